"""Terms that run from a day, held against the day of an event.

A *36-month warranty* from 19 May 2022 has run out on 3 June 2025, some two weeks before.
"""

import datetime
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from agent.domain.prose.analysis import Analysis
from agent.judge.derivation.dates.calendar import first_day, shifted
from agent.judge.derivation.operands import Source, shown
from agent.judge.derivation.relations.multiples import Multiple
from agent.judge.quantities.binding.bindings import Bindings, Bound
from agent.judge.quantities.binding.words import STEM
from agent.judge.quantities.units.registry import DAY

_TERM = (
    r"(?:warrant(?:y|ies)|guarantees?|contracts?|leases?|licen[cs]es?|permits?|trials?|probation"
    r"|subscriptions?|insurance|cover(?:age)?|polic(?:y|ies)|visas?|certificates?|memberships?"
    r"|patents?|franchises?|tenanc(?:y|ies))"
)
_BEHIND = re.compile(rf"^[ -](?:\w+ )?(?P<term>{_TERM})\b", re.IGNORECASE)
_AHEAD = re.compile(
    rf"\b(?P<term>{_TERM})(?: \w+)? (?:of|for|is valid for|are valid for|valid for|runs for|lasts)"
    r"(?: a (?:period|term) of)? $",
    re.IGNORECASE,
)
_THAT = re.compile(
    r"\b(?:from|as of|starting(?: on| from)?|beginning(?: on| from)?|counted from)"
    r" (?:that|this|the same|the said) (?:date|day)\b|\b(?:from then on|from then)\b",
    re.IGNORECASE,
)
_DATED = re.compile(
    r"^[^.;]{0,40}?\b(?:from|as of|starting(?: on| from)?|beginning(?: on| from)?) (?:the )?$", re.I
)
_OVER = (
    r"(?:expired?|expires|expiry|lapsed?|lapses|ran out|run out|runs out|ended|ends|end|up|over"
    r"|terminated)"
)
_AFTER = re.compile(
    rf"\bafter\b[^.;]*?\b{_TERM}\b[^.;]*?\b{_OVER}\b|\bafter the {_OVER} of\b[^.;]*?\b{_TERM}\b"
    rf"|\bout of (?:its |the |their )?{_TERM}\b"
    rf"|\bno longer (?:under|covered by|within|in) [^.;]*?{_TERM}\b"
    rf"|\boutside (?:the |its )?{_TERM}\b",
    re.IGNORECASE,
)
_WITHIN = re.compile(
    rf"\bbefore\b[^.;]*?\b{_TERM}\b[^.;]*?\b{_OVER}\b|\bbefore the {_OVER} of\b[^.;]*?\b{_TERM}\b"
    rf"|\b(?:still )?(?:under|covered by|within|inside|during|in) (?:its |the |their )?"
    rf"(?:\w+ )?{_TERM}\b",
    re.IGNORECASE,
)
_UNSURE = re.compile(
    r"\b(?:not|never|if|unless|(?-i:may)|might|could|would|extended|renewed|prolonged|just|shortly|long"
    r"|immediately)\b|n['’]t\b",
    re.IGNORECASE,
)
_NEARLY = 0.2  # share by which a time that is told roughly may be off
_IDLE = frozenset(
    "after before expire expiry lapse run out end over still under cover warran guaran within "
    "longer have day week month year up outsid period term".split()
)


@dataclass(frozen=True, slots=True)
class _Term:
    """A term with its first day, the day after its last, and the word for it."""

    length: Source
    begun: Source
    end: datetime.date
    word: str

    @property
    def told(self) -> str:
        """The two operands, for the ledger."""
        return f"{self.begun.quantity.text} + {self.length.quantity.text}"


def asks_for_expiry(claim: Analysis) -> bool:
    """Tell whether a claim may hold an event against the end of a term."""
    return bool(_AFTER.search(claim.text) or _WITHIN.search(claim.text))


def expired(claim: Analysis, asked: Bindings, pool: Sequence[Source]) -> Multiple | None:
    """Return whether an event came before or after a term was up, as a claim says."""
    after, within = _AFTER.search(claim.text), _WITHIN.search(claim.text)
    spans = [b for b in asked.items if b.quantity.dimension == "duration"]
    if bool(after) == bool(within) or len(asked.items) != len(spans) or len(spans) > 1:
        return None
    if _UNSURE.search(claim.text):
        return None
    terms = [t for t in _terms(pool) if t.word[:STEM] in claim.text.lower()]
    if len({t.end for t in terms}) != 1:
        return None
    term = terms[0]
    dates = [s for s in pool if _date(s) and s is not term.begun]
    events = [s for s in dates if (s.bound.near & asked.words) - _IDLE]
    if len({_date(s) for s in events}) != 1 or _UNSURE.search(events[0].sentence):
        return None
    if _UNSURE.search(term.length.sentence):
        return None
    event = events[0]
    day = _date(event)
    if day is None:
        return None
    late = day >= term.end
    apart = (day - term.end).days if late else (term.end - day).days
    holds = late == bool(after) and (not spans or _fits(spans[0], apart))
    known = event.bound.near | event.bound.wide | term.length.bound.near | term.begun.bound.near
    own = frozenset[str]().union(*(b.own for b in asked.items))
    sure = asked.words - own - _IDLE <= known
    if not holds and not sure:
        return None
    last = term.end - datetime.timedelta(days=1)
    order = "after" if late else "before"
    formula = (
        f"{term.told}: until {last:%-d %B %Y}; {event.quantity.text} is "
        f"{shown(apart + int(late))} days {order} it"
    )
    return Multiple(formula, event, holds, sure)


def _fits(item: Bound, days: int) -> bool:
    """Tell whether a time is that between two days, roughly where it is told so."""
    quantity = item.quantity
    said = quantity.interval.low / DAY
    near = {days, days + 1}
    if quantity.approximate:
        return any(abs(said - d) <= max(1.0, _NEARLY * said) for d in near)
    return quantity.interval.is_point and any(abs(said - d) < 1 for d in near)


def _terms(pool: Sequence[Source]) -> Iterator[_Term]:
    for length in (s for s in pool if s.quantity.dimension == "duration"):
        text = length.premise.text
        behind = _BEHIND.match(text[length.quantity.end :])
        named = behind or _AHEAD.search(text, 0, length.quantity.start)
        if named is None or not length.quantity.number.is_point:
            continue
        place = (length.index, length.bound.sentence)
        beside = [s for s in pool if (s.index, s.bound.sentence) == place and _date(s)]
        span = length.premise.sentence_at(length.quantity.start)
        that = _THAT.search(text, length.quantity.end, span.end)
        before = [s for s in beside if s.quantity.end <= length.quantity.start]
        behind_it = [
            s
            for s in beside
            if s.quantity.start >= length.quantity.end
            and _DATED.search(text[length.quantity.end : s.quantity.start])
        ]
        begun = before if that and len(before) == 1 else behind_it
        if len(begun) != 1:
            continue
        start = _date(begun[0])
        number = length.quantity.number.low
        end = start and shifted(start, number, length.quantity.unit, 1)
        if end:
            yield _Term(length, begun[0], end, named["term"].lower())


def _date(source: Source) -> datetime.date | None:
    day = source.quantity.day
    return first_day(day) if day is not None and day.year and day.day else None
