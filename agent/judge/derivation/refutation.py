"""What a named operation yields where the claim says otherwise."""

from collections.abc import Sequence
from dataclasses import replace

from agent.judge.derivation import arithmetic, cues
from agent.judge.derivation.operands import Result, Source, alike
from agent.judge.quantities.binding import Bindings, Bound
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.rivals import SAID, own_words
from agent.judge.quantities.words import STEM

_APART = ("percent", "date", "clock", "multiple")


def contradiction(
    item: Bound, pool: Sequence[Source], words: frozenset[str], asked: Bindings
) -> Result | None:
    """Return the right result when the claim names the operation and its operands are plain.

    They are plain when just the numbers of one sentence, or one column, share words with the
    claim; anything less leaves the question open. So does a whole beside its part (*14 of the 20*),
    what a change began with, and cells of a row: these are no terms of a sum.
    """
    quantity = item.quantity
    pool = [s for s in pool if _is_spoken_of(s, item, asked)]
    numbers = [s for s in alike(quantity, pool) if s.bound.near & asked.words]
    if words & cues.NAMED_SUM and len(numbers) >= 2 and _together(numbers) and _are_terms(numbers):
        return next(iter(arithmetic.sums(quantity, numbers)), None)
    if quantity.dimension == "percent":
        return _changed(quantity, pool, words, asked)
    if words & cues.NAMED_DIFFERENCE and len(numbers) == 2 and _together(numbers):
        return next(iter(arithmetic.differences(quantity, numbers)), None)
    return None


def _is_spoken_of(source: Source, item: Bound, asked: Bindings) -> bool:
    """Tell whether the sentence of a number has most of what the claim says with its own.

    Words that name an operation count on neither side.
    """
    wanted = own_words(item, asked) - {word[:STEM] for word in cues.OPERATIONS}
    around = source.bound.near | source.bound.wide
    return len(around & wanted) >= SAID * len(wanted)


def _changed(
    quantity: Quantity, pool: Sequence[Source], words: frozenset[str], asked: Bindings
) -> Result | None:
    """Return the percent change between the only two numbers of a sentence."""
    others = [s for s in pool if s.quantity.dimension not in _APART and s.bound.near & asked.words]
    if not words & cues.NAMED_CHANGE or len(others) != 2 or not _together(others):
        return None
    result = next(iter(arithmetic.changes(quantity, others)), None)
    return replace(result, value=abs(result.value)) if result is not None else None


def _are_terms(numbers: Sequence[Source]) -> bool:
    """Tell whether numbers could be added: no whole, no base of a change, no cells of a row."""
    columns = {s.bound.column for s in numbers}
    return len(columns) == 1 and not any(s.quantity.role for s in numbers)


def _together(numbers: Sequence[Source]) -> bool:
    columns = {(s.index, s.bound.column) for s in numbers}
    sentences = {(s.index, s.bound.sentence) for s in numbers}
    return len(sentences) == 1 or (len(columns) == 1 and bool(numbers[0].bound.column))
