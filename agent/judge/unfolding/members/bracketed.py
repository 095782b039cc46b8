"""Names with something of each in brackets, told of one: *by the Trust (60%) and the city (40%)*.

A claim on the city has its words and those of the trust's share in one sentence, which is told
without the trust.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from agent.judge.alignment.matter import own_of_each
from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.unfolding.members.own import compares, named

CUE = re.compile(r"\w \([^()]+\)(?:[,;]| and| or).*\w \([^()]+\)", re.DOTALL)
_ACRONYM = re.compile(r"[A-Z][A-Za-z]*[A-Z]s?")
_JOINING = frozenset({",", ";", "and", "or", "&"})
_BEFORE = frozenset("det compound amod nummod poss nmod quantmod".split())


class _Item(NamedTuple):
    """A name and the brackets behind it: tokens."""

    name: range
    end: int


def of_its_own(tree: Tree, sentence: range, claim: Tree) -> str | None:
    """Return a sentence without the names in brackets that a claim is not on, None where unclear.

    A claim that compares may speak of several.
    """
    items = _items(tree, sentence)
    if len(items) < len("ab") or compares(claim) or "only" in claim.words:
        return None
    if "respectively" in tree.words or any(_ACRONYM.fullmatch(_inside(tree, i)) for i in items):
        return None
    said = frozenset(claim.stems)
    apart = own_of_each([named(tree, item.name) for item in items])
    mine = [item for item, words in zip(items, apart, strict=True) if words & said]
    if len(mine) != 1:
        return None
    before = range(sentence.start, items[0].name.start)
    after = range(items[-1].end, sentence.stop)
    own = tree.quote(range(mine[0].name.start, mine[0].end))
    lead = f"{tree.quote(before)} " if before else ""
    return f"{lead}{own}{tree.text[tree.tokens[items[-1].end - 1].end : _end(tree, after)]}"


def _inside(tree: Tree, item: _Item) -> str:
    return tree.quote(range(item.name.stop + 1, item.end - 1))


def _end(tree: Tree, after: range) -> int:
    return tree.tokens[after[-1]].end if after else len(tree.text)


def _items(tree: Tree, sentence: range) -> list[_Item]:
    """Return the names with brackets in a row, none where something else stands between them."""
    found: list[_Item] = []
    for i in sentence:
        close = _closing(tree, i, sentence) if tree.lower(i) == "(" else None
        if close is None or i == sentence.start:
            continue
        start = _name(tree, i - 1)
        if start is None or (found and not _joined(tree, range(found[-1].end, start))):
            return []
        found.append(_Item(range(start, i), close + 1))
    return found


def _closing(tree: Tree, opening: int, sentence: range) -> int | None:
    places = range(opening + 2, sentence.stop)
    return next((i for i in places if tree.lower(i) == ")"), None)


def _name(tree: Tree, last: int) -> int | None:
    """Return where the name that ends with a token begins, None where it is none."""
    noun = tree.tokens[last].head if tree.tokens[last].dep == "nummod" else last
    if tree.tokens[noun].pos not in NOUNS | {"X"}:
        return None
    start = noun
    while start > 0 and tree.tokens[start - 1].dep in _BEFORE and _below(tree, start - 1, noun):
        start -= 1
    return start


def _below(tree: Tree, index: int, noun: int) -> bool:
    return index in tree.subtree(noun)


def _joined(tree: Tree, between: Sequence[int]) -> bool:
    """Tell whether nothing but commas and joining words stands between two names."""
    return bool(between) and all(tree.lower(i) in _JOINING for i in between)
