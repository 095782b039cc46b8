"""What a setting may be: "pool.size can be set to 50", where its row has "Range: 1-100"."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from agent.domain.prose.analysis import Analysis
from agent.judge.derivation.operands import Source
from agent.judge.derivation.tables.ranges import in_one_unit, side_of
from agent.judge.derivation.tables.rows import label
from agent.judge.quantities.binding.bindings import Bindings

_SET = re.compile(
    r"\b(?:can|could|may)\s+be\s+(?:set|configured|changed|raised|lowered|increased|reduced)\s+to\b",
    re.IGNORECASE,
)
_ALLOWED = re.compile(r"\b(?:ranges?|allowed|valid|permitted|accepted|possible)\b", re.IGNORECASE)


class Allowed(NamedTuple):
    """The range of a setting, and whether the value that the claim gives it lies within."""

    span: Source
    formula: str
    holds: bool


def allowed(claim: Analysis, asked: Bindings, pool: Sequence[Source]) -> Allowed | None:
    """Return what a claim says of the range of the one setting it names; None when unclear.

    A broken number is left alone: whether a range of whole ones has it, it does not tell.
    """
    denied = any(t.dep == "neg" for t in claim.tokens)
    values = [b.quantity for b in asked.items]
    if denied or len(values) != 1 or not values[0].number.is_point or not _SET.search(claim.text):
        return None
    spans = [s for s in pool if _is_range(s) and _names(claim, s)]
    ends = in_one_unit(values[0], spans[0].quantity) if len(spans) == 1 else None
    if ends is None or not ends[0].is_integer():
        return None
    side = side_of(*ends)
    formula = f"{label(spans[0])}: {values[0].text} {side} {spans[0].quantity.text}"
    return Allowed(spans[0], formula, side == "within")


def _is_range(source: Source) -> bool:
    return bool(_ALLOWED.search(source.bound.column)) and not source.quantity.number.is_point


def _names(claim: Analysis, source: Source) -> bool:
    """Tell whether the claim names the row of a number as it is written."""
    name = label(source).strip("`")
    written = rf"(?<![\w.-]){re.escape(name)}(?![\w-]|\.\w)"
    return bool(name) and re.search(written, claim.text, re.IGNORECASE) is not None
