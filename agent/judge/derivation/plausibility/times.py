"""When the numbers that are computed with were so: at the times that the claim names, or others."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from agent.domain.prose.analysis import Analysis
from agent.judge.derivation import cues
from agent.judge.derivation.operands import Result, Source
from agent.judge.derivation.tables.rows import cell_of, label
from agent.judge.quantities.binding.bindings import Bindings, bind
from agent.judge.quantities.quantity import Day
from agent.judge.quantities.times.dates import MONTHS, calendar_spans, completed
from agent.judge.quantities.times.when import BOUNDS, BY, lead

_OF_TWO = frozenset(("difference", "rest", "change", "multiple"))
_OF_ALL = frozenset(("sum", "average", "share"))
_MONTHS = {"year": 12, "quarter": 3, "month": 1}
_FIELDS = ("year", "quarter", "month", "day")
_PERIOD = r"year|quarter|month"
_GAP = re.compile(
    rf"\b(?:(?:an?|one|the) (?P<back>{_PERIOD}) (?:earlier|before|ago)"
    rf"|(?:last|previous|prior|preceding) (?P<last>{_PERIOD})"
    rf"|(?P<by>{_PERIOD})[ -](?:on|over)[ -](?P=by))\b",
    re.IGNORECASE,
)
# What leads to the time that another is held against.
_BASE = re.compile(
    r"\b(?:than|since|from|against|(?:compared|relative|comparison) (?:with|to)|versus|vs\.?|up on"
    r"|down on)\s+(?:(?:in|at|the|that|those|end|of|it|was|were|during|for)\s+)*$",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class _Asked:
    """The times that a claim names; ``base`` where one is what another is held against.

    ``reached`` is where something has come about *by* that time.
    ``gap`` is how many months lie between the two: 12 for *a year earlier*, 0 where it is not told.
    """

    days: tuple[Day, ...]
    base: bool
    reached: bool
    gap: int


def of_other_times(result: Result, pool: Sequence[Source], asked: Bindings) -> bool:
    """Tell whether numbers are of other times than those for which a claim gives their result.

    *Rose by 6 from 2022 to 2023* is not borne out by 2021 and 2022. Where a claim names one time or
    none, and several pairs may be meant, just the last step and the whole run are.
    """
    times = [time_of(s, pool) for s in result.sources]
    known = [t for t in times if t is not None]
    if not known or result.operation not in _OF_TWO | _OF_ALL:
        return False
    told = _asked(asked)
    if result.operation in _OF_ALL:
        return bool(told.days) and not all(_is_inside(t, told.days) for t in known)
    based = any(s.quantity.role == "base" for s in result.sources)
    if based and len(known) > 1 and known[0] == known[1]:
        return bool(told.days) and not any(_fits(d, known[0]) for d in told.days)  # of the change
    series = _series(result, pool)
    if len(times) != 2 or len(known) < 2 or known[0] == known[1]:
        return _is_off(known, told, series, asked.source)
    first, last = sorted(known)
    if told.gap and not _lies(first, last, {told.gap}):
        return True
    if not told.days:
        moved = bool(told.gap) or bool(_moves(asked.source))
        return moved and not _is_run(first, last, series, gap=told.gap)
    if len(told.days) > 1:
        return not _each(told.days, known, series)
    return _is_other_step(first, last, told, series)


def time_of(source: Source, pool: Sequence[Source] = ()) -> Day | None:
    """Return the one time that stands with a number, None for none or several.

    Of a cell it stands in the names of its column and row, else in its clause, no other number
    between the two.
    """
    cell = cell_of(source)
    if cell is not None:
        heads = f"{source.premise.text[cell.key_start : cell.key_end]} | {label(source)}"
        return _only(span.day for span in calendar_spans(heads))
    own, bound = source.quantity, source.bound
    dates = [
        b
        for b in bind(source.premise).items
        if b.quantity.is_date and b.sentence == bound.sentence and b.own and b.own <= bound.near
        if lead(source.premise.text, b.quantity.start, named=False) not in BOUNDS
    ]
    others = [s.quantity.start for s in pool if s.index == source.index and not s.quantity.is_date]
    if len({b.quantity.day for b in dates}) > 1:
        places = ((b, b.quantity.start) for b in dates)
        dates = [b for b, place in places if not any(_between(o, own.start, place) for o in others)]
        dates = [b for b in dates if b.quantity.start > own.start][:1] or dates
    return _only(b.quantity.day for b in dates)


def is_earlier_told(claim: Analysis) -> bool:
    """Tell whether a claim holds something against an earlier time: "than a year earlier"."""
    dates = [b.quantity for b in bind(claim).items if b.quantity.is_date]
    based = len(dates) == 1 and _BASE.search(claim.text, 0, dates[0].start) is not None
    return based or _GAP.search(claim.text) is not None


def _between(place: int, one: int, two: int) -> bool:
    return min(one, two) < place < max(one, two)


def _only(days: Iterable[Day | None]) -> Day | None:
    found = {day for day in days if day is not None and _is_plain(day)}
    return found.pop() if len(found) == 1 else None


def _is_plain(day: Day) -> bool:
    """Tell whether a calendar expression is a day, month, quarter or year."""
    return bool(day.year or day.quarter or day.month)


def _asked(asked: Bindings) -> _Asked:
    """Read the times of a claim."""
    dates = [b.quantity for b in asked.items if b.quantity.day and _is_plain(b.quantity.day)]
    days = tuple(dict.fromkeys((*(q.day for q in dates if q.day), *_months(asked.source))))
    base = len(days) == len(dates) == 1 and _BASE.search(asked.text, 0, dates[0].start) is not None
    gap = _GAP.search(asked.text)
    word = next((w for w in gap.groups() if w), "").lower() if gap else ""
    reached = any(lead(asked.text, q.start, named=False) == BY for q in dates)
    return _Asked(days, base, reached, _MONTHS.get(word, 0))


def _series(result: Result, pool: Sequence[Source]) -> list[Day]:
    """Return the times of the numbers that tell the same as the operands, in order."""
    one = result.sources[0]
    alike = (
        s
        for s in pool
        if s.quantity.dimension == one.quantity.dimension
        and not s.quantity.is_date
        and s.index == one.index
        and (not one.bound.column or s.bound.sentence == one.bound.sentence or not s.bound.column)
    )
    return sorted({t for s in alike if (t := time_of(s, pool)) is not None})


def _months(claim: Analysis) -> Iterator[Day]:
    """Yield the months of a claim, the *May* of "over May and June" as well, unless dated."""
    dated = [b.quantity for b in bind(claim).items if b.quantity.is_date]
    for token in claim.tokens:
        named = token.pos == "PROPN" and token.text.lower() in MONTHS
        if named and not any(q.start <= token.start < q.end for q in dated):
            yield Day(month=MONTHS[token.text.lower()])


def _is_off(known: Sequence[Day], told: _Asked, series: Sequence[Day], claim: Analysis) -> bool:
    """Tell whether the one time that operands are told to have is none of the claim's."""
    moved = bool(_moves(claim)) and not any(t.text.lower() == "than" for t in claim.tokens)
    if len(known) > 1:
        other = told.base or told.gap or moved
        return bool(other) or (bool(told.days) and not _each(told.days, known, series))
    (time,) = known
    if not told.days or any(_fits(d, time) for d in told.days):
        return False
    steps = {told.gap} if told.gap else {_grain(time), 12} if moved else set[int]()
    return len(told.days) > 1 or told.base or not _lies(time, told.days[0], steps)


