"""Series: lists and sentences that tell a value for each of several bands of age or weight.

*1 to 4 years: 250 mg. 5 to 11 years: 500 mg* and *under 8 kg 25 mg, from 8 to 11 kg 60 mg*. They
have the words of a claim that gives the value of one band to a case of another.
"""

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.once import once
from agent.judge.quantities.binding.bindings import Bound, bind
from agent.judge.quantities.comparison.compare import states
from agent.judge.quantities.comparison.intervals import inside
from agent.judge.quantities.comparison.kinds import same_kind
from agent.judge.quantities.comparison.wording import told_as
from agent.judge.quantities.quantity import RULE, Interval, Quantity
from agent.judge.quantities.times.dates import ORDINALS
from agent.judge.quantities.units.registry import same_dimension

KINDRED = 1000  # times a unit may be that of a case of one scale: years and months, kilos and grams
_FROM = re.compile(r"\bfrom\s+$", re.IGNORECASE)
_FOR = re.compile(r"\bfor\s+(?:the\s+)?$", re.IGNORECASE)
_TO = re.compile(r"\s+(?:to|up to)\s+")
_AGED = re.compile(r"\b(?:aged?|at the age of|turns?)\s+$", re.IGNORECASE)
_LABEL = re.compile(r"\W*(?:[^\W\d]+ ){0,3}", re.IGNORECASE)
_LABELLED = re.compile(r"(?: [^\W\d]+){0,2}\s*(?::|\s[–—-]\s)")
_APART = re.compile(
    r"(?:[,(]|\b(?:children|patients|people|adults|those|anyone|persons))\s*$", re.I
)
_JOINT = re.compile(r"[,;:(–—\n]|\s-\s|\b(?:and|while|but)\b", re.IGNORECASE)
_NONE = re.compile(r"\b(?:none|nothing|free)\b", re.IGNORECASE)
_ORDER = "|".join(ORDINALS)
_PLACE = re.compile(
    rf"(?P<open>\bfrom )?\bthe (?P<low>{_ORDER})(?: (?:to|until|and) (?:the )?(?P<high>{_ORDER}))?"
    r" (?P<of>minute|hour|day|night|week|month|year|term|season|dose|session|visit|offence)s?\b",
    re.IGNORECASE,
)
_YEAR = 31557600.0  # seconds


class _Row(NamedTuple):
    """A band, and the numbers that are told for it."""

    band: Quantity
    values: tuple[Quantity, ...]


class _Series(NamedTuple):
    """The rows of a text, and its numbers that belong to none."""

    rows: tuple[_Row, ...]
    free: tuple[Quantity, ...]


def in_series(claim: Analysis, premise: Analysis) -> dict[int, Finding]:
    """Return by its start what is found on the numbers of a claim about a case in a series.

    ``match`` for a case and for the value that is told for its band; ``conflict`` for the value of
    another band, ``missing`` where nothing is told for the case. Empty without one plain case.
    """
    series = _series(premise)
    asked = bind(claim).items
    cases = [c for c in _cases(claim) if any(_of_scale(c, r.band) for r in series.rows)]
    if len(cases) > 1:  # 7 kg rather than 16 g
        cases = [c for c in cases if any(c.scale == r.band.scale for r in series.rows)]
    if len(cases) != 1:
        return {}
    (case,) = cases
    kin = [r for r in series.rows if _of_scale(case, r.band)]
    own = [r for r in kin if inside(case.interval, r.band.interval, 0.0)]
    others = [r for r in kin if r not in own]
    found = {}
    for quantity in (b.quantity for b in asked):
        if case.start <= quantity.start < case.end:
            continue
        finding = _of_value(case, quantity, (own, others), series.free)
        if finding is not None:
            found[quantity.start] = finding
    stated = next((n for n, f in found.items() if f.outcome is Outcome.MATCH), None)
    if stated is not None:
        number = any(b.quantity.start == case.start for b in asked)
        found[case.start if number else stated] = _in_band(case, own[0].band)
    return found


