"""Builds a quantity from a numeral and what stands around it."""

import math
import re
from dataclasses import replace
from typing import NamedTuple

from agent.judge.quantities.numbers.scales import Numeral, fraction
from agent.judge.quantities.quantity import Interval, Quantity
from agent.judge.quantities.reading.comparators import (
    AT_LEAST,
    AT_MOST,
    Comparator,
    comparator_after,
    interval_of,
)
from agent.judge.quantities.reading.measure import measure_after, rate_after
from agent.judge.quantities.reading.page import (
    Page,
    compared,
    counted_noun,
    ends_grade,
    ends_people,
    is_definite,
    role,
    sign_and_currency,
)
from agent.judge.quantities.reading.ranges import is_open, range_at, same_scale
from agent.judge.quantities.units.rates import of_nouns
from agent.judge.quantities.units.registry import (
    COUNT,
    DIFFERENCE,
    RATES,
    Unit,
    word_units,
)

_APPROXIMATE = ("about", "nearly", "just over")
_FURTHER = ("more", "further", "additional", "extra")
_FROST = (("below", "zero"), ("below", "freezing"))
_FROM = re.compile(
    r"(?:(?:^|[:|(\n])[ \t]*|\b(?:is|are|be|was|were|costs?|start\w*|rang\w+|begin\w*|available"
    r"|tickets?|rooms?|prices?|priced|fees?|fares?|rates?|admission|entry|memberships?|courses?"
    r"|packages?|plans?|rentals?|hire|subscriptions?|tours?|menus?) )from\s*$"
    r"|\b(?:start\w*|begin\w*) at\s*$",
    re.IGNORECASE,
)
_GOES_ON = re.compile(r"[^.;\n]{0,25}?(?:\bto\b|\buntil\b|[-–—])\s*[\d£$€]", re.IGNORECASE)
# A definite small count may come from counting what a text lists without a number.
_COUNTABLE = 12


class Read(NamedTuple):
    """A quantity (None where the number turned out to be none) and where to read on.

    ``after`` is the lexeme after the counted noun, ``last`` the one after number and unit.
    """

    quantity: Quantity | None
    last: int
    after: int


def measured(page: Page, number: Numeral) -> Read:
    """Read a cardinal with its currency or unit, or a range of two."""
    first, sign, money = sign_and_currency(page, number)
    high, last, measure = range_at(page, number, first)
    number = same_scale(page, number, high)
    part = part_after_unit(page, last) if measure else None
    unit = money or (_meant(page, measure.unit, first, last) if measure else COUNT)
    if unit.dimension == "temperature" and (page.lower(last), page.lower(last + 1)) in _FROST:
        sign, last = -sign, last + 2
    values = [number.value * sign] + ([high.value] if high is not None else [])
    if part is not None:
        last, values = part.last, [v + part.value for v in values]
    read = build(page, number, (first, last), unit, values)
    return _ending_before(read) if high is not None and is_open(page, high.first) else read


def _ending_before(read: Read) -> Read:
    """Return what was read of a range with its end left out."""
    quantity = read.quantity
    if quantity is None:
        return read
    ends = (q._replace(high_open=True) for q in (quantity.interval, quantity.number))
    interval, number = ends
    return read._replace(quantity=replace(quantity, interval=interval, number=number))


def build(
    page: Page, number: Numeral, span: tuple[int, int], unit: Unit, values: list[float]
) -> Read:
    """Return the quantity over lexemes ``span`` with its comparator, noun and rate."""
    kind, limit, first, last = compared(page, *span)
    kind = _counted_back(page, kind, first, last)
    if not kind and unit.dimension.startswith("money:") and _is_lowest(page, first, last):
        kind, first = AT_LEAST, first - (1 if page.lower(first - 1) == "from" else 2)
    if unit is COUNT and number.value != 1:
        unit = _unit_further_on(page, last) or unit
    ended = ends_people(page, first, last) or ends_grade(page, first, last)
    noun, after = ("", last) if ended else counted_noun(page, last)
    rate, rated = rate_after(page.lexemes, after if unit is COUNT else last)
    if not rate and unit is not COUNT:
        rate, rated = rate_after(page.lexemes, after)
    if not rate and unit.dimension.startswith("money:"):
        rate, rated = _a_piece(page, last)
    rates = of_nouns(_further_rates(page, rate, rated), page.analysis)
    if unit.name in RATES:
        noun, rate = RATES[unit.name]
        unit, rates = COUNT, frozenset((rate,))
    trailing = None if kind else _trailing(page, max(after, rated if rate else after), last)
    if trailing is not None:
        kind, limit = trailing.kind, trailing.limit
    is_range = len(values) > 1
    raw = (
        Interval(min(values), max(values))
        if is_range
        else interval_of(kind, values[0], number.step)
    )
    lone_one = number.form == "words" and number.value == 1 and not kind and not is_range
    if lone_one and unit is COUNT and not noun:
        return Read(None, last, after)
    some = number.form == "words" and number.value == 1 and unit is COUNT and raw.high == math.inf
    presupposed = unit is COUNT and bool(noun) and is_definite(page, first)
    start, end = page.lexemes[first].start, page.lexemes[last - 1].end
    quantity = Quantity(
        start=start,
        end=end,
        text=page.text[start:end],
        dimension=unit.dimension,
        interval=raw.mapped(unit.factor, unit.offset),
        number=raw,
        unit=unit.name,
        noun=noun,
        rate=rate,
        rates=rates,
        qualifier=unit.qualifier,
        approximate=kind in _APPROXIMATE,
        soft=lone_one or some or (presupposed and number.value <= _COUNTABLE),
        step=number.step * unit.factor,
        bound="range" if is_range else kind,
        scale=unit.factor,
        offset=unit.offset,
        role=role(page, first),
        limit=limit,
    )
    return Read(quantity, max(last, rated if rate and unit is not COUNT else last), after)


