"""Scales: tables of which each row holds for a band of values, such as a tax or an age group."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.quantities.binding.bindings import Bound, bind
from agent.judge.quantities.binding.scenario import is_supposed
from agent.judge.quantities.comparison.compare import Relation, comparable, relate
from agent.judge.quantities.comparison.intervals import inside
from agent.judge.quantities.comparison.kinds import gives
from agent.judge.quantities.comparison.wording import told_as
from agent.judge.quantities.quantity import RULE, Quantity
from agent.judge.quantities.units.registry import same_dimension


class _Scale(NamedTuple):
    """The case of a claim, the band of each row by the number of the row, and all cells."""

    case: Bound
    bands: Mapping[int, Bound]
    cells: Sequence[Bound]


def on_a_scale(claim: Analysis, premise: Analysis) -> dict[int, Finding]:
    """Return by its start what is found on the numbers of a claim about a case on a scale.

    *An income of 12,000 is taxed at 15%* has a case, which lies in the band of one row, and a
    value, which is to stand in that row. ``match`` for a case whose row the evidence has, and for
    its value; ``conflict`` for another value; ``missing`` for a case whose row it lacks.
    """
    scale = _scale(claim, premise)
    if scale is None:
        return _crossed(claim, premise)
    case = scale.case.quantity
    own = [row for row, band in scale.bands.items() if _holds(case, band.quantity)]
    if not own:
        told = ", ".join(b.quantity.text for b in scale.bands.values())
        why = f"the evidence says this for {told}, not for {case.text}"
        missing = Finding(rule=RULE, outcome=Outcome.MISSING, reason=why)
        none = Finding(rule=RULE, outcome=Outcome.NONE)
        return dict.fromkeys((b.quantity.start for b in bind(claim).items), none) | {
            case.start: missing
        }
    band = scale.bands[own[0]]
    row = [c for c in scale.cells if c.sentence == own[0] and c is not band]
    found = {
        item.quantity.start: _held(item.quantity, value.quantity, band)
        for item in bind(claim).items
        if item is not scale.case
        and (value := _value(item.quantity, row, bind(claim).words)) is not None
    }
    if found or len(scale.bands) == 1:
        return found | {case.start: told_as(case, band.quantity)}
    why = f"the evidence says several things, of {band.quantity.text} and of others"
    return {case.start: Finding(rule=RULE, outcome=Outcome.MISSING, reason=why)}


def _crossed(claim: Analysis, premise: Analysis) -> dict[int, Finding]:
    """Return the conflict of a value that a table has in other rows than that of the case.

    *A parcel of about 5 kg costs €9* names one cell, and another of its own row is to be the value.
    """
    if any(t.text.lower() == "than" for t in claim.tokens):
        return {}
    cells = [b for b in bind(premise).items if b.column and b.sentence < 0]
    items = [b.quantity for b in bind(claim).items if not b.quantity.is_date]
    found = {}
    for case in (q for q in items if is_supposed(claim, q)):
        own = [c for c in cells if _is_cell_of(case, c)]
        rows = {c.sentence for c in own}
        for value in (q for q in items if q is not case and q.interval.is_point):
            told = [c for c in cells if _is_cell_of(value, c)]
            columns = {c.column for c in told}
            given = [c for c in cells if c.sentence in rows and c.column in columns]
            apart = rows.isdisjoint(c.sentence for c in told)
            if apart and told and given and columns.isdisjoint(c.column for c in own):
                found[value.start] = _held(value, given[0].quantity, own[0])
    return found


def _is_cell_of(quantity: Quantity, cell: Bound) -> bool:
    alike = same_dimension(quantity.dimension, cell.quantity.dimension)
    return alike and _is_value(cell.quantity) and gives(quantity, cell.quantity)


def _held(claimed: Quantity, given: Quantity, band: Bound) -> Finding:
    if relate(claimed, given) is Relation.STATES:
        return told_as(claimed, given)
    why = f"the claim says {claimed.text}; for {band.quantity.text} the evidence says {given.text}"
    return Finding(
        rule=RULE, outcome=Outcome.CONFLICT, reason=why, opposed=given.text, elsewhere=True
    )


def _scale(claim: Analysis, premise: Analysis) -> _Scale | None:
    """Return the scale that one number of a claim lies on, None where that is not plain."""
    cells = [b for b in bind(premise).items if b.column and b.sentence < 0]
    values = [c.quantity for c in cells if c.quantity.interval.is_point]
    found = [
        _Scale(item, bands, cells)
        for item in bind(claim).items
        if _may_be_a_case(item.quantity, values)
        for column in dict.fromkeys(c.column for c in cells)
        if (bands := _bands(item, column, cells))
    ]
    alike = [
        s for s in found if any(s.case.quantity.unit == b.quantity.unit for b in s.bands.values())
    ]
    plain = found if len(found) == 1 else alike
    return plain[0] if len(plain) == 1 else None


def _may_be_a_case(quantity: Quantity, values: Sequence[Quantity]) -> bool:
    """Tell whether a number of the claim is one value, and none that stands in a cell itself."""
    given = (v for v in values if comparable(quantity, v))
    stated = any(quantity.number == v.number or quantity.interval == v.interval for v in given)
    return quantity.interval.is_point and not quantity.is_date and not stated


def _bands(item: Bound, column: str, cells: Sequence[Bound]) -> dict[int, Bound]:
    """Return the bands of a column by row, none where a number does not lie on such a scale.

    The number is named by the head of the column, or is of a dimension that no other column has.
    """
    own = [c for c in cells if c.column == column]
    if any(_is_value(c.quantity) for c in own):
        return {}
    alike = [c for c in own if comparable(item.quantity, c.quantity)]
    if not alike or len({c.sentence for c in alike}) < len(alike):
        return {}
    dimension = item.quantity.dimension
    others = {c.column for c in cells if same_dimension(c.quantity.dimension, dimension)}
    alone = dimension != "count" and others <= {column}
    named = any(c.near & item.near for c in alike)
    return {c.sentence: c for c in alike} if named or alone else {}


def _is_value(quantity: Quantity) -> bool:
    return quantity.interval.is_point or quantity.approximate


def _holds(case: Quantity, band: Quantity) -> bool:
    alike = same_dimension(case.dimension, band.dimension)
    value, span = (case.interval, band.interval) if alike else (case.number, band.number)
    return inside(value, span, 0.0)


def _value(claimed: Quantity, row: Sequence[Bound], words: frozenset[str]) -> Bound | None:
    """Return the cell of a row that a number of the claim is the value of, None if not plain."""
    alike = [c for c in row if comparable(claimed, c.quantity)]
    named = [len(c.near & words) for c in alike]
    best = [c for c, n in zip(alike, named, strict=True) if n == max(named)]
    return best[0] if len(best) == 1 else None
