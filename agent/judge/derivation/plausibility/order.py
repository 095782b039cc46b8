"""Which way a computed number runs: "120 more in December than in November", "fell by a fifth"."""

import calendar
import re
from collections.abc import Sequence

from agent.domain.prose.analysis import Analysis
from agent.judge.derivation import cues
from agent.judge.derivation.operands import Result, Source
from agent.judge.derivation.plausibility.times import is_earlier_told, time_of
from agent.judge.derivation.tables.comparison import comparatives
from agent.judge.derivation.tables.rows import key_words
from agent.judge.quantities.binding.bindings import bind
from agent.judge.quantities.binding.words import STEM, stems
from agent.judge.quantities.numbers.naming import token_at

_PLACES = {"above": 1, "below": -1, "ahead": 1, "behind": -1}  # "two points behind Leeds"
_DIRECTED = ("difference", "rest", "multiple", "change")
_MULTIPLYING = {"double": 1, "triple": 1, "treble": 1, "quadruple": 1, "halve": -1}
_TIMES = re.compile(r"\b(?:(?P<up>twice|double|[a-z]+ times) as|(?P<down>half as)) \w+", re.I)
_TO_A_PART = re.compile(
    r"\bto (?:just |only |about |around |roughly |under |over |less than )?"
    r"(?:half|(?:an?|one|two|three)[ -](?:half|thirds?|quarters?|fifths?|sixths?|tenths?))\b",
    re.IGNORECASE,
)
_YEAR = re.compile(r"(?:19|20)\d\d")
_MONTHS = {name.lower()[:STEM]: n for n, name in enumerate(calendar.month_name) if name}
_RUN = re.compile(
    r"\b(?:between (?P<one>[^.,;]{1,40}?) and|from (?P<of>[^.,;]{1,40}?) to) (?P<two>[^.,;]+)", re.I
)
_PERIODS = frozenset("year month quarte week day season period time level averag".split())
_OUTSET = frozenset(word[:STEM] for word in "baseline outset beginning start launch".split())
_BREAK = re.compile(r"[|;()\n]|[,.](?=\s)|\band\b")
_BEFORE = re.compile(r"\b(?:previous|prior|preceding|last|earlier|before|ago|formerly)\b", re.I)


def backwards(result: Result, claim: Analysis) -> bool:
    """Tell whether a difference, multiple or change runs the other way than ``claim`` says.

    It does where the larger number belongs to the side that the claim calls the lesser one, and
    where the later of two numbers is the larger though the claim says that something fell.
    """
    if len(result.sources) != 2:
        return False
    high, low = sorted(result.sources, key=lambda s: -s.value)
    if result.operation not in _DIRECTED:
        return result.operation == "share" and multiplied(claim) < 0 and _turned(high, low, claim)
    return _exchanged(high, low, claim) or _turned(high, low, claim)


def multiplied(claim: Analysis) -> int:
    """Return which way a claim says that something went by a multiple, 0 where it does not.

    It is 1 for what *doubled* or is *twice as long* now, -1 for what *was halved*, is *half as
    long* or *fell to a third*. What is twice as long as another thing went nowhere.
    """
    if _joint(claim)[0]:
        return 0
    told = {_MULTIPLYING.get(t.lemma.lower(), 0) for t in claim.tokens if t.pos == "VERB"} - {0}
    times = _TIMES.search(claim.text)
    if times is not None:
        told |= {1 if times["up"] else -1}
    if _TO_A_PART.search(claim.text):
        told |= {-1}
    return told.pop() if len(told) == 1 else 0


def _exchanged(high: Source, low: Source, claim: Analysis) -> bool:
    """Tell whether a comparison has the two numbers on the wrong sides of its word."""
    joint, way = _joint(claim)
    named = stems(claim)
    before, after = (frozenset(filter(None, p)) for p in (named[:joint], named[joint:]))
    larger, lesser = (
        (before - after, after - before) if way > 0 else (after - before, before - after)
    )
    shared = key_words(high) | key_words(low) if _in_one_column(high, low) else frozenset[str]()
    of_high = high.bound.near - low.bound.near - shared
    of_low = low.bound.near - high.bound.near - shared
    for known in (bind(claim).names - _times(claim), frozenset[str](named)):
        wrong = bool(of_high & lesser & known) + bool(of_low & larger & known)
        right = bool(of_high & larger & known) + bool(of_low & lesser & known)
        if wrong != right:
            return bool(way) and wrong > right
    return False


def of_other_sides(result: Result, claim: Analysis, pool: Sequence[Source]) -> bool:
    """Tell whether two numbers are not those of the two sides that a claim compares.

    Where the evidence tells its numbers apart by words of either side, each side must have one.
    """
    sides = _sides(claim)
    if result.operation not in _DIRECTED or len(result.sources) != 2 or sides is None:
        return False
    one, two = result.sources
    around = [_said_of(s) for s in pool if s.quantity.dimension == one.quantity.dimension]
    telling = frozenset[str]().union(*around) - around[0].intersection(*around[1:])
    telling = telling & bind(claim).names - _times(claim) | _unknown_names(claim, pool)
    before, after = (telling & (p - q) for p, q in (sides, sides[::-1]))
    parted = any(
        _is_of(_said_of(a), before, around) and _is_of(_said_of(b), after, around)
        for a, b in ((one, two), (two, one))
    )
    return bool(before and after and not parted) or _of_one_side(result, claim, sides)