def _in_band(case: Quantity, band: Quantity) -> Finding:
    """Return the match of a case, to be read as its band unless it is part of a word."""
    if "-" in case.text:
        return Finding(rule=RULE, outcome=Outcome.MATCH)
    return told_as(case, band)


def _of_value(
    case: Quantity,
    value: Quantity,
    rows: tuple[Sequence[_Row], Sequence[_Row]],
    free: Sequence[Quantity],
) -> Finding | None:
    """Hold a value against the rows of the case and against the others, None where both have it."""
    own, others = rows
    stating = [any(states(value, v) for v in r.values) for r in own]
    if own and all(stating):
        return Finding(rule=RULE, outcome=Outcome.MATCH)
    elsewhere = [r for r in others if any(states(value, v) for v in r.values)]
    if any(stating) or not elsewhere or any(states(value, q) for q in free):
        return None
    given = [v for r in own for v in r.values if same_kind(value, v)]
    if not given:
        why = f"the evidence says this for {elsewhere[0].band.text}, not for {case.text}"
        return Finding(rule=RULE, outcome=Outcome.MISSING, reason=why)
    why = f"the claim says {value.text}; for {own[0].band.text} the evidence says {given[0].text}"
    return Finding(
        rule=RULE, outcome=Outcome.CONFLICT, reason=why, opposed=given[0].text, elsewhere=True
    )


def _of_scale(case: Quantity, band: Quantity) -> bool:
    """Tell whether a case may lie in a band: of one dimension, in units that go together."""
    if not same_dimension(case.dimension, band.dimension):
        return False
    if case.dimension == "count":
        return case.noun == band.noun != ""
    low, high = sorted((case.scale, band.scale))
    return high <= KINDRED * low


def _cases(claim: Analysis) -> Iterator[Quantity]:
    """Yield the values and bands of a claim that may be a case; *aged 7* is one of seven years."""
    numbers = [b.quantity for b in bind(claim).items]
    bands = list(_bands(numbers, claim.text, (0, len(claim.text))))
    yield from (b for b in bands if b.interval.is_bounded)
    for quantity in numbers:
        if any(b.start <= quantity.start < b.end for b in bands) or quantity.soft:
            continue
        if quantity.dimension == "count" and _AGED.search(claim.text, 0, quantity.start):
            years = quantity.number.mapped(_YEAR)
            quantity = replace(  # noqa: PLW2901
                quantity, dimension="duration", unit="years", scale=_YEAR, interval=years
            )
        if quantity.interval.is_point and not quantity.is_date and quantity.dimension != "clock":
            yield quantity


def _bands(numbers: Sequence[Quantity], text: str, span: tuple[int, int]) -> Iterator[Quantity]:
    """Yield the bands of a part of a text, those of its numbers first: *from 12 years*.

    They are ranges, limits, *from 8 to 11 kg* and *the second to fourth week* as well.
    """
    taken = -1
    for i, quantity in enumerate(numbers):
        if (
            quantity.start < taken
            or quantity.is_date
            or quantity.dimension in ("clock", "multiple")
        ):
            continue
        if not quantity.interval.is_point:
            if not quantity.approximate:
                yield quantity
            continue
        if _FROM.search(text, 0, quantity.start):
            high = numbers[i + 1] if i + 1 < len(numbers) else None
            band = _opened(text, quantity, high)
            taken = band.end
            yield band
    yield from map(_ordered, _PLACE.finditer(text, *span))


def _ordered(match: re.Match[str]) -> Quantity:
    """Return the band of *the second to fourth week*, counted in its own units."""
    low = ORDINALS[match["low"].lower()]
    last = match["high"] or match["low"]
    high = math.inf if match["open"] and not match["high"] else ORDINALS[last.lower()]
    kind, band = f"order:{match['of'].lower()}", Interval(low, high)
    start = match.end("open") if match["open"] else match.start()
    text = match.string[start : match.end()]
    return Quantity(start, match.end(), text, kind, band, band)


