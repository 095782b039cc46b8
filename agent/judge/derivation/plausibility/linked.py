"""Whether a claim has to do with each of the numbers that are computed with."""

from agent.judge.derivation.operands import Result
from agent.judge.quantities.binding.bindings import Bindings


def linked(result: Result, asked: Bindings) -> bool:
    """Require that every operand shares a word with the claim, and none is of another row.

    Two cells of one column belong to the claim together only if it names both rows or none.
    """
    together = len({(s.index, s.bound.sentence) for s in result.sources}) == 1
    if result.operation == "span" and together:
        return True
    if not all((s.bound.near | s.bound.wide) & asked.words for s in result.sources):
        return False
    cells = [s.bound for s in result.sources if s.bound.column]
    if len(cells) != 2 or cells[0].column != cells[1].column:
        return True
    one = (cells[0].near - cells[1].near) & asked.words
    two = (cells[1].near - cells[0].near) & asked.words
    return bool(one) == bool(two)


def each_named(result: Result, asked: Bindings) -> bool:
    """Tell whether the claim names both terms: "in November and December"."""
    if len(result.sources) != 2:
        return False
    one, two = (s.bound.near for s in result.sources)
    return bool((one - two) & asked.words) and bool((two - one) & asked.words)
