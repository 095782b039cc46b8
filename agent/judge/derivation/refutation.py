"""What a named operation yields where the claim says otherwise."""

from collections.abc import Sequence
from dataclasses import replace

from agent.judge.derivation import cues
from agent.judge.derivation.arithmetic import operations
from agent.judge.derivation.arithmetic.cases import cased
from agent.judge.derivation.arithmetic.composed import lacks_a_fee
from agent.judge.derivation.arithmetic.movements import direction, moved
from agent.judge.derivation.arithmetic.shares import says
from agent.judge.derivation.inquiry import Inquiry
from agent.judge.derivation.operands import Result, Source, agrees, alike, is_ratio
from agent.judge.derivation.plausibility.kinds import tells_a_gap
from agent.judge.derivation.plausibility.order import (
    backwards,
    chronological,
    multiplied,
    told_in_time,
)
from agent.judge.derivation.plausibility.owners import of_another
from agent.judge.derivation.plausibility.times import of_other_times
from agent.judge.derivation.search import named_share
from agent.judge.quantities.binding.bindings import Bindings, Bound
from agent.judge.quantities.binding.words import STEM
from agent.judge.quantities.comparison.steps import step_or_level
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.selection.candidates import SAID
from agent.judge.quantities.selection.rivals import own_words

COARSE = 0.2  # relative difference up to which something may be said to have doubled
ROUGH = 0.05  # relative difference up to which a share may be a rounded one
_COMPOSING = frozenset(
    word[:STEM] for word in "account represent constitute comprise form contribute come".split()
)
_DENYING = frozenset("not never no neither nor".split())
_APART = ("percent", "date", "clock", "multiple")


def contradiction(item: Bound, inquiry: Inquiry) -> Result | None:
    """Return the right result when the claim names the operation and its operands are plain.

    They are plain when just the numbers of one sentence, or one column, share words with the
    claim; anything less leaves the question open. So does a whole beside its part (*14 of the 20*),
    what a change began with, and cells of a row: these are no terms of a sum.
    """
    quantity, words, asked = item.quantity, inquiry.words, inquiry.asked
    undone = _undone(item, inquiry)
    if undone is not None:
        return undone
    case = _of_case(item, inquiry)
    if case is not None:
        return case
    pool = [s for s in inquiry.pool if _is_spoken_of(s, item, asked)]
    if quantity.dimension == "multiple":
        return _multiplied(quantity, pool, inquiry)
    if quantity.dimension == "percent":
        return _changed(quantity, pool, inquiry) or _other_share(item, pool, inquiry)
    numbers = [s for s in alike(quantity, pool) if s.bound.near & asked.words]
    if quantity.dimension != "count" and any(s.quantity.is_bare for s in numbers):
        return None  # such as the numbers of classes beside a price
    if words & cues.NAMED_SUM and len(numbers) >= 2 and _together(numbers) and _are_terms(numbers):
        total = next(iter(operations.sums(quantity, numbers)), None)
        return total if total and not agrees(quantity, total, inquiry.tolerance) else None
    named = words & cues.NAMED_DIFFERENCE or _is_step(quantity, numbers, asked)
    if named and len(numbers) == 2 and _together(numbers) and _are_told(numbers, asked):
        return _differing(quantity, numbers, inquiry)
    return None


def _of_case(item: Bound, inquiry: Inquiry) -> Result | None:
    """Return what a number told for one thing comes to for as many as the claim gives.

    All that the claim says stands with that number, no other of the evidence is told like it, and
    none limits what it may come to.
    """
    quantity, pool, asked = item.quantity, inquiry.pool, inquiry.asked
    if len(asked.items) != 2 or not quantity.number.is_point or quantity.soft or quantity.rate:
        return None
    if any(not s.quantity.interval.is_bounded for s in alike(quantity, pool)):
        return None
    cases = cased(quantity, pool, asked, strict=True)
    found = [r for r in cases if not of_another(r, pool, asked)]
    given = frozenset[str]().union(*(b.own for b in asked.items))
    told = frozenset[str]().union(*(s.bound.near | s.bound.wide for r in found for s in r.sources))
    if any(lacks_a_fee(quantity, r, pool, asked) for r in found):
        return None
    if len(found) != 1 or not all(says(word, told) for word in own_words(item, asked) - given):
        return None
    return None if agrees(quantity, found[0], inquiry.tolerance) else found[0]


def _undone(item: Bound, inquiry: Inquiry) -> Result | None:
    """Return what a level was before the one change that the evidence tells, or that change."""
    quantity, told = item.quantity, inquiry.words & cues.NAMED_CHANGE
    if quantity.dimension != "percent" and tells_a_gap(inquiry.claim, quantity):
        return None
    found = list(moved(quantity, inquiry.pool, inquiry.asked))
    if len(found) != 1 or not _is_spoken_of(found[0].sources[0], item, inquiry.asked):
        return None
    if inquiry.words & cues.NAMED_SUM or (quantity.dimension == "percent" and not told):
        return None
    (result,) = found
    return _wrong(quantity, result, inquiry)


def _wrong(quantity: Quantity, result: Result, inquiry: Inquiry) -> Result | None:
    """Return a change that is not the claimed one, below zero where it runs the other way."""
    way = cues.direction(inquiry.words & cues.NAMED_CHANGE)
    size = replace(result, value=abs(result.value))
    against = result.operation == "change" and way * result.value < 0
    if against:
        return result
    return None if agrees(quantity, size, inquiry.tolerance) else size


