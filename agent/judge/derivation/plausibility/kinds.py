"""What kind of number a claim gives: the step of a change, the level it led to, or a share."""

import re

from agent.domain.prose.analysis import Analysis
from agent.judge.derivation.operands import Result
from agent.judge.quantities.comparison.steps import step_or_level
from agent.judge.quantities.numbers.naming import token_at
from agent.judge.quantities.quantity import Quantity

_MOVE = (
    r"(?:r[io]se[ns]?|rising|f[ae]ll(?:s|en|ing)?|gr[eo]w(?:s|n|ing)?|growth|increas\w+|decreas\w+|"
    r"drop(?:s|ped|ping)?|declin\w+|climb\w*|jump\w*|surg\w+|soar\w*|plung\w+|slump\w*|gain\w*|"
    r"reduc\w+|cut|cuts|cutting|lower(?:ed|s|ing)|rais(?:e[sd]?|ing)|shr[iau]nk|expand\w*|slip\w*|"
    r"contracted|tumbl\w+|advanc\w+|edg\w+|up|down|saving|discount|change)"
)
_BEFORE = re.compile(
    rf"\b{_MOVE}(?:\s+\w+ly)?(?:\s+(?:of|by))?\s+"
    r"(?:(?:about|around|roughly|nearly|almost|just|over|some|an?|the|only|more than|less than)"
    r"\s+)*$",
    re.IGNORECASE,
)
_AFTER = re.compile(
    r"\s*(?:an?\s+)?(?:\w+ly\s+)?(?:increase|decrease|rise|growth|drop|fall|decline|reduction|cut|"
    r"jump|gain|hike|slump|discount|saving|improvement|up|down|above|below|more|less|fewer)\b",
    re.IGNORECASE,
)
_OF = re.compile(r"\s*of\s", re.IGNORECASE)
_THAN = re.compile(r"\bthan\b", re.IGNORECASE)
# What may yield the step of a change in per cent, and what that in points.
_STEPS = ("change", "average")
_POINTS = ("difference", "moved")
# What yields no level.
_NO_LEVEL = ("difference", "change")
# What yields a level alone: no gap between two.
_ONE_LEVEL = ("moved", "product")


def told_as(claim: Analysis, quantity: Quantity) -> str:
    """Return "step" or "level" for a number that tells a change, "share" for one of a whole."""
    text = claim.text
    led = step_or_level(text, quantity)
    if led:
        return led
    if quantity.dimension == "percent" and _OF.match(text, quantity.end):
        return "share"
    moved = _BEFORE.search(text[: quantity.start]) or _AFTER.match(text, quantity.end)
    return "step" if moved or _is_compared(claim, quantity) else ""


def _is_compared(claim: Analysis, quantity: Quantity) -> bool:
    """Tell whether a comparative follows a number: "25% higher"."""
    first = token_at(claim, quantity.end)
    return any(t.tag in ("JJR", "RBR") for t in claim.tokens[first : first + 1])


def tells_a_gap(claim: Analysis, quantity: Quantity) -> bool:
    """Tell whether a number is how much more or less something has than another: no level."""
    return _is_compared(claim, quantity) and _THAN.search(claim.text, quantity.end) is not None


def unfit(result: Result, quantity: Quantity, claim: Analysis) -> bool:
    """Tell whether an operation yields another kind of number than a claim gives.

    What rose from 120 to 150 rose by 25%, not by 80%, and from 10% to 12% by two percentage points.
    """
    kind = told_as(claim, quantity)
    if kind == "level":
        return result.operation in _NO_LEVEL
    if quantity.dimension != "percent":
        return result.operation in _ONE_LEVEL and tells_a_gap(claim, quantity)
    if "point" in quantity.unit:
        return result.operation not in _POINTS
    if kind == "step":
        return result.operation not in _STEPS
    return kind == "share" and result.operation == "change"
