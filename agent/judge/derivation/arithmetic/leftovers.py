"""What is left of a whole beside the parts that the same sentence or row gives."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, pairwise

from agent.domain.prose.analysis import Analysis
from agent.judge.derivation.arithmetic.operations import WHOLE
from agent.judge.derivation.cues import DIFFERENCE, REST
from agent.judge.derivation.operands import Result, Source
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.binding.words import stems, stems_between
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.selection.rivals import own_words

MOST_PARTS = 2
TOLD_REST = "told rest"
"""The operation of what the evidence itself calls the rest, as the claim speaks of it."""
OWN = 0.5  # share of the claim's words near a part from which the claim repeats what is said of it
_UNCOUNTED = ("clock", "multiple", "ratio")
_APART = ("percent", *_UNCOUNTED)
THE_REST = re.compile(
    r"\b(?:the (?:rest|remainder|remaining|balance|others?)|all (?:the )?others?)\b", re.IGNORECASE
)
_LEFT = re.compile(
    r"(?: [a-z]+){0,2}? (?:are|is|were|was) (?:still )?(?:left|unused|unsold|remaining|to go)\b"
    r"|(?: [a-z]+){0,2}? (?:left|remain(?:ing|s|ed)?)\b",
    re.IGNORECASE,
)
_JOINT = re.compile(r"[,;]\s(?:and|but|while|whereas)?\s?|\s(?:and|but|while|whereas)\s", re.I)
_STOP = re.compile(r"[.;:\n]")


def leftovers(
    quantity: Quantity, pool: Sequence[Source], asked: Bindings, words: frozenset[str]
) -> Iterator[Result]:
    """Yield wholes less one or two of their parts: "of the 96 flats 61 were sold and 9 reserved".

    A claim that says of the rest what the evidence says of a part is not borne out by it: without
    a word such as *not* or *remaining* it must speak of something else than each part does.
    """
    cued = bool(words & (REST | DIFFERENCE))
    item = next((b for b in asked.items if b.quantity is quantity), None)
    if item is None or quantity.dimension in _APART or not quantity.interval.is_bounded:
        return
    wanted = own_words(item, asked)
    for whole in pool:
        if _counted_itself(quantity, whole, pool):
            continue
        rest = [s for s in pool if s is not whole and _beside(s, whole)]
        in_row = bool(whole.bound.column)
        if in_row and not (cued and _counts(whole, quantity)):
            continue
        if not in_row and not _is_whole(whole, quantity):
            continue
        for size in range(1, 2 if in_row else 1 + MOST_PARTS):
            yield from _less(whole, rest, size, wanted, cued=cued)


def told_rests(
    quantity: Quantity, pool: Sequence[Source], asked: Bindings, words: frozenset[str]
) -> Iterator[Result]:
    """Yield what the evidence calls the rest: "22 were tried; three fled, the rest were acquitted".

    Its whole comes first among the numbers since a stop, or just before it; of shares it is all.
    The claim speaks of the rest, or says of its number what is said of the rest.
    """
    if quantity.dimension in _UNCOUNTED or not quantity.interval.is_bounded:
        return
    for match, alike, result in rests_of(quantity, pool):
        premise = result.sources[0].premise
        own = asked.words & (_own_words(premise, match) | takers(premise, match, alike))
        if own or words & REST:
            yield replace(result, operation=TOLD_REST if own else "rest")
    if not words & REST:
        yield from gone_of(quantity, pool)


def gone_of(quantity: Quantity, pool: Sequence[Source]) -> Iterator[Result]:
    """Yield what is gone of each whole of which the evidence tells what is left."""
    for _, alike in _of_one_kind(quantity, pool):
        yield from _gone(alike)


def rests_of(
    quantity: Quantity, pool: Sequence[Source]
) -> Iterator[tuple[re.Match[str], Sequence[Source], Result]]:
    """Yield each *rest* of the evidence, the numbers of a claim's kind around it, and its value."""
    for premise, alike in _of_one_kind(quantity, pool):
        for match in THE_REST.finditer(premise.text):
            for result in _rest_before(premise.text, match.start(), alike, "rest"):
                yield match, alike, result


def _of_one_kind(
    quantity: Quantity, pool: Sequence[Source]
) -> Iterator[tuple[Analysis, list[Source]]]:
    """Yield each premise with its plain numbers of one dimension, in their order."""
    for index, premise in {s.index: s.premise for s in pool}.items():
        yield (
            premise,
            [
                s
                for s in pool
                if s.index == index
                and s.quantity.dimension == quantity.dimension
                and s.quantity.number.is_point
                and not (s.quantity.is_date or s.bound.column)
            ],
        )