def _is_other_step(first: Day, last: Day, told: _Asked, series: Sequence[Day]) -> bool:
    """Tell whether two times are not those between which something changed at, or since, one."""
    (day,) = told.days
    alike = [t for t in series if _is_alike(t, last)]
    if told.base:
        return not _fits(day, first) or last != alike[-1]
    if not _fits(day, last):
        return True
    apart = {_ordinal(b) - _ordinal(a) for a, b in pairwise(alike)}
    regular = apart if len(apart) == 1 and len(alike) > 2 else set[int]()
    whole = told.reached and first == alike[0]
    return not told.gap and not whole and not _lies(first, last, {_grain(last), 12} | regular)


def _is_run(first: Day, last: Day, series: Sequence[Day], *, gap: int) -> bool:
    """Tell whether two times are the ends of a series, or its last two; with a gap, its last."""
    alike = [t for t in series if _is_alike(t, last)]
    if not alike or last != alike[-1]:
        return False
    return bool(gap) or first == alike[0] or (first, last) in list(pairwise(alike))


def _each(days: Sequence[Day], known: Sequence[Day], series: Sequence[Day]) -> bool:
    """Tell whether all operands are of times that are named, and none of these lacks its own."""
    wanted = [d for d in days if any(_fits(d, t) for t in series)]
    named = all(any(_fits(d, t) for d in days) for t in known)
    return named and all(any(_fits(d, t) for t in known) for d in wanted)


def _is_inside(time: Day, days: Sequence[Day]) -> bool:
    """Tell whether a time is one that is named, or lies between those that are."""
    return any(_fits(d, time) for d in days) or (len(days) > 1 and min(days) < time < max(days))


def _fits(day: Day, time: Day) -> bool:
    """Tell whether a time may lie in a day, month, quarter or year that a claim names."""
    pairs = zip(completed(day), completed(time), strict=True)
    return not any(a and b and a != b for a, b in pairs)


def _is_alike(one: Day, two: Day) -> bool:
    """Tell whether two times are told to the same exactness."""
    return all(bool(getattr(one, f)) == bool(getattr(two, f)) for f in _FIELDS)


def _grain(day: Day) -> int:
    """Return how many months a time spans, 0 for a day."""
    return 0 if day.day else 1 if day.month else 3 if day.quarter else 12


def _lies(first: Day, last: Day, months: set[int]) -> bool:
    """Tell whether one of so many months lie between two times told to the same exactness."""
    if not _is_alike(first, last):
        return False
    apart = _ordinal(last) - _ordinal(first)
    return apart in months or (not last.year and apart % 12 in months)


def _ordinal(day: Day) -> int:
    return 12 * day.year + (day.month or 3 * day.quarter)


def _moves(claim: Analysis) -> frozenset[str]:
    """Return the words by which a claim says that something rose or fell."""
    return cues.cues(claim) & cues.MOVES
