"""Ranges of values against each other."""

from math import inf

from agent.judge.quantities.quantity import Interval, Quantity


def inside(inner: Interval, outer: Interval, allowed: float) -> bool:
    """Tell whether one range lies in another, but for the share ``allowed`` of their size."""
    pad = allowed * max(abs(x) for x in (*finite(outer), *finite(inner), 0.0))
    low = inner.low > outer.low or (
        inner.low >= outer.low - pad and (not outer.low_open or inner.low_open)
    )
    high = inner.high < outer.high or (
        inner.high <= outer.high + pad and (not outer.high_open or inner.high_open)
    )
    return low and high


def beyond(interval: Interval) -> Interval:
    """Return what a limit leaves over."""
    if interval.high < inf:
        return Interval(interval.high, inf, low_open=not interval.high_open)
    return Interval(-inf, interval.low, high_open=not interval.low_open)


def leaves_over(limit: Interval, rest: Interval) -> bool:
    """Tell whether a range is just what a limit leaves over: *over 800* where *up to 800* is so."""
    return limit.is_one_sided and rest == beyond(limit)


def takes_in_the_end(claim: Quantity, premise: Quantity) -> bool:
    """Tell whether two limits differ only in that the claim's takes in the limit itself."""
    mine, theirs = claim.interval, premise.interval
    alike = mine.is_open_like(theirs) and (mine.low, mine.high) == (theirs.low, theirs.high)
    left_out = theirs.low_open > mine.low_open or theirs.high_open > mine.high_open
    return claim.dimension == premise.dimension and alike and left_out


def finite(interval: Interval) -> tuple[float, ...]:
    """Return the ends that a range has."""
    return tuple(x for x in (interval.low, interval.high) if abs(x) != float("inf"))


def same_end(
    wanted: Interval, given: Interval, allowed: float, claim: Quantity, premise: Quantity
) -> bool:
    """An exact claim is stated by the end of a limit: "the limit is 3.5 t", "up to 3.5 t"."""
    if premise.approximate and claim.bound != "exactly":
        centre = (given.low + given.high) / 2
        end = {"nearly": given.high, "just over": given.low}.get(premise.bound, centre)
        return wanted.is_point and abs(wanted.low - end) <= allowed * abs(end)
    if not wanted.is_point or claim.bound == "exactly":
        return False
    return any(abs(wanted.low - end) <= allowed * abs(end) for end in finite(given))


def apart(wanted: Interval, given: Interval, allowed: float) -> bool:
    """Tell whether two ranges have no value in common, nor nearly so."""
    pad = allowed * max(abs(x) for x in (*finite(wanted), *finite(given), 0.0))
    if wanted.low > given.high + pad or given.low > wanted.high + pad:
        return True
    touches_low = wanted.low == given.high and (wanted.low_open or given.high_open)
    touches_high = wanted.high == given.low and (wanted.high_open or given.low_open)
    return touches_low or touches_high


def opposite(wanted: Interval, given: Interval) -> bool:
    """Tell "at least five" from "at most five": they share a single value only."""
    if wanted.is_point or given.is_point:
        return False
    return wanted.low == given.high or wanted.high == given.low
