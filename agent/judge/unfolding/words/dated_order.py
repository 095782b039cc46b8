"""Dated deeds in order: *signed on 12 May 1879 and ratified on 3 June 1880* is signed before that.

How long after it is, more than a year or less, is told as well.
"""

import datetime
import re
from typing import NamedTuple

from agent.domain.prose.casing import small
from agent.domain.prose.terms import terms
from agent.judge.alignment.lexical import content
from agent.judge.derivation.dates.calendar import shifted
from agent.judge.quantities.times.dates import calendar_spans, first_and_last
from agent.judge.unfolding.counted.spans import span, told

_MORE = r"more than|over|at least|longer than"
_LENGTH = (
    rf"(?:(?P<more>{_MORE})|less than|under|within|fewer than|at most|not more than) {span('')}"
)
_ASKED = re.compile(
    rf"^(?P<first>[^,;:]+?)(?: (?P<length>{_LENGTH}))? (?P<way>before"
    rf"|after) (?P<second>[^,;:]+?)\.?$",
    re.IGNORECASE,
)
_UNCLEAR = re.compile(
    r"\b(?:not|never|no|planned|expected|due|scheduled|should|would|if|unless|originally|every|each"
    r"|shortly|immediately|until|only)\b|n['’]t\b",
    re.IGNORECASE,
)
CUE = re.compile(r"\b(?:1[5-9]|20)\d\d\b|\b\d{1,2} [A-Z][a-z]{2,}|\b[A-Z][a-z]{2,} \d{1,2}\b")
FOLDED = re.compile(r"^(?!.*\b(?:before|after)\b)", re.IGNORECASE | re.DOTALL)
_OVER = re.compile(
    r"\b(?:expir|laps|ended|ends\b|run out|ran out|runs out|was up|terminat)", re.IGNORECASE
)
_ENDING = ("end", "expir", "laps", "run", "ran", "termin", "clos", "finish")
_YEAR = 2001
_Days = tuple[datetime.date, datetime.date]


class _Deed(NamedTuple):
    """What is told of a date, and its first and last day."""

    words: frozenset[str]
    days: _Days


def in_order(passage: tuple[str, ...], text: str, claim: str) -> str:
    """Return whether a claim on what came first holds by the dates of a passage, if told there.

    Example:
        "It was signed in May 1879 and ratified in June 1880.", for "It was ratified before it was
        signed.", is "It is not the case that it was ratified before it was signed."
    """
    asked = _ASKED.match(claim)
    deeds = [d for s in passage for d in _deeds(s)]
    if asked is None or calendar_spans(claim) or _UNCLEAR.search(claim) or not _deeds(text):
        return text
    first, second = (_of(asked[side], deeds) for side in ("first", "second"))
    if first is None or second is None or first is second or _UNCLEAR.search(" ".join(passage)):
        return text
    early, late = (first, second) if asked["way"].lower() == "before" else (second, first)
    holds = _follows(early.days, late.days)
    if holds and asked["length"]:
        holds = _as_long(asked, early.days, late.days)
    if holds is None:
        return text
    return claim if holds else f"It is not the case that {small(claim)}"


def _deeds(text: str) -> list[_Deed]:
    """Return what a sentence tells of each of its dates: the words before it.

    Where it has several, their subject stands before the first, of which only the last word is own.
    """
    found: list[_Deed] = []
    start = 0
    spans = [s for s in calendar_spans(text) if s.day.year or s.day.month]
    dated = {bool(s.day.year) for s in spans}
    if len(dated) != 1:
        return []
    for s in spans:
        days = first_and_last(s.day if s.day.year else s.day._replace(year=_YEAR))
        if days is not None:
            words = terms(text[start : s.start])
            own = words[-1:] if len(spans) > 1 and start == 0 else words
            found.append(_Deed(frozenset(own), days))
        start = s.end
    return found


def _of(side: str, deeds: list[_Deed]) -> _Deed | None:
    """Return the one deed that a side of the claim names by words which no other has.

    When something is over is not told by when it began.
    """
    wanted = content(side)
    found = []
    if _OVER.search(side):
        deeds = [d for d in deeds if any(w.startswith(_ENDING) for w in d.words)]
    for deed in deeds:
        others = frozenset[str]().union(*(d.words for d in deeds if d is not deed))
        if (deed.words - others) & wanted:
            found.append(deed)
    return found[0] if len(found) == 1 else None


def _follows(early: _Days, late: _Days) -> bool | None:
    """Tell whether one time is before another, None where they overlap."""
    if early[1] < late[0]:
        return True
    return False if late[1] < early[0] else None


def _as_long(asked: re.Match[str], early: _Days, late: _Days) -> bool | None:
    """Tell whether as much time as the claim says is between two days, None where it is open."""
    number, unit = told(asked, "")
    ends = [shifted(d, number, unit, 1) for d in early]
    if None in ends:
        return None
    beyond = {late[0] > e for e in ends if e} | {late[1] > e for e in ends if e}
    if len(beyond) != 1 or late[0] in ends or late[1] in ends:
        return None
    return beyond.pop() == bool(asked["more"])
