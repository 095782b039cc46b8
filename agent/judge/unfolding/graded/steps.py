"""The steps of a ladder in one sentence: *£5 for orders up to £50, £2 from £50 to £100, and free*.

Each step has one band, and what is said of those in it, before the band or behind it.
"""

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from agent.domain.prose.analysis import Analysis
from agent.judge.derivation.cues import BY_COMPARISON
from agent.judge.quantities.comparison.intervals import finite
from agent.judge.quantities.quantity import Interval, Quantity
from agent.judge.quantities.reading.extract import quantities
from agent.judge.unfolding.denied import FINITE
from agent.judge.unfolding.graded.tiers import Band

_OPENED = re.compile(r"\b(?P<word>from|between)\s+$", re.IGNORECASE)
_JUST_TO = re.compile(r"\s*(?:to|[-–])\s*", re.IGNORECASE)
_TRAILING = re.compile(
    r" (?:late|early|old|long|high|tall|wide|deep|away) (?:and|or) (?:(?P<up>more|over|above|older"
    r"|longer|later)|less|under|below|younger|shorter)\b",
    re.IGNORECASE,
)
_TO = re.compile(r"\s*(?:to|and|[-–])\s*", re.IGNORECASE)
_WAYS = "|".join(w for w in BY_COMPARISON if w.endswith("er") and w != "fewer")
_REST = re.compile(
    r"\b(?:(?:above|beyond|over|past|under|below|(?:later|earlier|more|less) than) (?:that|this)"
    rf"|(?:{_WAYS}) [a-z]+s\b(?! than)|for longer\b(?! than| [a-z]+s\b)"
    rf"|(?:any|every)thing (?:{_WAYS})\b(?! than)"
    r"|(?:above|over|below|later|thereafter)(?=[.;,]?$))",
    re.IGNORECASE,
)
_JOINTS = (
    re.compile(r";\s+(?:(?:and|but|while|whereas)\s+)?", re.IGNORECASE),
    re.compile(r",\s+(?:and|but|while|whereas)\s+", re.IGNORECASE),
    re.compile(r",\s+", re.IGNORECASE),
    re.compile(r"\s+(?:and|but|while|whereas)\s+", re.IGNORECASE),
)
"""What parts two steps, the plainest first."""
_MIN = 2
_UNITS = (frozenset({"minute", "hour"}), frozenset({"month", "year"}), frozenset({"day", "week"}))


class Step(NamedTuple):
    """A band with what stands before and behind it; ``start`` is where it begins in the text.

    ``rest`` is whether the band is what the others leave over: *larger orders*.
    """

    start: int
    lead: str
    band: Band
    tail: str
    rest: bool


def steps_of(evidence: Analysis, start: int, end: int, case: Quantity) -> list[Step]:
    """Return the steps of a sentence in which a case may lie, none where it is no ladder."""
    end = start + len(evidence.text[start:end].rstrip(" .!"))
    own = list(_bands(evidence, start, end, case))
    rest = _rest(evidence, own, end)
    bands = [*own, *([rest] if rest else [])]
    if len(bands) < _MIN or not own or _has_other_limits(evidence, start, end, bands):
        return []
    cuts = [_joint(evidence.text, a.end, b.start) for a, b in pairwise(bands)]
    found = [c for c in cuts if c is not None]
    if len(found) < len(cuts):
        return []
    opens = [_first(evidence, start, own[0].start), *(c.end() for c in found)]
    closes = [*(c.start() for c in found), end]
    text = evidence.text
    return [
        Step(a, text[a : b.start], b, text[b.end : z], b is rest)
        for a, b, z in zip(opens, bands, closes, strict=True)
    ]


def _has_other_limits(evidence: Analysis, start: int, end: int, bands: Sequence[Band]) -> bool:
    """Tell whether a sentence has limits of the kind of its bands that are of something else."""
    return any(
        start <= q.start < end
        and q.dimension == bands[0].quantity.dimension
        and not (q.interval.is_point or any(b.start <= q.start < b.end for b in bands))
        for q in quantities(evidence)
    )


