"""Former values: what is *now in grams instead of ounces* used to be in ounces, not in grams."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import saying, words_of
from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import Tree

ABOUT = 0.5  # share of the claim's words that the sentence of the change must have
REACH = 4  # words of a value next to the words that tell of the change
_FORMERLY = frozenset("formerly previously once originally".split())
_USED = re.compile(r"\bused to\b", re.IGNORECASE)
_UNTIL = re.compile(r"\b(?:before|until) (\w+)", re.IGNORECASE)
_SINCE = re.compile(r"\b(?:since|as of) (\w+)", re.IGNORECASE)
_NOW = re.compile(r"\b(?:now|nowadays|today|since|as of)\b", re.IGNORECASE)
_ONLY_NOW = re.compile(r"\b(?:now|nowadays|today|currently|these days)\b", re.IGNORECASE)
_BEFORE_NOW = re.compile(
    r"\b(?:used to|formerly|previously|once|originally|before|until|again|still|also"
    r"|always|instead|rather"
    r"|no longer|not)\b|n['’]t\b",
    re.IGNORECASE,
)
_USED_NOW = re.compile(
    r"\bused to\b(?P<old>[^;.!?]{3,90}?),? (?:and|but)\b(?P<now>(?=[^.!?]*\bnow\b)[^.!?]+)",
    re.IGNORECASE,
)
_INSTEAD = re.compile(r"\b(?:instead of|rather than)\b", re.IGNORECASE)
_FROM_TO = re.compile(r"\bfrom\b(?P<old>[^,;.!?]{1,40}?)\bto\b", re.IGNORECASE)
_CHANGING = frozenset(
    """rise fall drop grow shrink increase decrease raise reduce lower cut go move switch change
    shift convert migrate relocate""".split()
)
_VALUES = frozenset({"NOUN", "PROPN", "NUM", "ADJ", "ADV"})
_OTHERS = frozenset({"conj", "parataxis", "ccomp", "relcl", "advcl"})
_FRAMING = frozenset(map(stem, (*_FORMERLY, "use", "be", "before", "until", "now")))


class Change(NamedTuple):
    """The stems of the new value only, of the old one only, and of the clause that tells of it."""

    new: frozenset[str]
    old: frozenset[str]
    words: frozenset[str]


def compare_former(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where a claim tells of the past what a change brought, else ``none``."""
    for change in _changes(claim, premise):
        mine = frozenset(claim.stems)
        if change.new <= mine and not change.old & mine:
            return Outcome.CONFLICT, "it is so only now"
    if _USED.search(claim.text) and _said_of_now(claim, premise):
        return Outcome.CONFLICT, "it is so now"
    return Outcome.NONE, ""


def _said_of_now(claim: Tree, premise: Tree) -> bool:
    """Tell whether all that the evidence says of what used to be so is that it is so *now*."""
    mine = words_of(claim, range(len(claim.tokens))) - _FRAMING
    told = [premise.quote(s) for s in saying(claim, premise, ABOUT)]
    whole = any(mine <= words_of(premise, s) for s in saying(claim, premise, ABOUT))
    return whole and all(_ONLY_NOW.search(t) and not _BEFORE_NOW.search(t) for t in told)


def was_so(claim: Tree, premise: Tree) -> bool:
    """Tell whether a claim tells of the past only what a change put an end to."""
    mine = words_of(claim, range(len(claim.tokens))) - _FRAMING
    return any(
        change.old <= mine <= change.words and not change.new & mine
        for change in _changes(claim, premise)
    )


def _changes(claim: Tree, premise: Tree) -> Iterator[Change]:
    """Yield the changes that the evidence tells of, where the claim is of the time before them."""
    if not _is_former(claim, premise) or claim.words & NEGATIVES:
        return
    for sentence in saying(claim, premise, ABOUT):
        yield from _replaced(premise, sentence)
        yield from _moved(premise, sentence)
        yield from _used_to(premise, sentence)


def _is_former(claim: Tree, premise: Tree) -> bool:
    """Tell whether a claim says what used to be so, or was so until the evidence's *since*."""
    past = any(t.tag in {"VBD", "VBN"} for t in claim.tokens)
    if _USED.search(claim.text) or (past and claim.words & _FORMERLY):
        return True
    until = {m[1].lower() for m in _UNTIL.finditer(claim.text)}
    return past and not until.isdisjoint(m[1].lower() for m in _SINCE.finditer(premise.text))


def _replaced(tree: Tree, sentence: range) -> Iterator[Change]:
    """Yield what a sentence says there is now, and instead of what."""
    text = tree.quote(sentence)
    if not _NOW.search(text):
        return
    offset = tree.tokens[sentence[0]].start
    for match in _INSTEAD.finditer(text):
        before = [i for i in sentence if tree.tokens[i].end <= offset + match.start()]
        after = [i for i in sentence if tree.tokens[i].start >= offset + match.end()]
        yield from _change(tree, before[-REACH + 1 :], _phrase(tree, after))


def _moved(tree: Tree, sentence: range) -> Iterator[Change]:
    """Yield what a sentence says has changed from one value to another."""
    if not any(tree.tokens[i].lemma.lower() in _CHANGING for i in sentence):
        return
    text, offset = tree.quote(sentence), tree.tokens[sentence[0]].start
    for match in _FROM_TO.finditer(text):
        start, end = match.span("old")
        old = [i for i in sentence if start <= tree.tokens[i].start - offset < end]
        after = [i for i in sentence if tree.tokens[i].start >= offset + match.end()]
        yield from _change(tree, _phrase(tree, after), old)


def _used_to(tree: Tree, sentence: range) -> Iterator[Change]:
    """Yield what a sentence says used to be so, and what is so now."""
    match = _USED_NOW.search(tree.quote(sentence))
    if match is None:
        return
    offset = tree.tokens[sentence[0]].start
    old, new = (
        [i for i in sentence if start <= tree.tokens[i].start - offset < end]
        for start, end in (match.span("old"), match.span("now"))
    )
    clause = range(sentence.start, old[-1] + 1) if old else range(0)
    one, two = (words_of(tree, side) - _FRAMING for side in (new, old))
    if one - two and two - one:
        yield Change(one - two, two - one, words_of(tree, clause))


def _phrase(tree: Tree, tokens: list[int]) -> list[int]:
    """Return the first REACH of ``tokens``, up to a stop or a link."""
    ends = (n for n, i in enumerate(tokens) if tree.tokens[i].pos in ("PUNCT", "CCONJ"))
    stop = next(ends, len(tokens))
    return tokens[: min(stop, REACH)]


def _change(tree: Tree, new: list[int], old: list[int]) -> Iterator[Change]:
    """Yield the change between two values, told by their numbers where both have one."""
    kinds = _VALUES
    if all(any(tree.tokens[i].pos == "NUM" for i in side) for side in (new, old)):
        kinds = frozenset({"NUM"})
    one, two = (words_of(tree, side, kinds) - _FRAMING for side in (new, old))
    if one - two and two - one:
        yield Change(one - two, two - one, words_of(tree, _clause(tree, old[0])))


def _clause(tree: Tree, index: int) -> Iterator[int]:
    """Yield the clause that tells of a value: its verb, with whose subject, and what hangs on it.

    What somebody else does in the same sentence is left out.
    """
    verb, seen = index, set[int]()
    while verb not in seen and tree.child(verb, "nsubj", "nsubjpass") is None:
        seen.add(verb)
        verb = tree.tokens[verb].head
    if verb not in seen:
        yield from tree.below(verb, _OTHERS)
        yield from (i for i in seen if tree.tokens[i].dep == "conj")
