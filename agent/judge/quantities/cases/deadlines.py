"""Times of day inside a limit: what is placed at 10:30 is placed before 11:00."""

import re

from agent.judge.quantities.cases.periods import EVENT
from agent.judge.quantities.comparison.compare import Relation, relate
from agent.judge.quantities.quantity import Quantity

_AT = re.compile(r"\bat\s+$", re.IGNORECASE)
_LATEST = re.compile(r"(?<!not )\b(?:(?P<open>before)|no later than|not after)\s+$", re.IGNORECASE)
_EARLIEST = re.compile(
    r"(?<!not )\b(?:(?P<open>after)|no earlier than|not before)\s+$", re.IGNORECASE
)


def keeps(case: Quantity, claim: str, limit: Quantity, premise: str) -> bool | None:
    """Tell whether a time of day that something happens *at* keeps a limit that another one sets.

    Args:
        case: a quantity of ``claim``.
        claim: its text.
        limit: a quantity of ``premise``.
        premise: its text.

    Returns:
        None where ``case`` is no such time (when something begins or ends is a time of its own)
        or ``limit`` sets none. What is *before* 11:00 is not at 11:00.
    """
    if not case.dimension == limit.dimension == "clock" or EVENT.search(claim):
        return None
    if not (case.interval.is_point and limit.interval.is_point and _AT.search(claim[: case.start])):
        return None
    before = premise[: limit.start]
    latest, earliest = _LATEST.search(before), _EARLIEST.search(before)
    match = latest or earliest
    if match is None:
        return None
    left = (
        limit.interval.low - case.interval.low if latest else case.interval.low - limit.interval.low
    )
    return left > 0 or (left == 0 and not match["open"])


def placed(
    mine: Quantity, claim: str, theirs: Quantity, premise: str, tolerance: float
) -> Relation:
    """Relate two quantities; a time that keeps a limit says nothing of it, another one differs."""
    kept = keeps(mine, claim, theirs, premise)
    if kept is None:
        return relate(mine, theirs, tolerance)
    return Relation.UNRELATED if kept else Relation.DIFFERS
