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

_NAMES = (
    "january jan januar jänner janvier enero gennaio januari janeiro",
    "february feb februar février febrero febbraio februari fevereiro",
    "march mar märz mars marzo maart março",
    "april apr avril abril aprile",
    "may mai mayo maggio mei maio",
    "june jun juni juin junio giugno junho",
    "july jul juli juillet julio luglio julho",
    "august aug août agosto augustus",
    "september sep sept septembre septiembre settembre setembro",
    "october oct oktober octobre octubre ottobre outubro",
    "november nov novembre noviembre novembro",
    "december dec dezember décembre diciembre dicembre dezembro",
)
"""The months in English, German, French, Spanish, Italian, Dutch and Portuguese."""
_MONTHS = {name: number for number, names in enumerate(_NAMES, 1) for name in names.split()}
_MONTH = "(?:" + "|".join(sorted(_MONTHS, key=len, reverse=True)) + r")\b\.?"
_OF = r"(?:(?:of|de|del|di)\s+)?"

_ISO = re.compile(r"(\d{4})-(\d{2})-(\d{2})(?![\d-])")
_DAY_FIRST = re.compile(
    rf"(\d{{1,2}})(?:st|nd|rd|th|er|[.º°])?\s+{_OF}({_MONTH}),?\s+{_OF}(\d{{4}})\b", re.I
)
_MONTH_FIRST = re.compile(rf"({_MONTH})\s+(\d{{1,2}})(?:st|nd|rd|th)?,?\s+(\d{{4}})\b", re.I)
_MONTH_ONLY = re.compile(rf"({_MONTH}),?\s+{_OF}(\d{{4}})\b", re.I)
_DOTTED = re.compile(r"(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\d)")
_SLASHED = re.compile(r"(\d{1,2})/(\d{1,2})/(\d{4})(?!\d)")
_YEAR_FIRST = re.compile(r"(\d{4})/(\d{1,2})/(\d{1,2})(?!\d)")
_MONTH_YEAR = re.compile(r"(\d{1,2})[/.](\d{4})(?![\d/-]|\.\d)")
_SHORT = re.compile(r"(\d{1,2})[/.]\s?(\d{1,2})[/.]\s?(\d{2})(?![\d/-]|\.\d)")
_YEAR = re.compile(r"((?:19|20)\d{2})(?=[\s.,;)\]|*_]*(?:$|[\n|)]|\.\s))")

_LINK = (
    r"(?:\s|[*_:\-–—|]|\b(?:on|as\s+of|from|date|at|am|vom|den|ab|seit|le|el|il|al|op|em|"
    r"depuis|desde|dal|du)\b)*"
)
_UPDATED = re.compile(
    r"\b(?:last\s+(?:updated?|revised|modified|reviewed|changed|edited)"
    r"|(?:date\s+)?updated\s*(?:on|:)|revision\s+date|date\s+of\s+(?:last\s+)?revision"
    r"|(?:zuletzt|laatst)\s+(?:aktualisiert|geändert|bijgewerkt|gewijzigd)|aktualisiert\s+am"
    r"|letzte\s+(?:änderung|aktualisierung|überarbeitung)|mise?\s+à\s+jour|mis\s+à\s+jour"
    r"|última\s+(?:actualización|atualização|modificación|revisión|revisão)"
    r"|(?:actualizado|atualizado|aggiornato)(?=\s+(?:el|em|il|al|a)\b|\s*:)"
    r"|ultim[oa]\s+(?:aggiornamento|modifica|revisione))" + _LINK,
    re.I,
)
_DECLARED = re.compile(
    r"\b(?:effective(?:\s+date)?|revised|as\s+of|valid\s+from|in\s+force\s+(?:since|from)"
    r"|date\s+of\s+issue|issued|published|dated?\s*:|(?-i:Stand|STAND)"
    r"|gültig\s+(?:ab|seit)|in\s+kraft\s+(?:seit|ab)|datum\s*:|en\s+vigueur|fecha\s*:"
    r"|en\s+vigor|in\s+vigore|geldig\s+vanaf)" + _LINK,
    re.I,
)
_HEAD, _TAIL = 1500, 500
CENTURY, TURN = 100, 70  # years of two digits; from TURN on they are of the last century


def document_date(fields: Mapping[str, Any], text: str) -> datetime.date | None:
    """Return the date that a document gives itself, or None.

    Front matter ``fields`` come first (an update before a publication date), then "last updated
    …" anywhere in the text, then "effective …", "revised …", "as of …" near its beginning or end.
    Of several dates of one kind the latest counts, and so does the latest day that one may mean:
    no text is called older than it surely is.
    """
    for name in _FIELDS:
        found = _latest_date(fields.get(name))
        if found:
            return found
    return _stated(_UPDATED, text) or _stated(_DECLARED, _edges(text))


def parse_date(value: Any) -> datetime.date | None:
    """Return ``value`` as a date if it is one, or is text that begins with one; else None.

    Nothing is guessed: a bare year and a day-month order that cannot be told apart (03/04/2024)
    give None. A month without a day counts as its last day.
    """
    if isinstance(value, datetime.datetime):
        return value.date()
    if isinstance(value, datetime.date):
        return value
    return _leading_date(value.strip()) if isinstance(value, str) else None


def _latest_date(value: Any, *, years: bool = True) -> datetime.date | None:
    """Return ``value`` as a date, the latest it may mean; a bare year only with ``years``."""
    exact = parse_date(value)
    if exact or not isinstance(value, str | int):
        return exact
    text = str(value).strip()
    if (match := _SLASHED.match(text) or _SHORT.match(text)) is not None:
        readings = (_date(order, match.groups()) for order in ("dmy", "mdy"))
        return max((d for d in readings if d), default=None)
    if (match := _MONTH_YEAR.match(text)) is not None:
        return _date("my", match.groups())
    match = _YEAR.match(text) if years else None
    return datetime.date(int(match[1]), 12, 31) if match else None


def _stated(pattern: re.Pattern[str], text: str) -> datetime.date | None:
    """Return the latest date after ``pattern``; a bare year counts after a label only.

    *Effective: 2019* has a label, *the maximum as of 2024* has none.
    """
    after = (
        _latest_date(text[m.end() : m.end() + 40], years=pattern is _UPDATED or ":" in m[0])
        for m in pattern.finditer(text)
    )
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
    if year < CENTURY:
        year += 2000 if year < TURN else 1900
    try:
        day = values["d"] if "d" in values else calendar.monthrange(year, month)[1]
        return datetime.date(year, month, day)
    except ValueError:
        return None


def _number(part: str) -> int:
    return int(part) if part.isdigit() else _MONTHS[part.rstrip(".").lower()]
