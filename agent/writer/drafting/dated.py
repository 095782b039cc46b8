"""Headings that tell when, or in which version, what stands below them was so: a changelog's."""

import re
from collections.abc import Sequence

from agent.domain.prose.figures import FigureKind, figures

ASKS = re.compile(
    r"\b(?:since )?when (?:was|were|did|has|have|had)\b|\bsince (?:when|wh(?:at|ich))\b"
    r"|\b(?:which|what) (?:\w+ )?(?:versions?|releases?|builds?|editions?)\b"
    r"|\b(?:which|what) (?:date|day|month|year) (?:was|were|did|has|have|had)\b",
    re.IGNORECASE,
)
_VERSION = re.compile(r"(?<![\w.])v?\d+(?:\.\d+)+(?:-\w+)*(?![\w.]*\w)|\bv\d+\b", re.IGNORECASE)
_ASIDE = re.compile(r",\s(?:which|who|that)\b[^,;.]*(?:\.\d[^,;.]*)*|\s\([^)]*\)")
_YEAR = re.compile(r"(?<!\d)(?:19|20)\d{2}(?!\d)")
_NAMING = re.compile(
    r"\b(?:versions?|releases?|released|build|edition|update|of|on|from|in)\b", re.I
)


def dating(headings: Sequence[str], text: str, question: str) -> str:
    """Return the innermost heading that is a date or a version, where a question asks for one.

    There is none where the text has a date or version itself, but for one that the question has or
    that is told in passing.
    """
    if not ASKS.search(question) or _dates(_ASIDE.sub("", text)) - _dates(question):
        return ""
    return next((h for h in reversed(headings) if _is_dating(h)), "")


def of_year(title: str, text: str, question: str) -> str:
    """Return the title of a document that is named by the year asked about, '' of any other.

    There is none where the text tells the year itself.
    """
    asked = {*_YEAR.findall(question)}
    return title if asked & {*_YEAR.findall(title)} and not asked & {*_YEAR.findall(text)} else ""


def _is_dating(heading: str) -> bool:
    """Tell whether a heading names nothing but a date or a version."""
    left = heading
    for date in sorted(_dates(heading), key=len, reverse=True):
        left = left.replace(date, "")
    return left != heading and not re.search(r"\w", _NAMING.sub("", left))


def _dates(text: str) -> set[str]:
    """Return the dates, years and versions in a text, as written."""
    dates = {f.text for f in figures(text) if f.kind is FigureKind.DATE}
    return dates | {m[0] for p in (_YEAR, _VERSION) for m in p.finditer(text)}
