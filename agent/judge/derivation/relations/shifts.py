"""Hours between two times of day, with and without the break that is told of them.

A shift *from 21:45 to 06:15, with a 30-minute unpaid break* is one of eight hours paid; with the
break counted in it is half an hour longer.
"""

import re
from collections.abc import Sequence
from itertools import pairwise

from agent.domain.prose.analysis import Analysis
from agent.judge.derivation.operands import Source, shown
from agent.judge.derivation.relations.multiples import Multiple
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.binding.words import stems_between

_BREAK = re.compile(r"\b(?:breaks?|intervals?|intermissions?|pauses?|lunch|rest)\b", re.IGNORECASE)
_NAMES = r"(?:break|interval|intermission|pause|lunch(?: break)?|rest)s?"
_LESS = re.compile(
    rf"\b(?:without|leaving out|not counting|not including|excluding|minus|less|deducting|net of"
    rf"|apart from|after) (?:the |its |their |any )?(?:\w+ )?{_NAMES}\b"
    rf"|\b{_NAMES} (?:is |are )?(?:left out|not counted|excluded|deducted|apart|aside)\b",
    re.IGNORECASE,
)
_WITH = re.compile(
    rf"\b(?:including|counting|with) (?:the |its |their )?(?:\w+ )?{_NAMES}\b"
    r"|\bin all\b|\baltogether\b",
    re.IGNORECASE,
)
_PAID = re.compile(r"\b(?:paid|pay|pays|wages?)\b", re.IGNORECASE)
_UNPAID = re.compile(r"\b(?:unpaid|not paid|without pay)\b", re.IGNORECASE)
_UNSURE = re.compile(
    r"\b(?:not|no|never|if|unless|(?-i:may)|might|could|would|about|around|roughly|nearly|almost"
    r"|more than"
    r"|less than|at least|at most|up to|only)\b(?! (?:paid|counting|including|counted))|n['’]t\b",
    re.IGNORECASE,
)
_MANY = re.compile(
    r"\b(?:breaks|intervals|intermissions|pauses|rests|each|every|per|optional)\b", re.I
)
_INCLUDED = re.compile(r"^,? \(?(?:including|with|counting|of which)\b[^.;]*$", re.IGNORECASE)
_RUN = re.compile(r" ?(?:to|until|till|and|[-–]) ?", re.IGNORECASE)
_DAY = 1440
_HOUR = 60
_IDLE = frozenset(
    "pay unpaid hour minute work count includ exclud leave out apart deduct without lunch break "
    "interv pause rest last run go on amount net minus less per actual labour shift in all altoge "
    "long have come each take time".split()
)


def shift(claim: Analysis, asked: Bindings, pool: Sequence[Source]) -> Multiple | None:
    """Return whether a claim gives the hours of a shift, with or without its break."""
    spans = [b for b in asked.items if b.quantity.dimension == "duration"]
    others = [b for b in asked.items if b not in spans and not b.quantity.soft]
    if len(spans) != 1 or others or not spans[0].quantity.number.is_point:
        return None
    (item,) = spans
    less, paid = _LESS.search(claim.text), _PAID.search(claim.text)
    plain = _WITH.sub("", _LESS.sub("", claim.text))
    if _UNSURE.search(plain) or not (less or paid or _WITH.search(claim.text)):
        return None
    if less and _WITH.search(_LESS.sub("", claim.text)):
        return None
    found = _told(pool)
    if found is None:
        return None
    minutes, told, rest = found
    unpaid = _UNPAID.search(_around(rest)) is not None
    if paid and not less and not unpaid:
        return None
    without = bool(less) or bool(paid)
    minutes -= rest.value / _HOUR if without else 0
    premise = rest.premise
    span = premise.sentence_at(rest.quantity.start)
    known = stems_between(premise, span.start, span.end)
    sure = asked.words - item.own - _IDLE <= known
    holds = abs(item.quantity.interval.low - minutes * _HOUR) < 1
    if not holds and not sure:
        return None
    formula = f"{told} − {rest.quantity.text}" if without else told
    formula = f"{formula} = {shown(minutes / _HOUR)} hours"
    if not holds:
        formula = f"{formula}, not {item.quantity.text}"
    return Multiple(formula, rest, holds, sure)


def _told(pool: Sequence[Source]) -> tuple[float, str, Source] | None:
    """Return the minutes of a shift, how they are told, and its one break; None for several."""
    found = []
    for rest in (s for s in pool if s.quantity.dimension == "duration"):
        around = _around(rest)
        if not rest.quantity.number.is_point or not _BREAK.search(around) or _MANY.search(around):
            continue
        beside = [
            s for s in pool if (s.index, s.bound.sentence) == (rest.index, rest.bound.sentence)
        ]
        clocks = [s for s in beside if s.quantity.dimension == "clock"]
        runs = [(a, b) for a, b in pairwise(clocks) if _RUN.fullmatch(_between(a, b))]
        wholes = [
            s
            for s in beside
            if s.quantity.dimension == "duration"
            and s.value > rest.value
            and _INCLUDED.search(_between(s, rest))
        ]
        if len(runs) == 1 and not wholes:
            ((first, last),) = runs
            minutes = (last.value - first.value) % _DAY
            found.append((minutes, f"{first.quantity.text} → {last.quantity.text}", rest))
        elif len(wholes) == 1 and not runs:
            found.append((wholes[0].value / _HOUR, wholes[0].quantity.text, rest))
    return found[0] if len(found) == 1 else None


def _between(one: Source, other: Source) -> str:
    return one.premise.text[one.quantity.end : other.quantity.start]


def _around(rest: Source) -> str:
    """Return the words beside the length of a break: *30-minute unpaid break*."""
    text = rest.premise.text
    stop = re.compile(r"[.,;:()]|\band\b").search(text, rest.quantity.end)
    return text[max(0, rest.quantity.start - 30) : stop.start() if stop else len(text)]
