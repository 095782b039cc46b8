"""Ends of months: *by the end of June* is *by 30 June*, and *the end of the next month* is a month.

What a rule says of notice given by the third day of a month is told of notice given on 2 May.
"""

import calendar
import re

from agent.domain.prose.calendar import ANY_MONTH, DAY_OF_MONTH
from agent.domain.prose.calendar import MONTHS as NAMES
from agent.judge.quantities.times.dates import MONTHS, ORDINALS

_BY = r"(?:by|until|till|up to|no later than|not later than)"
_LATEST = r"(?:,? at the latest)?"
_END = re.compile(
    rf"\b(?P<by>{_BY}) (?P<end>the end of (?P<month>{ANY_MONTH}))(?P<latest>{_LATEST})(?!\w| \d)",
    re.IGNORECASE,
)
_DATE = re.compile(
    rf"\b(?P<by>{_BY}) (?P<date>{DAY_OF_MONTH})(?P<latest>{_LATEST})(?!\w|,? \d)", re.IGNORECASE
)
_AT_THE_LATEST = re.compile(r"\bat the latest\b|\b(?:no|not) later than\b", re.IGNORECASE)
_DAY = (
    rf"(?P<day>\d{{1,2}}|{'|'.join(sorted(ORDINALS, key=len, reverse=True))})(?:st|nd|rd|th)?"
    r"(?P<kind> (?:working|business) day| day)?"
)
_CUT_OFF = re.compile(
    rf"\b(?P<by>by|on or before|before|(?:no|not) later than) the {_DAY} of"
    r" (?:a|any|the|each|every)(?: given| calendar)? month\b",
    re.IGNORECASE,
)
_LATER_END = re.compile(
    r"\bthe end of (?:(?P<next>the (?:following|next) month|the month after(?! next))"
    r"|(?P<second>the month after next|the second month (?:after|following)(?: that)?)"
    r"|(?:that|the same) month)(?=[.,;)]|$)",
    re.IGNORECASE,
)
_CASE = re.compile(
    rf"\bon (?:the )?(?:{_DAY} of (?P<month>{ANY_MONTH})|(?P<date>{DAY_OF_MONTH}))(?!\w| \d)",
    re.IGNORECASE,
)
CUE = re.compile(rf"{_END.pattern}|{_LATER_END.pattern}|\b{_BY} {DAY_OF_MONTH}", re.IGNORECASE)
_FEBRUARY, _YEAR = 2, 12
_COMMON_YEAR = 2023


def in_its_words(text: str, claim: str) -> str:
    """Return a text with its end of a month as a claim tells such days.

    Example:
        "Forms must be sent by the end of June." is "Forms must be sent by 30 June." for a claim on
        a day, and the other way round; what is due *by* a day is due then *at the latest*.
    """
    if _CUT_OFF.search(text):
        return _in_its_case(text, claim)
    latest = bool(_AT_THE_LATEST.search(claim))
    claim = claim.rstrip(".")  # of *31.* the dot is no point
    asked, end = _DATE.search(claim), _END.search(claim)
    told = _END.sub(lambda m: _as_a_day(m, asked["date"]), text) if asked else text
    if end and not asked:
        told = _DATE.sub(lambda m: _as_an_end(m, end["end"]), told)
    found = [m for form in (_DATE, _END) for m in form.finditer(told)]
    if not latest or len(found) != 1 or found[0]["latest"]:
        return told
    return f"{told[: found[0].end()]} at the latest{told[found[0].end() :]}"


def _as_a_day(end: re.Match[str], like: str) -> str:
    """Return the end of a month as its last day, written as another day is."""
    month = _month(end["month"])
    day = calendar.monthrange(_COMMON_YEAR, month)[1]
    if month == _FEBRUARY and _last(like):
        return f"{end['by']} {like}{end['latest']}"
    name = NAMES[month - 1]
    date = f"{day} {name}" if like[0].isdigit() else f"{name} {day}"
    return f"{end['by']} {date}{end['latest']}"


def _as_an_end(day: re.Match[str], end: str) -> str:
    """Return the last day of a month as the end that a claim names, any other day as it stands."""
    same = _named(day["date"]) == _month(end.rpartition(" ")[2])
    return f"{day['by']} {end}{day['latest']}" if same and _last(day["date"]) else day[0]


def _last(date: str) -> bool:
    """Tell whether a date is the last day of its month, or may be."""
    month = _named(date)
    last = calendar.monthrange(_COMMON_YEAR, month)[1]
    return _number(date) in ({28, 29} if month == _FEBRUARY else {last})


def _in_its_case(text: str, claim: str) -> str:
    """Return a rule for what is done by a day of any month, as it is on a day of one."""
    cases, cuts, ends = (list(f.finditer(s)) for f, s in
                         ((_CASE, claim), (_CUT_OFF, text), (_LATER_END, text)))  # fmt: skip
    if not len(cases) == len(cuts) == len(ends) == 1:
        return text
    (case,), (cut,), (end,) = cases, cuts, ends
    if not _in_time(case, cut) or cut.end() > end.start():
        return text
    months = 2 if end["second"] else 1 if end["next"] else 0
    month = _named(case["date"]) if case["date"] else _month(case["month"])
    name = NAMES[(month - 1 + months) % _YEAR]
    between = text[cut.end() : end.start()]
    return f"{text[: cut.start()]}{case[0]}{between}the end of {name}{text[end.end() :]}"


def _in_time(case: re.Match[str], cut: re.Match[str]) -> bool:
    """Tell whether the day of a claim is no later than that of a rule.

    The second working day is none but by a rule that counts these; of the days of a month as many
    have gone by on a working day as on any.
    """
    working = ["ing" in (m["kind"] or "") or "iness" in (m["kind"] or "") for m in (case, cut)]
    if working[0] and not working[1]:
        return False
    day = _number(case["date"]) if case["date"] else _ordinal(case["day"])
    limit = _ordinal(cut["day"])
    return 0 < day < limit if cut["by"].lower() == "before" else 0 < day <= limit


def _ordinal(text: str) -> int:
    return int(text) if text.isdigit() else ORDINALS[text.lower()]


def _number(date: str) -> int:
    return int("".join(c for c in date if c.isdigit()))


def _named(date: str) -> int:
    return next(_month(w) for w in date.split() if w[0].isalpha())


def _month(name: str) -> int:
    return MONTHS[name.lower().rstrip(".")]
