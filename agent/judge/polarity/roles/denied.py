"""Denied sides: of *with state aid but not with other awards*, which side is the denied one.

A claim that has the two sides exchanged has every word of the evidence and says the opposite.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import stems_in, words_of
from agent.judge.clauses.frame import LIGHT_VERBS
from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import Tree
from agent.judge.once import once

_DENIED = re.compile(
    r"(?:,?\s(?:and|but|though)|,|;)\s(?:not|never)\s(?!only|just|merely|all|every|more|less|until)"
    r"|,?\s(?:rather than|instead of|as opposed to)\s",
    re.IGNORECASE,
)
_FIRST = re.compile(
    r"\b(?:not|neither)\s(?!only|just|merely)(?P<denied>[^.;:,]+?),?\sbut\s", re.IGNORECASE
)
"""What denies the first of two: *not with the porter but with the cook*."""
_TURNED = re.compile(
    r"\b(?:not|no|never|none|nobody|nothing|neither|nor|without|cannot|only|instead|if|unless)\b"
    r"|n['’]t\b",
    re.IGNORECASE,
)
_CLOSED = re.compile(r"[.;:,!?]\s|$")
_LIGHT = frozenset(map(stem, LIGHT_VERBS))
_NARROWING = ("prep", "relcl", "acl", "amod")


class Sides(NamedTuple):
    """The stems of what a sentence affirms, and those of what it denies.

    ``narrowed`` are those that tell of which things of a kind it speaks (*notes in a locked book*).
    """

    affirmed: frozenset[str]
    denied: frozenset[str]
    narrowed: frozenset[str]


def compare_denied(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where a claim affirms what the evidence denies, and denies the other."""
    mine = _sides(claim)
    if len(mine) != 1:
        return Outcome.NONE, ""
    (own,) = mine
    told = _sides(premise)
    if any(_exchanged(own, t) for t in told) and not any(_shared(own, t) for t in told):
        return Outcome.CONFLICT, "it denies the other of the two"
    return Outcome.NONE, ""


def _exchanged(mine: Sides, theirs: Sides) -> bool:
    affirmed, denied = theirs.affirmed - theirs.denied, theirs.denied - theirs.affirmed
    if theirs.narrowed and theirs.narrowed.isdisjoint(mine.affirmed | mine.denied):
        return False
    moved, back = mine.affirmed & denied - _LIGHT, mine.denied & affirmed - _LIGHT
    return bool(moved and back) and not mine.denied & denied and not moved & mine.denied


def _shared(mine: Sides, theirs: Sides) -> bool:
    """Tell whether two sentences deny the same, and affirm the same."""
    affirmed, denied = theirs.affirmed - theirs.denied, theirs.denied - theirs.affirmed
    return bool(mine.affirmed & affirmed and mine.denied & denied)


@once
def _sides(tree: Tree) -> tuple[Sides, ...]:
    return tuple(_each(tree))


def _each(tree: Tree) -> Iterator[Sides]:
    """Yield the sides of each sentence that denies one thing after it has affirmed another."""
    for first, last in tree.sentences:
        start, end = tree.tokens[first].start, tree.tokens[last - 1].end
        if turned := _FIRST.search(tree.text, start, end):
            affirmed = [(start, turned.start()), (turned.end(), end)]
            denied = stems_in(tree, [turned.span("denied")])
            yield Sides(stems_in(tree, affirmed), denied, _narrowed(tree, range(first, last)))
            continue
        found = list(_DENIED.finditer(tree.text, start, end))
        if len(found) != 1 or _TURNED.search(tree.text, start, found[0].start()):
            continue
        closed = _CLOSED.search(tree.text, found[0].end(), end)
        stop = closed.start() if closed else end
        yield Sides(
            stems_in(tree, [(start, found[0].start())]),
            stems_in(tree, [(found[0].end(), stop)]),
            _narrowed(tree, range(first, last)),
        )


def _narrowed(tree: Tree, sentence: range) -> frozenset[str]:
    """Return the stems that narrow the subject of a sentence, none where they name the one."""
    subject = tree.subject_among(sentence)
    kids = [] if subject is None else tree.with_deps(subject, *_NARROWING)
    inside = [i for k in kids for i in tree.subtree(k)]
    named = any(tree.tokens[i].pos == "PROPN" for i in inside)
    return frozenset() if named else words_of(tree, inside)
