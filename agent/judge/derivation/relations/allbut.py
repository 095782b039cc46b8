"""All but some: *all but three of the 24 players* are 21 players, neither three nor 24."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.figures import ONE_TO_TWELVE, value
from agent.judge.derivation.operands import Source
from agent.judge.derivation.relations.multiples import Multiple, equals, written
from agent.judge.quantities.binding.bindings import Bindings, Bound
from agent.judge.quantities.binding.words import stems_between

_EXCEPTED = re.compile(
    rf"\b(?:all|every one) (?:but|except(?: for)?|bar) (?P<part>\d[\d,]*|{ONE_TO_TWELVE}|[a-z]+)\b",
    re.IGNORECASE,
)
_OF = re.compile(r" of (?:[^.;,\d]{1,40} )?$", re.IGNORECASE)
_LED = re.compile(r"\b(?:of|out of) (?:[^.;,\d]{1,20} )?$", re.IGNORECASE)
_DENIED = re.compile(r"\b(?:not|no|never|none|nobody|without|cannot)\b|n['’]t\b", re.IGNORECASE)
_SIDES = re.compile(r"\b(?:against|before|after|without|outside|below|above|under)\b", re.I)
_STOP = re.compile(r"[.;]\s|\n|\.$")
MOST = 2  # numbers of a claim: some, and all


class _Told(NamedTuple):
    """How many are excepted, in what words, and the number of all.

    ``denied`` is whether something is denied of those who are not excepted; ``words`` are all
    stems of the sentence, ``sides`` its words such as *against*.
    """

    part: float
    text: str
    whole: Source
    denied: bool
    words: frozenset[str]
    sides: frozenset[str]


def all_but(
    claim: Analysis, asked: Bindings, pool: Sequence[Source], premises: Sequence[Analysis]
) -> Multiple | None:
    """Return whether a claim counts those of whom something is told, or those excepted from it.

    None where it gives other numbers, or counts another thing wrongly.
    """
    counts = [
        b for b in asked.items if b.quantity.dimension == "count" and b.quantity.interval.high
    ]
    if not counts or not all(_is_plain(b) for b in counts):
        return None
    for told in _told(premises, pool, counts):
        others = [b for b in counts if equals(b.quantity, told.whole.value)]
        mine = [b for b in counts if b not in others] if len(counts) > 1 else counts
        found = _held(claim, asked, mine[0], told, pool) if len(mine) == 1 else None
        if found is not None:
            return found
    return None


def _held(
    claim: Analysis, asked: Bindings, item: Bound, told: _Told, pool: Sequence[Source]
) -> Multiple | None:
    quantity, noun = item.quantity, told.whole.quantity.noun
    same = bool(_DENIED.search(claim.text)) == told.denied
    rest = told.whole.value - told.part
    holds = equals(quantity, rest if same else told.part)
    numbers = frozenset[str]().union(*(b.own for b in asked.items))
    sure = asked.words - numbers <= told.words and told.sides == sides(claim.text)
    counted = any(s.quantity.noun == quantity.noun for s in pool)
    if quantity.noun and quantity.noun != noun and (counted or not holds):
        return None
    formula = f"{told.text} of {told.whole.quantity.text}: {written(rest, told.whole.quantity)}"
    return Multiple(formula, told.whole, holds, sure)


def _told(
    premises: Sequence[Analysis], pool: Sequence[Source], counts: Sequence[Bound]
) -> Iterator[_Told]:
    """Yield what the evidence tells of all but some."""
    for premise in premises:
        text = premise.text
        for match in _EXCEPTED.finditer(text):
            part = value(match["part"])
            begin = max((m.end() for m in _STOP.finditer(text, 0, match.start())), default=0)
            stop = _STOP.search(text, match.end())
            end = stop.start() if stop else len(text)
            whole = _whole(match, begin, part, pool, counts) if part else None
            if part and whole is not None:
                near = whole.bound.near | whole.bound.wide
                words = stems_between(premise, begin, end) | near
                denied = _DENIED.search(text[begin:end]) is not None
                said = sides(text[begin:end])
                yield _Told(part, match.group(), whole, denied, words, said)


def _whole(
    match: re.Match[str],
    begin: int,
    part: float,
    pool: Sequence[Source],
    counts: Sequence[Bound],
) -> Source | None:
    """Return the number of all: after *of the*, before *all but*, or as a claim gives it."""
    text = match.string
    larger = [
        s
        for s in pool
        if s.quantity.dimension == "count" and s.quantity.number.is_point and s.value > part
    ]
    own = [s for s in larger if s.premise.text == text]
    after = (
        s for s in own if _OF.fullmatch(text[match.end() : max(match.end(), s.quantity.start)])
    )
    before = (
        s
        for s in own
        if begin <= s.quantity.start < match.start() and _LED.search(text, 0, s.quantity.start)
    )
    found = next(after, None) or next(before, None)
    if found is not None or len(counts) < MOST:
        return found
    given = [b.quantity for b in counts if b.quantity.role == "whole" and b.quantity.noun]
    stated = [
        s for s in larger for q in given if (s.quantity.noun, s.value) == (q.noun, q.number.low)
    ]
    return stated[0] if len(given) == 1 and stated else None


def sides(text: str) -> frozenset[str]:
    """Return the words of a text that turn what is said, though they have no meaning alone."""
    return frozenset(m.lower() for m in _SIDES.findall(text))


def _is_plain(item: Bound) -> bool:
    quantity = item.quantity
    return quantity.dimension == "count" and not quantity.bound and quantity.interval.is_point
