"""Ranges told by their two ends: *not less than 100 mm and not more than 180 mm*."""

import re
from dataclasses import replace
from itertools import pairwise

from agent.judge.quantities.binding.bindings import Bindings, Bound
from agent.judge.quantities.quantity import Interval, Quantity
from agent.judge.quantities.units.registry import same_dimension

_LINK = re.compile(r"\s*(?:,|;|and|but|,? and|,? but)\s+(?:is |are |be )?", re.IGNORECASE)


def with_spans(asked: Bindings, known: Bindings) -> Bindings:
    """Return the bindings of a text with each two ends of a range as that range, if one is asked.

    *More than 2 °C but less than 8 °C* is told as *2 to 8 °C* as well.

    Args:
        asked: the bindings of the claim.
        known: those of the evidence.
    """
    if not any(b.quantity.bound == "range" for b in asked.items):
        return known
    spans = [s for a, b in pairwise(known.items) if (s := _span(known.text, a, b))]
    return replace(known, items=(*known.items, *spans)) if spans else known


def _span(text: str, one: Bound, two: Bound) -> Bound | None:
    first, second = one.quantity, two.quantity
    between = text[first.end : second.start]
    alike = same_dimension(first.dimension, second.dimension)
    if not alike or not _LINK.fullmatch(between) or not _are_ends(first, second):
        return None
    low, high = (first, second) if first.interval.high > second.interval.high else (second, first)
    quantity = replace(
        first,
        end=second.end,
        text=text[first.start : second.end],
        interval=Interval(low.interval.low, high.interval.high),
        number=Interval(low.number.low, high.number.high),
        bound="range",
        limit=False,
    )
    return replace(one, quantity=quantity, near=one.near | two.near)


def _are_ends(first: Quantity, second: Quantity) -> bool:
    """Tell whether one quantity is a floor and the other a ceiling above it."""
    one, two = first.interval, second.interval
    both = one.is_one_sided and two.is_one_sided and not one.is_open_like(two)
    return both and max(one.low, two.low) < min(one.high, two.high)
