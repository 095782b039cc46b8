"""Numbers that need no counterpart in the evidence, and those of it that deny none."""

import re
from collections.abc import Sequence

from agent.domain.prose.analysis import Analysis
from agent.judge.clauses.closed import CLOSED
from agent.judge.quantities.binding.bindings import Bindings, Bound, beside
from agent.judge.quantities.binding.elliptic import counted_by
from agent.judge.quantities.binding.words import STEM
from agent.judge.quantities.comparison.compare import EPSILON, Relation, relate
from agent.judge.quantities.comparison.kinds import gives
from agent.judge.quantities.comparison.steps import CONFIDENCE
from agent.judge.quantities.quantity import Quantity

_MEMBERS = re.compile(r",\s*(?:and|or)\s+|,\s*|\s+(?:and|or|as well as)\s+")
_OF_TIME = re.compile(
    r"\b(?:in|since|from|until|till|by|(?<!instead )of|during|before|after|year)\s+$", re.I
)
_OPENS_LIST = re.compile(r"[^.;:–—(]{0,40}(?::|\s[–—]|\()\s*(?P<list>[^.;:–—)]+)")


def is_counted_out(claim: Analysis, quantity: Quantity) -> bool:
    """Tell whether the claim itself names as many things: "two measures: a wall and a gate"."""
    listed = _OPENS_LIST.match(claim.text[quantity.end :])
    if listed is None or quantity.dimension != "count":
        return False
    members = [m for m in _MEMBERS.split(listed["list"]) if m.strip()]
    return len(members) > 1 and quantity.interval.low == quantity.interval.high == len(members)


def is_part_of_a_name(text: str, quantity: Quantity) -> bool:
    """Tell whether a text has a number in a name or as an ordinal: "AES-256", "the 66th minute"."""
    value = quantity.number.low
    if quantity.dimension != "count" or not quantity.number.is_point or value % 1 or value < 0:
        return False
    digits = f"{value:.0f}"
    named = rf"[^\W\d_]-?{digits}\b|(?<![\d.,]){digits}(?:st|nd|rd|th)\b"
    return digits in text and re.search(named, text) is not None


def cannot_deny(other: Quantity, asked: Bindings, known: Bindings) -> bool:
    """Tell whether a number of the evidence denies none of a claim, whatever it is said of.

    So one of an example or of a confidence interval, one that says when something is (*in the last
    two weeks of July*), and one that says what kind of thing the claim means: a *40-hour* week.
    """
    if is_worked(known.text, other) or CONFIDENCE.match(known.text, other.end):
        return True
    if _is_stretch(known.text, other):
        return not any(_STRETCH.search(asked.text, 0, b.quantity.start) for b in asked.items)
    return "-" in other.text and any(
        "-" in b.quantity.text and relate(b.quantity, other) is Relation.STATES for b in asked.items
    )


def is_told_besides(item: Bound, other: Bound, asked: Bindings) -> bool:
    """Tell whether another number of the claim states one of the evidence: it is no rival of both.

    To *request a day two weeks ahead* puts no day in the place of two weeks. What is told once more
    in another unit, *214 m or 640 feet*, is one number.
    """
    return any(
        gives(b.quantity, other.quantity)
        and not _AGAIN.fullmatch(asked.text, b.quantity.end, item.quantity.start)
        for b in beside(item, asked)
    )


def of_its_counterpart(other: Bound, asked: Bindings, known: Bindings) -> bool:
    """Tell whether a number is that of the first where the claim speaks of the second."""
    mine = frozenset[str]().union(*asked.subjects)
    theirs = (s for s in known.subjects if s <= other.near)
    return any(
        group & mine - subject and group & subject - mine for subject in theirs for group in _GROUPS
    )


def _is_stretch(text: str, quantity: Quantity) -> bool:
    """Tell whether a number is a stretch of the calendar: *the last two weeks of July*."""
    placed = quantity.dimension == "duration" and _STRETCH.search(text, 0, quantity.start)
    return bool(placed) and _CALENDAR.match(text, quantity.end) is not None


_STRETCH = re.compile(r"\bthe (?:first|last|final|opening|closing)\s+$", re.IGNORECASE)
_CALENDAR = re.compile(
    r"\s+(?:of|in)\s+(?:(?:the|each|every)\s+)?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|"
    r"year|month|quarter|term|season|summer|winter|autumn|spring)\w*",
    re.IGNORECASE,
)
_GROUPS = tuple(frozenset(w[:STEM] for w in group) for group in CLOSED)
_AGAIN = re.compile(
    r",?\s*(?:\(|=|or\b|i\.e\.|that is,?)\s*(?:(?:about|roughly|around|some|nearly|almost)\s)?\s*",
    re.IGNORECASE,
)
_WORKED = re.compile(r"\([^()]*\d[^()]*\s[x×*]\s[^()]*\d[^()]*\)")


def is_worked(text: str, quantity: Quantity) -> bool:
    """Tell whether a number is part of an example: "56 hours (14 periods x 4 hours a period)"."""
    return any(m.start() < quantity.start < m.end() for m in _WORKED.finditer(text))


def is_no_year(quantity: Quantity, text: str, known: Sequence[Quantity]) -> bool:
    """Tell whether four digits that could be a year are a number of things in the evidence.

    So the last ones of *2,087 hours instead of 2080*; those of *in 2020* are a year.
    """
    if not (quantity.is_date and quantity.text.isdecimal()) or _OF_TIME.search(
        text[: quantity.start]
    ):
        return False
    counted = (q.number for q in known if not q.is_date)
    return any(n.is_point and n.low == int(quantity.text) for n in counted)


_SOME_OF = re.compile(r"\s+of\s+(?:the|its|their|his|her|our|your|these|those)\b", re.IGNORECASE)


def is_the_rest(item: Bound, other: Bound, wanted: frozenset[str]) -> bool:
    """Tell whether the claim gives, in words of its own, the share that another leaves over."""
    own = wanted - other.near - other.wide
    return bool(own) and _completes(item.quantity, other.quantity)


def _completes(claim: Quantity, premise: Quantity) -> bool:
    """Tell whether two shares make up the whole: *nine tenths* and *one seat in ten*."""
    shares = claim.dimension == premise.dimension == "percent"
    total = claim.interval.low + premise.interval.low
    exact = claim.interval.is_point and premise.interval.is_point
    return shares and exact and abs(total - 100) < EPSILON * 100


def is_the_whole(other: Bound, item: Bound, asked: Bindings, known: Bindings) -> bool:
    """Tell whether the claim counts some of what the evidence counts: "three of the stops"."""
    part, whole = item.quantity, other.quantity
    some = bool(_SOME_OF.match(asked.text, part.end))
    of_all = not (whole.guessed or _SOME_OF.match(known.text, whole.end))
    return some and of_all and part.noun == whole.noun and part.interval.high < whole.interval.low


def is_of_several(quantity: Quantity, asked: Bindings, known: Bindings) -> bool:
    """Tell whether a size of the evidence is that of several things which the claim leaves out.

    Who takes *two 5 mg tablets* does not take 5 mg, but tablets of 5 mg.
    """
    counted = any(counted_by(known.text, b.quantity, quantity) for b in known.items)
    return counted and bool(quantity.noun) and quantity.noun[:STEM] not in asked.words
