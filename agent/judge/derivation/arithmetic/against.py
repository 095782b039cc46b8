"""What a claim holds a value against: *it is £60, which is £15 more than before*."""

import re
from collections.abc import Iterator

from agent.judge.derivation.arithmetic.leading import leads_to
from agent.judge.derivation.arithmetic.operations import exact, label
from agent.judge.derivation.arithmetic.spelled import Spelled
from agent.judge.derivation.operands import Result, Source
from agent.judge.quantities.binding.words import stems_between
from agent.judge.quantities.comparison.compare import EPSILON
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.units.registry import same_dimension

_THAN = re.compile(
    r"\s(?:(?P<more>more|dearer|higher|longer)|less|cheaper|lower|shorter|fewer)(?: expensive)?"
    r" than\b(?P<what>[^.;]*)",
    re.IGNORECASE,
)
_BEFORE = re.compile(r"\s(?:before|previously|until now|so far|now|today|it was)\b", re.IGNORECASE)


def set_against(quantity: Quantity, spelled: Spelled) -> Iterator[Result]:
    """Yield by how much a value of the claim is above or below another one of the evidence.

    The claim says which: by words that stand with it, or as what it was *before*.
    """
    than = _THAN.match(spelled.asked.text, quantity.end)
    one = _held(quantity, spelled)
    if than is None or one is None:
        return
    for other in exact(quantity, spelled.pool):
        step = (one.value - other.value) * (1 if than["more"] else -1)
        right = abs(step - quantity.interval.low) <= EPSILON * abs(one.value)
        if other is not one and right and _is_meant(other, one, than, spelled):
            terms = (one, other) if than["more"] else (other, one)
            formula = " − ".join(label(s) for s in terms)
            yield Result("difference", step, formula, terms)


def is_set_against(quantity: Quantity, spelled: Spelled) -> bool:
    """Tell whether a claim says of which value, and against which, a number is the difference.

    Then no other difference will do.
    """
    return _held(quantity, spelled) is not None


def _held(quantity: Quantity, spelled: Spelled) -> Source | None:
    """Return the value of the evidence of which a claim says how far it is above another one."""
    text = spelled.asked.text
    if not quantity.number.is_point or not _THAN.match(text, quantity.end):
        return None
    for value in spelled.others(quantity):
        joined = value.end <= quantity.start and leads_to(quantity, (value,), text)
        if joined and same_dimension(value.dimension, quantity.dimension):
            return spelled.stated(value)
    return None


def _is_meant(other: Source, one: Source, than: re.Match[str], spelled: Spelled) -> bool:
    """Tell whether a value is that against which the claim holds another one."""
    beside = _beside(other, one)
    if not beside and one.bound.column and other.index == one.index:
        return False
    alike = [
        s
        for s in spelled.pool
        if s is not one
        and s.value != one.value
        and same_dimension(s.quantity.dimension, one.quantity.dimension)
        and _beside(s, one) == beside
    ]
    said = stems_between(spelled.asked.source, than.start("what"), than.end("what"))
    if not said or _BEFORE.match(than["what"]):
        place = (one.index, one.bound.sentence)
        return [s for s in alike if (s.index, s.bound.sentence) == place] == [other]
    named = said & other.bound.near
    closer = any(named < said & s.bound.near for s in alike)
    rivals = [s for s in alike if s.value != other.value and said & s.bound.near == named]
    return bool(named) and not named <= one.bound.near and not closer and not rivals


def _beside(source: Source, one: Source) -> str:
    """Return how a number stands to another one: in its row, its column, or neither."""
    if source.index != one.index or not one.bound.column:
        return ""
    if source.bound.sentence == one.bound.sentence:
        return "row"
    return "column" if source.bound.column == one.bound.column else ""