def _gone(alike: Sequence[Source]) -> Iterator[Result]:
    """Yield what is gone of a whole of which the evidence tells what is left.

    Of "it holds 120 puffs; at the mark 20 are left" 100 are gone.
    """
    for whole, left in pairwise(alike):
        text = whole.premise.text
        between = text[whole.quantity.end : left.quantity.start]
        one = not left.quantity.noun or left.quantity.noun == whole.quantity.noun
        told = _LEFT.match(text, left.quantity.end) and len(_STOP.findall(between)) < 2
        if told and one and whole.value > left.value:
            formula = f"{whole.quantity.text} − {left.quantity.text}"
            yield Result(TOLD_REST, whole.value - left.value, formula, (whole, left))


def _own_words(premise: Analysis, rest: re.Match[str]) -> frozenset[str]:
    """Return the stems that are said of a rest alone, not of the parts before it."""
    pairs = zip(stems(premise), premise.tokens, strict=True)
    before = frozenset(s for s, t in pairs if t.start < rest.start())
    return _said(premise, rest.end()) - before


def takers(premise: Analysis, rest: re.Match[str], alike: Sequence[Source]) -> frozenset[str]:
    """Return the stems of who has the rest: those before it that no clause of a part has.

    Of "Ash holders own 64% of it, and Elm holders the rest" that is *Elm*.
    """
    cuts = [m.end() for m in _JOINT.finditer(premise.text, 0, rest.start())]
    before = [s for s in alike if s.quantity.end <= (cuts[-1] if cuts else 0)]
    if not cuts or not before or _STOP.search(premise.text, cuts[-1], rest.start()):
        return frozenset()
    parts = frozenset[str]().union(*(stems_between(premise, *s.clause) for s in before))
    return stems_between(premise, cuts[-1], rest.start()) - parts


def _said(premise: Analysis, start: int) -> frozenset[str]:
    """Return the stems that follow a place in a text up to the next stop."""
    stop = _STOP.search(premise.text, start)
    end = stop.start() if stop else len(premise.text)
    return stems_between(premise, start, end)


def _rest_before(
    text: str, place: int, alike: Sequence[Source], operation: str
) -> Iterator[Result]:
    """Yield the whole before a place in a text less the parts between the two."""
    before = [s for s in alike if s.quantity.end <= place]
    if not before or len(_STOP.findall(text, before[-1].quantity.end, place)) > 1:
        return
    opening = max((m.end() for m in _STOP.finditer(text, 0, before[-1].quantity.start)), default=0)
    parts = [s for s in before if s.quantity.start >= opening]
    if parts[0].quantity.dimension == "percent":
        total, formula, used = float(WHOLE), f"{WHOLE}%", parts
    else:
        led = len(parts) > 1 and parts[0].value > sum(p.value for p in parts[1:])
        first = len(before) - len(parts) - int(not led)
        if first < 0:
            return
        used, parts = before[first:], before[first + 1 :]
        total, formula = used[0].value, used[0].quantity.text
    left = total - sum(p.value for p in parts)
    if left > 0:
        formula = " − ".join((formula, *(p.quantity.text for p in parts)))
        yield Result(operation, left, formula, tuple(used))


def _less(
    whole: Source, rest: Sequence[Source], size: int, wanted: frozenset[str], *, cued: bool
) -> Iterator[Result]:
    for parts in combinations(rest, size):
        left = whole.value - sum(p.value for p in parts)
        repeated = any(len(p.bound.near & wanted) >= OWN * len(wanted) for p in parts)
        if left > 0 and (cued or not repeated):
            texts = (s.quantity.text for s in (whole, *parts))
            yield Result("rest", left, " − ".join(texts), (whole, *parts))


def _beside(part: Source, whole: Source) -> bool:
    """Tell whether a number of the same sentence or row may be a part of ``whole``."""
    a, b = part.quantity, whole.quantity
    return (
        (part.index, part.bound.sentence) == (whole.index, whole.bound.sentence)
        and a.number.is_point
        and not a.is_date
        and a.dimension not in _APART
        and a.dimension == b.dimension
        and 0 < part.value < whole.value
        and a.role != "whole"
    )


def _counted_itself(quantity: Quantity, whole: Source, pool: Sequence[Source]) -> bool:
    """Tell whether the sentence of another thing's number counts what the claim counts as well."""
    place = (whole.index, whole.bound.sentence)
    beside = [s.quantity for s in pool if (s.index, s.bound.sentence) == place]
    counted = quantity.dimension == "count" and bool(quantity.noun)
    other = whole.quantity.noun != quantity.noun and not whole.bound.column
    return counted and other and any(q.noun == quantity.noun for q in beside)


def _is_whole(source: Source, quantity: Quantity) -> bool:
    known = source.quantity
    return known.role == "whole" and known.number.is_point and known.dimension == quantity.dimension


def _counts(source: Source, quantity: Quantity) -> bool:
    """Tell whether a cell counts what the claim counts, or measures in its dimension."""
    known = source.quantity
    same = known.dimension == quantity.dimension and known.number.is_point
    return same and (quantity.dimension != "count" or bool(known.noun == quantity.noun != ""))
