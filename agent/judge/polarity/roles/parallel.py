"""Parallel pairs: who goes with what in *for the Supplier by Ann and for the Customer by Ben*.

The claim that Ann signed for the Customer has all its words in that sentence, and readers find it
supported; but it takes its two halves from different pairs.
"""

from collections.abc import Iterator
from itertools import combinations, pairwise, takewhile
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.domain.prose.tags import VERBS
from agent.judge.alignment.matter import own_of_each, words_of
from agent.judge.clauses.frame import SILENT
from agent.judge.clauses.tree import CONTENT_POS, Tree
from agent.judge.once import once

_JOINING = frozenset({"and", "but"})
_JOINS = _JOINING | {";", ","}
_STOPS = frozenset({";", ":", "."})
_CUTS = frozenset({"and", "but", "while", ";", ","})
_NAMING = frozenset({"NOUN", "PROPN", "NUM", "ADJ"})
_PHRASE = frozenset({"NOUN", "PROPN", "ADJ", "DET", "PRON", "PART"})
_LIGHT = frozenset("be have do take get receive go come happen occur hold".split())
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
    found = any(_mixes(_said(claim, range(len(claim.tokens))), p) for p in pairs(premise))
    if not found and (short := short_pairs(premise)) and _is_told(claim, premise):
        found = any(_mixes(said, p) for said in _each_said(claim) for p in short)
    if found:
        return Outcome.CONFLICT, "it pairs them the other way"
    if any(_mixes(_said(claim, range(len(claim.tokens))), p) for p in uneven_pairs(premise)):
        return Outcome.MISSING, "it pairs them otherwise"
    return Outcome.NONE, ""


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
        return [_said(claim, part) for part in parts]
    return [_said(claim, range(len(claim.tokens)))]


