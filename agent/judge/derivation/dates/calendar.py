"""Arithmetic on dates and times of day: spans between them, ages, and days counted on."""

import calendar
import datetime
import re
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, takewhile

from agent.domain.prose.analysis import Analysis
from agent.judge.derivation.dates.events import repeats
from agent.judge.derivation.operands import Result, Source
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.binding.words import is_content, stem
from agent.judge.quantities.numbers.naming import token_at
from agent.judge.quantities.quantity import Day, Quantity
from agent.judge.quantities.times.dates import first_and_last
from agent.judge.quantities.units.registry import DAY, MONTH, YEAR

DAY_MINUTES = 1440
_TURNED = re.compile(r"\s+(later|earlier)\b", re.IGNORECASE)
_END_OF = re.compile(r"\bend of (?:the )?(?:year |month )?$", re.IGNORECASE)
_WAYS = {"later": 1, "earlier": -1}


def _dates(pool: Sequence[Source]) -> list[Source]:
    return [s for s in pool if s.quantity.is_date]


def first_day(day: Day, default_year: int = 2001) -> datetime.date | None:
    """Return the first day of ``day``; without a year, in an ordinary one."""
    dated = day if day.year else day._replace(year=default_year if day.month else 0)
    span = first_and_last(dated)
    return span[0] if span else None


def spans(quantity: Quantity, pool: Sequence[Source]) -> Iterator[Result]:
    """Yield the time between two dates, or two times of day, in seconds."""
    if quantity.dimension != "duration":
        return
    for a, b in combinations(_dates(pool), 2):
        yield from _between(a, b, quantity)
    clocks = [s for s in pool if s.quantity.dimension == "clock"]
    for a, b in combinations(clocks, 2):
        gap = (b.value - a.value) % DAY_MINUTES
        yield Result("span", gap * 60, f"{a.quantity.text} → {b.quantity.text}", (a, b))


def shifted_clocks(pool: Sequence[Source], asked: Bindings) -> Iterator[Result]:
    """Yield times of day moved by durations: "7:20, on snow days half an hour earlier"."""
    for clock in (s for s in pool if s.quantity.dimension == "clock"):
        for span in (s for s in pool if s.quantity.dimension == "duration"):
            number, minutes = span.quantity.number, span.value / 60
            if (not number.is_bounded and number.low > 0) or not 0 < minutes < DAY_MINUTES:
                continue
            told = _TURNED.match(span.premise.text, span.quantity.end)
            for sign, mark in ((1, "+"), (-1, "−")):
                if (told and sign != _WAYS[told[1].lower()]) or repeats(clock, span, asked, sign):
                    continue
                moved = (clock.value + sign * minutes) % DAY_MINUTES
                formula = f"{clock.quantity.text} {mark} {span.quantity.text}"
                yield Result("clock", moved, formula, (clock, span))


def _between(a: Source, b: Source, quantity: Quantity) -> Iterator[Result]:
    one, two = a.quantity.day, b.quantity.day
    if one is None or two is None or bool(one.year) != bool(two.year):
        return
    start, end = first_day(one), first_day(two)
    counted = not quantity.unit.startswith(("day", "week")) or (one.day > 0) == (two.day > 0)
    if start is None or end is None or start == end or not counted:
        return  # no number of days leads from a day to a month
    if end < start:
        (start, end), (one, two), (a, b) = (end, start), (two, one), (b, a)
    formula = f"{a.quantity.text} → {b.quantity.text}"
    if start.day == 1 and one.day and _is_last_of_month(b, two):
        end = _day_after(two)
        two = Day(end.year, end.month, end.day)
    if quantity.unit.startswith(("year", "decade", "centur")):
        years = end.year - start.year - ((end.month, end.day) < (start.month, start.day))
        yield Result("span", years * YEAR, formula, (a, b))
    elif quantity.unit.startswith("month"):
        months = (end.year - start.year) * 12 + end.month - start.month - (end.day < start.day)
        yield Result("span", months * MONTH, formula, (a, b))
        if not two.day:
            yield Result("span", (months + 1) * MONTH, formula, (a, b))
    else:
        days = (end - start).days
        yield Result("span", days * DAY, formula, (a, b))
        yield Result("span", (days + 1) * DAY, f"{formula} inclusive", (a, b))


def _is_last_of_month(source: Source, day: Day) -> bool:
    """Tell whether a date is the last day of a month: *30 June*, *the end of 2022*."""
    if day.day:
        return day.day == calendar.monthrange(day.year, day.month)[1] if day.year else False
    told = _END_OF.search(source.premise.text, 0, source.quantity.start)
    return bool(day.year and told)


def _day_after(day: Day) -> datetime.date:
    """Return the first day that a period does not have which ends with the month of a date."""
    return shifted(datetime.date(day.year, day.month or 12, 1), 1, "month", 1) or datetime.date.max


def ages(quantity: Quantity, pool: Sequence[Source]) -> Iterator[Result]:
    """Yield whole years between two dates, for an age without a unit ("was 42 when")."""
    if quantity.dimension not in ("count", "duration"):
        return
    if quantity.dimension == "duration" and not quantity.unit.startswith("year"):
        return  # a year and a half is no 12 months
    scale = YEAR if quantity.dimension == "duration" else 1.0
    dated = [(s, s.quantity.day) for s in _dates(pool) if s.quantity.day]
    for (a, one), (b, two) in permutations(dated, 2):
        if not one.year or not two.year or two.year < one.year:
            continue
        if one.day == 1 and _is_last_of_month(b, two):
            continue  # `spans` counts its last day
        before = bool(one.month and two.month) and (two.month, two.day) < (one.month, one.day)
        formula = f"{a.quantity.text} → {b.quantity.text}"
        yield Result("age", (two.year - one.year - before) * scale, formula, (a, b))


