"""Hours told by a bare number: *from nine to five*, *until six*, *8–18*, *before eight*.

Such a number is a time of day by its place only, and where the other text has that time there.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from agent.judge.quantities.binding.bindings import Bindings, Bound
from agent.judge.quantities.cases.dated.periods import period_around
from agent.judge.quantities.comparison.compare import states
from agent.judge.quantities.comparison.steps import step_or_level
from agent.judge.quantities.quantity import Interval, Quantity

_NOON, _MIDNIGHT = 12, 24  # hours; those after noon are told on a clock of 24
_TIME = r"[\w:.]+(?:\s?[ap]\.?m\b\.?)?"
_DAYS = r"(?:\s(?:on|in|at|of|the|every|each|[a-z]*days?|morning|afternoon|evening|night)\b){0,4}"
_BEGINS = re.compile(
    r"\b(?:from|between|since)\s+$|\b(?:open|start|beg[iu]n)(?:s|n?ing)?\s(?:\w+\s){0,2}at\s+$",
    re.IGNORECASE,
)
_ENDS = re.compile(
    r"\b(?:until|till)\s+$|\b(?:clos(?:es?|ing)|(?:end|shut|finish)(?:s|es|t?ing)?)\s(?:\w+\s){0,2}at"
    rf"\s+$|(?:\d|[ap]\.?m\b\.?|noon|midday|midnight)\s?[–—-]\s?$"
    rf"|\b(?:from|between)\s+{_TIME}{_DAYS}\s+(?:to|and)\s+$",
    re.IGNORECASE,
)
_PLACES = (_BEGINS, _ENDS)
_ELSEWHERE = re.compile(r"\b(?:by|at|before|after)\s+$", re.IGNORECASE)
_LASTS = re.compile(r"\b(?:until|till)\s+$", re.IGNORECASE)
_ALL_WEEK = re.compile(
    r"\b(?:daily|(?:every|each) day|weekdays?|weekends?|all week)\b", re.IGNORECASE
)
_OPEN = re.compile(r"\b(?:open(?:s|ing)?|hours|daily|staffed|served|visits?)\b", re.IGNORECASE)
_Hours = dict[int, tuple[Bound, ...]]
"""What numbers are as times of day, by where each of them begins."""
_RANGE = re.compile(r"(?P<low>\w+)(?:\s?[–—-]\s?|\s(?:to|and|until|till)\s)(?P<high>\w+)")


def with_hours(asked: Bindings, known: Bindings) -> tuple[Bindings, Bindings]:
    """Return the bindings of a claim and of its evidence, bare hours read as times of day.

    A bare number is one where the other text has this hour in its place: six is told by 06:00 and
    by 18:00. So is what the claim says something lasts *until*, beside any time of day.

    Args:
        asked: the bindings of the claim.
        known: those of the evidence.
    """
    mine, bare = _clocks(asked.items), _bare(asked)
    if not (mine or bare):
        return asked, known
    theirs, beside = _clocks(known.items), _bare(known)
    timed = mine or theirs or (beside and _OPEN.search(known.text))
    if not timed or not (bare or beside):
        return asked, known
    read = _read(asked, bare, [*theirs, *(b for hours in beside.values() for b in hours)], known)
    if theirs:
        read |= _lasting(asked, bare, read)
    given = [*mine, *(b for hours in read.values() for b in hours)]
    found = _read(known, beside, given, asked)
    return _with(asked, read), _with(known, found)


def _read(mine: Bindings, bare: _Hours, others: Sequence[Bound], theirs: Bindings) -> _Hours:
    """Return those hours of a text that are each told by one of the other text's."""
    return {s: h for s, h in bare.items() if all(_told(b, mine, others, theirs) for b in h)}


