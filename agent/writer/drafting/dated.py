"""Headings that tell when, or in which version, what stands below them was so: a changelog's."""

import re
from collections.abc import Sequence

from agent.domain.figures import FigureKind, figures

ASKS = re.compile(
    r"\b(?:since )?when (?:was|were|did|has|have|had)\b|\bsince (?:when|wh(?:at|ich))\b"
    r"|\b(?:which|what) (?:\w+ )?(?:versions?|releases?|builds?|editions?)\b"
    r"|\b(?:which|what) (?:date|day|month|year) (?:was|were|did|has|have|had)\b",
    re.IGNORECASE,
)
_VERSION = re.compile(r"(?<![\w.])v?\d+(?:\.\d+)+(?:-\w+)*(?![\w.]*\w)|\bv\d+\b", re.IGNORECASE)
_YEAR = re.compile(r"(?<!\d)(?:19|20)\d{2}(?!\d)")
_NAMING = re.compile(
    r"\b(?:versions?|releases?|released|build|edition|update|of|on|from|in)\b", re.I
)


def dating(headings: Sequence[str], text: str, question: str) -> str:
    """Return the innermost heading that is a date or a version, where a question asks for one.

    There is none where the text has a date or version itself.
    """
    if not ASKS.search(question) or _without(text) != text:
        return ""
    return next((h for h in reversed(headings) if _is_dating(h)), "")


def _is_dating(heading: str) -> bool:
    """Tell whether a heading names nothing but a date or a version."""
    left = _without(heading)
    return left != heading and not re.search(r"\w", _NAMING.sub("", left))


def _without(text: str) -> str:
    dates = [f.span for f in figures(text) if f.kind is FigureKind.DATE]
    for span in reversed(dates):
        text = text[: span.start] + text[span.end :]
    return _YEAR.sub("", _VERSION.sub("", text))
