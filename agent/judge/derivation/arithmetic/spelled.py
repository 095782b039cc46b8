"""What a claim itself reckons out: *four at £2.40 are £9.60*, *8% of £320, so £25.60*.

Each number that it starts from must stand in the evidence, come out of others, or be that of its
own case, as the four things are. Whether those that stand there are told of what the claim speaks
of the number rule finds.
"""

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from agent.domain.finding import Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.derivation.arithmetic.cases import cased
from agent.judge.derivation.arithmetic.leading import is_apiece, is_of_each, is_spread, leads_to
from agent.judge.derivation.arithmetic.operations import WHOLE
from agent.judge.derivation.operands import Result, Source, agrees
from agent.judge.derivation.periods import PERIODS, Period, factor_for
from agent.judge.derivation.plausibility.owners import each
from agent.judge.quantities.binding.bindings import Bindings, Bound
from agent.judge.quantities.binding.words import stems_between
from agent.judge.quantities.check import assess
from agent.judge.quantities.comparison.compare import states
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.units.rates import denominators, things
from agent.judge.quantities.units.registry import same_dimension, unit_of

_PERIOD = re.compile(
    r"\s(?:an?|per|each|every|(?:over|in|for)(?: (?:the|an?|one|each|every))?)"
    rf"(?: (?:whole|full|entire))? (?P<period>{'|'.join(PERIODS)})\b",
    re.IGNORECASE,
)
_LEFT = re.compile(r"\b(?:leav\w+|left|remain\w*|still|rest|pays?|costs?|down to)\b", re.IGNORECASE)
_OFF = re.compile(r"\s*(?:[a-z]+ )?(?:off|less|discount|reduction|cheaper)\b", re.IGNORECASE)
_ON_TOP = re.compile(r"\b(?:plus|added|adds?|on top|surcharge)\b", re.IGNORECASE)
_APART = ("percent", "clock", "date", "multiple", "ratio")
_TURNS = ("time",)
_SIGNS = {-1: "−", 0: "×", 1: "+"}


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a number of a claim comes from: the evidence, other numbers of it, or its own case."""

    sources: tuple[Source, ...]
    given: tuple[Quantity, ...]


@dataclass(frozen=True, slots=True)
class Spelled:
    """A claim that reckons, with the numbers at hand."""

    asked: Bindings
    pool: Sequence[Source]
    premises: Sequence[Analysis]
    tolerance: float

    def others(self, quantity: Quantity) -> list[Quantity]:
        """Return the other exact numbers of a claim."""
        items = (b.quantity for b in self.asked.items if b.quantity.start != quantity.start)
        return [q for q in items if not q.is_date and (q.number.is_point or _is_turns(q))]

    def stated(self, quantity: Quantity) -> Source | None:
        """Return a number of the evidence that says what one of the claim says."""
        return next((s for s in self.pool if states(quantity, s.quantity)), None)

    def is_refuted(self, quantity: Quantity) -> bool:
        """Tell whether the evidence has another number for that of a case."""
        return self._is_told(quantity) or any(
            finding.outcome is Outcome.CONFLICT
            or (finding.opposed and quantity.dimension != "count")
            for premise in self.premises
            for item, finding in assess(self.asked.source, premise, self.tolerance)
            if item.quantity.start == quantity.start
        )

    def _is_told(self, quantity: Quantity) -> bool:
        """Tell whether the evidence has money of what a claim gives other money for."""
        if not quantity.dimension.startswith("money:"):
            return False
        text = self.asked.text
        stops = (text.rfind(stop, 0, quantity.start) for stop in (",", ";", ":"))
        said = stems_between(self.asked.source, max(*stops, 0), quantity.start)
        known = (s for s in self.pool if s.quantity.dimension == quantity.dimension)
        return any(s.quantity.number.is_point and said & s.bound.near for s in known)

    def is_capped(self, amount: Quantity, quantity: Quantity) -> bool:
        """Tell whether a result is beyond a most or least that stands beside its price or share."""
        source = self.stated(amount)
        near = (s for s in self.pool if source and abs(s.index - source.index) <= 1)
        limits = (s.quantity for s in near if s.quantity.dimension == quantity.dimension)
        value = quantity.interval.low
        ends = (q.interval for q in limits if q.interval.is_one_sided)
        return any(e.high < value or (e.low > value and math.isinf(e.high)) for e in ends)


def reckoned_out(quantity: Quantity, spelled: Spelled) -> Iterator[Result]:
    """Yield what the claim's own numbers come to where it says that they come to ``quantity``."""
    if quantity.dimension in _APART or quantity.is_date or not quantity.interval.is_bounded:
        return
    for make in (_products, _in_other_periods, _shares, _rests):
        for result in make(quantity, spelled):
            if agrees(quantity, result, spelled.tolerance):
                yield result