def _further_rates(page: Page, rate: str, i: int) -> frozenset[str]:
    """Return all that an amount is told for one of: "$5 per user per month"."""
    found = {rate} - {""}
    while found:
        more, after = rate_after(page.lexemes, i)
        if not more or after <= i:
            break
        found.add(more)
        i = after
    return frozenset(found)


_DIFFERING = re.compile(
    r"\b(?:by|(?:rise|increase|fall|drop|decrease|difference|change|warming|cooling|swing) of"
    r"|(?:rose|risen|warmed|cooled|fell|fallen|dropped)|plus or minus)\s+(?:(?:about|around|up to"
    r"|over|nearly|almost|more than|at least|another|a further|some)\s+)*$|±\s?$",
    re.IGNORECASE,
)
_DIFFERS = re.compile(
    r"\s+(?:above|below|warmer|cooler|colder|hotter|higher|lower)\s+(?:than|the|its|normal|average)\b"
    r"|\s+(?:rise|increase|drop|difference|warmer|cooler|colder|hotter)\b",
    re.IGNORECASE,
)
_WEIGHED = re.compile(
    r"\b(?:weigh\w*|heav\w+|stone|mass)\b[^.;]*$",
    re.IGNORECASE,
)


def _meant(page: Page, unit: Unit, first: int, last: int) -> Unit:
    """Return the unit that is meant by the words around: weights in pounds, degrees of a rise."""
    start, end = page.lexemes[first].start, page.lexemes[last - 1].end
    if unit.name in ("pound", "pounds") and unit.dimension.startswith("money:"):
        weighed = _WEIGHED.search(page.text, max(0, start - 60), start)
        return word_units()["lb"] if weighed else unit
    if unit.dimension != "temperature":
        return unit
    differs = _DIFFERING.search(page.text, max(0, start - 40), start) or _DIFFERS.match(
        page.text, end
    )
    return unit._replace(dimension=DIFFERENCE, offset=0.0) if differs else unit


def _a_piece(page: Page, i: int) -> tuple[str, int]:
    """Return what a price is for, "a night", and where that ends; or ''."""
    noun = page.token(page.lexemes[i + 1].start) if i + 1 < len(page.lexemes) else None
    if page.lower(i) not in ("a", "an") or noun is None or noun.pos != "NOUN":
        return "", i
    while noun.dep == "compound" and noun.start < (head := page.analysis.tokens[noun.head]).start:
        noun, i = head, i + 1  # a colour page
    return noun.lemma.lower(), i + 2


def _trailing(page: Page, i: int, last: int) -> Comparator | None:
    """Return the comparator after what a number counts: *12 characters at most*."""
    found = comparator_after(page.lexemes, i) if i > last else None
    if found is None or page.lower(i) in ("and", "+"):
        return None
    following = page.lexemes[i + found.length : i + found.length + 1]
    goes_on = any(x.kind == "num" or x.lower == "than" for x in following)
    return None if goes_on else found


def _counted_back(page: Page, kind: str, first: int, last: int) -> str:
    """Read "no later than two weeks before" as at least two weeks, and the like."""
    words = {page.lower(k) for k in range(first, last)}
    if page.lower(last) not in ("before", "prior", "ahead") or not words & {"later", "earlier"}:
        return kind
    return {AT_MOST: AT_LEAST, AT_LEAST: AT_MOST}.get(kind, kind)


def _is_lowest(page: Page, first: int, last: int) -> bool:
    """Tell whether a price is that of the cheapest: "tickets from £6"; not "up from £6"."""
    start = page.lexemes[first].start
    lead = _FROM.search(page.text, 0, start)
    end = page.lexemes[last - 1].end
    return lead is not None and not _GOES_ON.match(page.text, end)


def _unit_further_on(page: Page, last: int) -> Unit | None:
    """Return the unit that a sign or an adjective parts from its number: "15+ years"."""
    if page.lower(last - 1) == "+":
        direct = measure_after(page.lexemes, last)
        return direct.unit if direct is not None else None
    if page.lower(last) in _FURTHER:
        further = measure_after(page.lexemes, last + 1)
        if further is not None and further.unit.dimension == "percent":
            return further.unit
    noun, after = counted_noun(page, last)
    measure = measure_after(page.lexemes, after - 1) if noun and after > last + 1 else None
    timed = measure is not None and measure.unit.dimension == "duration"
    return measure.unit if measure is not None and timed else None


def part_after_unit(page: Page, last: int) -> Numeral | None:
    """Return the "a half" of "and a half" at lexeme ``last``, right after a unit."""
    part = fraction(page.lexemes, last + 1) if page.lower(last) == "and" else None
    if part is None or part.value >= 1 or page.lower(part.last) == "of":
        return None
    return part if page.lower(last + 1) not in ("half", "one") else None
