"""What is closed until a day, or reopens on it, told for the day of a claim.

*Reopens on 28 June* is closed on 25 June and open on 30 June.
"""

import datetime
import re
from typing import NamedTuple

from agent.domain.prose.calendar import DAY_OF_MONTH, WEEKDAY
from agent.domain.prose.casing import capital
from agent.judge.quantities.times.dates import calendar_spans, first_and_last

_DATE = rf"(?:(?:{WEEKDAY}),? )?(?:the )?{DAY_OF_MONTH}(?:,? (?:19|20)\d\d)?"
_WHAT = r"(?P<what>(?:(?:the|our|this|its|all|both) )?[^\W\d_][^,;:.!?]{1,60}?)"
_STATE = (
    r"(?:closed|shut|suspended|unavailable|not available|out of (?:service|order|use)|blocked"
    r"|cancelled|off limits)"
)
_WHY = r"(?: (?:for|to|due to|because of|owing to) [^,;:.]*?)?"
_UNTIL = re.compile(
    rf"(?:^|[,:;] ){_WHAT} (?P<be>is|are|will be|remains?|stays?|will remain|will stay)"
    rf"(?: still| now| temporarily)? (?P<state>{_STATE}){_WHY} (?:until|till|up to)"
    rf" (?P<date>{_DATE})"
    r"(?= (?:for|to|due|because|owing|while)\b|[.,;:]|$)",
    re.IGNORECASE,
)
_REOPENS = re.compile(
    rf"(?:^|[,:;] ){_WHAT} (?:(?P<will>will)(?: now| only)? (?P<deed>re-?open|resume|open again"
    r"|be (?:open|available) again)|(?:now |only )?(?P<now>reopens|reopen|resumes|opens again))"
    rf"(?: only| again)? on (?P<date>{_DATE})(?=[.,;:]|$| (?:at|after|because|as|and)\b)",
    re.IGNORECASE,
)
CUE = re.compile(
    r"\b(?:until|till|up to)\b.*\d|\b(?:re-?opens?|resumes?|again)\b.*\d", re.IGNORECASE | re.DOTALL
)
_PLURAL = re.compile(r"\b(?:are|remain|stay|reopen|resume)$", re.IGNORECASE)
_DENIED = re.compile(
    r"\b(?:not|never|no|if|unless|(?-i:may)|might|could|expected|hoped|planned)\b", re.I
)
_STATES = re.compile(
    r"\b(?:open(?:ed|s)?|re-?open\w*|closed|shut|suspended|(?:un)?available|(?:in|out of) (?:use"
    r"|service|order)|running|blocked|used)\b",
    re.IGNORECASE,
)
_YEAR, _RECENT = 2001, 92


class _Change(NamedTuple):
    """Who is in what state until the day on which it ends, and where that is told."""

    what: str
    state: str
    plural: bool
    last: datetime.date
    dated: bool


def on_that_day(text: str, claim: str) -> str:
    """Return a text with what is closed until a day as it is on the one day of a claim.

    It stands as it is for a day long before, and for the day itself where it may still be closed.

    Example:
        "The east entrance will now reopen on 28 June.", for a claim on 25 June, is "The east
        entrance will now reopen on 28 June. The east entrance is still closed on 25 June."
    """
    days = [s for s in calendar_spans(claim) if s.day.day]
    change = _change(text)
    if len(days) != 1 or change is None or _DENIED.search(text):
        return text
    day = claim[days[0].start : days[0].end]
    asked = _day(day, dated=change.dated)
    if asked is None or bool(days[0].day.year) > change.dated:
        return text
    if abs((change.last - asked).days) > _RECENT:
        return text
    be = "are" if change.plural else "is"
    if asked < change.last:
        return f"{text} {capital(change.what)} {be} still {change.state} on {day}."
    if not _STATES.search(claim) or (asked == change.last and not _REOPENS.search(text)):
        return text
    opened = "open again" if change.state in ("closed", "shut") else f"no longer {change.state}"
    return f"{text} {capital(change.what)} {be} {opened} on {day}."


def _change(text: str) -> _Change | None:
    """Return the one change that a text tells."""
    found = [*_UNTIL.finditer(text), *_REOPENS.finditer(text)]
    if len(found) != 1:
        return None
    (match,) = found
    groups = match.groupdict()
    spans = [s for s in calendar_spans(match["date"]) if s.day.day]
    dated = bool(spans and spans[0].day.year)
    last = _day(match["date"], dated=dated)
    if last is None:
        return None
    resumes = "resum" in (groups.get("deed") or groups.get("now") or "").lower()
    state = (groups.get("state") or ("suspended" if resumes else "closed")).lower()
    verb = groups.get("be") or groups.get("now") or ""
    plural = bool(_PLURAL.search(verb)) or match["what"].lower().endswith("s")
    return _Change(match["what"], state, plural, last, dated)


def _day(text: str, *, dated: bool) -> datetime.date | None:
    """Return the day of a date, in an ordinary year where it has none."""
    day = next((s.day for s in calendar_spans(text) if s.day.day), None)
    if day is None:
        return None
    if not day.year or not dated:
        day = day._replace(year=_YEAR)
    ends = first_and_last(day)
    return ends[0] if ends else None
