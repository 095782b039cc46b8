"""Times of day elsewhere: "15:00 UTC" where Tokyo is nine hours ahead of UTC."""

import re
from collections.abc import Sequence

from agent.domain.prose.analysis import Analysis
from agent.judge.derivation.operands import Source
from agent.judge.derivation.relations.multiples import STOPS, Multiple
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.binding.words import stem, stems

DAY_MINUTES = 1440
REACH = 40  # characters before a difference in which the place stands that it is told of
_AHEAD = re.compile(r"\s+(?P<way>ahead of|behind)\s+(?:the )?(?P<base>[A-Z]\w+)")


def elsewhere(claim: Analysis, asked: Bindings, pool: Sequence[Source]) -> Multiple | None:
    """Return what time it is at the place that a claim names, and whether the claim says so."""
    items = [b for b in asked.items if b.quantity.dimension == "clock"]
    if len(items) != 1 or not items[0].quantity.number.is_point:
        return None
    for span in (s for s in pool if s.quantity.dimension == "duration"):
        told = _AHEAD.match(span.premise.text, span.quantity.end)
        place = _place(span)
        if told is None or not place or not place <= asked.words or told["base"] in claim.text:
            continue
        clocks = [s for s in pool if s.quantity.dimension == "clock" and _is_at(s, told["base"])]
        if len({c.value for c in clocks}) != 1 or not clocks[0].quantity.number.is_point:
            continue
        sign, mark = (1, "+") if told["way"] == "ahead of" else (-1, "−")
        value = (clocks[0].value + sign * span.value / 60) % DAY_MINUTES
        formula = f"{clocks[0].quantity.text} {mark} {span.quantity.text}"
        holds = items[0].quantity.interval.low % DAY_MINUTES == value
        return Multiple(formula, clocks[0], holds, sure=False)
    return None


def _place(span: Source) -> frozenset[str]:
    """Return the stems of the last name before a difference of time."""
    text, end = span.premise.text, span.quantity.start
    begin = max((m.end() for m in STOPS.finditer(text, 0, end)), default=0)
    found = [
        stem(t)
        for s, t in zip(stems(span.premise), span.premise.tokens, strict=True)
        if s and t.pos == "PROPN" and max(begin, end - REACH) <= t.start < end
    ]
    return frozenset(found[-1:])


def _is_at(clock: Source, base: str) -> bool:
    """Tell whether a time of day is given in the time of a place or zone."""
    after = clock.premise.text[clock.quantity.start : clock.quantity.end + len(base) + 1]
    return base in after
