"""Clauses joined under one subordinating word: *only if A and B*, *where A and B, C*.

The parser sets the second of them free, so that a condition would be asserted.
"""

from agent.domain.prose.analysis import Token
from agent.domain.prose.tags import ANY_SUBJECT, HELPING
from agent.judge.claims.parsing.conditions import hang
from agent.judge.claims.parsing.labels import below

_HOLDING = frozenset("if before until unless because since provided providing".split())
_CIRCUMSTANTIAL = frozenset("when whenever where wherever once after".split())
"""Words after which a second clause may as well be told of the past for its own sake."""
_BOUNDING = frozenset({"soon", "long"})


def share_subordination(tokens: list[Token], start: int, end: int, root: int) -> None:
    """Hang on a subordinate clause of the sentence what "and" joins to it, in place."""
    for verb in range(start, root):
        _join_before(tokens, verb, start, root)
    for verb in range(root + 1, end):
        _join_behind(tokens, verb, root)


def _join_before(tokens: list[Token], verb: int, start: int, root: int) -> None:
    """Hang "and no spare is left" of "where A is due and no spare is left, …" on the former."""
    token = tokens[verb]
    if token.head != root or token.dep not in ("ccomp", "advcl", "dep", "conj"):
        return
    word = _joint(tokens, verb, start, verb)
    first = None if word is None else _subordinate(tokens, start, word)
    if word is None or first is None or tokens[first].head not in (root, verb, *_adverbs(tokens)):
        return
    top = first if tokens[first].head in (root, verb) else tokens[first].head
    if tokens[top].head in (root, verb):
        hang(tokens, top, root, tokens[top].dep)
        _join(tokens, word, verb, first)


def _join_behind(tokens: list[Token], verb: int, root: int) -> None:
    """Hang "and you have no debts" of "as long as it is free and you have …" on the former.

    A clause with a modal of its own ("and you will get …") is the result instead, unless "only"
    restricts what is said to the case.
    """
    if tokens[verb].dep != "conj" or tokens[verb].head != root:
        return
    word = _joint(tokens, verb, root + 1, verb)
    first = None if word is None else _subordinate(tokens, root + 1, word)
    if word is None or first is None:
        return
    opening = _opening(tokens, first)
    if tokens[opening - 1].text.lower() != "only":
        helpers = [t.tag for t in tokens[word:verb] if t.head == verb and t.dep in HELPING]
        told = tokens[opening].text.lower() in _CIRCUMSTANTIAL and _is_past(tokens, root)
        if "MD" in helpers or told:
            return
    _join(tokens, word, verb, first)


def _joint(tokens: list[Token], verb: int, start: int, end: int) -> int | None:
    """Return the "and" before a clause with a subject, None behind a comma or without one."""
    subjects = (i for i in range(start, end) if tokens[i].head == verb)
    subject = next((i for i in subjects if tokens[i].dep in ANY_SUBJECT), None)
    if subject is None:
        return None
    word = min(i for i in range(start, end) if i == subject or below(tokens, i, subject)) - 1
    joined = word > start and tokens[word].text.lower() == "and" and tokens[word - 1].text != ","
    return word if joined else None


def _subordinate(tokens: list[Token], start: int, end: int) -> int | None:
    """Return the verb of the last condition, time or place before ``end``; None without one."""
    for verb in range(end - 1, start - 1, -1):
        token = tokens[verb]
        named = token.dep in ("acl", "relcl", "ccomp") and tokens[token.head].dep == "pobj"
        if named and tokens[token.head].text.lower() == "condition":
            hang(tokens, verb, token.head, "acl")
            return verb
        if token.dep == "advcl" and _opening(tokens, verb) >= start:
            return verb
    return None


def _opening(tokens: list[Token], verb: int) -> int:
    """Return the word that makes a clause subordinate, the first of "as long as"; -1 if none."""
    for i in range(verb):
        if tokens[i].head != verb:
            continue
        word = tokens[i].text.lower()
        if word in _HOLDING | _CIRCUMSTANTIAL:
            return i
        if i > 1 and word == "as" and tokens[i - 1].text.lower() in _BOUNDING:
            return i - 2
    return -1


def _adverbs(tokens: list[Token]) -> list[int]:
    return [i for i, t in enumerate(tokens) if t.text.lower() in _BOUNDING and t.dep == "advmod"]


def _is_past(tokens: list[Token], verb: int) -> bool:
    return tokens[verb].tag == "VBD" or any(
        t.head == verb and t.dep in HELPING and t.tag == "VBD" for t in tokens
    )


def _join(tokens: list[Token], word: int, verb: int, first: int) -> None:
    hang(tokens, word, first, "cc")
    hang(tokens, verb, first, "conj")
