"""Parallel pairs: who goes with what in *for the Supplier by Ann and for the Customer by Ben*.

The claim that Ann signed for the Customer has all its words in that sentence, and readers find it
supported; but it takes its two halves from different pairs.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.domain.prose.tags import VERBS
from agent.judge.alignment.matter import own_of_each
from agent.judge.clauses.frame import SILENT
from agent.judge.clauses.tree import CONTENT_POS, Tree
from agent.judge.once import once

_JOINS = frozenset({"and", "but", ";"})
_STOPS = frozenset({";", ":", "."})
_CUTS = frozenset({"and", "but", "while", ";", ","})
_NAMING = frozenset({"NOUN", "PROPN", "NUM", "ADJ"})
_LIGHT = frozenset("be have do take go come happen occur hold".split())
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
    found = any(_mixes(frozenset(claim.stems), p) for p in pairs(premise))
    if not found and (short := short_pairs(premise)) and _is_told(claim, premise):
        found = any(_mixes(said, p) for said in _each_said(claim) for p in short)
    return (Outcome.CONFLICT, "it pairs them the other way") if found else (Outcome.NONE, "")


def _mixes(said: frozenset[str], pairs: Pairs) -> bool:
    (a, b), (c, d) = pairs
    mixed = (said & a and said & d) or (said & c and said & b)
    kept = (said & a and said & b) or (said & c and said & d)
    return bool(mixed and not kept)


def _is_told(claim: Tree, premise: Tree) -> bool:
    """Tell whether the evidence has the claim's verb, or the claim one that says little."""
    verbs = [i for i, t in enumerate(claim.tokens) if t.pos == "VERB"]
    return all(claim.tokens[i].lemma in _LIGHT or claim.stems[i] in premise.stems for i in verbs)


def _each_said(claim: Tree) -> list[frozenset[str]]:
    """Return the stems of each part of a claim, of all of it where not each has a preposition."""
    edges = [0, *(i for i in range(len(claim.tokens)) if claim.lower(i) in _CUTS)]
    parts = [range(a, b) for a, b in pairwise([*edges, len(claim.tokens)])]
    if all(any(_opens(claim, i) for i in part) for part in parts):
        return [frozenset(claim.stems[i] for i in part) for part in parts]
    return [frozenset(claim.stems)]


@once
def short_pairs(tree: Tree) -> tuple[Pairs, ...]:
    """Return the pairs that share a verb: *A is held in odd weeks, B in even weeks*."""
    return tuple(_short_pairs(tree))


def _short_pairs(tree: Tree) -> Iterator[Pairs]:
    for start, end in tree.sentences:
        cuts = [i for i in range(start, end) if tree.lower(i) in _CUTS]
        for join in cuts:
            begin = max((i + 1 for i in cuts if i < join), default=start)
            stop = next((i for i in cuts if i > join + 1), end)
            places = _places(tree, range(begin, join), range(join + 1, stop))
            a, b, c, d = (
                own_of_each([_named(tree, p) for p in places]) if places else [frozenset[str]()] * 4
            )
            if a and b and c and d:
                yield Pairs((a, b), (c, d))


def _places(tree: Tree, one: range, two: range) -> list[range]:
    """Return what stands before and after the one preposition of two parts, none if unclear.

    The second part leaves out the verb; where the first has things on both sides of it, which of
    them it is set against is not told.
    """
    ones, twos = ([i for i in part if _opens(tree, i)] for part in (one, two))
    if len(ones) != 1 or len(twos) != 1 or tree.lower(ones[0]) != tree.lower(twos[0]):
        return []
    verbs = [i for i in (*one, *two) if tree.tokens[i].pos in VERBS]
    if any(i in two or i > ones[0] for i in verbs):
        return []
    if verbs and _named(tree, range(verbs[0], ones[0])) and _named(tree, range(one[0], verbs[0])):
        return []
    firsts = range(one.start, ones[0]), range(ones[0] + 1, one.stop)
    return [*firsts, range(two.start, twos[0]), range(twos[0] + 1, two.stop)]


def _named(tree: Tree, words: range) -> frozenset[str]:
    inside = (i for i in words if tree.tokens[i].pos in _NAMING)
    return frozenset(tree.stems[i] or tree.lower(i) for i in inside)


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
                    a, b, c, d = own_of_each([_words(tree, *p) for p in places])
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
