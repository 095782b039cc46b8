"""Other days: "closed on Sundays" is not denied by "open from Monday to Friday"."""

import re
from collections.abc import Sequence

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.domain.prose.calendar import WEEKDAYS
from agent.judge.polarity.check import check_polarity
from agent.judge.quantities.check import assess
from agent.judge.quantities.times.frequency import all_days_but

OPPOSED = (Outcome.CONFLICT, Outcome.MISSING)
DAYS = [day.lower() for day in WEEKDAYS]
_DAY = re.compile(rf"\b({'|'.join(DAYS)})s?\b", re.IGNORECASE)
_RANGE = re.compile(
    rf"\b({'|'.join(DAYS)})s?\s*(?:to|through|until|till|-|–)\s*({'|'.join(DAYS)})s?\b",
    re.IGNORECASE,
)
_NONE = re.compile(r"\b(?:no|none|nobody|nothing|not|never|nor|cannot)\b|n['’]t\b", re.IGNORECASE)


def days(text: str) -> frozenset[int]:
    """Return the weekdays (0 Monday to 6 Sunday) that ``text`` names, ranges filled in.

    What is told of all days but some names all.
    """
    if all_days_but(text):
        return frozenset(range(len(DAYS)))
    found = {DAYS.index(m[1].lower()) for m in _DAY.finditer(text)}
    for match in _RANGE.finditer(text):
        first, last = (DAYS.index(match[i].lower()) for i in (1, 2))
        found.update((first + i) % 7 for i in range((last - first) % 7 + 1))
    return frozenset(found)


def of_other_days(finding: Finding, claim: Analysis, parts: Sequence[Analysis]) -> Finding:
    """Return ``finding`` on polarity, ``none`` when all that conflicts is said of other days.

    Args:
        finding: what the polarity rule found for the whole window.
        claim: the parsed claim.
        parts: the sentences of the window.
    """
    wanted = days(claim.text)
    if finding.outcome is not Outcome.CONFLICT or not wanted:
        return finding
    outcomes = [(check_polarity(claim, p).outcome, days(p.text)) for p in parts]
    firm = any(o is Outcome.CONFLICT and (not n or n & wanted) for o, n in outcomes)
    other = any(o in OPPOSED and n and not n & wanted for o, n in outcomes)
    if other and not firm:
        return Finding(rule=finding.rule, outcome=Outcome.NONE)
    return finding


def numbers_of_other_days(finding: Finding, claim: Analysis, premise: Analysis) -> Finding:
    """Return ``finding`` on numbers, ``none`` where the evidence gives those of other days alone.

    *On Sundays at 7:05* is not denied by *Mondays to Saturdays at 5:12*, nor *no ferry runs on
    Mondays* by *a ferry runs from Tuesday to Sunday*. A number that it states of other days is
    still one of these.
    """
    named, wanted = days(premise.text), days(claim.text)
    if finding.outcome is not Outcome.CONFLICT or not (wanted and named) or named & wanted:
        return finding
    if _NONE.search(claim.text) and not _NONE.search(premise.text):
        return Finding(rule=finding.rule, outcome=Outcome.NONE)
    told = [(b.quantity, f) for b, f in assess(claim, premise, 0.0)]
    others = [f for q, f in told if not (q.is_date or q.soft)]
    apart = bool(others) and all(f.outcome is not Outcome.MATCH for f in others)
    return Finding(rule=finding.rule, outcome=Outcome.NONE) if apart else finding
