"""Whether what is done so long after an event is in time: *within 14 days of the decision*."""

import re

from agent.domain.prose.casing import small
from agent.judge.alignment.lexical import content
from agent.judge.unfolding.counted.spans import span, told

_WITHIN = re.compile(
    rf"\b(?:within|no later than|not later than|at most) {span('')}"
    r" (?:of|from|after|following) (?P<event>[^,;:.]+)",
    re.IGNORECASE,
)
_ASKED = re.compile(
    rf"^(?P<what>[^,;:.]+?) {span('')} (?:after|from|following) (?P<event>[^,;:.]+?) "
    r"(?:is|are|was|were|would be|comes|came) (?:still )?(?:(?P<timely>in time|on time|within the"
    r" (?:deadline|time limit|period)|timely)|too late|late|out of time|not (?:in|on) time)\.?$",
    re.IGNORECASE,
)
CUE = re.compile(r"\b(?:within|(?:no|not) later than|at most) ", re.IGNORECASE)
_UNCLEAR = re.compile(r"\b(?:not|never|unless|except|usually|should|if)\b|n['’]t\b", re.IGNORECASE)
_DAYS = {"day": 1, "week": 7}


def told_in_time(text: str, claim: str) -> str:
    """Return whether a claim on what is in time holds by a limit of a text, or the text.

    Example:
        "Appeals must be filed within 14 days of the decision.", for "An appeal filed 20 days after
        the decision is in time.", is "It is not the case that an appeal filed [...] is in time."
    """
    asked, limits = _ASKED.match(claim), list(_WITHIN.finditer(text))
    if asked is None or len(limits) != 1 or _UNCLEAR.search(text):
        return text
    (limit,) = limits
    named = content(asked["event"]) <= content(limit["event"])
    about = content(asked["what"]) & content(text[: limit.start()])
    mine, theirs = (_length(m) for m in (asked, limit))
    if not named or not about or mine[1] != theirs[1]:
        return text
    holds = (mine[0] <= theirs[0]) == bool(asked["timely"])
    return claim if holds else f"It is not the case that {small(claim)}"


def _length(match: re.Match[str]) -> tuple[int, str]:
    """Return the number and unit of a time, weeks in days."""
    number, unit = told(match, "")
    return (number * _DAYS[unit], "day") if unit in _DAYS else (number, unit)