def _bands(evidence: Analysis, start: int, end: int, case: Quantity) -> Iterator[Band]:
    """Yield the limits and ranges of a sentence that are of what a case measures."""
    inner = [q for q in quantities(evidence) if start <= q.start < end]
    inner = [q for q in inner if not (q.is_date or q.approximate)]
    taken = -1
    for n, q in enumerate(inner):
        after = inner[n + 1] if n + 1 < len(inner) else None
        opened = _OPENED.search(evidence.text, start, q.start)
        if q.start < taken:
            continue
        link = (_TO if opened else _JUST_TO) if after else None
        trailing = _TRAILING.match(evidence.text, q.end)
        pair: Band | None = None
        if after and link and link.fullmatch(evidence.text, q.end, after.start):
            pair = _between(q, after, opened.start() if opened else q.start)
        band: Band | None = None
        if pair is not None:
            band = pair
        elif trailing and q.interval.is_point:
            band = _with_end(q, trailing)
        elif opened and (q.bound == "range" or opened["word"].lower() == "from"):
            band = _opened(q, opened.start())
        else:
            band = None if q.interval.is_point else Band(q.start, q.end, q.interval, "", q)
        if band is not None and is_kin(case, band.quantity):
            taken = band.end
            yield band


def _between(one: Quantity, two: Quantity, start: int) -> Band | None:
    """Return the band between two values, of which only the last may have a unit."""
    if not (one.interval.is_point and two.interval.is_point):
        return None
    bare = one.is_bare and not two.is_bare
    first = one.number.low * two.scale + two.offset if bare else one.interval.low
    if not bare and one.dimension != two.dimension:
        return None
    last = two.interval.low
    interval = Interval(min(first, last), max(first, last))
    joint = replace(two, start=start, interval=interval, number=interval, bound="")
    return Band(start, two.end, interval, "", joint)


def _with_end(quantity: Quantity, end: re.Match[str]) -> Band:
    """Return the band whose end is told behind what it measures: *120 minutes late or more*."""
    at = quantity.interval.low
    interval = Interval(at, math.inf) if end["up"] else Interval(-math.inf, at)
    return Band(quantity.start, end.end(), interval, "", replace(quantity, interval=interval))


def _opened(quantity: Quantity, start: int) -> Band:
    """Return the band that a word opens: *from £50*, *between 2 and 10 kg*."""
    interval = quantity.interval
    if interval.is_point:
        interval = Interval(interval.low, math.inf)
    return Band(start, quantity.end, interval, "", replace(quantity, interval=interval, bound=""))


def is_kin(case: Quantity, band: Quantity) -> bool:
    """Tell whether a number may lie in a band: an age may be told as years or as a bare number."""
    if band.is_bare and case.unit.startswith("year") and "-" in case.text:
        return True
    if case.is_bare and band.unit.startswith("year"):
        return True
    if case.dimension.partition(":")[0] != band.dimension.partition(":")[0]:
        return False
    if case.dimension == "duration":
        units = {case.unit.rstrip("s"), band.unit.rstrip("s")}
        return len(units) == 1 or any(units <= known for known in _UNITS)
    return not (case.noun and band.noun) or case.noun == band.noun or case.dimension != "count"


def _rest(evidence: Analysis, bands: Sequence[Band], end: int) -> Band | None:
    """Return the band that the others leave over, None where that is not told or not plain."""
    if not bands:
        return None
    match = _REST.search(evidence.text, bands[-1].end, end)
    ends = [b.interval for b in bands]
    open_low = any(not math.isfinite(i.low) for i in ends)
    open_high = any(not math.isfinite(i.high) for i in ends)
    if match is None or open_low == open_high:
        return None
    known = [e for i in ends for e in finite(i)]
    if open_low:
        last = next(i for i in ends if i.high == max(known))
        left = Interval(last.high, math.inf, low_open=not last.high_open)
    else:
        last = next(i for i in ends if i.low == min(known))
        left = Interval(-math.inf, last.low, high_open=not last.low_open)
    return Band(match.start(), match.end(), left, "", replace(bands[-1].quantity, bound=""))


def _joint(text: str, start: int, end: int) -> re.Match[str] | None:
    """Return what parts two steps, between their bands; None where several things may do so."""
    for joint in _JOINTS:
        found = list(joint.finditer(text, start, end))
        if found:
            return found[0] if len(found) == 1 else None
    return None


def _first(evidence: Analysis, start: int, band: int) -> int:
    """Return where the first step begins, behind what is told of others: *adults pay £14, …*."""
    for joint in _JOINTS[:3]:
        found = list(joint.finditer(evidence.text, start, band))
        spoken = [t.start for t in evidence.tokens if start <= t.start < band and t.tag in FINITE]
        if found and any(s < found[-1].start() for s in spoken):
            return found[-1].end()
    return start
