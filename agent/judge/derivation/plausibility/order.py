"""Which way a computed number runs: "120 more in December than in November", "fell by a fifth"."""

import calendar
import re

from agent.domain.analysis import Analysis
from agent.judge.derivation import cues
from agent.judge.derivation.operands import Result, Source
from agent.judge.derivation.tables.comparison import comparatives
from agent.judge.quantities.binding.words import STEM, stems

_PLACES = {"above": 1, "below": -1, "ahead": 1, "behind": -1}  # "two points behind Leeds"
_DIRECTED = ("difference", "multiple", "change")
_YEAR = re.compile(r"(?:19|20)\d\d")
_MONTHS = {name.lower()[:STEM]: n for n, name in enumerate(calendar.month_name) if name}
_BREAK = re.compile(r"[|;()\n]|[,.](?=\s)|\band\b")
_BEFORE = re.compile(r"\b(?:previous|prior|preceding|last|earlier|before|ago|formerly)\b", re.I)


def backwards(result: Result, claim: Analysis) -> bool:
    """Tell whether a difference, multiple or change runs the other way than ``claim`` says.

    It does where the larger number belongs to the side that the claim calls the lesser one, and
    where the later of two numbers is the larger though the claim says that something fell.
    """
    if result.operation not in _DIRECTED or len(result.sources) != 2:
        return False
    high, low = sorted(result.sources, key=lambda s: -s.value)
    return _exchanged(high, low, claim) or _turned(high, low, claim)


def _exchanged(high: Source, low: Source, claim: Analysis) -> bool:
    """Tell whether a comparison has the two numbers on the wrong sides of its word."""
    joint, way = _joint(claim)
    named = stems(claim)
    before, after = (frozenset(filter(None, p)) for p in (named[:joint], named[joint:]))
    larger, lesser = (
        (before - after, after - before) if way > 0 else (after - before, before - after)
    )
    of_high = high.bound.near - low.bound.near
    of_low = low.bound.near - high.bound.near
    wrong = bool(of_high & lesser) + bool(of_low & larger)
    right = bool(of_high & larger) + bool(of_low & lesser)
    return bool(way) and wrong > right


def _joint(claim: Analysis) -> tuple[int, int]:
    """Return the place of the word that parts what is compared ("than", "exceeds").

    With it comes 1 where what stands before is the larger, -1 where it is the lesser, 0 if unknown.
    """
    words = [t.text.lower() for t in claim.tokens]
    joints = [i for i, w in enumerate(words) if w == "than"]
    joints = joints or [i for i, w in enumerate(words) if w == "as"][1:]
    joints = joints or [i for i, w in enumerate(words) if w in _PLACES]
    joints = joints or [i for i, t in enumerate(claim.tokens) if t.lemma.lower() in cues.OUTDOING]
    if len(joints) != 1:
        return 0, 0
    joint = joints[0]
    outdoing = cues.OUTDOING.get(claim.tokens[joint].lemma.lower(), 0)
    if outdoing:
        passive = any(t.dep == "auxpass" and t.head == joint for t in claim.tokens)
        return joint, -outdoing if passive else outdoing
    senses = [way for _, way in comparatives(claim.tokens[:joint])]
    way = _PLACES.get(words[joint]) or (senses[-1] if senses else int(words[joint] == "as"))
    return joint, way


def _turned(high: Source, low: Source, claim: Analysis) -> bool:
    """Tell whether a claimed fall is a rise from the earlier of two numbers to the later, or so."""
    way = cues.direction(cues.cues(claim) & cues.NAMED_CHANGE)
    told = chronological(high, low)
    if not way or told is None:
        return False
    first, last = told
    return way * (last.value - first.value) < 0


def chronological(one: Source, two: Source) -> tuple[Source, Source] | None:
    """Return the earlier of two numbers and the later, None where the evidence does not tell.

    It tells by "from" and the like, by years or months, by brackets or words such as "a year
    earlier", and else by the order in a sentence.
    """
    periods = _period(one), _period(two)
    alike = all(bool(a) == bool(b) for a, b in zip(*periods, strict=True))
    dated = alike and periods[0] != periods[1]
    tests = (
        (one.quantity.role == "base", two.quantity.role == "base"),
        (dated and periods[0] < periods[1], dated and periods[1] < periods[0]),
        (_is_before(one), _is_before(two)),
    )
    for is_one, is_two in tests:
        if is_one != is_two:
            return (one, two) if is_one else (two, one)
    if (one.index, one.bound.sentence) != (two.index, two.bound.sentence):
        return None
    return (one, two) if one.quantity.start < two.quantity.start else (two, one)


def _period(source: Source) -> tuple[int, int]:
    """Return the one year and month that stand with a number; 0 for none, or for several."""
    years = [int(w) for w in source.bound.near if _YEAR.fullmatch(w)]
    months = [_MONTHS[w] for w in source.bound.near if w in _MONTHS]
    year, month = (found[0] if len(found) == 1 else 0 for found in (years, months))
    return year, month


def _is_before(source: Source) -> bool:
    """Tell whether a number is given as that of an earlier time: in brackets, or by its words."""
    text, start, end = source.premise.text, source.quantity.start, source.quantity.end
    begin = max((m.end() for m in _BREAK.finditer(text, 0, start)), default=0)
    stop = _BREAK.search(text, end)
    around = text[begin : stop.start() if stop else len(text)]
    return text.rfind("(", 0, start) > text.rfind(")", 0, start) or bool(_BEFORE.search(around))
