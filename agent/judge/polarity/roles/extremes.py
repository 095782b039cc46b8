"""Extremes exchanged: *highest in May, lowest in February* is not *most in February*."""

import re
from collections.abc import Iterator
from itertools import pairwise, permutations
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import words_of
from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.tree import Tree
from agent.judge.once import once

_MOST = frozenset("most highest largest biggest greatest maximum".split())
_LEAST = frozenset("least lowest fewest smallest minimum".split())
_POLES = (
    (_MOST, _LEAST),
    ({"best"}, {"worst"}),
    ({"oldest"}, {"youngest", "newest"}),
    ({"longest"}, {"shortest"}),
    ({"tallest"}, {"shortest"}),
    ({"fastest", "quickest"}, {"slowest"}),
    ({"heaviest"}, {"lightest"}),
    ({"hottest", "warmest"}, {"coldest", "coolest"}),
    ({"dearest", "costliest", "priciest"}, {"cheapest"}),
    ({"busiest"}, {"quietest"}),
    ({"earliest"}, {"latest"}),
    ({"strongest"}, {"weakest"}),
    ({"first"}, {"last"}),
)
_EXTREMES = frozenset[str]().union(*(pole for poles in _POLES for pole in poles))
_CUT = re.compile(r"[;:,.]|\b(?:and|but|while|whereas)\b", re.IGNORECASE)
_BOUND = re.compile(r"\bat (?:most|least)\b|\bmost of\b|\bless\b", re.IGNORECASE)


class _Part(NamedTuple):
    """A part of a text with one extreme, and the stems before and after that."""

    extreme: str
    before: frozenset[str]
    after: frozenset[str]


def compare_extremes(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where a claim has an extreme with what the other one stands with.

    The evidence has the two extremes in two parts of a sentence, one beside the other.
    """
    asked = _parts(claim)
    for pair in pairwise(_parts(premise)):
        sides = [n for n in (1, 2) if all(part[n] for part in pair)]
        for one, other in permutations(pair):
            if not _opposed(one.extreme, other.extreme):
                continue
            own, others = (
                frozenset[str]().union(*(part[n] for n in sides)) for part in (one, other)
            )
            for said in asked:
                words = said.before | said.after
                moved = words & (others - own) and not words & (own - others)
                if moved and _alike(said.extreme, one.extreme):
                    return Outcome.CONFLICT, f"it says that of “{other.extreme}”"
    return Outcome.NONE, ""


@once
def _parts(tree: Tree) -> tuple[_Part, ...]:
    """Return each part of a text that has one extreme."""
    return tuple(_extremes(tree))


def _extremes(tree: Tree) -> Iterator[_Part]:
    edges = [0, *(m.end() for m in _CUT.finditer(tree.text)), len(tree.text)]
    for start, end in pairwise(edges):
        inside = tree.within(start, end)
        found = [i for i in inside if tree.lower(i) in _EXTREMES]
        plain = NEGATIVES.isdisjoint(tree.lower(i) for i in inside)
        if len(found) == 1 and plain and not _BOUND.search(tree.text, start, end):
            at = found[0]
            sides = (range(inside[0], at), range(at + 1, inside[-1] + 1))
            yield _Part(tree.lower(at), *(words_of(tree, side) for side in sides))


def _opposed(one: str, other: str) -> bool:
    return any((one in a and other in b) or (one in b and other in a) for a, b in _POLES)


def _alike(one: str, other: str) -> bool:
    return any((one in pole and other in pole) for poles in _POLES for pole in poles)
