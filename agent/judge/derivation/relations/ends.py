"""When something is over: what begins at 19:30 and lasts 2 hours and 20 minutes ends at 21:50."""

import re
from collections.abc import Sequence

from agent.domain.prose.analysis import Analysis
from agent.judge.derivation.operands import Source
from agent.judge.derivation.plausibility.owners import subject
from agent.judge.derivation.relations.multiples import Multiple
from agent.judge.quantities.binding.bindings import Bindings

_ENDS = re.compile(
    r"\b(?:ends?|finish(?:es)?|is over|are over|will (?:end|be over|finish)|closes|ended|finished"
    r"|was over|were over)\b(?: \w+){0,2}? at $",
    re.IGNORECASE,
)
_BEGINS = re.compile(
    r"\b(?:begins?|starts?|opens?|began|started|commences?|kicks? off|at|from)\b[^.;,]{0,30}$", re.I
)
_LASTS = re.compile(
    r"\b(?:lasts?|lasted|takes?|took|runs? for|ran for|is|goes on for|duration(?: is|:)?)"
    r"(?: a total of| exactly)? $",
    re.IGNORECASE,
)
_UNSURE = re.compile(
    r"\b(?:not|no|never|if|unless|(?-i:may)|might|could|about|around|roughly|nearly|almost|approximately"
    r"|more than|less than|at least|at most|up to|latest|earliest|usually|each|plus|followed)\b"
    r"|n['’]t\b",
    re.IGNORECASE,
)
_JOINT = re.compile(
    r"(?: (?:on|in) [^,;.]{2,30})?,?(?: and| which)?(?: then)?(?: it)? (?:lasts?|lasted|takes?|took"
    r"|runs? for|ran for|begins?|starts?|began|started|opens?)(?: at)? ?",
    re.IGNORECASE,
)
_POINTS = re.compile(r"(?:it|they|this)\b", re.IGNORECASE)
_DAY, _MINUTE = 1440, 60
_IDLE = frozenset("end finish over close begin start".split())


def over(claim: Analysis, asked: Bindings, pool: Sequence[Source]) -> Multiple | None:
    """Return whether a claim gives the time at which something is over, None where unclear.

    The evidence has one time of day, at which it begins, and tells once how long it lasts.
    """
    clocks = [b for b in asked.items if b.quantity.dimension == "clock"]
    if len(clocks) != 1 or len(asked.items) != 1 or _UNSURE.search(claim.text):
        return None
    (item,) = clocks
    if not _ENDS.search(claim.text, 0, item.quantity.start):
        return None
    begins = [s for s in pool if s.quantity.dimension == "clock"]
    lasts = [s for s in pool if s.quantity.dimension == "duration" and _follows(_LASTS, s)]
    if len(begins) != 1 or len(lasts) != 1 or not _follows(_BEGINS, begins[0]):
        return None
    begin, last = begins[0], lasts[0]
    if not last.quantity.number.is_point or any(_UNSURE.search(s.sentence) for s in (begin, last)):
        return None
    if not _of_one(begin, last, asked.heads):
        return None
    known = begin.bound.near | begin.bound.wide | last.bound.near | last.bound.wide
    if not asked.words - item.own - _IDLE <= known:
        return None
    minutes = (begin.value + last.value / _MINUTE) % _DAY
    hour, minute = divmod(round(minutes), _MINUTE)
    formula = f"{begin.quantity.text} + {last.quantity.text} = {hour}:{minute:02}"
    holds = item.quantity.interval.low == minutes
    formula = formula if holds else f"{formula}, not {item.quantity.text}"
    return Multiple(formula, last, holds, sure=True)


def _of_one(begin: Source, last: Source, heads: frozenset[str]) -> bool:
    """Tell whether a beginning and a length are told of what the claim is about.

    Both sentences name it, or one does and the other has a pronoun for it; within one sentence
    nothing else comes between the two.
    """
    if (begin.index, begin.bound.sentence) == (last.index, last.bound.sentence):
        one, other = sorted((begin, last), key=lambda s: s.quantity.start)
        between = one.premise.text[one.quantity.end : other.quantity.start]
        return bool(heads) and _JOINT.fullmatch(between) is not None
    named = [heads <= subject(s) for s in (begin, last)]
    pointing = [bool(_POINTS.match(s.sentence)) for s in (begin, last)]
    return bool(heads) and any(named) and all(n or p for n, p in zip(named, pointing, strict=True))


def _follows(pattern: re.Pattern[str], source: Source) -> bool:
    """Tell whether a number stands behind such words."""
    return pattern.search(source.premise.text, 0, source.quantity.start) is not None
