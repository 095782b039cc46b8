"""Parallel pairs: who goes with what in *for the Supplier by Ann and for the Customer by Ben*.

The claim that Ann signed for the Customer has all its words in that sentence, and readers find it
supported; but it takes its two halves from different pairs.
"""

from collections.abc import Iterator
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.judge.clauses.frame import SILENT
from agent.judge.clauses.tree import CONTENT_POS, Tree
from agent.judge.once import once

_JOINS = frozenset({"and", "but", ";"})
_STOPS = frozenset({";", ":", "."})
_MOST = frozenset({"most", "least"})


class Pairs(NamedTuple):
    """The stems that each place of two parallel pairs has alone."""

    first: tuple[frozenset[str], frozenset[str]]
    second: tuple[frozenset[str], frozenset[str]]


def compare_pairs(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where a claim mixes two pairs of a sentence, else ``none``.

    It has words of one place of the first pair and of the other place of the second, and none of
    what these two go with.
    """
    said = frozenset(claim.stems)
    for (a, b), (c, d) in pairs(premise):
        mixed = (said & a and said & d) or (said & c and said & b)
        kept = (said & a and said & b) or (said & c and said & d)
        if mixed and not kept:
            return Outcome.CONFLICT, "it pairs them the other way"
    return Outcome.NONE, ""


@once
def pairs(tree: Tree) -> tuple[Pairs, ...]:
    """Return the parallel pairs of a text."""
    return tuple(_pairs(tree))


def _pairs(tree: Tree) -> Iterator[Pairs]:
    """Yield each *P1 A P2 B and P1 C P2 D* whose places all have words of their own."""
    for start, end in tree.sentences:
        for join in range(start + 1, end - 1):
            if tree.lower(join) not in _JOINS or not _opens(tree, join + 1):
                continue
            stop = next((i for i in range(join + 1, end) if tree.lower(i) in _STOPS), end)
            inner = [i for i in range(join + 2, stop) if _opens(tree, i)][:1]
            for middle in inner:
                found = _before(tree, start, join, tree.lower(join + 1), tree.lower(middle))
                if found is not None:
                    one, two = found
                    places = ((one, two), (two, join), (join + 1, middle), (middle, stop))
                    a, b, c, d = _own([_words(tree, *p) for p in places])
                    if a and b and c and d:
                        yield Pairs((a, b), (c, d))


def _before(tree: Tree, start: int, join: int, outer: str, inner: str) -> tuple[int, int] | None:
    """Return where the same two prepositions stand last before ``join``, in this order."""
    for one in range(join - 1, start - 1, -1):
        if tree.lower(one) == outer:
            between = [i for i in range(one + 1, join) if _opens(tree, i)]
            if between and tree.lower(between[0]) == inner:
                return one, between[0]
    return None


def _opens(tree: Tree, index: int) -> bool:
    """Tell whether a preposition opens a place at ``index``; *of* and *at most* open none."""
    bound = index + 1 < len(tree.tokens) and tree.lower(index + 1) in _MOST
    return tree.tokens[index].pos == "ADP" and tree.lower(index) != "of" and not bound


def _words(tree: Tree, start: int, end: int) -> frozenset[str]:
    """Return the stems of the telling words after a preposition."""
    return frozenset(
        tree.stems[i]
        for i in range(start + 1, end)
        if tree.tokens[i].pos in CONTENT_POS | {"NUM"} and tree.lower(i) not in SILENT
    )


def _own(places: list[frozenset[str]]) -> list[frozenset[str]]:
    """Return each place without the words that another one has too."""
    return [
        place - frozenset[str]().union(*(p for p in places if p is not place)) for place in places
    ]
