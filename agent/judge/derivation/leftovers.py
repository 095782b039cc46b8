"""What is left of a whole beside the parts that the same sentence or row gives."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from agent.judge.derivation.cues import DIFFERENCE, REST
from agent.judge.derivation.operands import Result, Source
from agent.judge.quantities.binding import Bindings
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.rivals import own_words

MOST_PARTS = 2
OWN = 0.5  # share of the claim's words near a part from which the claim repeats what is said of it
_APART = ("percent", "clock", "multiple", "ratio")


def leftovers(
    quantity: Quantity, pool: Sequence[Source], asked: Bindings, words: frozenset[str]
) -> Iterator[Result]:
    """Yield wholes less one or two of their parts: "of the 96 flats 61 were sold and 9 reserved".

    A claim that says of the rest what the evidence says of a part is not borne out by it: without
    a word such as *not* or *remaining* it must speak of something else than each part does.
    """
    cued = bool(words & (REST | DIFFERENCE))
    item = next((b for b in asked.items if b.quantity is quantity), None)
    if item is None or quantity.dimension in _APART or not quantity.interval.is_bounded:
        return
    wanted = own_words(item, asked)
    for whole in pool:
        rest = [s for s in pool if s is not whole and _beside(s, whole)]
        in_row = bool(whole.bound.column)
        if in_row and not (cued and _counts(whole, quantity)):
            continue
        if not in_row and not _is_whole(whole, quantity):
            continue
        for size in range(1, 2 if in_row else 1 + MOST_PARTS):
            yield from _less(whole, rest, size, wanted, cued=cued)


def _less(
    whole: Source, rest: Sequence[Source], size: int, wanted: frozenset[str], *, cued: bool
) -> Iterator[Result]:
    for parts in combinations(rest, size):
        left = whole.value - sum(p.value for p in parts)
        repeated = any(len(p.bound.near & wanted) >= OWN * len(wanted) for p in parts)
        if left > 0 and (cued or not repeated):
            texts = (s.quantity.text for s in (whole, *parts))
            yield Result("rest", left, " − ".join(texts), (whole, *parts))


def _beside(part: Source, whole: Source) -> bool:
    """Tell whether a number of the same sentence or row may be a part of ``whole``."""
    a, b = part.quantity, whole.quantity
    return (
        (part.index, part.bound.sentence) == (whole.index, whole.bound.sentence)
        and a.number.is_point
        and not a.is_date
        and a.dimension not in _APART
        and a.dimension == b.dimension
        and 0 < part.value < whole.value
        and a.role != "whole"
    )


def _is_whole(source: Source, quantity: Quantity) -> bool:
    known = source.quantity
    return known.role == "whole" and known.number.is_point and known.dimension == quantity.dimension


def _counts(source: Source, quantity: Quantity) -> bool:
    """Tell whether a cell counts what the claim counts, or measures in its dimension."""
    known = source.quantity
    same = known.dimension == quantity.dimension and known.number.is_point
    return same and (quantity.dimension != "count" or bool(known.noun == quantity.noun != ""))
