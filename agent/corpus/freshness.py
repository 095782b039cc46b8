"""The date of a document: from its metadata or from what it says about itself."""

import calendar
import datetime
import re
from collections.abc import Mapping
from typing import Any

_FIELDS = (
    "last_updated",
    "last_modified",
    "lastmod",
    "updated",
    "modified",
    "revised",
    "last_reviewed",
    "effective",
    "effective_date",
    "date",
    "published",
    "created",
)

_MONTHS = {
    name.lower(): number
    for names in (calendar.month_name, calendar.month_abbr)
    for number, name in enumerate(names)
    if name
} | {"sept": 9}
_MONTH = "(?:" + "|".join(sorted(_MONTHS, key=len, reverse=True)) + r")\b\.?"

_ISO = re.compile(r"(\d{4})-(\d{2})-(\d{2})(?![\d-])")
_DAY_FIRST = re.compile(
    rf"(\d{{1,2}})(?:st|nd|rd|th)?\s+(?:of\s+)?({_MONTH}),?\s+(\d{{4}})\b", re.I
)
_MONTH_FIRST = re.compile(rf"({_MONTH})\s+(\d{{1,2}})(?:st|nd|rd|th)?,?\s+(\d{{4}})\b", re.I)
_MONTH_ONLY = re.compile(rf"({_MONTH}),?\s+(\d{{4}})\b", re.I)
_DOTTED = re.compile(r"(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\d)")
_SLASHED = re.compile(r"(\d{1,2})/(\d{1,2})/(\d{4})(?!\d)")
_YEAR_FIRST = re.compile(r"(\d{4})/(\d{1,2})/(\d{1,2})(?!\d)")

_LINK = r"(?:\s|[*_:\-–—|]|\b(?:on|as\s+of|from|date|at)\b)*"
_UPDATED = re.compile(
    r"\b(?:last\s+(?:updated?|revised|modified|reviewed|changed|edited)"
    r"|(?:date\s+)?updated\s*(?:on|:)|revision\s+date|date\s+of\s+(?:last\s+)?revision)" + _LINK,
    re.I,
)
_DECLARED = re.compile(
    r"\b(?:effective(?:\s+date)?|revised|as\s+of|valid\s+from|in\s+force\s+(?:since|from)"
    r"|date\s+of\s+issue|issued|published|dated?\s*:)" + _LINK,
    re.I,
)
_HEAD, _TAIL = 1500, 500


def document_date(fields: Mapping[str, Any], text: str) -> datetime.date | None:
    """Return the date that a document gives itself, or None.

    Front matter ``fields`` come first (an update before a publication date), then "last updated
    …" anywhere in the text, then "effective …", "revised …", "as of …" near its beginning or end.
    Of several dates of one kind the latest counts.
    """
    for name in _FIELDS:
        found = parse_date(fields.get(name))
        if found:
            return found
    return _stated(_UPDATED, text) or _stated(_DECLARED, _edges(text))


def parse_date(value: Any) -> datetime.date | None:
    """Return ``value`` as a date if it is one, or is text that begins with one; else None.

    Nothing is guessed: a bare year and a day-month order that cannot be told apart (03/04/2024)
    give None. A month without a day counts as its last day, so that no text is called older than
    it surely is.
    """
    if isinstance(value, datetime.datetime):
        return value.date()
    if isinstance(value, datetime.date):
        return value
    return _leading_date(value.strip()) if isinstance(value, str) else None


def _stated(pattern: re.Pattern[str], text: str) -> datetime.date | None:
    after = (_leading_date(text[m.end() : m.end() + 40]) for m in pattern.finditer(text))
    return max((d for d in after if d), default=None)


def _edges(text: str) -> str:
    if len(text) <= _HEAD + _TAIL:
        return text
    return text[:_HEAD] + "\n" + text[-_TAIL:]


def _leading_date(text: str) -> datetime.date | None:
    for pattern, order in (
        (_ISO, "ymd"),
        (_YEAR_FIRST, "ymd"),
        (_DAY_FIRST, "dmy"),
        (_MONTH_FIRST, "mdy"),
        (_MONTH_ONLY, "my"),
        (_DOTTED, "dmy"),
        (_SLASHED, "?"),
    ):
        match = pattern.match(text)
        if match:
            return _date(order, match.groups())
    return None


def _date(order: str, parts: tuple[str, ...]) -> datetime.date | None:
    if order == "?":
        first, second = int(parts[0]), int(parts[1])
        if first == second or first > 12:
            order = "dmy"
        elif second > 12:
            order = "mdy"
        else:
            return None
    values = dict(zip(order, map(_number, parts), strict=True))
    year, month = values["y"], values["m"]
    try:
        day = values["d"] if "d" in values else calendar.monthrange(year, month)[1]
        return datetime.date(year, month, day)
    except ValueError:
        return None


def _number(part: str) -> int:
    return int(part) if part.isdigit() else _MONTHS[part.rstrip(".").lower()]
