"""Timetables in sentences and lines: which days have which hours."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from agent.judge.unfolding.timetables.clock import (
    ALL,
    CLEAR,
    DAYS,
    FROM,
    NAMED,
    RANGE,
    UNTIL,
    Session,
    named,
    session,
)

_EXCEPT = re.compile(
    rf"\(?(?:except(?:ing)?(?: for)?|but not|excluding|save for|apart from) (?P<days>{NAMED})\)?",
    re.IGNORECASE,
)
_CLOSED = re.compile(
    r"(?:(?:it|they|we) )?(?:(?:is|are|stays?|remains?) )?\b(?:closed|shut|no service)\b"
    r"(?: all day)?",
    re.IGNORECASE,
)
_JOINT = re.compile(
    r"(?:[\s,;:()|.]|(?:and|but|with|only|also|is|are|it|they|we|open"
    r"|hours)\b)*",
    re.IGNORECASE,
)
_FORMS = (
    ("except", _EXCEPT), ("days", DAYS), ("range", RANGE), ("until", UNTIL), ("from", FROM),
    ("closed", _CLOSED),
)  # fmt: skip
_OF_HOURS = frozenset({"range", "until", "from", "closed"})
_OPENS = re.compile(r"open(s?) at\b", re.IGNORECASE)
_TAIL = re.compile(
    r"(?:[ ,.;!)]|only\b)*(?:$|(?P<more> (?:in|at|by|on the|with) [^\d]*$))", re.IGNORECASE
)

_OPEN_ON = re.compile(
    r"(?!.*\b(?:now|also|even|again|still|additionally)\b).*\b(?:is|are) open$", re.IGNORECASE
)
"""What stands before the only days on which it is open: not *is now open* on one more."""
_ROW = re.compile(
    r"^(?:days?|when|weekdays?): (?P<days>[^;:]+); "
    r"(?P<lead>open(?:ing)?(?: (?:hours|times))?|hours|times): (?P<hours>[^;]+?)\.?$",
    re.IGNORECASE,
)
ROWS = ("Opening hours:", "Hours:")
"""What stands before the rows of a table of opening hours, and of one that may be of others."""


class Token(NamedTuple):
    """One part of a timetable: what it is, its match, and whether *also* or *only* leads it."""

    kind: str
    match: re.Match[str]
    joint: str


@dataclass
class Week:
    """The sessions of each day; ``unclear`` are days of which a timetable says several things."""

    hours: dict[int, tuple[Session, ...]] = field(default_factory=dict)
    unclear: set[int] = field(default_factory=set)

    def of(self, days: frozenset[int]) -> list[tuple[Session, ...]]:
        """Return the different sessions that some days have, none where one day is unclear."""
        if days & self.unclear:
            return []
        return list(dict.fromkeys(self.hours.get(d, ()) for d in sorted(days)))

    def put(self, days: frozenset[int], told: Sequence["_Told"], *, also: bool) -> None:
        """Take in what a timetable goes on to say of some days."""
        for day in days:
            before = self.hours.get(day, ())
            sessions = tuple(t.on(before) for t in told)
            whole = tuple(s for s in sessions if s is not None)
            apart = before and whole and all(not b.shared(s.start, s.end) for b in before
                                             for s in whole)  # fmt: skip
            if len(whole) < len(sessions) or (apart and not also):
                self.unclear.add(day)
            self.hours[day] = (*before, *whole) if also else whole


class _Told(NamedTuple):
    """The hours of a session as they are written, '' for an end that was told before."""

    opening: str
    closing: str

    def on(self, before: Sequence[Session]) -> Session | None:
        """Return the session, with the end that it lacks from the one told before."""
        if self.opening and self.closing:
            return session(self.opening, self.closing)
        if len(before) != 1:
            return None
        return session(self.opening or before[0].opening, self.closing or before[0].closing)


class Timetable(NamedTuple):
    """A timetable, and what stands before and after it in its sentence."""

    lead: str
    tokens: tuple[Token, ...]
    tail: str


def timetable(text: str) -> Timetable | None:
    """Return the timetable of a text that holds one and no other days or hours."""
    if row := _ROW.match(text):
        lead = ROWS[not row["lead"].lower().startswith("open")]
        text = f"{lead} {row['days']}: {row['hours']}"
    start = min((m.start() for _, form in _FORMS if (m := form.search(text))), default=None)
    if start is None:
        return None
    tokens, end = [], start
    while token := _next(text, end):
        tokens.append(token)
        end = token.match.end()
    if not tokens:
        return None
    kinds = {t.kind for t in tokens}
    if text[:start].strip() and tokens[0].kind == "closed":
        return None
    clear = "days" in kinds or any(CLEAR.search(t.match[0]) for t in tokens)
    lead, tail = text[:start].strip(), text[end:]
    if not clear or not (kinds & _OF_HOURS or _OPEN_ON.match(lead)):
        return None
    if lead and (opens := _OPENS.match(tokens[0].match[0])):
        lead = f"{lead} {'is' if opens[1] else 'are'} open"
    plain = _TAIL.match(tail)
    return Timetable(lead, tuple(tokens), plain["more"] or "") if plain else None


def _next(text: str, at: int) -> Token | None:
    joint = _JOINT.match(text, at)
    place = joint.end() if joint else at
    for kind, form in _FORMS:
        if match := form.match(text, place):
            return Token(kind, match, text[at:place].lower())
    return None


def open_days(tokens: Sequence[Token]) -> frozenset[int]:
    """Return the days that a timetable without hours names, none of one that has some.

    One day alone may be one more than those told elsewhere.
    """
    if any(t.kind in _OF_HOURS or "also" in t.joint for t in tokens):
        return frozenset()
    days, excepted = (
        frozenset[int]().union(*(named(t.match["days"]) for t in tokens if t.kind == kind))
        for kind in ("days", "except")
    )
    found = (days or ALL) - excepted
    return found if len(found) > 1 else frozenset()


def week(tokens: Sequence[Token]) -> Week | None:
    """Return which days have which hours by the parts of a timetable, None where it is unclear."""
    found = Week()
    for days, told, also in _entries(tokens):
        if days is None or told is None:
            return None
        found.put(days, told, also=also)
    return found


_Entry = tuple[frozenset[int] | None, list[_Told] | None, bool]


def _entries(tokens: Sequence[Token]) -> Iterator[_Entry]:
    """Yield days with their hours, none where it is closed; None for days or hours not told.

    Days stand before their hours or after them, as the first do in a timetable.
    """
    kinds = [t.kind for t in tokens]
    after = kinds[0] == "range" and next((k for k in kinds if k != "range"), "") == "days"
    reader = _Reader(after=after)
    for token in tokens:
        yield from reader.take(token)
    yield from reader.rest()


@dataclass
class _Reader:
    """What stands open while the parts of a timetable are read."""

    after: bool
    days: frozenset[int] | None = None
    told: list[_Told] = field(default_factory=list)
    closing: bool = False
    also: bool = False
    any: bool = False

    def take(self, token: Token) -> Iterator[_Entry]:
        """Yield what a part of a timetable completes."""
        kind, match = token.kind, token.match
        if kind == "days":
            yield from self._days(named(match["days"]))
            self.also = self.also or "also" in token.joint
        elif kind == "except":
            yield from self._excepted(named(match["days"]))
        elif kind == "closed":
            yield from self._closed()
        else:
            yield from self._hours(token)

    def _days(self, days: frozenset[int]) -> Iterator[_Entry]:
        if self.closing:
            self.closing = False
            yield days, [], False
        elif self.told:
            self.days, ahead = (days, None) if self.after else (self.days, days)
            yield from self.rest()
            self.days = ahead
        else:
            self.days = days | (self.days or frozenset())

    def _excepted(self, days: frozenset[int]) -> Iterator[_Entry]:
        if self.told:
            yield from self.rest()
        elif self.days is not None or not self.any:
            self.days = (ALL if self.days is None else self.days) - days
        yield days, [], False

    def _closed(self) -> Iterator[_Entry]:
        if self.days is not None and not self.told:
            yield self.days, [], False
            self.days = None
        else:
            yield from self.rest()
            self.closing = True

    def _hours(self, token: Token) -> Iterator[_Entry]:
        told = _Told(*(token.match.groupdict().get(k, "") for k in ("start", "end")))
        if self.closing or (self.after and self.days is not None and not self.told):
            yield None, None, False
        self.also = self.also or "also" in token.joint
        self.told.append(told)

    def rest(self) -> Iterator[_Entry]:
        """Yield what stands open, of all days where none are named."""
        if self.closing or (self.days is not None and not self.told):
            yield None, None, False
        elif self.told:
            yield ALL if self.days is None else self.days, self.told, self.also
            self.any = True
        self.days, self.told, self.also = None, [], False
