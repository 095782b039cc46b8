"""Whether a quantity of the evidence states, denies or only touches one of the claim."""

import math
from dataclasses import replace
from enum import StrEnum

from agent.judge.quantities.comparison.exactness import as_round
from agent.judge.quantities.comparison.intervals import apart, finite, inside, opposite, same_end
from agent.judge.quantities.quantity import Day, Interval, Quantity
from agent.judge.quantities.times.clock import HALF_DAY, hours_apart
from agent.judge.quantities.times.dates import completed, first_and_last
from agent.judge.quantities.times.placing import placed_alike, same_limit
from agent.judge.quantities.units.rates import is_flow, same_rates
from agent.judge.quantities.units.registry import same_dimension, unit_of

EPSILON = 1e-9
# A month of 30 days and one of 30.44 are the same month to a reader.
CALENDAR_SLACK = 0.04
# Imperial and metric figures are quoted side by side with three digits or so.
CONVERSION_SLACK = 0.005
# "A third" and 33 %, "half" and 50.4 %: a fraction in words is a round figure.
SHARE_SLACK = 0.02
_CALENDAR_UNITS = ("month", "year", "quarter", "decade", "centur", "mo", "yr")


class Relation(StrEnum):
    """How a quantity of the evidence bears on one of the claim."""

    STATES = "states"
    PARTLY = "partly"
    DIFFERS = "differs"
    UNRELATED = "unrelated"


def comparable(claim: Quantity, premise: Quantity) -> bool:
    """Tell whether both measure the same dimension; a bare number may stand for any."""
    if claim.is_date or premise.is_date or "clock" in (claim.dimension, premise.dimension):
        return claim.dimension == premise.dimension
    if same_dimension(claim.dimension, premise.dimension):
        return True
    if _counts_the_row(claim, premise):
        return True
    return claim.is_bare or premise.is_bare or claim.guessed or premise.guessed


def _counts_the_row(claim: Quantity, premise: Quantity) -> bool:
    """Tell whether a row of a table in some unit counts what the claim counts: its employees."""
    return premise.tabled and claim.dimension == "count" and claim.noun == premise.noun != ""


def states(claim: Quantity, premise: Quantity) -> bool:
    """Tell whether a quantity of the evidence says what one of the claim says."""
    return comparable(claim, premise) and relate(claim, premise) is Relation.STATES


def relate(claim: Quantity, premise: Quantity, tolerance: float = 0.0) -> Relation:
    """Compare two comparable quantities; ``tolerance`` is relative (0.01 allows 1 %)."""
    if claim.day is not None:
        return _relate_dates(claim, premise)
    if claim.dimension == "clock":
        return _relate_clocks(claim, premise)
    if claim.rate and premise.rate and not same_rates(claim, premise):
        return _relate_rates(claim, premise, tolerance)
    guess = _guessed(claim, premise, tolerance)
    if guess is not None:
        return guess
    premise = as_round(premise, claim)
    if same_dimension(claim.dimension, premise.dimension):
        slack = max(tolerance, _unit_slack(claim, premise), EPSILON)
        relation = _relate_intervals(claim.interval, premise.interval, claim, premise, slack)
    else:
        relation = _relate_bare(claim, premise, max(tolerance, EPSILON))
    if relation is Relation.DIFFERS and _is_scaled(premise) and claim.is_bare:
        given = premise.number if premise.dimension == "count" else premise.interval
        allowed = max(tolerance, EPSILON)
        relation = _relate_intervals(claim.number, given, claim, premise, allowed)
    unlike = claim.qualifier != premise.qualifier or is_flow(claim, premise)
    if relation is Relation.STATES and unlike:
        return Relation.PARTLY
    return relation


def _is_scaled(quantity: Quantity) -> bool:
    """Tell whether the head of a table scales a number, which is told in full or as it stands."""
    return quantity.scale > 1 and quantity.dimension.startswith(("money:", "count"))


def _relate_bare(claim: Quantity, premise: Quantity, allowed: float) -> Relation:
    """Compare two numbers one of which has no unit; 36 boilers are not 36 per cent of them."""
    wanted, given = claim.number, premise.number
    if _is_share(claim) and premise.is_bare and 0 < given.low < 1:
        given = given.mapped(100)
    elif _is_share(premise) and claim.is_bare and 0 < wanted.low < 1:
        wanted = wanted.mapped(100)
    elif claim.guessed or premise.guessed or _is_share(claim) or _is_share(premise):
        return Relation.UNRELATED
    return _relate_intervals(wanted, given, claim, premise, allowed)