def _opened(text: str, low: Quantity, high: Quantity | None) -> Quantity:
    """Return the band that a number opens after *from*, up to the next one if that ends it."""
    if high is not None and _TO.fullmatch(text, low.end, high.start):
        interval = Interval(low.interval.low, high.interval.high)
        return replace(high, start=low.start, text=text[low.start : high.end], interval=interval)
    return replace(low, interval=Interval(low.interval.low, math.inf), bound="at least")


@once
def _series(premise: Analysis) -> _Series:
    rows: list[_Row] = []
    free: list[Quantity] = []
    for n, (first, last) in enumerate(premise.sentences):
        items = [b for b in bind(premise).items if b.sentence == n]
        span = premise.tokens[first].start, premise.tokens[last - 1].end
        told = _told(premise, span, items)
        rows += told
        free += [b.quantity for b in items if not told]
    return _Series(tuple(rows), tuple(free))


def _told(premise: Analysis, span: tuple[int, int], items: Sequence[Bound]) -> list[_Row]:
    """Return the rows of a sentence: of one band at its head, or of several, each with values."""
    text, numbers = premise.text, [b.quantity for b in items]
    bands = sorted(_bands(numbers, text, span), key=lambda b: b.start)
    told = (q for q in numbers if not q.is_date)
    values = [q for q in told if not any(b.start <= q.start < b.end for b in bands)]
    if not bands or not values:
        return []
    if len(bands) == 1:
        return [_Row(bands[0], tuple(values))] if _is_headed(text, span, bands[0]) else []
    if _differ(premise, span[0], bands, values):
        return []
    return _in_turn(text, span[1], bands, values)


def _differ(
    premise: Analysis, start: int, bands: Sequence[Quantity], values: Sequence[Quantity]
) -> bool:
    """Tell whether bands are of several things: *letters up to 1 kg €3, crates up to 10 kg €12*."""
    named = []
    for band in bands:
        since = max((q.end for q in (*bands, *values) if q.end <= band.start), default=start)
        joints = [m.end() for m in _JOINT.finditer(premise.text, since, band.start)]
        ahead = (t for t in premise.tokens if max([since, *joints]) <= t.start < band.start)
        named.append({t.lemma.lower() for t in ahead if t.pos in ("NOUN", "PROPN")})
    return any(named[0] and own and own.isdisjoint(named[0]) for own in named[1:])


def _in_turn(
    text: str, end: int, bands: Sequence[Quantity], values: Sequence[Quantity]
) -> list[_Row]:
    """Return the rows of several bands, each before its values or each behind them.

    All have values of one kind, but for those that have none by their words: *from week five none*.
    """
    leading = bands[0].start < values[0].start
    starts = [b.start if leading else b.end for b in bands]
    cuts = [*starts, end] if leading else [0, *starts]
    rows = [
        _Row(band, tuple(v for v in values if low <= v.start < high))
        for band, low, high in zip(bands, cuts, cuts[1:], strict=False)
        if not _NONE.search(text, low, high)
    ]
    alike = all(_of_scale(bands[0], b) for b in bands)
    # A limit *for 3 offences* is what is told of these, and no band.
    kinds = [{v.dimension for v in r.values if not _FOR.search(text, 0, v.start)} for r in rows]
    return rows if alike and len(rows) > 1 and set.intersection(*kinds) else []


def _is_headed(text: str, span: tuple[int, int], band: Quantity) -> bool:
    """Tell whether a band stands at the head of what a sentence tells: *1 to 4 years: 250 mg*."""
    if _LABEL.fullmatch(text, span[0], band.start):
        return _LABELLED.match(text, band.end) is not None
    opened = _FROM.search(text, span[0], band.start)
    return opened is not None and _APART.search(text, span[0], opened.start()) is not None
