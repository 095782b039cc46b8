"""Bands: what holds in general does not hold in the case for which the evidence says otherwise.

*Staff receive 23 days. Employees with more than ten years of service receive 27.* Then somebody
with fifteen years of service does not receive 23.
"""

import re
from collections.abc import Iterator

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.quantities.binding.bindings import Bindings, Bound, bind
from agent.judge.quantities.comparison.compare import Relation, lies_in, relate
from agent.judge.quantities.quantity import RULE, Quantity
from agent.judge.quantities.units.registry import same_dimension

COMMON = 2  # words that a rule must share with the case that it covers
REACH = 20  # characters around a value in which "extra" makes it come on top
_ADDED = re.compile(
    r"\b(?:add(?:s|ed)?|extra|additional(?:ly)?|further|more|plus|another|on top)\b", re.I
)


def of_band(claim: Analysis, premise: Analysis) -> Finding | None:
    """Return a conflict when the evidence gives the claim's case another value, else None.

    The claim must state two quantities: one lies inside a band of the evidence, the other is the
    value of another sentence, while that of the band differs.
    """
    found = _special_case(claim, premise)
    if found is None:
        return None
    value, band, other = found
    case = f"for {band.quantity.text} the evidence says {other.quantity.text}"
    return Finding(
        rule=RULE,
        outcome=Outcome.CONFLICT,
        reason=f"the claim says {value.text}; {case}",
        opposed=other.quantity.text,
        elsewhere=True,
    )


def _special_case(claim: Analysis, premise: Analysis) -> tuple[Quantity, Bound, Bound] | None:
    """Return a value of the claim, the band that its case lies in, and the value of that band."""
    asked, known = bind(claim), bind(premise)
    for case in asked.items:
        for band in known.items:
            case_of = lies_in(case.quantity, band.quantity) and not case.quantity.is_bare
            if not case_of or len(band.wide & asked.words) < COMMON:
                continue
            for value in asked.items:
                if value is case or _is_mistaken(case.quantity, value.quantity, band.quantity):
                    continue
                if _is_general(value.quantity, case.quantity, band, known):
                    for other in _values(value.quantity, band, premise, known):
                        return value.quantity, band, other
    return None


def _is_mistaken(case: Quantity, value: Quantity, band: Quantity) -> bool:
    """Tell whether what lies in a band is the value rather than the case: hours among years."""
    return case.dimension == value.dimension and case.unit != band.unit == value.unit


def _is_general(value: Quantity, case: Quantity, band: Bound, known: Bindings) -> bool:
    """Tell whether another sentence than the band's states a value, and no case of its own."""
    stating = [
        b.sentence
        for b in known.items
        if value.interval.is_point
        and _alike(value, b.quantity)
        and relate(value, b.quantity) is Relation.STATES
    ]
    if not stating or band.sentence in stating:
        return False
    cases = {b.sentence for b in known.items if b.quantity.dimension == case.dimension}
    return value.dimension == case.dimension or bool(set(stating) - cases)


def _values(value: Quantity, band: Bound, premise: Analysis, known: Bindings) -> Iterator[Bound]:
    """Yield the values that the sentence of the band gives of what the claim's value measures."""
    for b in known.items:
        given = b.quantity
        around = premise.text[max(given.start - REACH, 0) : given.end + REACH]
        if b.sentence != band.sentence or b is band or not given.interval.is_point:
            continue
        if _ADDED.search(around.replace(band.quantity.text, " ")):
            continue
        bare = given.is_bare or given.guessed
        alike = bare or _alike(value, given)
        differs = given.number != value.number if bare else given.interval != value.interval
        if alike and differs:
            yield b


def _alike(first: Quantity, second: Quantity) -> bool:
    return same_dimension(first.dimension, second.dimension) and (
        first.noun == second.noun or not second.noun
    )
