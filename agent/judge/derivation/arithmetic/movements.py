"""Changes that the evidence gives beside a level: "140 staff, 20 fewer than a year earlier"."""

import re
from collections.abc import Iterator, Sequence

from agent.judge.derivation import cues
from agent.judge.derivation.arithmetic.operations import label
from agent.judge.derivation.operands import Result, Source
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.binding.words import is_content, stem
from agent.judge.quantities.numbers.naming import token_at
from agent.judge.quantities.quantity import Quantity

REACH = 3  # most words between a change and its "more than"
_THAN = ("than", "on")
_FILLERS = frozenset("about around roughly nearly almost some just only over under a an".split())
_APART = ("date", "clock", "multiple", "percent")
_TAKING = {"lose": -1, "shed": -1, "gain": 1}
"""Verbs whose object is by how much their subject has less or more than before."""
_FIRST = re.compile(
    r"\b(?:at (?:the )?(?:start|beginning|outset|first)|to begin with|initial(?:ly)?"
    r"|original(?:ly)?|when (?:new|fresh|born|full)|at birth|started|began|starts|begins)\b",
    re.IGNORECASE,
)
_EARLIER = re.compile(r"\b(?:earlier|before|ago|(?:previous|prior|preceding|last)\s+\w+)\b", re.I)


def moved(quantity: Quantity, pool: Sequence[Source], asked: Bindings) -> Iterator[Result]:
    """Yield what a level was before the change told beside it, and that change in per cent.

    The claim must speak of what the change is held against: "a year earlier".
    """
    for change in pool:
        level, way = level_of(change, pool), direction(change)
        first = level is not None and _is_first(level, change)
        if level is None or (first and _FIRST.search(asked.text)):
            continue
        back = level.quantity.role != "base" and not first
        other = level.value - way * change.value * (1 if back else -1)
        sign = "−" if (way > 0) == back else "+"
        formula = f"{label(level)} {sign} {label(change)}"
        if quantity.dimension == "percent" and not _is_points(change.quantity) and other > 0:
            base, formula = (other, f"({formula})") if back else (level.value, label(level))
            formula = f"{label(change)} / {formula}"
            value = 100 * way * change.value / base
            yield Result("change", value, formula, (level, change), exact=False)
        elif quantity.dimension == level.quantity.dimension and (
            not back or _is_asked_for(change, asked)
        ):
            yield Result("moved", other, formula, (level, change))


def _is_first(level: Source, change: Source) -> bool:
    """Tell whether a level is told as what there was first, before the change that follows it."""
    told = level.premise.text[slice(*level.clause)]
    return level.quantity.end <= change.quantity.start and _FIRST.search(told) is not None


def mixes(result: Result, pool: Sequence[Source]) -> bool:
    """Tell whether a computation sets a change against its own level as if both were levels."""
    return any(level_of(s, pool) in result.sources for s in result.sources if direction(s))


def level_of(change: Source, pool: Sequence[Source]) -> Source | None:
    """Return the one number of the sentence that a change has led to or led away from."""
    if not direction(change):
        return None
    place, known = (change.index, change.bound.sentence), change.quantity
    levels = [
        s
        for s in pool
        if (s.index, s.bound.sentence) == place
        and s.quantity.dimension == known.dimension
        and (s.quantity.noun == known.noun or not (s.quantity.noun and known.noun))
        and s.quantity.number.is_point
        and s is not change
    ]
    return levels[0] if len(levels) == 1 and not direction(levels[0]) else None


def direction(source: Source) -> int:
    """Return 1 for a number that tells by how much something is more, -1 for less, else 0."""
    known = source.quantity
    apart = known.dimension in _APART and not _is_points(known)
    if apart or not known.number.is_point or source.bound.column:
        return 0
    return _after(source) or _before(source)


def _is_points(quantity: Quantity) -> bool:
    """Tell whether a number tells by how many points a percentage is more or less."""
    return "point" in quantity.unit


def _after(source: Source) -> int:
    """Read "20 fewer than", "96 more people than", "300 up on"."""
    tokens = source.premise.tokens
    i = token_at(source.premise, source.quantity.end)
    words = [t.text.lower() for t in tokens[i : i + REACH + 2]]
    for k, word in enumerate(words[:REACH]):
        if word in cues.BY_COMPARISON and any(w in _THAN for w in words[k + 1 : k + 3]):
            return cues.BY_COMPARISON[word]
        if not tokens[i + k].text.isalpha():
            break
    return 0


def _before(source: Source) -> int:
    """Read "an increase of 300", "rose by 300", "up 300"."""
    tokens = source.premise.tokens
    i = token_at(source.premise, source.quantity.start) - 1
    while i > 0 and tokens[i].text.lower() in _FILLERS:
        i -= 1
    if i < 0:
        return 0
    word = tokens[i].text.lower()
    if word in ("up", "down"):
        return cues.BY_COMPARISON[word]
    if tokens[i].pos == "VERB" and tokens[i].lemma.lower() in _TAKING:
        return _TAKING[tokens[i].lemma.lower()]
    if word not in ("of", "by") or not i:
        return 0
    again = tokens[i - 1].pos == "CCONJ"  # "fell by 1.8 points here and by 0.9 there"
    reach = i if again else 1 if word == "of" else REACH
    lemmas = (t.lemma.lower() for t in reversed(tokens[max(0, i - reach) : i]))
    verb = next((w for w in lemmas if w in cues.NAMED_CHANGE), "")
    return cues.direction(frozenset({verb}))


def _is_asked_for(change: Source, asked: Bindings) -> bool:
    """Tell whether a claim speaks of what a change is held against, or of an earlier time."""
    against = held_against(change)
    return bool(against and against <= asked.words) or bool(_EARLIER.search(asked.text))


def held_against(change: Source) -> frozenset[str]:
    """Return the stems of what follows a change, up to the next stop, less its "longer than"."""
    tokens = change.premise.tokens
    first = token_at(change.premise, change.quantity.end)
    stop = (i for i, t in enumerate(tokens) if i >= first and t.text in (",", ".", ";"))
    told = tokens[first : next(stop, len(tokens))]
    than = next((i for i, t in enumerate(told[: REACH + 2]) if t.text.lower() == "than"), 0)
    by = (
        than and told[0].text.lower() in cues.BY_COMPARISON
    )  # of *more beds than* the beds are asked for
    return frozenset(stem(t) for t in told[than if by else 0 :] if is_content(t))
