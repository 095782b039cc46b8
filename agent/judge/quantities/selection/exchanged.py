"""Several cells of a row told in one claim: whether each number stands in its own column."""

import re
from collections.abc import Sequence
from itertools import pairwise

from agent.judge.quantities.binding.bindings import Bindings, Bound
from agent.judge.quantities.comparison.compare import Relation, comparable, relate

PLAIN = 1.0  # columns by which the other way round must be named better to be what is meant
_PART = re.compile(r"[,;]\s|\b(?:and|or|but|while)\b")
_WORD = re.compile(r"\w+")


def exchanged(
    good: Bound, differing: Sequence[Bound], item: Bound, asked: Bindings
) -> tuple[list[Bound], list[Bound]]:
    """Return what the columns of its row say of a cell, where a claim tells several of its cells.

    "A full day is £58 and half a day £36" tells two cells of a row, each in a part of its own. The
    words of that part say which column is meant.

    Args:
        good: a cell that agrees with ``item``.
        differing: what differs from it.
        item: a number of the claim.
        asked: all of the claim.

    Returns:
        The cells whose columns the claim names instead of that of ``good``, and those that another
        number of the claim takes, so that they say nothing against ``item``.
    """
    others = [b for b in asked.items if b is not item and comparable(b.quantity, item.quantity)]
    mine = _part_of(item, others, asked.text)
    wrong, taken = list[Bound](), list[Bound]()
    if not (mine and good.column):
        return wrong, taken
    for cell in (b for b in differing if b.column and b.sentence == good.sentence):
        stating = (o for o in others if relate(o.quantity, cell.quantity) is Relation.STATES)
        other = next(stating, None)
        if other is None:
            if _named(cell, mine) == 1 > _named(good, mine):
                wrong.append(cell)
            continue
        theirs = _part_of(other, [item], asked.text)
        straight = _named(good, mine) + _named(cell, theirs)
        crossed = _named(cell, mine) + _named(good, theirs)
        if crossed - straight >= PLAIN:
            wrong.append(cell)
        elif straight > crossed or _in_order(item, other, good, cell):
            taken.append(cell)
    return wrong, taken


def _in_order(item: Bound, other: Bound, good: Bound, cell: Bound) -> bool:
    """Tell whether the claim tells two numbers in the order of their cells."""
    first = item.quantity.start < other.quantity.start
    return first == (good.quantity.start < cell.quantity.start)


def _part_of(item: Bound, others: Sequence[Bound], claim: str) -> str:
    """Return the part of a claim that tells one number but none of ``others``, "" for none.

    There is none either where there are no others.
    """
    cuts = [0, *(m.start() for m in _PART.finditer(claim)), len(claim)]
    start, end = next((a, b) for a, b in pairwise(cuts) if a <= item.quantity.start < b)
    alone = not any(start <= o.quantity.start < end for o in others)
    return claim[start:end] if others and alone else ""


def _named(cell: Bound, part: str) -> float:
    """Return the share (0-1) of the words of a cell's column that a part of the claim has."""
    wanted = _words(cell.column)
    return len(wanted & _words(part)) / len(wanted) if wanted else 0.0


def _words(text: str) -> set[str]:
    return {w.lower().removesuffix("s") for w in _WORD.findall(text)}
