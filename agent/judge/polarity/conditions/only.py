"""Only there: what is accepted only at the office is accepted at the office."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.judge.clauses.tree import Tree

_SMALL = frozenset({"DET", "PUNCT", "AUX", "PART"})
_ONLY = frozenset({"only", "solely", "exclusively"})
_MAY = frozenset("may can could might".split())
_MODALS = _MAY | frozenset("must shall should will would need".split())
_DENYING = frozenset("not n't n’t never no nobody none nothing neither nor".split())
_OPEN = frozenset("if unless except when or but than until before after without".split())


class _Said(NamedTuple):
    """The stems of what a sentence says but for small words, in order, and all its words."""

    words: tuple[str, ...]
    every: frozenset[str]


def compare_only(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where the claim denies what the premise says of one case only.

    In either voice: "used by staff only" is denied by "staff may not use".
    """
    if any(
        _denied(mine) and not _denied(theirs)
        for mine, theirs in _alike(claim, premise, turned=True)
    ):
        return Outcome.CONFLICT, "it says that of this one"
    return Outcome.NONE, ""


def says_without_only(claim: Tree, premise: Tree) -> bool:
    """Tell whether a claim says what a sentence says, but for *only* there.

    What is done may be done; what may be done need not be.
    """
    for mine, theirs in _alike(claim, premise, turned=False):
        own, told = mine.every & _MODALS, theirs.every & _MODALS
        allowed = own <= _MAY if not told or told <= _MAY else own == told
        if allowed and bool(own) >= bool(told) and not (_denied(mine) or _denied(theirs)):
            return True
    return False


def _alike(claim: Tree, premise: Tree, *, turned: bool) -> Iterator[tuple[_Said, _Said]]:
    """Yield the claim with each sentence of its words that has *only*, where it has none."""
    if len(claim.sentences) != 1 or not _ONLY & {t.text.lower() for t in premise.tokens}:
        return
    mine = _said(claim, 0)
    if mine.every & (_ONLY | _OPEN):
        return
    for number, (start, end) in enumerate(premise.sentences):
        places = [i for i in range(start, end) if premise.lower(i) in _ONLY]
        theirs = _said(premise, number)
        same = theirs.words == mine.words or (turned and _is_turned(mine, theirs))
        if len(places) == 1 and not theirs.every & _OPEN and same:
            following = premise.tokens[places[0] + 1 : places[0] + 2]
            if not any(t.pos == "NUM" for t in following):
                yield mine, theirs


def _said(tree: Tree, number: int) -> _Said:
    start, end = tree.sentences[number]
    begin = next((i for i in range(start, end) if tree.lower(i).isalpha()), start)
    inside = range(begin, end)  # a number before it counts the sentences
    every = frozenset(tree.lower(i) for i in inside)
    words = (i for i in inside if tree.tokens[i].pos not in _SMALL)
    passed = _ONLY | _DENYING | _MODALS
    kept = (tree.stems[i] or tree.lower(i) for i in words if tree.lower(i) not in passed)
    return _Said(tuple(kept), every)


def _is_turned(one: _Said, other: _Said) -> bool:
    """Tell whether two sentences have the same words, one as active and one with *by* whom."""
    agents = [said.words.count("by") for said in (one, other)]
    counts = [Counter(w for w in said.words if w != "by") for said in (one, other)]
    return sorted(agents) == [0, 1] and counts[0] == counts[1]


def _denied(said: _Said) -> bool:
    return bool(said.every & _DENYING)