def _relate_rates(claim: Quantity, premise: Quantity, tolerance: float) -> Relation:
    """Compare "two litres per second" with "120 litres a minute"; they never contradict."""
    asked, given_for = (unit_of(q.rate) for q in (claim, premise))
    several = len(claim.rates) > 1 or len(premise.rates) > 1
    if several or asked is None or given_for is None or asked.dimension != given_for.dimension:
        return Relation.UNRELATED
    times = asked.factor / given_for.factor
    given = replace(
        premise,
        rate=claim.rate,
        rates=claim.rates,
        interval=premise.interval.mapped(times),
        number=premise.number.mapped(times),
    )
    relation = relate(claim, given, tolerance)
    return relation if relation is Relation.STATES else Relation.UNRELATED


def _is_share(quantity: Quantity) -> bool:
    return quantity.dimension == "percent"


def _guessed(claim: Quantity, premise: Quantity, tolerance: float) -> Relation | None:
    """A number whose unit was guessed states at least what the bare number states."""
    if not (claim.guessed or premise.guessed) or _is_share(claim) != _is_share(premise):
        return None
    allowed = max(tolerance, EPSILON)
    relation = _relate_intervals(claim.number, premise.number, claim, premise, allowed)
    return relation if relation is Relation.STATES else None


def lies_in(case: Quantity, band: Quantity) -> bool:
    """Tell whether a value lies inside a band that has no end to one side."""
    within, value = band.interval, case.interval
    return (
        not (case.is_date or band.is_date)
        and value.is_point
        and not within.is_bounded
        and same_dimension(case.dimension, band.dimension)
        and (case.dimension != "count" or case.noun == band.noun)
        and inside(value, within, 0.0)
    )


def _unit_slack(claim: Quantity, premise: Quantity) -> float:
    if claim.dimension == "percent":
        points = claim.interval.is_point and premise.interval.is_point
        coarse = [q.step >= abs(q.number.low) for q in (claim, premise)]
        return SHARE_SLACK if points and coarse[0] != coarse[1] else 0.0
    if claim.unit == premise.unit:
        return 0.0
    if claim.dimension == "duration":
        names = [any(q.unit.startswith(u) for u in _CALENDAR_UNITS) for q in (claim, premise)]
        return CALENDAR_SLACK if names[0] != names[1] else 0.0
    if claim.dimension == "data":
        return 0.1 if _binary(claim, premise) else 0.0
    return CONVERSION_SLACK if claim.dimension in _IMPERIAL else 0.0


_IMPERIAL = ("mass", "length", "area", "volume", "speed", "temperature", "pressure", "energy")


def _binary(claim: Quantity, premise: Quantity) -> bool:
    """Tell whether 1024 for 1000 explains the difference of two data sizes."""
    low, high = sorted((claim.interval.high, premise.interval.high))
    return low > 0 and any(abs(high / low / 1.024**n - 1) < 1e-6 for n in (1, 2, 3, 4))


def _relate_intervals(
    wanted: Interval, given: Interval, claim: Quantity, premise: Quantity, allowed: float
) -> Relation:
    if wanted.is_point and given.is_point:
        return _relate_points(wanted.low, given.low, allowed)
    by_ends = _relate_by_ends(wanted, given, claim, premise, allowed)
    if by_ends is not None:
        return by_ends
    if inside(given, wanted, allowed):
        return Relation.STATES
    if same_end(wanted, given, allowed, claim, premise):
        return Relation.STATES
    if claim.approximate and any(wanted.low <= e <= wanted.high for e in finite(given)):
        return Relation.STATES
    if premise.approximate and wanted.is_point:
        return Relation.DIFFERS if apart(wanted, given, allowed) else Relation.PARTLY
    if apart(wanted, given, allowed) or opposite(wanted, given):
        return Relation.DIFFERS
    return Relation.PARTLY


def _relate_by_ends(
    wanted: Interval, given: Interval, claim: Quantity, premise: Quantity, allowed: float
) -> Relation | None:
    """Compare two ranges, limits or cases, of which the ends are told; None for other values."""
    if wanted.is_one_sided and (claim.restrictive or claim.limit):
        relate_ends = _relate_cases if claim.restrictive else _relate_limits
        return relate_ends(wanted, given, allowed)
    if claim.bound == premise.bound == "range" and not apart(wanted, given, allowed):
        alike = inside(given, wanted, allowed) and inside(wanted, given, allowed)
        return Relation.STATES if alike else Relation.PARTLY
    return None