def _products(quantity: Quantity, spelled: Spelled) -> Iterator[Result]:
    """Yield so many times an amount: *40 seats at £17 are £680*, *four nights of nine hours*."""
    others = spelled.others(quantity)
    for amount in (q for q in others if _is_like(q, quantity)):
        for number in (q for q in others if q is not amount and q.dimension not in _APART):
            if not leads_to(quantity, (amount, number), spelled.asked.text):
                continue
            times = _times(quantity, amount, number, spelled)
            origin = _origins(quantity, (amount,), spelled) if times else None
            if origin is None or spelled.is_refuted(number) or spelled.is_capped(amount, quantity):
                continue
            formula = f"{number.text} × {amount.text}"
            given = (*origin.given, number)
            value = amount.interval.low * times
            yield Result("product", value, formula, origin.sources, given=given)


def _times(quantity: Quantity, amount: Quantity, number: Quantity, spelled: Spelled) -> float:
    """Return how often an amount is taken by the number of what it is for, 0 for other things."""
    source = spelled.stated(amount)
    told = denominators(amount) | (denominators(source.quantity) if source else frozenset())
    if number.dimension == "count" and not _is_of_one(amount, number, source, spelled.asked.text):
        return 0.0
    if number.dimension == "count":
        counted = things(amount) | (things(source.quantity) if source else frozenset())
        if counted and not _is_of(number.noun, counted, source):
            return 0.0
        times = number.number.high if _is_turns(number) else number.number.low
        return times * _factor(quantity, amount, spelled) if times > 1 else 0.0
    if source is not None and _is_of_each(number, spelled.asked.text, source):
        return number.number.low
    if amount.dimension == number.dimension == "duration":
        return number.number.low if is_spread(amount, number, spelled.asked.text) else 0.0
    units = [u for rate in told if (u := unit_of(rate)) and u.dimension == number.dimension]
    return number.interval.low / units[0].factor if units else 0.0


def _is_of(noun: str, counted: frozenset[str], source: Source | None) -> bool:
    """Tell whether a price is one of what a noun counts: *20p a colour page* is one of pages."""
    if not noun or noun in counted or noun in _TURNS:
        return True
    said = source.sentence.lower() if source else ""
    return any(f"{one} {noun}" in said for one in counted)


def _is_of_one(amount: Quantity, number: Quantity, source: Source | None, text: str) -> bool:
    """Tell whether an amount is that of one thing: *at £17*, *£17 each*, *each of the six*."""
    if denominators(amount) or (source is not None and denominators(source.quantity)):
        return True
    if is_of_each(number, text) or is_apiece(amount, text) or _is_turns(number):
        return True
    return source is not None and number.noun in each(source)


def _is_of_each(number: Quantity, text: str, source: Source) -> bool:
    """Tell whether a claim gives an amount for each of several days, and the evidence for one."""
    one = re.escape(number.unit.removesuffix("s"))
    told = re.search(rf"\b(?:each|every|per|an?)\b[^,.;]{{0,15}}\b{one}\b", source.sentence, re.I)
    return is_of_each(number, text) and told is not None


def _factor(quantity: Quantity, amount: Quantity, spelled: Spelled) -> float:
    """Return how many of the periods of an amount that of a result has; 1 where one has none."""
    period, told = _period(quantity, spelled), _period(amount, spelled)
    return factor_for(Period(period, frozenset()), told) if period and told else 1.0


def _period(quantity: Quantity, spelled: Spelled) -> str:
    """Return for how long a claim gives an amount: *£390 a month*, *£4,680 over the year*."""
    match = _PERIOD.match(spelled.asked.text, quantity.end)
    if match is not None:
        return match["period"].lower()
    source = spelled.stated(quantity)
    rates = denominators(quantity) | (denominators(source.quantity) if source else frozenset())
    return next((rate for rate in rates if rate in PERIODS), "")