def _said(claim: Tree, part: range) -> frozenset[str]:
    """Return the stems of a part of a claim, each also with what opens its place."""
    said: set[str] = set()
    opened, of = "", False
    for i in part:
        opened = claim.lower(i) if _opens(claim, i) else opened
        of = claim.lower(i) == "of" or (of and claim.tokens[i].pos in _PHRASE)
        said |= {claim.stems[i], f"{opened} {claim.stems[i]}"}
        said |= {f"of {claim.stems[i]}"} if of else set()
    return frozenset(said)


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

    The second part leaves out the verb; where the first has things on both sides of it, it is held
    against the thing done, if both are names or neither is.
    """
    ones, twos = ([i for i in part if _opens(tree, i)] for part in (one, two))
    if len(ones) != 1 or len(twos) != 1 or tree.lower(ones[0]) != tree.lower(twos[0]):
        return []
    verbs = [i for i in (*one, *two) if tree.tokens[i].pos in VERBS]
    if any(i in two or i > ones[0] for i in verbs):
        return []
    begin = one.start
    if verbs and _named(tree, range(verbs[0], ones[0])) and _named(tree, range(begin, verbs[0])):
        begin = verbs[0]
        if _is_name(tree, range(begin, ones[0])) is not _is_name(tree, range(two.start, twos[0])):
            return []
    firsts = range(begin, ones[0]), range(ones[0] + 1, one.stop)
    return [*firsts, range(two.start, twos[0]), range(twos[0] + 1, two.stop)]


def _is_name(tree: Tree, words: range) -> bool:
    return any(tree.tokens[i].pos == "PROPN" for i in words)


def _named(tree: Tree, words: range) -> frozenset[str]:
    inside = (i for i in words if tree.tokens[i].pos in _NAMING)
    return frozenset(tree.stems[i] or tree.lower(i) for i in inside)


@once
def pairs(tree: Tree) -> tuple[Pairs, ...]:
    """Return the parallel pairs of a text."""
    return (*_pairs(tree), *_pairs_of(tree))


def _pairs_of(tree: Tree) -> Iterator[Pairs]:
    """Yield each *A of B and C of D*, no amounts, and only articles and adjectives between them."""
    marks = [i for i in range(1, len(tree.tokens)) if tree.lower(i) == "of"]
    for one, two in pairwise(marks):
        join = next((i for i in range(one, two) if tree.lower(i) in _JOINING), two)
        between = (i for i in range(one + 1, two) if i != join)
        if join == two or not all(tree.tokens[i].pos in _PHRASE for i in between):
            continue
        rest = range(two + 1, len(tree.tokens))
        end = next((i for i in rest if tree.tokens[i].pos not in _PHRASE), len(tree.tokens))
        if "NUM" in {tree.tokens[i].pos for i in (one - 1, two - 1, two + 1)}:
            continue
        ranges = ((one - 1, one), (one, join), (two - 1, two), (two, end))
        places = [_named(tree, range(*r)) or words_of(tree, range(*r)) for r in ranges]
        a, b, c, d = own_of_each(places)
        if a and b and c and d:
            tagged = (frozenset(f"of {w}" for w in place) for place in (b, d))
            yield Pairs((a, next(tagged)), (c, next(tagged)))


def _pairs(tree: Tree) -> Iterator[Pairs]:
    """Yield each two places of *P1 A P2 B and P1 C P2 D* that all have words of their own."""
    for start, end in tree.sentences:
        for join in range(start + 1, end - 1):
            if tree.lower(join) not in _JOINS or not _opens(tree, join + 1):
                continue
            stop = next((i for i in range(join + 1, end) if tree.lower(i) in _STOPS), end)
            second = [i for i in range(join + 1, stop) if _opens(tree, i)]
            for first in _before(tree, start, join, [tree.lower(i) for i in second[:2]]):
                yield from _each_two(tree, [*first, join], [*second, stop])


@once
def uneven_pairs(tree: Tree) -> tuple[Pairs, ...]:
    """Return the pairs that have one preposition alike: *to A on weekdays and to B at weekends*."""
    return tuple(_uneven_pairs(tree))


def _uneven_pairs(tree: Tree) -> Iterator[Pairs]:
    for start, end in tree.sentences:
        opened = [i for i in range(start, end) if _opens(tree, i)]
        for join in (i for i in range(start + 1, end) if tree.lower(i) in _JOINING):
            first = [i for i in opened if i < join][-2:]
            second = [i for i in opened if i > join]
            if len(first) != 2 or len(second) != 2 or second[0] != join + 1:
                continue
            alike = [tree.lower(i) == tree.lower(j) for i, j in zip(first, second, strict=True)]
            if alike[0] != alike[1]:
                yield from _each_two(tree, [*first, join], [*second, end], 2)


def _before(tree: Tree, start: int, join: int, names: list[str]) -> Iterator[list[int]]:
    """Yield where prepositions stand before ``join`` from where two of them open, the last first.

    A list has several such parts: *from A to B by bike, from B to C by boat and from C to D*.
    """
    opened = [i for i in range(start, join) if _opens(tree, i)]
    for k in range(len(opened) - 1, -1, -1):
        if tree.lower(opened[k]) == names[0]:
            if [tree.lower(i) for i in opened[k : k + 2]] != names:
                return
            yield opened[k:]


def _each_two(tree: Tree, first: list[int], second: list[int], alike: int = 0) -> Iterator[Pairs]:
    """Yield the pairs of each two places that both halves open with the same prepositions.

    ``alike`` places are taken for such, whatever opens them.

    Each half is where it has prepositions, and where it ends. Where one half ends a way on which
    the other one goes on, *from Dover to Calais and from Calais to Lille*, these two are no pair.
    """
    two = zip(first[:-1], second[:-1], strict=False)
    same = takewhile(lambda p: tree.lower(p[0]) == tree.lower(p[1]), two)
    names = [tree.lower(i) for i in first[:alike] or [i for i, _ in same]]
    ones, twos = ([_words(tree, *p) for p in pairwise(half)] for half in (first, second))
    for i, j in combinations(range(len(names)), 2):
        if ones[i] & twos[j] or ones[j] & twos[i]:
            continue
        a, b = (_own(ones, twos, k, names[k]) for k in (i, j))
        c, d = (_own(twos, ones, k, names[k]) for k in (i, j))
        if a and b and c and d:
            yield Pairs((a, b), (c, d))


def _own(
    half: list[frozenset[str]], other: list[frozenset[str]], at: int, name: str
) -> frozenset[str]:
    """Return the words that a place of a half has alone; with its preposition if that is needed."""
    inside, beyond = (frozenset[str]().union(*(*h[:at], *h[at + 1 :])) for h in (half, other))
    own = half[at] - other[at] - inside
    return frozenset(f"{name} {w}" if w in beyond else w for w in own)


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
