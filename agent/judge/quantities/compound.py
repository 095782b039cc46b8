"""Quantities told in two units: "2 hours and 20 minutes", "6 ft 2 in", "four pounds eighty"."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.units import same_dimension

_KINDS = ("duration", "mass", "length", "volume")
_BETWEEN = (" ", " and ", ", ", ", and ")
_BARE_PARTS = {"m": 100, "ft": 12, "foot": 12, "feet": 12, "lb": 16, "lbs": 16}
"""How many of what a bare number counts make up the unit before it: "1 m 85", "6 ft 2"."""
_CENTS = 100


def joined(text: str, found: Iterable[Quantity]) -> Iterator[Quantity]:
    """Yield ``found``, left to right, what two or more of them say together as one."""
    held: Quantity | None = None
    for q in found:
        share = _share(text, held, q) if held is not None else None
        if held is not None and share is not None:
            held = _extended(text, held, q, share)
            continue
        if held is not None:
            yield held
        held = q
    if held is not None:
        yield held


def _share(text: str, first: Quantity, second: Quantity) -> float | None:
    """Return what ``second`` adds to ``first`` in the base unit, None where it goes on nothing."""
    between = text[first.end : second.start]
    plain = first.interval.is_bounded and second.interval.is_point and not second.bound
    if not plain or between not in _BETWEEN or _is_range(first) or second.interval.low < 0:
        return None
    kind = first.dimension
    if same_dimension(kind, second.dimension) and (kind in _KINDS or kind.startswith("money:")):
        whole = second.scale < first.scale and second.interval.low < first.scale
        return second.interval.low if whole else None
    if between != " " or not second.is_bare or first.number.low % 1:
        return None
    parts = _CENTS if kind.startswith("money:") and first.unit.isalpha() else 0
    parts = parts or _BARE_PARTS.get(first.unit, 0)
    value = second.number.low
    return first.scale * value / parts if 1 <= value < parts and value % 1 == 0 else None


def _is_range(quantity: Quantity) -> bool:
    return quantity.bound == "range" or (not quantity.approximate and not quantity.number.is_point)


def _extended(text: str, first: Quantity, second: Quantity, share: float) -> Quantity:
    interval = first.interval._replace(
        low=first.interval.low + share, high=first.interval.high + share
    )
    scale = first.scale or 1.0
    return replace(
        first,
        end=second.end,
        text=text[first.start : second.end],
        interval=interval,
        number=interval.mapped(1 / scale),
        noun=second.noun or first.noun,
        rate=second.rate or first.rate,
        step=min(first.step, second.step),
        soft=False,
    )
