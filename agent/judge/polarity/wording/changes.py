"""Where a claim departs from the sentence that it repeats: the places of its changes."""

from difflib import SequenceMatcher
from typing import NamedTuple

from agent.domain.prose.analysis import Analysis
from agent.judge.alignment.matter import words_of
from agent.judge.clauses.tree import Tree
from agent.judge.once import once

_SKIPPED = frozenset("a an the , . ; : ( ) - – — “ ” \" ' 's ’s of that".split())


class Change(NamedTuple):
    """Token indices at one place: those of the claim, and those of the evidence instead."""

    claim: tuple[int, ...]
    premise: tuple[int, ...]


class Sides(NamedTuple):
    """Claim and premise, as trees and as analyses, and which sentence is reworded."""

    claim: Tree
    premise: Tree
    whole: Analysis
    offered: Analysis
    sentence: int


def words(tree: Tree, number: int) -> list[int]:
    """Return the tokens of sentence ``number`` that are held against each other."""
    return [i for i in range(*tree.sentences[number]) if tree.lower(i) not in _SKIPPED]


def in_common(mine: Tree, own: list[int], theirs: Tree, other: list[int]) -> float:
    """Return the share of the claim's words that a sentence has in any order.

    It is the most that `departures`, which takes the same arguments and more time, can find.
    """
    offered = set(_masks(theirs, other))
    return sum(mask in offered for mask in _masks(mine, own)) / len(own)


def departures(
    mine: Tree, own: list[int], theirs: Tree, other: list[int]
) -> tuple[float, list[Change]]:
    """Return the share of the claim's words that stand in order in a sentence, and the changes.

    Args:
        mine: the claim's tree.
        own: the claim's `words`.
        theirs: the evidence's tree.
        other: the `words` of the sentence.
    """
    matcher = SequenceMatcher(None, _masks(mine, own), _masks(theirs, other), autojunk=False)
    blocks = [b for b in matcher.get_matching_blocks() if b.size]
    if not blocks:
        return 0.0, []
    first, last = blocks[0].b, blocks[-1].b + blocks[-1].size
    changes = [
        Change(tuple(own[a1:a2]), tuple(other[b1:b2]))
        for tag, a1, a2, b1, b2 in matcher.get_opcodes()
        if tag != "equal" and (a1 < a2 or first < b1 < last)
    ]
    pairs = [(own[b.a + n], other[b.b + n]) for b in blocks for n in range(b.size)]
    exchanged = [Change((i,), (k,)) for i, k in pairs if mine.stems[i] != theirs.stems[k]]
    if _of_another_member(exchanged, mine, theirs, other):
        exchanged = []
    share = (len(pairs) - len(exchanged)) / len(own)
    elsewhere = words_of(theirs, other)
    moved = [c for c in changes if any(mine.stems[i] in elsewhere for i in c.claim)]
    if not moved:
        return share, [*exchanged, *changes]
    # A word that stands elsewhere may have brought its number along: A has 5 and B has 7.
    return share, [c for c in changes if c not in moved] if exchanged else changes


def _of_another_member(exchanged: list[Change], mine: Tree, theirs: Tree, other: list[int]) -> bool:
    """Tell whether the numbers of an earlier member of a list were held against a later one's.

    A claim that leaves the last member out (*34 m in 2021, 51 m in 2022 and 29 m in 2023*) has
    several numbers that follow each other in the sentence, and none of those held against.
    """
    if len(exchanged) <= 1:
        return False
    masks = zip(other, _masks(theirs, other), strict=True)
    stated = [theirs.stems[k] for k, mask in masks if mask == "#"]
    own = [mine.stems[c.claim[0]] for c in exchanged]
    against = {theirs.stems[c.premise[0]] for c in exchanged}
    together = any(stated[i : i + len(own)] == own for i in range(len(stated)))
    return together and against.isdisjoint(mine.stems)


def _masks(tree: Tree, tokens: list[int]) -> list[str]:
    masked = _masked(tree)
    return [masked[i] for i in tokens]


@once
def _masked(tree: Tree) -> tuple[str, ...]:
    """Return the stems of a text, one sign for all numbers: they are compared by their place."""
    return tuple(
        "#" if t.pos == "NUM" and any(c.isdigit() for c in t.text) else stem
        for t, stem in zip(tree.tokens, tree.stems, strict=True)
    )
