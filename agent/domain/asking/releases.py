"""Headings that name a release: a version, a day, or both."""

import datetime
import re

from agent.domain.asking.cells import day, version
from agent.domain.base import Frozen

_VERSION = re.compile(r"(?<![\w.])v?\d+(?:\.\d+)+(?![\w.]*\w)", re.IGNORECASE)
_DAY = re.compile(
    r"\b(?:19|20)\d\d-[01]\d-[0-3]\d\b|\b(?:\d{1,2} )?[A-Z][a-z]+ (?:\d{1,2}, )?(?:19|20)\d\d\b"
)
_NAMING = re.compile(
    r"\b(?:versions?|releases?|released|build|edition|update|entry|of|on|from|in)\b", re.IGNORECASE
)


class Release(Frozen):
    """A version's numbers, () where none is named, and the day that it came out, if it is told."""

    version: tuple[int, ...] = ()
    day: datetime.date | None = None

    @property
    def place(self) -> tuple[tuple[int, ...], int]:
        """What releases are ordered by."""
        return self.version, self.day.toordinal() if self.day else 0


def release(heading: str) -> Release | None:
    """Return the release that a heading names and hardly anything else; None if it names none."""
    days = [m[0] for m in _DAY.finditer(heading) if day(m[0])]
    left = heading
    for told in days:
        left = left.replace(told, " ")
    versions = _VERSION.findall(left)
    for told in versions:
        left = left.replace(told, " ")
    if len(days) > 1 or len(versions) > 1 or not (days or versions):
        return None
    if len(re.findall(r"[^\W_]+", _NAMING.sub(" ", left))) > 1:
        return None
    number = version(versions[0]) if versions else ()
    return Release(version=number, day=day(days[0]) if days else None)
