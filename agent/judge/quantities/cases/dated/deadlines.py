"""Times of day inside a limit: what is placed at 10:30 is placed before 11:00."""

import re

from agent.domain.finding import Finding, Outcome, Term
from agent.domain.prose.analysis import Analysis
from agent.judge.quantities.binding.bindings import Bound, bind
from agent.judge.quantities.cases.dated.brinks import related
from agent.judge.quantities.cases.dated.periods import EVENT
from agent.judge.quantities.comparison.compare import Relation, relate
from agent.judge.quantities.quantity import RULE, Quantity

_PERMITS = re.compile(r"\b(?:may|can|could|allowed|permitted)\b(?! not)", re.IGNORECASE)
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
    match = _limiting(limit, premise)
    if match is None:
        return None
    left = case.interval.low - limit.interval.low
    left = left if _EARLIEST.fullmatch(match[0]) else -left
    return left > 0 or (left == 0 and not match["open"])


def _limiting(limit: Quantity, premise: str) -> re.Match[str] | None:
    """Return the words before a time of day that make it a limit, None without any."""
    before = premise[: limit.start]
    return _LATEST.search(before) or _EARLIEST.search(before)


def in_time(claim: Analysis, premise: Analysis, item: Bound) -> Finding | None:
    """Return the match of a time at which a claim permits what a limit permits then.

    The claim is to be read as if it told the limit: *you may put it out no earlier than 6 p.m.*
    """
    if not _PERMITS.search(claim.text):
        return None
    for known in bind(premise).items:
        match = _limiting(known.quantity, premise.text)
        if match and keeps(item.quantity, claim.text, known.quantity, premise.text):
            told = f"{match[0]}{known.quantity.text}"
            term = Term(item.quantity.start, item.quantity.end, told)
            return Finding(rule=RULE, outcome=Outcome.MATCH, terms=(term,))
    return None


def placed(
    mine: Quantity, claim: str, theirs: Quantity, premise: str, tolerance: float
) -> Relation:
    """Relate two quantities; a time that keeps a limit says nothing of it, another one differs."""
    turned = related(mine, claim, theirs, premise)
    if turned is not None:
        return turned
    kept = keeps(mine, claim, theirs, premise)
    if kept is None:
        return relate(mine, theirs, tolerance)
    return Relation.UNRELATED if kept else Relation.DIFFERS
