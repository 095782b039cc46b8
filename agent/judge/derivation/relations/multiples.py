"""Multiples: "twice as many as the old one", "doubled between 2015 and 2020, reaching 640".

What a text tells of one thing by way of another, or of a later time by way of an earlier one, gives
a value for both. Nothing is read where the multiple is a rough or denied one.
"""

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from agent.domain.prose.analysis import Analysis
from agent.judge.derivation.operands import Source, shown
from agent.judge.quantities.binding.bindings import Bindings, Bound
from agent.judge.quantities.binding.words import STEM, stems_between
from agent.judge.quantities.numbers.scales import UNITS
from agent.judge.quantities.quantity import Quantity

_WORDS = {
    "twice": 2.0, "double": 2.0, "treble": 3.0, "triple": 3.0, "quadruple": 4.0, "half": 0.5,
    "third": 1 / 3, "quarter": 0.25, "fifth": 0.2, "tenth": 0.1,
}  # fmt: skip
FACTOR = (
    r"\b(?:(?P<word>twice|double|treble|triple|quadruple|half|(?:an?|one)[ -](?:third|quarter|"
    r"fifth|tenth))|(?P<times>[a-z]+|\d+(?:\.\d+)?)[ -]times)"
)
_COMPARED = re.compile(
    rf"{FACTOR}(?P<matter>\s+as\s(?:[\w-]+\s){{1,5}}?as\b|\s+(?:that|those|what)\b(?:\s(?:of|for|in|at"
    r"|on|with)\b)?|\s+the\s[\w-]+\s(?:of|for|in|at|on)\b)(?P<right>[^.,;:()]+)",
    re.IGNORECASE,
)
_CHANGED = re.compile(
    r"\b(?P<verb>doubl|tripl|trebl|quadrupl|halv)(?:ed|es|ing|e)\b(?P<way>[^.;:]*?)(?:\bto|\breaching|"
    r"\band (?:now )?(?:reached|stood at|stands at)|\bwhen (?:it|they|there) (?:had|was|were))\s"
    r"(?:a total of |some )?(?!(?:19|20)\d\d\b)(?=[\d£$€]|[a-z]+[ -])",
    re.IGNORECASE,
)
VERBS = {"doubl": 2.0, "tripl": 3.0, "trebl": 3.0, "quadrupl": 4.0, "halv": 0.5}
TURN = re.compile(
    r"\s(?:but|and|while|whereas|which|where|who|although|though|because|this|last|next|per"
    r"|(?:in|by|during) (?=(?:19|20)\d\d))\b",
    re.IGNORECASE,
)
# What may be measured where one thing is "twice as heavy as" or "twice the size of" another.
_SIZES = ("length", "area", "volume", "mass")
_MEASURED: dict[str, tuple[str, ...]] = {
    "old": ("duration",), "young": ("duration",), "long": ("duration", "length"),
    "tall": ("length",), "wide": ("length",), "deep": ("length",), "thick": ("length",),
    "heavy": ("mass",), "light": ("mass",), "large": _SIZES, "big": _SIZES, "small": _SIZES,
    "size": _SIZES, "length": ("length", "duration"), "height": ("length",), "width": ("length",),
    "depth": ("length",), "weight": ("mass",), "area": ("area",), "age": ("duration",),
    "duration": ("duration",), "price": ("money",), "cost": ("money",), "expensive": ("money",),
    "dear": ("money",), "costly": ("money",), "amount": ("money", "mass", "volume"),
}  # fmt: skip
_AMOUNT = re.compile(r"as (?:many|much)\b", re.IGNORECASE)
_THAT = re.compile(r"(?:that|those|what)\b", re.IGNORECASE)
UNSURE = re.compile(
    r"\b(?:not|never|no|if|unless|may|might|could|would|should|can|will|nearly|almost|about|around"
    r"|roughly|approximately|over|more than|less than|at (?:least|most)|up to|only|each|every)\b"
    r"|n't\b",
    re.IGNORECASE,
)
_YEARS = re.compile(r"\b(?:between|from) (?P<first>(?:19|20)\d\d) (?:and|to|until) (?:19|20)\d\d\b")
_EARLIER = re.compile(r"\bhad been\b.*\bbefore\b|\bbefore (?:it|that|this|they|the)\b", re.I)
_UNTIL = re.compile(r"\b(?:before|until|prior to) ((?:19|20)\d\d)\b", re.IGNORECASE)
STOPS = re.compile(r"[.;:]\s|\n")
_SAME = 1e-6


