"""When something closed, told by when it reopened: *reopened in 2015 after four years*.

It closed in 2011 then, and was closed in between.
"""

import datetime
import re

from agent.domain.prose.calendar import ANY_MONTH
from agent.domain.prose.casing import capital, small
from agent.judge.derivation.dates.calendar import shifted
from agent.judge.quantities.times.dates import calendar_spans
from agent.judge.unfolding.counted.spans import span, told

_DATE = rf"(?P<date>(?:(?:early|late|mid)[- ])?(?:{ANY_MONTH} )?(?:1[5-9]|20)\d\d)(?![\w%]|[.,]\d)"
_AFTER = (
    r"after (?:(?:(?:a |its |an )?(?:closure|shutdown|break|interruption|suspension)"
    r"(?: of| lasting| for)?|(?:(?:being|having been|(?:it|they) had been) )?(?:closed"
    r"|shut|out of service|suspended)"
    rf"(?: down)?(?: for)?) )?(?:an? )?{span('')}(?: closure| shutdown| break| interruption)?"
)
_OPENED = r"(?:(?:was |were |has been )?(?:re-?opened|brought back into service)|reopens)"
_TELLS = re.compile(
    rf"^(?P<what>[^,;:]{{2,80}}?),? {_OPENED}(?P<how>[^,;:]*?)"
    rf" in {_DATE},? {_AFTER}(?P<rest>[,.;].*)?$",
    re.IGNORECASE | re.DOTALL,
)
_FRONTED = re.compile(
    rf"^{_AFTER},? (?P<what>(?!closure"
    rf"|shutdown)[^,;:]{{2,80}}?),? {_OPENED}(?P<how>[^,;:]*?) in {_DATE}(?P<rest>[,.;].*)?$",
    re.IGNORECASE | re.DOTALL,
)
CUE = re.compile(r"\bre-?open\w*\b.*\bafter\b|\bafter\b.*\bre-?open", re.IGNORECASE | re.DOTALL)
_ROUGH = re.compile(r"\b(?:about|around|nearly|almost|over|more|less|several|some|than)\b", re.I)
_BETWEEN = re.compile(
    rf"\b(?P<be>was|were|remained|stayed) (?P<state>closed|shut"
    rf"|open) (?P<span>from {_DATE} (?:to|until|till)"
    rf" {_DATE.replace('date', 'end')})",
    re.IGNORECASE,
)
_DURING = re.compile(
    r"\b(?P<be>was|were|remained|stayed) (?:still )?(?P<state>closed|shut|open|running"
    r"|in (?:use|service|"
    rf"operation))(?P<how>[^.;]*?) in {_DATE}"
    rf"|\bin {_DATE.replace('date', 'fronted')}\b[^.;]*? (?P<was>was|were)"
    r" (?:still )?(?:closed|shut|open|running|in (?:use|service|operation))\b",
    re.IGNORECASE,
)
_CLOSED = re.compile(
    rf"\b(?P<deed>(?:was |were )?(?:closed|shut)(?: down)?) in {_DATE}", re.IGNORECASE
)


def told_as_closed(text: str, claim: str) -> str:
    """Return a text on what reopened after a time as when it closed, for a claim on that.

    Example:
        "The lido reopened in 2018 after a closure of six years.", for a claim on when it closed, is
        "The lido closed in 2012."
    """
    match = _TELLS.match(text) or _FRONTED.match(text)
    if match is None or _ROUGH.search(match[0]) or match["unit"].lower() not in ("year", "month"):
        return text
    end = _first(match["date"])
    number, unit = told(match, "")
    begun = end and shifted(end, number, unit, -1)
    if end is None or begun is None:
        return text
    what = capital(match["what"])
    dated = "{:%B %Y}" if calendar_spans(match["date"])[-1].day.month else "{:%Y}"
    start = dated.format(begun)
    if _BETWEEN.search(claim):
        return f"{what} was closed from {start} to {match['date']}."
    during = _DURING.search(claim)
    asked = during and (_first(during["date"] or during["fronted"]))
    if asked and begun.year < asked.year < end.year:
        return f"{what} was closed in {during['date'] or during['fronted']}." if during else text
    closed = _CLOSED.search(claim)
    return f"{what} {small(closed['deed'])} in {start}." if closed else text


def _first(text: str) -> datetime.date | None:
    """Return the first day of a month or year."""
    spans = calendar_spans(text)
    day = spans[-1].day if spans else None
    return datetime.date(day.year, day.month or 1, 1) if day and day.year else None