def _relate_points(wanted: float, given: float, allowed: float) -> Relation:
    if math.isinf(wanted) or math.isinf(given):  # more digits than can be told apart
        return Relation.PARTLY if wanted == given else Relation.DIFFERS
    near = abs(wanted - given) <= allowed * max(abs(given), abs(wanted))
    return Relation.STATES if near else Relation.DIFFERS


def _relate_limits(wanted: Interval, given: Interval, allowed: float) -> Relation:
    """Compare limits by their ends: "limited to 5" is not stated by "limited to 3"."""
    (end,) = finite(wanted)
    near = [e for e in finite(given) if abs(e - end) <= allowed * max(abs(e), abs(end))]
    if near:
        if not given.is_point and (wanted.low_open, wanted.high_open) != (
            given.low_open,
            given.high_open,
        ):
            return Relation.PARTLY
        return Relation.DIFFERS if opposite(wanted, given) else Relation.STATES
    if given.is_point:
        return Relation.DIFFERS
    same_side = (given.low == wanted.low) or (given.high == wanted.high)
    return Relation.DIFFERS if same_side else Relation.PARTLY


def _relate_cases(wanted: Interval, given: Interval, allowed: float) -> Relation:
    """Compare cases: what holds of groups of ten or more holds of twelve or more, not of eight."""
    if given.is_point:
        return Relation.PARTLY
    relation = _relate_limits(wanted, given, allowed)
    wider = relation is Relation.DIFFERS and not given.is_bounded
    return Relation.STATES if wider and inside(wanted, given, allowed) else relation


def _relate_dates(claim: Quantity, premise: Quantity) -> Relation:
    if claim.day is None or premise.day is None:
        return Relation.UNRELATED
    ends = same_limit(claim, premise, claim.day, premise.day)
    if ends is not None:
        return Relation.STATES if ends else Relation.DIFFERS
    relation = _relate_days(claim, premise, claim.day, premise.day)
    if relation not in (Relation.STATES, Relation.PARTLY):
        return relation
    placed = placed_alike(claim, premise, claim.day, premise.day)
    if placed is False:
        return Relation.DIFFERS
    return Relation.PARTLY if placed is None else relation


def _relate_days(claim: Quantity, premise: Quantity, claim_day: Day, premise_day: Day) -> Relation:
    asked, known = claim_day, completed(premise_day)._replace(weekday=premise_day.weekday)
    if asked.decade and asked.decade % 100 == 0 and known.year // 100 * 100 == asked.decade:
        return Relation.STATES
    implied, shared, lacking = completed(asked), 0, False
    for name in Day._fields:
        want, have = getattr(asked, name), getattr(known, name)
        if want and have and want != have:
            return _by_bound(claim, premise)
        shared += bool(want and have)
        lacking = lacking or bool(want and not have)
        finer = name != "weekday" and not want and getattr(implied, name) and have
        if finer and getattr(implied, name) != have:
            return _by_bound(claim, premise)
    if not shared:
        return Relation.PARTLY if lacking and _overlap(implied, known) else Relation.UNRELATED
    return Relation.PARTLY if lacking else Relation.STATES


def _by_bound(claim: Quantity, premise: Quantity) -> Relation:
    """Two dates differ unless the claim's is an end that the other stays inside of."""
    asked = first_and_last(claim.day) if claim.day else None
    known = first_and_last(premise.day) if premise.day else None
    if asked is None or known is None:
        return Relation.DIFFERS
    if (claim.bound, premise.bound) == ("since", "until") and asked[0] < known[1]:
        return Relation.PARTLY
    if not claim.bound or premise.bound:
        return Relation.DIFFERS
    inside = known[1] <= asked[1] if claim.bound == "until" else known[0] >= asked[0]
    return Relation.STATES if inside else Relation.DIFFERS


def _overlap(left: tuple[int, ...], right: tuple[int, ...]) -> bool:
    return any(a and a == b for a, b in zip(left, right, strict=True))


def _relate_clocks(claim: Quantity, premise: Quantity) -> Relation:
    a, b = claim.interval.low, premise.interval.low
    if claim.bound and premise.bound and claim.bound != premise.bound:
        return Relation.DIFFERS
    if claim.unit and claim.unit != premise.unit:
        ahead = hours_apart(claim.unit, premise.unit)
        if ahead is None:  # a zone that the evidence leaves open
            return Relation.PARTLY if a == b else Relation.DIFFERS
        a = (a - ahead * 60) % (2 * HALF_DAY)
    if a == b:
        return Relation.STATES
    vague = "vague" in (claim.qualifier, premise.qualifier)
    return Relation.STATES if vague and a % HALF_DAY == b % HALF_DAY else Relation.DIFFERS