@dataclass(frozen=True, slots=True)
class Multiple:
    """A value that follows for the thing or time that a claim speaks of, and whether it has it.

    ``sure`` is whether the claim has no word that the sentences of the multiple lack. ``beside``
    are further numbers that it is computed from.
    """

    formula: str
    source: Source
    holds: bool
    sure: bool
    beside: tuple[Source, ...] = ()


@dataclass(frozen=True, slots=True)
class Compared:
    """A text's "left is ``factor`` times right", by the stems of each that the other lacks.

    ``names`` are those of the left one that are names, ``words`` all stems, ``matter`` is what
    stands between the two ("as many beds as"), ``text`` what reads from the multiple to ``end``.
    """

    left: frozenset[str]
    right: frozenset[str]
    names: frozenset[str]
    factor: float
    words: frozenset[str]
    matter: str
    text: str
    start: int
    end: int


def multiplied(claim: Analysis, asked: Bindings, pool: Sequence[Source]) -> Multiple | None:
    """Return what a multiple of the evidence yields for a claim; None where that is not plain."""
    if UNSURE.search(claim.text):
        return None
    premises = {s.index: s.premise for s in pool}
    values = [b for b in asked.items if not b.quantity.is_date and not b.quantity.soft]
    if len(values) != 1 or not values[0].quantity.number.is_point:
        return None
    (item,) = values
    for index, premise in premises.items():
        found = _before(claim, item, asked, [s for s in pool if s.index == index])
        if found is not None:
            return found
        for compared in comparisons(premise):
            found = _of_other(item, asked, compared, pool) or _of_other(
                item, asked, _turned(compared, premise), pool
            )
            if found is not None:
                return found
    return None


def is_unsure(text: str) -> bool:
    """Tell whether a text denies, supposes or rounds."""
    return UNSURE.search(text) is not None


def likened(claim: Analysis, pool: Sequence[Source]) -> Multiple | None:
    """Return whether a claim that compares two things does so as the evidence: half, not twice."""
    asked = list(comparisons(claim))
    if len(asked) != 1 or UNSURE.search(claim.text):
        return None
    (mine,) = asked
    for index, premise in {s.index: s.premise for s in pool}.items():
        for theirs in comparisons(premise):
            same = theirs.right <= mine.right and bool(mine.left & theirs.left)
            turned = theirs.right <= mine.left and mine.right <= theirs.left
            if same == turned or not (theirs.right and mine.right):
                continue
            factor = theirs.factor if same else 1 / theirs.factor
            holds = math.isclose(mine.factor, factor, rel_tol=0.01)
            beside = next(s for s in pool if s.index == index)
            return Multiple(theirs.text, beside, holds, mine.words <= theirs.words)
    return None


def comparisons(text: Analysis) -> Iterator[Compared]:
    """Yield what a text compares by a multiple."""
    for match in _COMPARED.finditer(text.text):
        begin = max((m.end() for m in STOPS.finditer(text.text, 0, match.start())), default=0)
        factor = factor_of(match)
        if not factor or UNSURE.search(text.text, begin, match.start()):
            continue
        turn = TURN.search(text.text, match.start("right"), match.end("right"))
        end = turn.start() if turn else match.end("right")
        left = stems_between(text, begin, match.start())
        right = stems_between(text, match.start("right"), end)
        names = stems_between(text, begin, match.start(), ("PROPN",)) - right
        words = left | right | stems_between(text, match.start("matter"), match.end("matter"))
        told = text.text[match.start() : end].strip()
        matter = match["matter"].strip()
        yield Compared(left - right, right - left, names, factor, words, matter, told, begin, end)


def factor_of(match: re.Match[str]) -> float:
    """Return how many times, 0 where it is not told."""
    if match["word"]:
        return _WORDS[re.split(r"[ -]", match["word"].lower())[-1]]
    times = match["times"].lower()
    return float(times) if times[0].isdigit() else float(UNITS.get(times, 0.0))


def _turned(compared: Compared, text: Analysis) -> Compared:
    """Return a comparison read from right to left."""
    names = stems_between(text, compared.start, compared.end, ("PROPN",)) & compared.right
    left, right, factor = compared.right, compared.left, 1 / compared.factor
    return replace(compared, left=left, right=right, names=names, factor=factor)


