"""What a claim says of a timetable: on which days and at what hours something is open or not."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from agent.domain.prose.casing import small
from agent.judge.quantities.times.dates import MONTHS
from agent.judge.unfolding.timetables.clock import (
    ALL,
    CLEAR,
    DAY,
    DAYS,
    RANGE,
    TIME,
    UNTIL,
    Session,
    minutes,
    named,
    session,
)

_AT = re.compile(rf"\bat (?P<time>{TIME})", re.IGNORECASE)
_IN_PART = re.compile(r"\b(?:in|during) the (?P<part>morning|afternoon|evening)s?\b", re.IGNORECASE)
_HOURS = re.compile(TIME, re.IGNORECASE)
_ENDING = re.compile(
    r"(?<!\bis )(?<!\bare )(?<!\bbe )\b(?:opens?|closes?|starts?|begins?|ends?|finish(?:es)?|stops?"
    r"|shuts?|leaves?) [^.]*\bat\b|\b(?:open|available) (?:from|until|till|before|after|by)\b",
    re.IGNORECASE,
)
_OTHER = re.compile(
    rf"\b(?:(?-i:{'|'.join(m.title() for m in MONTHS)})|(?:\w+ )?holidays?|season|spring|summer"
    r"|autumn|winter|only|except|unless|if|than|always|never|usually|sometimes|first|last|all"
    r"|easter|christmas|before|after|by|every \d+|hourly)\b|\b(?:19|20)\d\d\b(?!:)",
    re.IGNORECASE,
)
_PLACED = re.compile(r"(?:on|at|from|every|each|daily)\b", re.IGNORECASE)
_PARTS = {"morning": (8 * 60, 12 * 60), "afternoon": (13 * 60, 18 * 60), "evening": (18 * 60, 1380)}
_LEAST = 120
"""Minutes of a morning, an afternoon or an evening from which something is open in it."""


class Question(NamedTuple):
    """The days of a claim, the time that it asks for, and its words for both.

    ``start`` and ``end`` are minutes of one day: the same for an hour, None for the whole day;
    ``roughly`` where they are those of a morning, an afternoon or an evening.
    """

    days: frozenset[int]
    phrase: str
    start: int | None = None
    end: int | None = None
    roughly: bool = False
    by_an_end: bool = False


def asked(claim: str) -> Question | None:
    """Return what a claim asks of a timetable, None where it asks for several things or none."""
    found = list(DAYS.finditer(claim))
    if len(found) > 1 or _OTHER.search(claim):
        return None
    days = named(found[0]["days"]) if found else ALL
    placed = _placed(found[0]["days"]) if found else ""
    part = _IN_PART.search(claim) or (found and found[0]["part"] and found[0])
    times = [t[0] for t in _HOURS.finditer(DAYS.sub("", claim))]
    if part and not _ENDING.search(claim):
        plain = f"{placed.rstrip('s')} {part['part'].lower()}s" if found else part[0]
        start, end = _PARTS[part["part"].lower()]
        question = Question(days, f"{plain}", start, end, roughly=True)
        return None if times else question
    return _of_hours(claim, Question(days, placed), times)


def _placed(days: str) -> str:
    """Return days as they stand within a sentence."""
    if _PLACED.match(days):
        return small(days)
    return f"on {days}"


def _of_hours(claim: str, question: Question, times: list[str]) -> Question | None:
    """Return the question with the hours of a claim, None where they are not clear."""
    ranged, at = RANGE.search(claim), _AT.search(claim)
    if not times:
        return question if question.days != ALL or "daily" in question.phrase else None
    if _ENDING.search(claim) or UNTIL.search(claim):
        return question._replace(by_an_end=True)
    if ranged and len(times) == len("ab") and CLEAR.search(ranged[0]):
        told = session(ranged["start"], ranged["end"])
        phrase = f"{question.phrase} {told.told()}"
        return question._replace(phrase=phrase.strip(), start=told.start, end=told.end)
    if not at or len(times) > 1 or not (CLEAR.search(at["time"]) or _is_late(at["time"])):
        return None
    moment = minutes(at["time"]) % DAY
    phrase = f"{question.phrase} at {at['time']}".strip()
    return question._replace(phrase=phrase, start=moment, end=moment)


def _is_late(time: str) -> bool:
    return time.isdigit() and int(time) > 12


def answered(question: Question, sessions: Sequence[Session]) -> bool | None:
    """Tell whether something is open at the time that is asked for, None where that is unclear."""
    if question.start is None or question.end is None:
        return bool(sessions)
    start, end = question.start, question.end
    if start == end:
        return any(s.start <= t < s.end for s in sessions for t in (start, start + DAY))
    if not question.roughly and any((s.start == start) != (s.end == end) for s in sessions):
        return None  # hours of which one end is told otherwise are other hours
    shared = sum(s.shared(start, end) for s in sessions)
    if shared >= (_LEAST if question.roughly else end - start):
        return True
    return None if shared else False
