"""Whether two texts place something alike at a date: before it and on it, early and late in it."""

import datetime
from typing import NamedTuple

from agent.judge.quantities.quantity import Day, Quantity
from agent.judge.quantities.times.dates import completed, first_and_last
from agent.judge.quantities.times.when import AFTER, BEFORE, BY, RANGES, SINCE, UNTIL

_CLASHES = frozenset(
    frozenset(pair)
    for pair in (
        ("", BEFORE), ("", AFTER), (BEFORE, AFTER), (BEFORE, SINCE), (SINCE, UNTIL), (SINCE, BY),
        (AFTER, BY), (AFTER, UNTIL),
    )
)  # fmt: skip
_OFF_BY_A_DAY = frozenset(
    frozenset(pair) for pair in ((BEFORE, BY), (BEFORE, UNTIL), (AFTER, SINCE))
)
_ABOUT = 0.06  # how far the days of a part may lie outside it
_PLAIN_YEAR = 2001


class Share(NamedTuple):
    """How one part of a period lies to another: ``within`` it, ``apart`` from it, or neither."""

    within: bool
    apart: bool


def placed_alike(claim: Quantity, premise: Quantity, asked: Day, known: Day) -> bool | None:
    """Tell whether the evidence places at a date that fits what the claim places there.

    False where it surely places it elsewhere: *late in 2019* is not *in March 2019*; None where it
    may: *in 2019*, *before 2019*.
    """
    if _differ(asked, known):
        return True
    same = _as_exact(asked, known)
    if not same and not claim.when and premise.when in (BEFORE, AFTER):
        return None if _lies_outside(asked, premise, known) else True
    off = not same and not premise.when and claim.when in (BEFORE, AFTER)  # *in March 2010*
    of_two_kinds = len({claim.qualifier, premise.qualifier} - {""}) > 1
    if off or of_two_kinds or (same and _excludes(claim.when, premise.when, asked)):
        return None
    if same and claim.part == premise.part:
        return True
    if not claim.part and (same or not premise.part):
        return None if claim.when and premise.part else True
    return _parts_alike(claim, premise, asked, known)


def same_limit(claim: Quantity, premise: Quantity, asked: Day, known: Day) -> bool | None:
    """Tell whether a period ends (or begins) on one day, where one text tells that as *before*.

    *Before April* is *by 31 March*, and *after March* is *from 1 April*, but *before March* is not.
    None where the texts tell it alike, or as exactly: they are compared as dates.
    """
    open_ended = [q.when in (BEFORE, AFTER) for q in (claim, premise)]
    if claim.bound != premise.bound or not claim.bound or open_ended[0] == open_ended[1]:
        return None
    if claim.part or premise.part or bool(asked.year) != bool(known.year):
        return None
    one, two = (limit(q, d) for q, d in ((claim, asked), (premise, known)))
    if one is None or two is None:
        return None
    return None if one != two and _as_exact(asked, known) else one == two


def limit(quantity: Quantity, day: Day) -> datetime.date | None:
    """Return the last day of a period that ends at a date, or the first one from it."""
    span, step = _days(day), datetime.timedelta(days=1)
    if span is None:
        return None
    if quantity.bound == "until":
        return span[0] - step if quantity.when == BEFORE else span[1]
    return span[1] + step if quantity.when == AFTER else span[0]


def _lies_outside(asked: Day, premise: Quantity, known: Day) -> bool:
    """Tell whether all of *March* lies outside of what begins *after 31 March*."""
    span, end = _days(asked), limit(premise, known)
    if span is None or end is None:
        return False
    return span[0] > end if premise.when == BEFORE else span[1] < end


def _parts_alike(claim: Quantity, premise: Quantity, asked: Day, known: Day) -> bool | None:
    held = share(premise.part, claim.part, known, asked)
    if held is None:
        held = share(claim.part, premise.part, asked, known)
        held = held._replace(within=False) if held else Share(within=True, apart=False)
    sure = claim.bound == premise.bound and claim.when == premise.when
    if held.apart and sure:
        return False
    return True if held.within else None


def _differ(asked: Day, known: Day) -> bool:
    """Tell whether one date is another than the other one, not only less exact."""
    pairs = list(zip(completed(asked), completed(known), strict=True))[
        : Day._fields.index("century")
    ]
    return any(a and b and a != b for a, b in pairs)


def _as_exact(asked: Day, known: Day) -> bool:
    """Tell whether two dates are told to the day, the month, or the year alike."""
    return all(bool(getattr(asked, n)) == bool(getattr(known, n)) for n in ("day", "month"))


def _excludes(mine: str, theirs: str, day: Day) -> bool:
    """Tell whether what is placed ``theirs`` at a date need not be ``mine``, if by a day only."""
    both = frozenset((mine, theirs))
    return both in _CLASHES or (
        bool(day.day) and (both in _OFF_BY_A_DAY or (mine, theirs) == ("", BY))
    )


def share(inner: str, outer: str, inner_day: Day, outer_day: Day) -> Share | None:
    """Hold the part ``inner`` of one date against the part ``outer`` of another that spans it.

    None where the first date does not lie inside the second.
    """
    one, two = _days(inner_day), _days(outer_day)
    if one is None or two is None or not (two[0] <= one[0] and one[1] <= two[1]):
        return None
    size = (two[1] - two[0]).days + 1
    begin, length = (one[0] - two[0]).days / size, ((one[1] - one[0]).days + 1) / size
    low, high = (begin + length * x for x in RANGES.get(inner, (0.0, 1.0)))
    first, last = RANGES.get(outer, (0.0, 1.0))
    return Share(
        within=first - _ABOUT <= low and high <= last + _ABOUT,
        apart=high <= first + _ABOUT / 2 or low >= last - _ABOUT / 2,
    )


def _days(day: Day) -> tuple[datetime.date, datetime.date] | None:
    """Return the first and the last day of a date; one without a year lies in any."""
    if day.decade and not day.year:
        return datetime.date(day.decade, 1, 1), datetime.date(day.decade + 9, 12, 31)
    if not (day.year or day.month or day.quarter):
        return None
    return first_and_last(day if day.year else day._replace(year=_PLAIN_YEAR))
