"""Days and hours told one by one, where a claim tells how many: *Tuesdays and Thursdays*, two days.

A day *of the week*, a *morning* or a *time* is counted by what the evidence names.
"""

import re
from collections.abc import Iterator
from itertools import pairwise

from agent.judge.quantities.binding.bindings import Bindings, Bound
from agent.judge.quantities.comparison.compare import states
from agent.judge.quantities.quantity import Quantity

_LINK = re.compile(r"\s*(?:,|,?\s?\band\b|&|;)?\s*(?:(?:on|at)\s+)?(?:the\s+)?", re.IGNORECASE)
_PARTED = re.compile(r",|and|&|;")
_OFTEN = re.compile(
    r"(?:\s+times)?\s+"
    r"(?:(?:an?|per|each|every|of the|in the|in a)\s+(?:(?P<day>day|night|shift)|week)\b"
    r"|(?P<daily>daily|nightly)\b|weekly\b)",
    re.IGNORECASE,
)
_ON = re.compile(r"\bon\s+(?:the\s+|just\s+|only\s+)?$", re.IGNORECASE)
_DAYS = frozenset("morning afternoon evening night date weekday day".split())
_FEWEST = 2
_SHARED = 2  # fewest words of the claim that the sentence of the days has


def counts_named(item: Bound, asked: Bindings, known: Bindings) -> bool:
    """Tell whether the evidence names just as many days or hours as a claim counts.

    *Two days a week* is told by *on Tuesdays and Thursdays*, *three times* by *at midnight, 2 a.m.
    and 4 a.m.*. Rows of a table and ranges name no days one by one.

    Args:
        item: the quantity that counts.
        asked: the bindings of the claim.
        known: those of the evidence.
    """
    number = item.quantity.number
    kinds = _kinds(item.quantity, asked.text)
    if not kinds or not number.is_point or number.low < _FEWEST:
        return False
    return any(
        len(run) == number.low
        and _kind(run[0].quantity) in kinds
        and len(asked.words & run[0].wide) >= _SHARED
        and all(any(states(n, b.quantity) for b in run) for n in _named(asked, run[0]))
        for run in _runs(known)
    )


def _named(asked: Bindings, one: Bound) -> list[Quantity]:
    """Return the days or hours that a claim names itself, of the kind of ``one``."""
    kind = _kind(one.quantity)
    return [b.quantity for b in asked.items if _kind(b.quantity) == kind]


def _kinds(quantity: Quantity, text: str) -> frozenset[str]:
    """Return what is counted: days of the week, days of the calendar or hours."""
    often = _OFTEN.match(text, quantity.end)
    if quantity.noun == "time" and quantity.dimension == "count":
        return (
            frozenset(("hour",))
            if often is None or often["day"] or often["daily"]
            else frozenset(("weekday",))
        )
    if quantity.dimension == "duration" and quantity.unit in ("day", "days"):
        return frozenset(("weekday",)) if often and not often["day"] else frozenset()
    placed = quantity.noun in _DAYS and _ON.search(text, 0, quantity.start)
    return frozenset(("weekday", "day")) if placed else frozenset()


def _kind(quantity: Quantity) -> str:
    """Return what a date or time of day tells, '' for a month or year."""
    if quantity.day is None:
        return "hour" if quantity.dimension == "clock" else ""
    return "day" if quantity.day.day else "weekday" if quantity.day.weekday else ""


def _runs(known: Bindings) -> Iterator[list[Bound]]:
    """Yield the days or hours of each sentence that has one enumeration of them and no others."""
    timed = [b for b in known.items if _kind(b.quantity) and b.sentence >= 0]
    for place in dict.fromkeys((b.sentence, _kind(b.quantity)) for b in timed):
        run = [b for b in timed if (b.sentence, _kind(b.quantity)) == place]
        gaps = [known.text[a.quantity.end : b.quantity.start] for a, b in pairwise(run)]
        if gaps and all(_LINK.fullmatch(g) and _PARTED.search(g) for g in gaps):
            yield run