def _in_other_periods(quantity: Quantity, spelled: Spelled) -> Iterator[Result]:
    """Yield an amount for another period: *£390 a month, or £4,680 over the year*."""
    for amount in (q for q in spelled.others(quantity) if _is_like(q, quantity)):
        factor = _factor(quantity, amount, spelled)
        if factor in (0.0, 1.0) or not leads_to(quantity, (amount,), spelled.asked.text):
            continue
        origin = _origins(quantity, (amount,), spelled)
        if origin is not None:
            formula = f"{amount.text} × {factor:g}"
            value = amount.interval.low * factor
            yield Result("product", value, formula, origin.sources, given=origin.given)


def _shares(quantity: Quantity, spelled: Spelled) -> Iterator[Result]:
    """Yield a share of an amount, or the amount less or plus it: *8% off £320, leaving £294.40*."""
    text, others = spelled.asked.text, spelled.others(quantity)
    for share in (q for q in others if q.dimension == "percent"):
        source = spelled.stated(share)
        for whole in (q for q in others if _is_like(q, quantity)):
            if source is None or not leads_to(quantity, (share, whole), text):
                continue
            if spelled.is_capped(share, quantity):
                continue
            origin = _origins(quantity, (whole,), spelled, case=True)
            if origin is None:
                continue
            sign = _sign(quantity, share, text)
            part = whole.interval.low * share.interval.low / WHOLE
            value = whole.interval.low + sign * part if sign else part
            formula = f"{whole.text} {_SIGNS[sign]} {share.text}"
            yield Result("share", value, formula, (source, *origin.sources), given=origin.given)


def _sign(quantity: Quantity, share: Quantity, text: str) -> int:
    """Return -1 where a share is taken off for the result, 1 where it is put on, 0 for itself."""
    led = text[: quantity.start][max(share.end - quantity.start, -25) :]
    if _OFF.match(text, share.end):
        return -1 if _LEFT.search(led) else 0
    if _ON_TOP.search(text[: share.start][-20:]):
        return 1 if re.search(r"\b(?:in all|altogether|total|pays?)\b", text[share.end :]) else 0
    return 0


def _rests(quantity: Quantity, spelled: Spelled) -> Iterator[Result]:
    """Yield what is left of an amount: *which is £25.60, leaving £294.40*."""
    text = spelled.asked.text
    if not re.search(
        r"\b(?:leav\w+|left|remain\w*)\b", text[: quantity.start][-25:], re.IGNORECASE
    ):
        return
    before = [q for q in spelled.others(quantity) if q.start < quantity.start]
    for whole in (q for q in before if _is_like(q, quantity)):
        for part in (q for q in before if q is not whole and _is_like(q, quantity)):
            origin = _origins(quantity, (whole, part), spelled)
            if origin is None or part.interval.low >= whole.interval.low:
                continue
            formula = f"{whole.text} − {part.text}"
            value = whole.interval.low - part.interval.low
            yield Result("rest", value, formula, origin.sources, given=origin.given)


def _origins(
    quantity: Quantity, terms: Sequence[Quantity], spelled: Spelled, *, case: bool = False
) -> Origin | None:
    """Return where the terms of a result come from, None where one comes from nowhere.

    Money is that of a case only beside a share that the evidence states.
    """
    sources: list[Source] = []
    given: list[Quantity] = []
    for term in terms:
        source = spelled.stated(term)
        found = _computed(term, quantity, spelled) if source is None else None
        if source is not None:
            sources.append(source)
        elif found is not None:
            sources.extend(found.sources)
            given.extend(found.given)
        elif (case or not term.dimension.startswith("money:")) and not spelled.is_refuted(term):
            given.append(term)
        else:
            return None
    return Origin(tuple(sources), tuple(given))


def _computed(term: Quantity, quantity: Quantity, spelled: Spelled) -> Result | None:
    """Return the computation of a term that stands before the result."""
    if term.start > quantity.start:
        return None
    known = replace(spelled, asked=replace(spelled.asked, items=_but(spelled.asked, quantity)))
    found = (*reckoned_out(term, known), *cased(term, spelled.pool, known.asked))
    return next((r for r in found if agrees(term, r, spelled.tolerance)), None)


def _but(asked: Bindings, quantity: Quantity) -> tuple[Bound, ...]:
    return tuple(b for b in asked.items if b.quantity.start != quantity.start)


def _is_like(amount: Quantity, quantity: Quantity) -> bool:
    """Tell whether an amount is measured as the result is; what is only counted is not."""
    measured = amount.dimension != "count" and quantity.dimension != "count"
    return measured and same_dimension(amount.dimension, quantity.dimension)


def _is_turns(quantity: Quantity) -> bool:
    """Tell whether a number says how often at most: *up to three times*."""
    return quantity.noun in _TURNS and quantity.bound == "at most"