def _is_spoken_of(source: Source, item: Bound, asked: Bindings) -> bool:
    """Tell whether the sentence of a number has most of what the claim says with its own.

    Words that name an operation count on neither side.
    """
    wanted = own_words(item, asked) - {word[:STEM] for word in cues.OPERATIONS} - _COMPOSING
    around = source.bound.near | source.bound.wide
    return sum(says(word, around) for word in wanted) >= SAID * len(wanted)


def _differing(quantity: Quantity, numbers: Sequence[Source], inquiry: Inquiry) -> Result | None:
    """Return the difference of two numbers, below zero where it runs against the claim."""
    result = next(iter(operations.differences(quantity, numbers)), None)
    if result is None or not agrees(quantity, result, inquiry.tolerance):
        return result
    if not backwards(result, inquiry.claim):
        return None
    high, low = result.sources
    formula = f"{low.quantity.text} − {high.quantity.text}"
    return replace(result, value=-result.value, formula=formula)


def _changed(quantity: Quantity, pool: Sequence[Source], inquiry: Inquiry) -> Result | None:
    """Return the percent change between the only two numbers of a sentence."""
    told, others = inquiry.words & cues.NAMED_CHANGE, _levels(pool, inquiry)
    if not told or len(others) != 2 or not _together(others) or not _of_one_kind(*others):
        return None
    ordered = told_in_time(*others) or (chronological(*others) if _tells_change(others) else None)
    result = next(iter(operations.changes(quantity, ordered or ())), None)
    return _wrong(quantity, result, inquiry) if result is not None else None


def _tells_change(levels: Sequence[Source]) -> bool:
    """Tell whether sentences speak of a change, not of two things side by side."""
    spans = [(s.premise, s.premise.sentence_at(s.quantity.start)) for s in levels]
    words = (
        {t.lemma.lower(), t.text.lower()}
        for premise, span in spans
        for t in premise.tokens
        if span.start <= t.start < span.end
    )
    return not cues.NAMED_CHANGE.isdisjoint(set[str]().union(*words))


def _multiplied(quantity: Quantity, pool: Sequence[Source], inquiry: Inquiry) -> Result | None:
    """Return how many times the first of the only two numbers of a sentence the last one is.

    None where the claim is not that something went by a multiple, or where it has it right.
    """
    levels = _levels(pool, inquiry)
    ordered = told_in_time(*levels) if len(levels) == 2 and _together(levels) else None
    if not multiplied(inquiry.claim) or inquiry.words & _DENYING:
        return None
    if ordered is None or ordered[0].value <= 0 or not _of_one_kind(*ordered):
        return None
    first, last = ordered
    formula = f"{last.quantity.text} / {first.quantity.text}"
    result = Result("multiple", last.value / first.value, formula, (last, first), exact=False)
    elsewhere = of_other_times(result, inquiry.pool, inquiry.asked)
    return None if elsewhere or agrees(quantity, result, COARSE) else result


def _of_one_kind(one: Source, two: Source) -> bool:
    return one.quantity.dimension == two.quantity.dimension


def _levels(pool: Sequence[Source], inquiry: Inquiry) -> list[Source]:
    levels = (
        s
        for s in pool
        if s.quantity.dimension not in _APART and not is_ratio(s) and "-" not in s.quantity.text
    )
    return [s for s in levels if s.bound.near & inquiry.asked.words]


def _other_share(item: Bound, pool: Sequence[Source], inquiry: Inquiry) -> Result | None:
    """Return the share that the claim names, where it is plainly not the one that it gives.

    All that the claim says stands with its two numbers.
    """
    quantity, share = item.quantity, named_share(item.quantity, inquiry)
    if share is None or share.sources[0] not in pool:
        return None
    told = frozenset[str]().union(*(s.bound.near for s in share.sources))
    own = own_words(item, inquiry.asked) - _COMPOSING
    joined = any(t.dep == "cc" for t in inquiry.claim.tokens)  # the share of two parts
    if joined or not all(says(word, told) for word in own):
        return None
    if inquiry.words & (cues.NAMED_CHANGE | cues.REST):
        return None
    coarse = ROUGH if quantity.interval.is_bounded else inquiry.tolerance
    return None if agrees(quantity, share, coarse) else share


def _is_step(quantity: Quantity, numbers: Sequence[Source], asked: Bindings) -> bool:
    """Tell whether the claim says how far something rose, and the evidence from where to where."""
    levels = (step_or_level(s.premise.text, s.quantity) == "level" for s in numbers)
    return step_or_level(asked.text, quantity) == "step" and all(levels)


def _are_told(numbers: Sequence[Source], asked: Bindings) -> bool:
    """Tell whether the claim names each of two numbers, where words tell them apart."""
    one, two = (s.bound.near for s in numbers)
    return all(not own or own & asked.words for own in (one - two, two - one))


def _are_terms(numbers: Sequence[Source]) -> bool:
    """Tell whether numbers could be added: no whole, no base of a change, no cells of a row."""
    columns = {s.bound.column for s in numbers}
    apart = any(s.quantity.role or direction(s) for s in numbers)
    return len(columns) == 1 and not apart


def _together(numbers: Sequence[Source]) -> bool:
    columns = {(s.index, s.bound.column) for s in numbers}
    sentences = {(s.index, s.bound.sentence) for s in numbers}
    return len(sentences) == 1 or (len(columns) == 1 and bool(numbers[0].bound.column))
