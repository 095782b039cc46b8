"""Which way a computed difference runs: "120 more in December than in November"."""

from agent.domain.analysis import Analysis
from agent.judge.derivation import cues
from agent.judge.derivation.comparison import comparatives
from agent.judge.derivation.operands import Result, Source
from agent.judge.quantities.words import stems

_PLACES = {"above": 1, "below": -1, "ahead": 1, "behind": -1}  # "two points behind Leeds"


def backwards(result: Result, claim: Analysis) -> bool:
    """Tell whether a difference or multiple runs the other way than ``claim`` says.

    It does where the larger number belongs to the side that the claim calls the lesser one, and
    where the later of two numbers is the larger though the claim says that something fell.
    """
    if result.operation not in ("difference", "multiple") or len(result.sources) != 2:
        return False
    high, low = result.sources
    return _exchanged(high, low, claim) or _turned(high, low, claim)


def _exchanged(high: Source, low: Source, claim: Analysis) -> bool:
    """Tell whether a comparison has the two numbers on the wrong sides of "than" (or "as")."""
    words = [t.text.lower() for t in claim.tokens]
    joints = [i for i, w in enumerate(words) if w == "than"]
    joints = joints or [i for i, w in enumerate(words) if w == "as"][1:]
    joints = joints or [i for i, w in enumerate(words) if w in _PLACES]
    if len(joints) != 1:
        return False
    joint = joints[0]
    senses = [way for _, way in comparatives(claim.tokens[:joint])]
    way = _PLACES.get(words[joint]) or (senses[-1] if senses else int(words[joint] == "as"))
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


def _turned(high: Source, low: Source, claim: Analysis) -> bool:
    """Tell whether a claimed fall is a rise of two numbers told one after the other, or so."""
    told = cues.cues(claim) & cues.NAMED_CHANGE
    way = cues.direction(told)
    together = (high.index, high.bound.sentence) == (low.index, low.bound.sentence)
    if not way or not together:
        return False
    first, last = sorted((high, low), key=lambda s: s.quantity.start)
    if last.quantity.role == "base":
        first, last = last, first
    return way * (last.value - first.value) < 0