def shifted(date: datetime.date, amount: float, unit: str, sign: int) -> datetime.date | None:
    """Return ``date`` moved by whole years, months or days."""
    try:
        if unit.startswith(("year", "decade", "month", "quarter", "centur")):
            factor = {"y": 12, "m": 1, "q": 3, "d": 120, "c": 1200}[unit[0]]
            months = date.year * 12 + date.month - 1 + sign * round(amount * factor)
            year, month = divmod(months, 12)
            day = min(date.day, calendar.monthrange(year, month + 1)[1])
            return datetime.date(year, month + 1, day)
        days = {"day": 1, "week": 7, "fortnight": 14}.get(unit.rstrip("s"), 0)
        return date + datetime.timedelta(days=sign * round(amount * days)) if days else None
    except (ValueError, OverflowError):
        return None


def shifted_dates(
    pool: Sequence[Source], asked: Bindings, premises: Sequence[Analysis]
) -> Iterator[tuple[Day, str, tuple[Source, Source]]]:
    """Yield stated dates moved by stated durations, as precise as the date was.

    ``asked`` is the claim: its words tell on which side of "three years after her
    first exhibition" the claim's date lies. ``premises`` are the texts that ``pool`` is of.
    """
    yield from _neighbouring_years(pool, premises)
    durations = [s for s in pool if s.quantity.dimension == "duration"]
    for date in _dates(pool):
        day = date.quantity.day
        start = first_day(day) if day is not None else None
        if day is None or start is None:
            continue
        for span in (s for s in durations if _counts_from(date, s, asked.words)):
            number = span.quantity.number
            amount = number.high if number.is_bounded or number.low < 0 else number.low
            if not _leads_on(day, span.quantity.unit, amount):
                continue
            for sign in _signs(span, asked.words):
                moved = shifted(start, amount, span.quantity.unit, sign)
                if moved is not None and amount > 0:
                    mark = "+" if sign > 0 else "−"
                    formula = f"{date.quantity.text} {mark} {span.quantity.text}"
                    if not repeats(date, span, asked, sign):
                        yield _as_precise(moved, day), formula, (date, span)


def _leads_on(day: Day, unit: str, amount: float) -> bool:
    """Tell whether a date is told exactly enough to be moved: a year is not moved by 23 days."""
    if unit.startswith(("day", "week", "fortnight")):
        return day.day > 0
    months = {"month": 1, "quarter": 3}.get(unit.rstrip("s"), 12) * amount
    return day.month > 0 or months % 12 == 0


_NEXT_YEAR = re.compile(r"\b(?:following|next|subsequent) year\b|\ba year (?:later|after)\b")
_LAST_YEAR = re.compile(
    r"\b(?:previous|preceding|prior) year\b|\b(?:a|the) year (?:earlier|before)\b"
)


def _neighbouring_years(
    pool: Sequence[Source], premises: Sequence[Analysis]
) -> Iterator[tuple[Day, str, tuple[Source, Source]]]:
    """Yield the year that "the following year" or "the year before" means after a date.

    It may stand in the next sentence, if no other year comes before it.
    """
    dated = {s.index for s in _dates(pool) if s.quantity.day and s.quantity.day.year}
    for date in _dates(pool):
        day = date.quantity.day
        if day is None or not day.year:
            continue
        after = [
            s
            for s in _dates(pool)
            if s.quantity.start > date.quantity.start and s.quantity.day and s.quantity.day.year
        ]
        stop = min((s.quantity.start for s in after if s.index == date.index), default=None)
        text = date.premise.text[date.quantity.end : stop]
        if stop is None and date.index + 1 < len(premises) and date.index + 1 not in dated:
            text = f"{text} {premises[date.index + 1].text}"
        for pattern, step in ((_NEXT_YEAR, 1), (_LAST_YEAR, -1)):
            if match := pattern.search(text):
                formula = f"{day.year}, {match.group()}"
                yield Day(day.year + step), formula, (date, date)


def _signs(span: Source, asked: frozenset[str]) -> tuple[int, ...]:
    """Return the directions in which a duration may lead to the event of the claim."""
    word, anchor = _anchor(span)
    if not word:
        return (1, -1)
    other = span.bound.near - anchor - span.bound.own
    share = len(anchor & asked) / max(1, len(anchor))
    names_anchor = len(anchor & asked) >= max(1, len(anchor) // 2)
    names_other = bool(other) and len(other & asked) / len(other) > share
    earlier = (names_anchor and not names_other) == (word == "after")
    return (-1,) if earlier else (1,)


def _anchor(span: Source) -> tuple[str, frozenset[str]]:
    """Return the "after" or "before" of a duration and the stems of what follows, "" for none."""
    tokens = span.premise.tokens
    index = token_at(span.premise, span.quantity.end)
    word = tokens[index].text.lower() if index < len(tokens) else ""
    if word not in ("after", "before"):
        return "", frozenset()
    following = takewhile(
        lambda t: t.text not in (",", ".", ";") and t.pos != "CCONJ", tokens[index + 1 :]
    )
    return word, frozenset(stem(t) for t in following if is_content(t))


def _counts_from(date: Source, span: Source, asked: frozenset[str]) -> bool:
    """Tell whether a duration may be counted from a date: what it follows is not another event."""
    anchor = _anchor(span)[1]
    told = date.bound.near | date.bound.wide | asked
    same = (date.index, date.bound.sentence) == (span.index, span.bound.sentence)
    return same or not anchor or bool(anchor & told)


def _as_precise(date: datetime.date, like: Day) -> Day:
    year = date.year if like.year else 0
    if like.day:
        return Day(year, date.month, date.day)
    return Day(year, date.month) if like.month else Day(year)