def _of_one_side(
    result: Result, claim: Analysis, sides: tuple[frozenset[str], frozenset[str]]
) -> bool:
    """Tell whether both numbers are told of one side, and their text does not name the other."""
    apart = _times(claim) | _PERIODS
    pairs = zip(stems(claim), claim.tokens, strict=True)
    nouns = frozenset(s for s, t in pairs if s and t.pos in ("NOUN", "PROPN")) - apart
    both = frozenset[str].intersection(*(_said_of(s) for s in result.sources))
    known = frozenset[str]().union(*(stems(s.premise) for s in result.sources))
    ends = (((p - q) & nouns, (q - p) & nouns) for p, q in (sides, sides[::-1]))
    return any(one and one <= both and other and not other & known for one, other in ends)


def _is_of(near: frozenset[str], side: frozenset[str], around: Sequence[frozenset[str]]) -> bool:
    """Tell whether a number is of one side: of *week 12* it is where others have *12*, not it."""
    labels = {w for w in side - near if w.isdecimal() or len(w) == 1}
    return bool(near & side) and not any(labels & other for other in around)


def _sides(claim: Analysis) -> tuple[frozenset[str], frozenset[str]] | None:
    """Return the stems of the two that a claim compares, or of the ends between which it runs."""
    joint, _ = _joint(claim)
    named = stems(claim)
    run = _RUN.search(claim.text)
    if run is not None and not joint:
        first = run.start("one") if run["one"] else run.start("of")
        starts = token_at(claim, first), token_at(claim, run.start("two"))
        return frozenset(named[starts[0] : starts[1]]), frozenset(named[starts[1] :])
    return (frozenset(named[:joint]), frozenset(named[joint:])) if joint else None


def _unknown_names(claim: Analysis, pool: Sequence[Source]) -> frozenset[str]:
    """Return the stems of the proper names of a claim that no premise has."""
    known = frozenset[str]().union(*(stems(s.premise) for s in pool))
    pairs = zip(stems(claim), claim.tokens, strict=True)
    return frozenset(s for s, t in pairs if s and t.pos == "PROPN") - known


def _said_of(source: Source) -> frozenset[str]:
    return source.bound.near | source.bound.inherited


def _in_one_column(one: Source, two: Source) -> bool:
    return bool(one.bound.column) and one.bound.column == two.bound.column


def _times(claim: Analysis) -> frozenset[str]:
    """Return the stems of the dates of a claim."""
    return frozenset[str]().union(*(b.own for b in bind(claim).items if b.quantity.is_date))


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
    plain = cues.BY_COMPARISON.get(words[joint - 1], int(words[joint] == "as"))
    way = _PLACES.get(words[joint]) or (senses[-1] if senses else plain)
    return joint, way


def _turned(high: Source, low: Source, claim: Analysis) -> bool:
    """Tell whether a claimed fall is a rise from the earlier of two numbers to the later, or so."""
    way = cues.direction(cues.cues(claim) & cues.MOVES)
    told = chronological(high, low)
    if is_earlier_told(claim):
        way = way or next((w for _, w in comparatives(claim.tokens) if w), 0)
    way = way or multiplied(claim)
    if not way or told is None:
        return False
    first, last = told
    return way * (last.value - first.value) < 0


def chronological(one: Source, two: Source) -> tuple[Source, Source] | None:
    """Return the earlier of two numbers and the later, None where the evidence does not tell.

    It tells by "from" and the like, by years or months, by brackets or words such as "a year
    earlier", and else by the order in a sentence.
    """
    known = told_in_time(one, two)
    if known is not None:
        return known
    if (one.index, one.bound.sentence) != (two.index, two.bound.sentence):
        return None
    return (one, two) if one.quantity.start < two.quantity.start else (two, one)


def told_in_time(one: Source, two: Source) -> tuple[Source, Source] | None:
    """Return the earlier of two numbers and the later, None where no word tells."""
    periods = _period(one), _period(two)
    alike = all(bool(a) == bool(b) for a, b in zip(*periods, strict=True))
    dated = alike and periods[0] != periods[1]
    tests = (
        (dated and periods[0] < periods[1], dated and periods[1] < periods[0]),
        (_is_outset(one), _is_outset(two)),
        (one.quantity.role == "base", two.quantity.role == "base"),
        (_is_before(one), _is_before(two)),
    )
    for is_one, is_two in tests:
        if is_one != is_two:
            return (one, two) if is_one else (two, one)
    return None


def _is_outset(source: Source) -> bool:
    """Tell whether a number is that of the beginning: "14% at baseline, against 9% at week 52"."""
    return not _OUTSET.isdisjoint(source.bound.near)


def _period(source: Source) -> tuple[int, int]:
    """Return the one year and month that stand with a number; 0 for none, or for several."""
    day = time_of(source)
    if day is not None:
        return day.year, day.month or 3 * day.quarter
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
