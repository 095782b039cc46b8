"""What takes two steps, three hours at €45 and a fee of €30, or is spelled out: "€220 and €72"."""

import re
from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import NamedTuple

from agent.judge.derivation.arithmetic.cases import cased, pieced
from agent.judge.derivation.arithmetic.operations import exact, label, rated
from agent.judge.derivation.arithmetic.portions import told_times
from agent.judge.derivation.arithmetic.priced import rest_priced
from agent.judge.derivation.arithmetic.taxed import taxed
from agent.judge.derivation.cues import SUM, cues, direction
from agent.judge.derivation.operands import Result, Source
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.binding.words import STEM
from agent.judge.quantities.comparison.compare import states
from agent.judge.quantities.numbers.scales import UNITS
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.units.registry import unit_of

_FEE = re.compile(
    r"\b(?:plus|on top|\w*(?:fee|charge|surcharge|supplement|postage|delivery|deposit))\b", re.I
)
_WITH = re.compile(
    r"\b(?:with|includ(?:es?|ed|ing)|inclusive|plus|and|total|altogether|in all|all told)\b", re.I
)
_NAMING_FEES = frozenset(w[:STEM] for w in "fee charge surcharge supplement cost price".split())
_AGAINST = re.compile(
    r"\b(?:than|compared (?:with|to)|instead of|rather than|against)(?: (?!and|or)[a-z]+){0,3}?"
    r" (?P<number>\d{1,3}|[a-z]+)(?P<what>(?: [a-z]+(?:-[a-z]+)*){1,2})\b(?! ago| earlier| before)",
    re.IGNORECASE,
)
_INCLUDING = re.compile(
    r"\b(?:includ(?:es?|ing)|inclusive of|with|plus)\b[^,.;]{0,30}?\b(?P<one>FEE)\b"
    r"|\b(?P<two>FEE) included\b".replace(
        "FEE", r"[a-z]*(?:fee|charge|supplement|postage|delivery)"
    ),
    re.IGNORECASE,
)
_SO = frozenset("so thus hence therefore make mean i.e.".split())


class Several(NamedTuple):
    """How many things a claim holds a price against, and the number of the claim that says so."""

    number: float
    text: str
    quantity: Quantity | None


def in_steps(
    quantity: Quantity, pool: Sequence[Source], asked: Bindings, words: frozenset[str]
) -> Iterator[Result]:
    """Yield what takes two steps to reckon: with a fee, by week and day, with tax."""
    yield from with_fees(quantity, pool, asked)
    yield from saved(quantity, pool, asked)
    yield from rest_priced(quantity, pool, asked, words)
    yield from told_times(quantity, pool, asked)
    yield from pieced(quantity, pool, asked)
    yield from taxed(quantity, pool, asked)


def with_fees(quantity: Quantity, pool: Sequence[Source], asked: Bindings) -> Iterator[Result]:
    """Yield a price for one thing times their number, and the fee on top that the claim names."""
    for product in (*rated(quantity, pool), *cased(quantity, pool, asked)):
        for fee in fees(quantity, product, pool, asked):
            formula = f"{product.formula} + {label(fee)}"
            sources = (*product.sources, fee)
            value = product.value + fee.value
            yield Result("product", value, formula, sources, given=product.given)


def lacks_a_fee(
    quantity: Quantity, result: Result, pool: Sequence[Source], asked: Bindings
) -> bool:
    """Tell whether a product leaves out a fee with which the claim gives what is paid."""
    if result.operation != "product" or "+" in result.formula:
        return False
    named = _INCLUDING.search(asked.text)
    fee = (named["one"] or named["two"]).lower() if named else ""
    unknown = bool(fee) and fee not in result.sources[0].sentence.lower()
    return unknown or any(True for _ in fees(quantity, result, pool, asked))


def fees(
    quantity: Quantity, product: Result, pool: Sequence[Source], asked: Bindings
) -> Iterator[Source]:
    """Yield the fees of the evidence that a claim names beside what it reckons."""
    if not _WITH.search(asked.text):
        return
    base = product.sources[0]
    for source in exact(quantity, pool):
        start, end = source.clause
        told = source not in product.sources and _FEE.search(source.premise.text, start, end)
        own = source.bound.near - base.bound.near - source.bound.own
        if not told or _is_dated_apart(base, source, pool):
            continue
        if (own - _NAMING_FEES) & asked.words and source.value != base.value:
            yield source


def _is_dated_apart(base: Source, fee: Source, pool: Sequence[Source]) -> bool:
    """Tell whether a price is one of some date, and a fee stands in another text than it."""
    return base.index != fee.index and any(
        s.quantity.is_date and s.index == base.index for s in pool
    )


def saved(quantity: Quantity, pool: Sequence[Source], asked: Bindings) -> Iterator[Result]:
    """Yield what one thing costs less or more than several of another: *than three day tickets*."""
    several, way = held_against(asked), direction(cues(asked.source))
    if several is None or way == 0:
        return
    for one, other in permutations(exact(quantity, pool), 2):
        total = one.value * several.number
        value = way * (other.value - total)
        if one.quantity.rate == other.quantity.rate and value > 0:
            product = f"{several.text} × {label(one)}"
            terms = (label(other), product) if way > 0 else (product, label(other))
            formula = " − ".join(terms)
            given = () if several.quantity is None else (several.quantity,)
            yield Result("saved", value, formula, (one, other), given=given)


def of_one_only(result: Result, asked: Bindings) -> bool:
    """Tell whether a difference is that from one thing, where the claim holds it against several.

    Not where the evidence tells what just so many of them come to.
    """
    several = held_against(asked) if result.operation in ("difference", "rest") else None
    if several is None:
        return False
    word = re.compile(rf"\b{re.escape(several.text)}\b(?!-)", re.IGNORECASE)
    return not any(word.search(s.premise.text, *s.clause) for s in result.sources)


def held_against(asked: Bindings) -> Several | None:
    """Return how many things a claim holds a price against, None for one."""
    match = _AGAINST.search(asked.text)
    word = match["number"].lower() if match else ""
    number = UNITS.get(word, float(word) if word.isdecimal() else 0.0)
    if match is None or number <= 1:
        return None
    what = match["what"].split()
    if unit_of(what[0].lower()) is not None and (len(what) == 1 or not what[1].endswith("s")):
        return None  # than two years before
    place = match.start("number")
    held = (b.quantity for b in asked.items if b.quantity.start <= place < b.quantity.end)
    return Several(number, match["number"], next(held, None))


def spelled_out(
    quantity: Quantity, pool: Sequence[Source], asked: Bindings, words: frozenset[str]
) -> Iterator[Result]:
    """Yield the sum of all other numbers of its kind in the claim, two at least.

    Each must stand in the evidence. For what they are told the number rule looks: whether they
    are a price for a day or for a piece is no matter where the claim itself adds them up.
    """
    terms = [
        b.quantity
        for b in asked.items
        if b.quantity is not quantity
        and b.quantity.dimension == quantity.dimension
        and (b.quantity.noun == quantity.noun or quantity.dimension != "count")
    ]
    countable = quantity.dimension not in ("percent", "clock", "date", "multiple", "ratio")
    if not (countable and words & (SUM | _SO)) or len(terms) < 2:
        return
    found = [next((s for s in pool if states(term, s.quantity)), None) for term in terms]
    stated = tuple(s for s in found if s is not None)
    if len(set(stated)) == len(terms) and all(t.number.is_point for t in terms):
        formula = " + ".join(s.quantity.text for s in stated)
        yield Result("sum", sum(s.value for s in stated), formula, stated)
