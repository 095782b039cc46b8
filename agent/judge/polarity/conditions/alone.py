"""Alone: *only nurses* is less than *only nurses and midwives*, and says that midwives may not.

So of *only with a pass or a guide* and *only if A or if B*. What is joined by *and* after *with* or
*if* is asked for together, and each of it is: *only in ink and in capitals*.
"""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.domain.prose.tags import VERBS
from agent.judge.alignment.matter import content, own_of_each, saying, words_of
from agent.judge.clauses.tree import Tree
from agent.judge.once import once

SAID = 0.6  # share of the claim's words from which a sentence says what the claim says
_ONLY = frozenset({"only", "solely", "exclusively"})
_NOBODY = frozenset({"nobody", "none", "nothing", "one"})
_WHEN = frozenset({"if", "when", "where", "once", "while", "after", "before"})
_UNITED = frozenset("by on for at to from during".split())
_WITH = frozenset("with without who that which".split())
_SKIPPED = VERBS | {"ADV", "PART"}
_CLOSING = frozenset({";", ":", "."})
_JOINTS = frozenset({"and", "or", ","})
_CUE = re.compile(r"\b(?:only|solely|exclusively|but)\b.*\b(?:and|or)\b", re.I | re.S)


class Alone(NamedTuple):
    """Of what alone a sentence says something: the stems of each thing, and all its words.

    ``only`` is the place of the word that says so.
    """

    items: tuple[frozenset[str], ...]
    words: frozenset[str]
    only: int = 0

    @property
    def own(self) -> list[frozenset[str]]:
        """The stems that each thing has alone."""
        return own_of_each(self.items)


def compare_alone(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where a claim says of some alone what the evidence says of more."""
    mine = [a for n in range(len(claim.sentences)) for a in alone(claim, n)]
    if len(mine) != 1 or not _CUE.search(premise.text):
        return Outcome.NONE, ""
    (own,) = mine
    known, found = content(claim), Outcome.NONE
    for sentence in saying(claim, premise, SAID):
        for other in alone(premise, premise.sentence_of[sentence[0]]):
            if not _narrower(own, other, known):
                return Outcome.NONE, ""
            found = Outcome.CONFLICT
    return found, "it says so of another one too" if found is Outcome.CONFLICT else ""


def _narrower(mine: Alone, theirs: Alone, known: frozenset[str]) -> bool:
    """Tell whether a claim has some of the things, all in their words, and nothing of another."""
    if len(theirs.items) < 2 or not mine.words or not mine.words <= theirs.words:
        return False
    told = [bool(i & known) for i in theirs.own]
    return all(theirs.own) and any(told) and not all(told)


def alone(tree: Tree, number: int) -> tuple[Alone, ...]:
    """Return what a sentence says of some things alone."""
    return tuple(a for n, a in _every(tree) if n == number)


@once
def _every(tree: Tree) -> tuple[tuple[int, Alone], ...]:
    """Return what each sentence says of some things alone, with the number of the sentence."""
    return tuple(
        (number, _told(tree, opens, end)._replace(only=only))
        for number, (start, end) in enumerate(tree.sentences)
        for only, opens in _places(tree, start, end)
    )


def _places(tree: Tree, start: int, end: int) -> Iterator[tuple[int, int]]:
    """Yield each *only* or *nobody but* with what opens after it; numbers are no things."""
    for i in range(start, end - 1):
        but = tree.lower(i) == "but" and i > start and tree.lower(i - 1) in _NOBODY
        if (not but and tree.lower(i) not in _ONLY) or _describes(tree, i):
            continue
        opens = i + 1
        while opens < end - 1 and tree.tokens[opens].pos in _SKIPPED and not _sets(tree, opens):
            opens += 1
        if tree.tokens[opens].pos != "NUM":
            yield i, opens


def _describes(tree: Tree, index: int) -> bool:
    """Tell whether a word only helps to tell what is spoken of: *a stall that sells only fruit*."""
    while tree.tokens[index].head != index and tree.tokens[index].dep not in {"relcl", "acl"}:
        index = tree.tokens[index].head
    return tree.tokens[index].dep in {"relcl", "acl"}


def _sets(tree: Tree, index: int) -> bool:
    return tree.lower(index) in _WHEN


def _told(tree: Tree, opens: int, end: int) -> Alone:
    """Return the things from ``opens`` on: up to the verb, or all of a condition."""
    clause = _sets(tree, opens)
    stops = (
        i
        for i in range(opens, end)
        if tree.lower(i) in _CLOSING or (not clause and _is_verb(tree, i))
    )
    stop = next(stops, end)
    cuts = [i for i in range(opens, stop) if tree.lower(i) in ({"or"} if clause else _JOINTS)]
    if stop < end and _is_verb(tree, stop) and not _acts(tree, opens):
        stop = cuts.pop() if cuts else stop  # *only on Monday, and the key is at the gate*
    words = words_of(tree, range(opens, stop))
    if not _is_either(tree, opens, cuts):
        return Alone((words,), words)
    edges = [opens, *cuts, stop]
    items = (words_of(tree, range(a, b)) for a, b in pairwise(edges))
    return Alone(tuple(i for i in items if i), words)


def _acts(tree: Tree, opens: int) -> bool:
    """Tell whether a sentence or clause begins with *only* these things."""
    only = opens - 1
    return tree.tokens[opens].pos != "ADP" and (
        only == 0 or tree.sentence_of[only - 1] != tree.sentence_of[only] or _joins(tree, only - 1)
    )


def _joins(tree: Tree, index: int) -> bool:
    before = tree.lower(index) in _JOINTS | _CLOSING | {"but", "while"}
    return before or tree.lower(index) in _NOBODY | {"no"}


def _is_either(tree: Tree, opens: int, cuts: list[int]) -> bool:
    """Tell whether each of several things will do."""
    joints = {tree.lower(i) for i in cuts}
    if "or" in joints:
        return True
    described = {tree.lower(i) for i in range(opens + 1, max(cuts, default=0))} & _WITH
    united = tree.tokens[opens].pos not in {"ADP", "SCONJ"} or tree.lower(opens) in _UNITED
    return "and" in joints and united and not described


def _is_verb(tree: Tree, index: int) -> bool:
    return tree.tokens[index].pos in VERBS and tree.tokens[index].dep != "amod"
