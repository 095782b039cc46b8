"""Amounts written as a claim writes them: *about a quarter of a million* is *about 250,000*."""

import math
import re

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.casing import capital
from agent.judge.quantities.comparison.compare import Relation, relate
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.reading.comparators import ABOUT
from agent.judge.quantities.reading.extract import quantities

CUE = re.compile(
    r"\d|\b(?:hundred|thousand|[mb]illion|dozen|half|quarters?|\w+ty)\b", re.IGNORECASE
)
_LARGE = 100  # numbers from which readers do not know one in words by its digits
_APART = frozenset({"percent", "clock", "multiple", "ratio"})


def as_written(evidence: Analysis, claim: Analysis) -> str:
    """Return a text with the one amount that is a claim's, but written otherwise, in its writing.

    It stands as it is where either has several such amounts, or another bound or unit.
    """
    text = evidence.text
    pairs = [(q, own) for q in quantities(evidence) for own in quantities(claim) if _same(q, own)]
    if len(pairs) != 1:
        return text
    ((told, asked),) = pairs
    if told.text.lower() == asked.text.lower():
        return text
    written = asked.text[0].lower() + asked.text[1:] if asked.text[0].isalpha() else asked.text
    return f"{text[: told.start]}{written if told.start else capital(written)}{text[told.end :]}"


def _same(told: Quantity, asked: Quantity) -> bool:
    """Tell whether two amounts are the same of the same things."""
    apart = told.is_date or told.soft or asked.soft or told.tabled or told.dimension in _APART
    alike = (told.dimension, told.noun, told.unit, told.rate, told.bound) == (
        asked.dimension, asked.noun, asked.unit, asked.rate, asked.bound
    )  # fmt: skip
    if apart or not alike or not told.number.is_bounded or not asked.number.is_bounded:
        return False
    point = told.number.is_point and asked.number.is_point
    rough = told.bound == ABOUT and relate(asked, told) is Relation.STATES
    same = point and math.isclose(told.number.low, asked.number.low)
    return rough or (same and told.number.low >= _LARGE)