def _of_other(
    item: Bound, asked: Bindings, compared: Compared, pool: Sequence[Source]
) -> Multiple | None:
    """Return what follows for the left thing, of which the claim speaks, from the right one."""
    fitting = [s for s in pool if may_be_of(item.quantity, s.quantity)]
    given = [s for s in fitting if _is_of(s, compared) and _measures(s, compared)]
    if not compared.right or len({s.value for s in given}) != 1:
        return None
    source = given[0]
    around = _said_with(source)
    beside = _follows(source, compared)
    names = compared.names or (compared.left if beside else compared.left - around)
    if not names or not names <= asked.words or compared.right & asked.words:
        return None
    others = (_said_with(s) for s in fitting if s is not source)
    if any(names <= near and not compared.right & near for near in others):
        return None  # told of it as well
    value = source.value * compared.factor
    formula = f"{source.quantity.text}, {compared.text}: {written(value, item.quantity)}"
    plain = not _THAT.match(compared.matter)
    sure = plain and asked.words - item.own <= compared.words | around
    return Multiple(formula, source, equals(item.quantity, value), sure)


def _is_of(source: Source, compared: Compared) -> bool:
    """Tell whether a number is told of the right thing alone."""
    near = _said_with(source)
    return _follows(source, compared) or (compared.right <= near and not compared.names & near)


def _said_with(source: Source) -> frozenset[str]:
    """Return the stems from stop to stop around a number."""
    text = source.premise.text
    begin = max((m.end() for m in STOPS.finditer(text, 0, source.quantity.start)), default=0)
    stop = STOPS.search(text, source.quantity.end)
    return stems_between(source.premise, begin, stop.start() if stop else len(text))


def _measures(source: Source, compared: Compared) -> bool:
    """Tell whether a number may be of what is compared: goals, what is stored, a size."""
    quantity = source.quantity
    if quantity.dimension == "count":
        return quantity.noun[:STEM] in compared.words
    if _AMOUNT.match(compared.matter):
        return bool((compared.words - compared.right - compared.names) & _said_with(source))
    if _THAT.match(compared.matter):
        return True
    words = re.findall(r"[a-z]+", compared.matter.lower())
    kinds = next((_MEASURED[w] for w in words if w in _MEASURED), ())
    return quantity.dimension.partition(":")[0] in kinds


def _follows(source: Source, compared: Compared) -> bool:
    """Tell whether a number is told in a clause on the right thing: "…, which measures 250 m²"."""
    beside = source.premise.text[compared.end : source.quantity.start]
    return re.fullmatch(r",? (?:which|where|with)\b[^.;,]{0,40}", beside) is not None


def _before(
    claim: Analysis, item: Bound, asked: Bindings, pool: Sequence[Source]
) -> Multiple | None:
    """Return what a level was before it doubled or was halved, where the claim speaks of that."""
    for match in _CHANGED.finditer(pool[0].premise.text) if pool else ():
        premise = pool[0].premise
        begin = max((m.end() for m in STOPS.finditer(premise.text, 0, match.start())), default=0)
        level = next((s for s in pool if 0 <= s.quantity.start - match.end() <= 1), None)
        if level is None or not may_be_of(item.quantity, level.quantity):
            continue
        if re.search(r"\bfrom\b(?! (?:19|20)\d\d)", match["way"]) or UNSURE.search(
            premise.text, begin, match.end()
        ):
            continue
        subject = stems_between(premise, begin, match.start())
        words = subject | stems_between(premise, match.start(), match.end()) | level.bound.near
        years = _YEARS.search(match["way"])
        first = years["first"] if years else ""
        earlier = first in asked.words if first else bool(_EARLIER.search(claim.text))
        numbers = {w for b in asked.items if b.quantity.is_date for w in b.own}
        until = _UNTIL.search(claim.text)
        if until and until[1] in words:
            earlier, numbers = True, numbers - {until[1]}
        if not earlier or not subject & asked.words or numbers - {first}:
            continue
        value = level.value / VERBS[match["verb"].lower()]
        told = premise.text[match.start() : match.start("way")]
        formula = f"{level.quantity.text}, {told}: {written(value, item.quantity)}"
        sure = asked.words - item.own <= words
        return Multiple(formula, level, equals(item.quantity, value), sure)
    return None


def may_be_of(asked: Quantity, known: Quantity) -> bool:
    """Tell whether one number may be a multiple of another: of one kind, and of no other thing."""
    nouns = {asked.noun, known.noun} - {""}
    apart = known.is_date or known.soft or known.dimension in ("percent", "clock", "multiple")
    same = asked.dimension == known.dimension and known.number.is_point and not apart
    return same and (len(nouns) < 2 or asked.dimension != "count") and known.noun != "time"


def equals(quantity: Quantity, value: float) -> bool:
    """Tell whether a quantity has a value."""
    return math.isclose(quantity.interval.low, value, rel_tol=_SAME)


def written(value: float, like: Quantity) -> str:
    """Return a value in the unit of a quantity."""
    return f"{shown(value / (like.scale or 1))} {like.unit or like.noun}".strip()
