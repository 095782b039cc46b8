"""A question for yes or no, told as what it asks after: "May I …?" is yes where "You may …" holds.

Only what can be turned safely is: one plain question on one matter, neither denied nor bounded by
words whose denial would be another one ("all", "only").
"""

import re

from agent.domain.base import Frozen
from agent.domain.prose.analysis import Analysis, Token

_AUXILIARIES = frozenset("is are am do does can may must has have should will".split())
_BEING = frozenset("is are am".split())
_SUBJECTS = ("nsubj", "nsubjpass", "expl", "attr")
_OBJECTS = ("dobj", "pobj", "dative", "iobj")
_SAID_OF_IT = ("acl", "amod", "acomp")
_NAMING = ("DET", "ADJ", "NOUN", "PROPN", "NUM")
_ENDING = ("ADP", "PUNCT", "PART", "SCONJ")
_UNSAFE = re.compile(
    r"\b(?:or|n?either|nor|whether|not|no|never|nobody|nothing|none|only|just|all|every\w*|each|both"
    r"|most|many|any\w*|ever|yet|still|already|also|too|else|same|please|how|who\w*|what|where|when"
    r"|which|why|know|tell|say|mean|correct|true|right|would|could)\b|n['’]t\b|;|:\s|[?.!]\s*\w",
    re.IGNORECASE,
)
_ABOUT_OTHERS = {
    "i": "you", "my": "your", "me": "you", "mine": "yours", "myself": "yourself",
    "you": "we", "your": "our", "yours": "ours", "yourself": "ourselves",
}  # fmt: skip
"""What the asker calls himself and those asked, as these say it."""
_AGREEING = {("am", "you"): "are"}
_DENIED = {"must": "need not", "can": "cannot"}
_SINGULAR = {"have": "has", "do": "does", "go": "goes"}
_ARTICLES = ("a", "an")


class Posed(Frozen):
    """What a question asks after, and that it is not so; as they go on behind "Yes," or "No,"."""

    statement: str
    denial: str


def posed(question: Analysis) -> Posed | None:
    """Return what a question for yes or no asks after, None where that is not plain.

    "Do interns get paid leave?" asks whether "interns get paid leave" or "interns do not get paid
    leave".
    """
    first = question.tokens[0].text.lower() if question.tokens else ""
    if first not in _AUXILIARIES or _UNSAFE.search(question.text):
        return None
    end = _end_of_subject(question)
    if first in _BEING and not 0 < end < len(question.tokens) - 1:
        end = _end_of_run(question)
    words = [_as_said(t) for t in question.tokens]
    subject, rest = words[1:end], words[end:]
    broken = bool(subject) and question.tokens[end - 1].end == question.tokens[end].start
    if not subject or broken or len(rest) < 2:  # a predicate and the question mark
        return None
    auxiliary = _AGREEING.get((first, " ".join(subject)), first)
    return Posed(
        statement=_clause(question, [*subject, *_affirmed(auxiliary, rest)]),
        denial=_clause(question, [*subject, *_denied(auxiliary, rest, subject)]),
    )


def _as_said(token: Token) -> str:
    """Return a word as those who are asked say it: they are *us* where they do nothing."""
    said = _ABOUT_OTHERS.get(token.text.lower(), token.text)
    return "us" if said == "we" and token.dep in _OBJECTS else said


def _end_of_subject(question: Analysis) -> int:
    """Return where the subject behind the auxiliary ends, 0 where that is not plain."""
    tokens = question.tokens
    subject = next((i for i, t in enumerate(tokens) if t.dep in _SUBJECTS), None)
    if subject is None:
        return _end_of_gerund(question)
    below = question.subtree(subject)
    if below != list(range(1, len(below) + 1)):
        return 0
    if tokens[0].text.lower() not in _BEING:
        return below[-1] + 1
    said = (c for c in question.children(subject) if c > subject and tokens[c].dep in _SAID_OF_IT)
    return min((min(question.subtree(c)) for c in said), default=below[-1] + 1)


def _end_of_gerund(question: Analysis) -> int:
    """Return the end of what the parser takes for a verb: "Is parking free?", "Is smoking …?"."""
    root = question.tokens[0].head
    if question.tokens[0].text.lower() not in _BEING or not root:
        return 0
    of_it = [
        i for i in question.children(root) if i == root + 1 and question.tokens[i].dep == "dobj"
    ]
    return max([root, *of_it]) + 1 if question.tokens[root].text.endswith("ing") else 0


def _end_of_run(question: Analysis) -> int:
    """Return the last of a run of nouns and adjectives: what "is the *depot* open?" says of it."""
    tokens = question.tokens
    run = next((i for i, t in enumerate(tokens) if i and t.pos not in _NAMING), 0)
    said = run - 1
    return said if said > 1 and tokens[said - 1].pos != "DET" and tokens[run].pos in _ENDING else 0


def _affirmed(auxiliary: str, rest: list[str]) -> list[str]:
    if auxiliary == "does":
        return [_third_person(rest[0]), *rest[1:]]
    return rest if auxiliary == "do" else [auxiliary, *rest]


def _denied(auxiliary: str, rest: list[str], subject: list[str]) -> list[str]:
    if subject == ["there"]:
        return [auxiliary, "no", *rest[rest[0].lower() in _ARTICLES :]]
    return [_DENIED.get(auxiliary, f"{auxiliary} not"), *rest]


def _third_person(verb: str) -> str:
    if verb in _SINGULAR:
        return _SINGULAR[verb]
    if verb.endswith(("s", "x", "z", "ch", "sh", "o")):
        return f"{verb}es"
    return f"{verb[:-1]}ies" if verb.endswith("y") and verb[-2:-1] not in "aeiou" else f"{verb}s"


def _clause(question: Analysis, words: list[str]) -> str:
    """Return the words as a clause, those that the question writes together kept together."""
    joined = " ".join(words)
    for one, other in zip(question.tokens, question.tokens[1:], strict=False):
        if one.end == other.start and other.text.lower() not in _ABOUT_OTHERS:
            joined = joined.replace(f"{one.text} {other.text}", f"{one.text}{other.text}")
    return joined.rstrip(" ?.!")
