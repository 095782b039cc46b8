"""Complements: of 50 respondents nine of whom "did not own a bicycle", or lack one, 41 own one."""

import re
from collections.abc import Sequence

from agent.domain.prose.analysis import Analysis
from agent.judge.derivation.operands import Source
from agent.judge.derivation.relations.multiples import Multiple, equals, written
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.binding.words import stems

_UNSURE = re.compile(
    r"\b(?:if|unless|(?-i:may)|might|could|would|about|around|roughly|approximately|nearly|almost"
    r"|more than|less than|fewer than|at least|at most|up to|yet|still|any ?more|any longer)\b",
    re.IGNORECASE,
)
_AMONG = re.compile(r"\b(?:of|among|in|at|from)\b[^.;]*$", re.IGNORECASE)
_BE = ("acomp", "attr")
_DENYING = {"lack": "have", "fail": "pass"}
"""Verbs by what they deny."""


def complement(claim: Analysis, asked: Bindings, pool: Sequence[Source]) -> Multiple | None:
    """Return whether as many did, or did not, as a claim says, where those that did not are told.

    The evidence counts only all of them and those of which it denies what the claim says.
    """
    items = [b for b in asked.items if b.quantity.interval.high]  # "no" is no number of things
    if len(items) != 1 or _UNSURE.search(claim.text):
        return None
    (item,) = items
    quantity = item.quantity
    if quantity.dimension != "count" or not quantity.noun or not quantity.interval.is_point:
        return None
    counts = [s for s in pool if s.quantity.noun in ("", quantity.noun) and not s.quantity.is_date]
    if len(counts) != 2 or not all(s.quantity.number.is_point for s in counts):
        return None
    part, whole = sorted(counts, key=lambda s: s.value)
    fitting = whole.quantity.noun == quantity.noun and part.value < whole.value
    if not fitting or not (
        equals(quantity, part.value) or _is_rest(quantity.number.low, part, whole)
    ):
        return None
    said = _predicate(claim, quantity.start)
    told = _predicate(part.premise, part.quantity.start, said[0]) if said else None
    if said is None or told is None or not told[1] or not _is_of(part, whole, pool):
        return None
    known = frozenset[str]().union(*(s.bound.near | s.bound.wide for s in counts))
    if not asked.words - item.own - {said[0]} <= known:
        return None
    rest = whole.value - part.value
    value = part.value if said[1] else rest
    if not _adds(part.premise, told[2]) <= asked.words:
        return None  # who did not at the first attempt may have done so later
    formula = (
        f"{whole.quantity.text} − {part.quantity.text} that did not: {written(rest, quantity)}"
    )
    return Multiple(formula, part, equals(quantity, value), sure=True)


def _is_rest(value: float, part: Source, whole: Source) -> bool:
    return value == whole.value - part.value


def _is_of(part: Source, whole: Source, pool: Sequence[Source]) -> bool:
    """Tell whether a part may be one of a whole: of no other that is counted or named since."""
    places = [pool.index(whole), pool.index(part)]
    since = pool[min(places) + 1 : max(places)]
    if any(s.quantity.dimension == "count" for s in since):
        return False
    place = (part.index, part.bound.sentence)
    if place == (whole.index, whole.bound.sentence):
        return True
    text = part.premise.text[: part.quantity.start]
    opening = max((text.rfind(stop) for stop in (". ", "; ", "\n")), default=-1) + 1
    return _AMONG.search(text[opening:]) is None and whole.origin <= part.origin


def _predicate(text: Analysis, start: int, wanted: str = "") -> tuple[str, bool, int] | None:
    """Return what is said after a place (of ``wanted`` alone), whether it is denied, and where."""
    known = stems(text)
    for i, token in enumerate(text.tokens):
        root = token.pos in ("VERB", "ADJ") and (wanted or token.head == i or token.dep in _BE)
        said = _DENYING.get(known[i]) or known[i] or ("have" if token.lemma == "have" else "")
        if token.start < start or not root or not said or (wanted and said != wanted):
            continue
        over = {i, token.head} if token.dep in _BE else {i}
        denied = any(
            (t.dep == "neg" and t.head in over)
            or (t.text.lower() == "no" and text.tokens[t.head].head == i)
            for t in text.tokens
        )
        return said, denied != (known[i] in _DENYING), i
    return None


def _adds(text: Analysis, place: int) -> frozenset[str]:
    """Return the stems that follow a place up to the next stop: *at the first attempt*."""
    known = stems(text)
    stop = (i for i, t in enumerate(text.tokens) if i > place and t.text in (",", ";", "."))
    return frozenset(known[place + 1 : next(stop, len(known))]) - {""}
