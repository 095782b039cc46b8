"""Times that a text does not name, but of which it tells: *all year round*, *in other months*."""

import re

from agent.domain.prose.analysis import Analysis
from agent.judge.quantities.binding.bindings import Bindings, Bound, beside, bind
from agent.judge.quantities.binding.words import stem
from agent.judge.quantities.cases.dated.periods import is_end, joined, period_around, within
from agent.judge.quantities.comparison.compare import states

_TIME = r"(?:times?|hours?|days?|nights?|weekdays|weeks?|months?|seasons?|years?)"
_OTHER = re.compile(
    rf"\b(?:(?:other|remaining) {_TIME}|(?:rest|remainder) of the (?:day|week|month|season|year)"
    r"|all (?:the )?year(?: round)?|all year long|year[- ]round|throughout the year"
    r"|at any (?:time|hour)|at all (?:times|hours)|(?:by )?day and night|round the clock)\b",
    re.IGNORECASE,
)
_CUT = re.compile(r"[;.:!?](?:\s|$)|\n")


def of_other_times(item: Bound, asked: Bindings, known: Bindings) -> bool:
    """Tell whether a time of a claim may be one of those that the evidence does not name.

    It tells what holds at these in a sentence that has a word of the claim, or it names a period
    alone, beside which the time lies, and states all other numbers of the claim.
    """
    quantity = item.quantity
    timed = quantity.dimension == "clock" or (quantity.day is not None and not quantity.day.year)
    if not timed or is_end(quantity, asked.text):
        return False
    return _told_of_the_others(item, asked, known) or _beside_a_period(item, asked, known)


def told_at_other_times(claim: Analysis, premise: Analysis) -> bool:
    """Tell whether a text says what holds at other times, and a claim has one of these."""
    asked, known = bind(claim), bind(premise)
    return any(
        of_other_times(b, asked, known)
        and not within(b.quantity, asked.text, known.items, known.text)
        and not _is_stated(b, known)
        for b in asked.items
    )


def _told_of_the_others(item: Bound, asked: Bindings, known: Bindings) -> bool:
    wanted = asked.words - item.own
    for match in _OTHER.finditer(known.text):
        start = max((m.end() for m in _CUT.finditer(known.text, 0, match.start())), default=0)
        stop = _CUT.search(known.text, match.end())
        end = stop.start() if stop else len(known.text)
        if any(start <= t.start < end and stem(t) in wanted for t in known.source.tokens):
            return True
    return False


def _beside_a_period(item: Bound, asked: Bindings, known: Bindings) -> bool:
    """Tell whether the evidence names a period beside which a time lies, and the other numbers."""
    others = [b for b in beside(item, asked) if not b.quantity.soft]
    dates = [b.quantity for b in known.items if b.quantity.is_date]
    if item.quantity.day is None or not others or len(dates) != 2:
        return False
    if not joined(known.text, *dates) or period_around(item.quantity, known.items, known.text):
        return False
    return all(_is_stated(o, known) for o in others)


def _is_stated(item: Bound, known: Bindings) -> bool:
    return any(states(item.quantity, b.quantity) for b in known.items)
