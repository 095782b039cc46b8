"""Timetables that change with the season: that of the months which a claim names."""

import re

from agent.judge.unfolding.graded.seasons import MOMENT, SAID, scale, times

_PART = re.compile(
    rf"(?:^|[;.,] |[;,] (?:and|but|while|whereas) )(?P<when>{MOMENT}),? (?P<told>\w)", re.IGNORECASE
)
_SUBJECT = re.compile(
    r"^(?P<who>(?:the |our |all )?[^\d,;]{2,60}?) (?:is|are|opens?|runs?)\b", re.I
)
_AGAIN = re.compile(r"^(?:it|they|this|these)\b", re.IGNORECASE)


def season(claim: str) -> re.Match[str] | None:
    """Return what a claim names of months or a season, None where it is several or none."""
    found = [m for m in SAID.finditer(claim) if not _of_days(m[0])]
    return found[0] if len(found) == 1 else None


def of_its_season(text: str, when: str) -> str:
    """Return the part of a text that is on the time that a claim names, '' if none is.

    *From May to September it opens at 9; from October to April it opens at 10* has two parts.
    """
    parts = [m for m in _PART.finditer(text) if not _of_days(m["when"])]
    if len(parts) < len("ab") or parts[0].start():
        return ""
    ends = [*(m.start() for m in parts[1:]), len(text)]
    subject = _SUBJECT.match(text[parts[0].start("told") :])
    own = [
        text[m.start("told") : end]
        for m, end in zip(parts, ends, strict=True)
        if times(when) <= times(m["when"])
    ]
    if len(own) != 1 or subject is None:
        return ""
    told = _AGAIN.sub(subject["who"], own[0]).rstrip(" ,;.")
    return f"{told[:1].upper()}{told[1:]}."


def _of_days(moment: str) -> bool:
    return any(scale(t) == "day" for t in times(moment))
