"""Asides: "300 students, half as many as the law department" tells how many that has.

The number is that of what the sentence is about, and the multiple gives the one of the other thing
or year. A claim that exchanges the two, or turns the multiple round, is wrong.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.tags import SUBJECTS
from agent.judge.derivation.operands import Source
from agent.judge.derivation.relations.multiples import (
    FACTOR,
    STOPS,
    TURN,
    UNSURE,
    Multiple,
    equals,
    factor_of,
    is_unsure,
    may_be_of,
    written,
)
from agent.judge.quantities.binding.bindings import Bindings, Bound
from agent.judge.quantities.binding.words import stems_between

_ASIDE = re.compile(
    r"(?P<lead>(?:,|\s\(|\s[–—-])\s*(?:or |that is,? |i\.e\.,? |and so |(?:which|that) "
    r"(?:is|was|are|were) |exactly |just )?|(?:has|have|had|is|are|was|were)\s)"
    rf"{FACTOR}(?P<matter>\s+as\s(?:[\w-]+\s){{1,3}}?as\b|\s+(?:that|those|what)\b"
    r"(?:\s(?:of|for|in|at|on|with)\b)?|\s+the\s[\w-]+\s(?:of|for|in|at|on)\b|(?=\sthe\s))"
    r"(?P<right>[^.,;:()–—]+)",
    re.IGNORECASE,
)
_NOUN = re.compile(r"(?:\s[a-z-]+){0,4}", re.IGNORECASE)
_WITH = re.compile(r"(?:^|[.;:]\s)With\s(?:only |just |its |their )?$")
_FRONTED = re.compile(r"(?:\s[a-z-]+){0,3},\s[^.,;:]+\s", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class _Aside:
    """A number told of ``left``, ``factor`` times that of ``right``; each by its own stems."""

    source: Source
    left: frozenset[str]
    right: frozenset[str]
    words: frozenset[str]
    factor: float
    text: str


def aside(claim: Analysis, asked: Bindings, pool: Sequence[Source]) -> Multiple | None:
    """Return what an aside of the evidence yields for a claim; None where that is not plain."""
    if is_unsure(claim.text):
        return None
    values = [b for b in asked.items if not b.quantity.is_date and not b.quantity.soft]
    if len(values) != 1 or not values[0].quantity.number.is_point:
        return None
    for premise in {s.index: s.premise for s in pool}.values():
        for told in _asides(premise, pool):
            found = _held(values[0], asked, told, pool)
            if found is not None:
                return found
    return None


def _held(item: Bound, asked: Bindings, told: _Aside, pool: Sequence[Source]) -> Multiple | None:
    """Hold a claim's number against an aside; what it says besides leaves the matter open."""
    of_left = told.left <= asked.words and not told.right & asked.words
    of_right = told.right <= asked.words and not told.left & asked.words
    if of_left == of_right or not may_be_of(item.quantity, told.source.quantity):
        return None
    value = told.source.value / told.factor if of_right else told.source.value
    holds, sure = equals(item.quantity, value), asked.words - item.own <= told.words
    if holds and of_left:
        return None  # as it is stated
    if not (holds or sure) and not _exchanged(item, told, pool):
        return None
    shown = f": {written(value, item.quantity)}" if of_right else ""
    formula = f"{told.source.quantity.text}, {told.text}{shown}"
    return Multiple(formula, told.source, holds, sure)


def _exchanged(item: Bound, told: _Aside, pool: Sequence[Source]) -> bool:
    """Tell whether a number is only that of the other thing, or the multiple turned round."""
    source = told.source
    wrong = (source.value, source.value * told.factor)
    others = (s for s in pool if s is not source and may_be_of(item.quantity, s.quantity))
    stated = any(equals(item.quantity, s.value) for s in others)
    return not stated and any(equals(item.quantity, v) for v in wrong)


def _asides(text: Analysis, pool: Sequence[Source]) -> Iterator[_Aside]:
    for match in _ASIDE.finditer(text.text):
        begin = max((m.end() for m in STOPS.finditer(text.text, 0, match.start())), default=0)
        factor = factor_of(match)
        source = _told_before(match, begin, [s for s in pool if s.premise is text])
        if not factor or source is None or UNSURE.search(text.text, begin, match.start("right")):
            continue
        turn = TURN.search(text.text, match.start("right") + 1, match.end("right"))
        end = turn.start() if turn else match.end("right")
        before = stems_between(text, begin, match.start())
        after = stems_between(text, match.start("right"), end)
        right = after - before
        dated = all(w.isdigit() for w in right)
        left = _about(text, begin, match.start(), dated=dated) - after
        kin = bool(match["matter"]) or bool(after & before)
        if (left or dated) and right and kin:
            words = before | after | stems_between(text, match.start("matter"), match.end("matter"))
            told = text.text[match.end("lead") : end].strip()
            yield _Aside(source, left, right, words, factor, told)


def _told_before(match: re.Match[str], begin: int, pool: Sequence[Source]) -> Source | None:
    """Return the one number to which a multiple is added, or which opens its sentence."""
    inside = [s for s in pool if begin <= s.quantity.start < match.start()]
    numbers = [s for s in inside if not s.quantity.is_date]
    if len(numbers) != 1 or not numbers[0].quantity.number.is_point:
        return None
    quantity, text = numbers[0].quantity, match.string
    if match["lead"][0].isalpha():
        opens = _WITH.search(text, 0, quantity.start) is not None
        return (
            numbers[0] if opens and _FRONTED.fullmatch(text, quantity.end, match.start()) else None
        )
    last = max(inside, key=lambda s: s.quantity.end).quantity.end  # *300 students in 2010, half …*
    return numbers[0] if _NOUN.fullmatch(text, last, match.start()) else None


def _about(text: Analysis, start: int, end: int, *, dated: bool) -> frozenset[str]:
    """Return the stems of what a clause is about; of its years where years are compared."""
    if dated:
        return frozenset(
            w for w in stems_between(text, start, end) if re.fullmatch(r"(?:19|20)\d\d", w)
        )
    heads = [i for i, t in enumerate(text.tokens) if t.dep in SUBJECTS and start <= t.start < end]
    spans = (text.tokens[k] for h in heads[:1] for k in text.subtree(h))
    return frozenset[str]().union(
        *(stems_between(text, t.start, t.end) for t in spans if start <= t.start < end)
    )