def _lasting(asked: Bindings, bare: _Hours, read: _Hours) -> _Hours:
    """Return the hours at which a claim ends what lasts *until* then, or began at a time of day."""
    begun = [i.quantity.dimension == "clock" or i.quantity.start in read for i in asked.items]
    return {
        start: bare[start]
        for item, after_one in zip(asked.items, [False, *begun], strict=False)
        if (start := item.quantity.start) in bare
        and (_ENDS if after_one else _LASTS).search(asked.text, 0, start)
    }


def _clocks(items: Sequence[Bound]) -> list[Bound]:
    return [b for b in items if b.quantity.dimension == "clock"]


def _with(bound: Bindings, hours: _Hours) -> Bindings:
    """Return bindings with some numbers, by where they begin, as the hours that they are."""
    if not hours:
        return bound
    items = tuple(h for b in bound.items for h in hours.get(b.quantity.start, (b,)))
    return replace(bound, items=items)


def _told(hour: Bound, mine: Bindings, others: Sequence[Bound], theirs: Bindings) -> bool:
    """Tell whether an hour of a text is one that the other text has in its place."""
    return any(
        states(hour.quantity, other.quantity)
        and not _are_apart(mine.text, hour.quantity, theirs.text, other.quantity)
        and not _on_other_days(hour, mine, other, theirs)
        for other in others
    )


def _on_other_days(hour: Bound, mine: Bindings, other: Bound, theirs: Bindings) -> bool:
    """Tell whether the sentences of two hours are on different days of the week."""
    here, there = (
        [
            i
            for i in b.items
            if i.sentence == h.sentence and i.quantity.day and i.quantity.day.weekday
        ]
        for h, b in ((hour, mine), (other, theirs))
    )
    if not here or not there or _ALL_WEEK.search(theirs.text):
        return False
    named = {i.quantity.day.weekday for i in there if i.quantity.day}
    return not any(
        (i.quantity.day and i.quantity.day.weekday in named)
        or period_around(i.quantity, there, theirs.text)
        or any(period_around(t.quantity, here, mine.text) for t in there)
        for i in here
    )


def _are_apart(text: str, one: Quantity, beside: str, other: Quantity) -> bool:
    """Tell whether one text ends something at a time of day at which the other one begins it."""
    places = ((p.search(text, 0, one.start), p.search(beside, 0, other.start)) for p in _PLACES)
    (begins, has_begun), (ends, has_ended) = places
    return bool((begins and has_ended) or (ends and has_begun))


def _bare(bound: Bindings) -> _Hours:
    """Return what bare numbers would be as times of day, by where each of them begins."""
    return {b.quantity.start: hours for b in bound.items if (hours := _hours(b, bound.text))}


def _hours(item: Bound, text: str) -> tuple[Bound, ...]:
    """Return what a bare number or range would be as hours, none where it cannot be any."""
    quantity = item.quantity
    number = quantity.number
    if quantity.is_date or not (quantity.is_bare or quantity.guessed):
        return ()
    if quantity.bound == "range":
        match = _RANGE.fullmatch(quantity.text)
        spans = [match.span(n) for n in ("low", "high")] if match else []
    else:
        placed = any(p.search(text, 0, quantity.start) for p in (*_PLACES, _ELSEWHERE))
        spans = [(0, len(quantity.text))] if placed and number.is_point else []
    values = (number.low, number.high)
    if any(v % 1 or not 0 <= v <= _MIDNIGHT for v in values) or step_or_level(text, quantity):
        return ()
    return tuple(_hour(item, int(v), *span) for v, span in zip(values, spans, strict=False))


def _hour(item: Bound, hour: int, start: int, end: int) -> Bound:
    """Return an hour told by a part of a number's text."""
    quantity, minutes = item.quantity, hour % _MIDNIGHT * 60
    clock = Quantity(
        quantity.start + start,
        quantity.start + end,
        quantity.text[start:end],
        "clock",
        Interval(minutes, minutes),
        Interval(minutes, minutes),
        qualifier="vague" if 0 < hour <= _NOON else "",
    )
    return replace(item, quantity=clock)
