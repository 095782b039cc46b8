"""Rates in another period: £38,400 a year are £3,200 a month, 5 mg every four hours 30 mg a day."""

import re
from collections.abc import Sequence

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.figures import value
from agent.judge.derivation.operands import Source
from agent.judge.derivation.periods import ADVERBS, Period, factor_for, named_period
from agent.judge.derivation.periods import period_of as told_period
from agent.judge.derivation.relations.multiples import (
    Multiple,
    equals,
    is_unsure,
    may_be_of,
    written,
)
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.binding.words import STEM, stems_between

_ADVERB = re.compile(rf"\b(?:{'|'.join(ADVERBS)})\b", re.IGNORECASE)
_N = r"(?:\d{1,2}|[a-z]+)"
_DOSED = re.compile(
    rf"\s(?:every (?P<hours>{_N}) hours\b|(?P<hourly>{_N})[ -]hourly\b"
    rf"|(?P<often>once|twice|(?P<times>{_N}) times) (?:a day|daily|per day|each day|every day)\b)",
    re.IGNORECASE,
)
_IN_A_DAY = re.compile(r"\b(?:in|over|within|per|every) (?:24|twenty-four) hours\b", re.IGNORECASE)
_OF_EACH = re.compile(r"\b(?:over (?=(?:an?|one|the|a whole|24|twenty-four) )|each|every)\b", re.I)
"""Words that round or spread other numbers, and here tell only for how long something is."""
_SIDES = re.compile(
    r"\b(?:before|after|without|outside|inside|against|above|below|under|plus|excluding|including"
    r"|first|second|next|then|later|net|gross)\b",
    re.IGNORECASE,
)
_PERIODS = frozenset(
    w[:STEM] for w in (*ADVERBS, *ADVERBS.values(), "annum", "hour", "or", "and", "only")
)
_BEFORE = 4  # words before an amount in which it is told how many have it
_HOURS = 24
_IDLE = frozenset(
    w[:STEM]
    for w in (
        "be come amount make total altogether mean that time every hour each pay cost get"
    ).split()
)
_OFTEN = {"once": 1.0, "twice": 2.0}


def per_period(claim: Analysis, asked: Bindings, pool: Sequence[Source]) -> Multiple | None:
    """Return whether a claim has the rate that a text gives for another period.

    None where the claim tells of something else, where the text gives the rate for the claim's
    own period as well, and where a wrong rate may be that of another thing.
    """
    items = [b for b in asked.items if b.quantity.dimension not in ("duration", "count", "percent")]
    if len(items) != 1 or _is_unsure(claim.text) or not items[0].quantity.number.is_point:
        return None
    quantity = items[0].quantity
    wanted = _wanted(claim, asked)
    if wanted is None:
        return None
    said = asked.words - items[0].own - wanted.words - _IDLE - _periods(asked)
    alike = [s for s in pool if may_be_of(quantity, s.quantity)]
    rates = [(s, r) for s in alike if (r := _rate(s)) and _is_told_of(s, claim, said, alike)]
    if any(rate == (wanted.name, 1.0) for _, rate in rates):
        return None
    for source, (period, times) in rates:
        factor = factor_for(wanted, period) * times
        if not factor or _is_unsure(source.sentence):
            continue
        result = source.value * factor
        holds = equals(quantity, result)
        if holds or len(rates) == 1:
            formula = f"{source.quantity.text} × {_shown(factor)} = {written(result, quantity)}"
            return Multiple(formula, source, holds, sure=True)
    return None


def _is_told_of(
    source: Source, claim: Analysis, said: frozenset[str], alike: Sequence[Source]
) -> bool:
    """Tell whether the evidence says a rate of what the claim does, and no other amount of it."""
    own = _clause(source)
    others = [s for s in alike if s is not source and s.index == source.index]
    apart = all((said & _clause(s)) <= own for s in others)
    same = _sides(source.premise.text[slice(*source.clause)]) == _sides(claim.text)
    return apart and same and said <= own | source.bound.near


def _clause(source: Source) -> frozenset[str]:
    """Return the stems of a clause; of its sentence where it has an amount and nothing else."""
    text = source.premise
    own = stems_between(text, *source.clause)
    if own - source.bound.own - _PERIODS:
        return own
    sentence = text.sentence_at(source.quantity.start)
    return stems_between(text, sentence.start, sentence.end)


def _sides(text: str) -> frozenset[str]:
    """Return the words that turn what a rate is of, though they have no meaning alone."""
    return frozenset(m.lower() for m in _SIDES.findall(text))


def _is_unsure(text: str) -> bool:
    return is_unsure(_OF_EACH.sub("", text))


def _wanted(claim: Analysis, asked: Bindings) -> Period | None:
    """Return the period for which a claim gives its one amount."""
    items = [b.quantity for b in asked.items if b.quantity.dimension not in ("duration", "count")]
    if len(items) == 1 and _IN_A_DAY.search(claim.text):
        return Period("day", frozenset({"24", "hour", "twenty"}))
    return named_period(claim, items[0]) if len(items) == 1 else None


def _periods(asked: Bindings) -> frozenset[str]:
    """Return the words of the spans of time that a claim gives: *24 hours*, *a year*."""
    spans = (b.own for b in asked.items if b.quantity.dimension == "duration")
    return frozenset[str]().union(*spans)


def _rate(source: Source) -> tuple[str, float] | None:
    """Return for which period a value is told, and how often in it; None for no rate."""
    text, quantity = source.premise.text, source.quantity
    dosed = _DOSED.match(text, quantity.end)
    if dosed is not None:
        times = 0.0 if _is_of_several(text[source.clause[0] : quantity.start]) else _times(dosed)
        return ("day", times) if times else None
    period = told_period(source)
    if not period:
        sentence = source.premise.sentence_at(quantity.start)
        found = _adverbs(text, *source.clause) or _adverbs(text, sentence.start, sentence.end)
        period = found.pop() if len(found) == 1 else ""
    return (period, 1.0) if period else None


def _is_of_several(before: str) -> bool:
    """Tell whether so much is in each of several: *2 capsules of 25 mg*."""
    return any((value(w) or 0) > 1 for w in before.lower().split()[-_BEFORE:])


def _adverbs(text: str, start: int, end: int) -> set[str]:
    """Return the periods of which a part of a text tells in one word: *yearly*, *monthly*."""
    return {ADVERBS[m.group().lower()] for m in _ADVERB.finditer(text, start, end)}


def _times(dosed: re.Match[str]) -> float:
    """Return how often a day something is given, 0 where that cannot be told."""
    if dosed["often"]:
        return _OFTEN.get(dosed["often"].lower()) or value(dosed["times"] or "") or 0.0
    hours = value(dosed["hours"] or dosed["hourly"])
    return _HOURS / hours if hours else 0.0


def _shown(factor: float) -> str:
    return f"{factor:g}" if factor >= 1 else f"1/{1 / factor:g}"
