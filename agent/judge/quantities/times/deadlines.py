"""Times of day inside a limit: what is placed at 10:30 is placed before 11:00."""

import re

from agent.judge.quantities.quantity import Quantity

_AT = re.compile(r"\bat\s+$", re.IGNORECASE)
_LATEST = re.compile(r"(?<!not )\b(?:before|no later than|not after)\s+$", re.IGNORECASE)
_EARLIEST = re.compile(r"(?<!not )\b(?:after|no earlier than|not before)\s+$", re.IGNORECASE)


def keeps(case: Quantity, claim: str, limit: Quantity, premise: str) -> bool:
    """Tell whether a time of day that something happens *at* keeps a limit that another one sets.

    Args:
        case: a quantity of ``claim``.
        claim: its text.
        limit: a quantity of ``premise``.
        premise: its text.
    """
    if not case.dimension == limit.dimension == "clock":
        return False
    if not (case.interval.is_point and limit.interval.is_point and _AT.search(claim[: case.start])):
        return False
    before = premise[: limit.start]
    if _LATEST.search(before):
        return case.interval.low < limit.interval.low
    return bool(_EARLIEST.search(before)) and case.interval.low > limit.interval.low
