"""Prices with and without tax: what costs £350 *plus VAT at 20 per cent* is £420 with VAT."""

import re
from collections.abc import Iterator, Sequence

from agent.judge.derivation.arithmetic.leading import leads_to
from agent.judge.derivation.arithmetic.operations import WHOLE, exact
from agent.judge.derivation.operands import Result, Source
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.comparison.compare import states
from agent.judge.quantities.quantity import Quantity

_TAX = r"(?:VAT|GST|value[- ]added tax|sales tax|tax)"
_NAMED = re.compile(rf"\b{_TAX}\b", re.IGNORECASE)
WITH = re.compile(
    rf"[^.;:\d]{{0,25}}?\b(?:(?:with|including|incl\.?|inclusive of|after) (?:the )?{_TAX}"
    rf"|{_TAX} (?:included|inclusive))\b",
    re.IGNORECASE,
)
_WITHOUT = re.compile(
    rf"[^.;:\d]{{0,25}}?\b(?:plus|excluding|excl\.?|exclusive of|net of|before|without) (?:the )?"
    rf"{_TAX}\b",
    re.IGNORECASE,
)
_ALL_WITHOUT = re.compile(
    r"\b(?:all|prices|amounts|fees|charges|rates|figures)\b[^.\n]{0,60}?\b(?:exclude|excluding"
    rf"|exclusive of|without|net of|before|plus) (?:the )?{_TAX}\b",
    re.IGNORECASE,
)


def taxed(quantity: Quantity, pool: Sequence[Source], asked: Bindings) -> Iterator[Result]:
    """Yield what a price of the evidence is with the tax that it names, if the claim has it so."""
    if not quantity.dimension.startswith("money:") or not _NAMED.search(asked.text):
        return
    for rate in _rates(pool):
        for price in exact(quantity, pool):
            if not is_told_without(price, pool):
                continue
            added = WITH.match(asked.text, quantity.end) or _follows(quantity, price, asked)
            if added:
                value = price.value * (1 + rate.value / WHOLE)
                formula = f"{price.quantity.text} + {rate.quantity.text}"
                yield Result("taxed", value, formula, (price, rate))


def is_told_without(price: Source, pool: Sequence[Source]) -> bool:
    """Tell whether the evidence gives a price, or all of its prices, without tax."""
    text, end = price.premise.text, price.quantity.end
    if WITH.match(text, end):
        return False
    general = any(_ALL_WITHOUT.search(s.premise.text) for s in pool)
    return bool(_WITHOUT.match(text, end)) or general


def _follows(quantity: Quantity, price: Source, asked: Bindings) -> bool:
    """Tell whether a claim gives the price without tax, and then what it comes to."""
    return any(
        states(b.quantity, price.quantity)
        and _WITHOUT.match(asked.text, b.quantity.end)
        and b.quantity.end <= quantity.start
        and leads_to(quantity, (b.quantity,), asked.text)
        for b in asked.items
        if b.quantity.start != quantity.start
    )


def _rates(pool: Sequence[Source]) -> list[Source]:
    """Return the rate of the tax that the evidence names, none where it has several.

    It is told in the clause that names the tax, or as the one percentage of its sentence.
    """
    shares = [s for s in pool if s.quantity.dimension == "percent" and s.quantity.number.is_point]
    places = [(s.index, s.bound.sentence) for s in shares]
    found = [
        s
        for s, place in zip(shares, places, strict=True)
        if _NAMED.search(s.premise.text, *s.clause)
        or (places.count(place) == 1 and _NAMED.search(s.sentence))
    ]
    return found[:1] if len({s.value for s in found}) == 1 else []
