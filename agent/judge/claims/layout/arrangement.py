"""A draft's units put into the order and form in which they are parsed for claims."""

from dataclasses import replace

from agent.domain.prose.figures import is_value
from agent.judge.claims.checkworthiness.kinds import has_figure
from agent.judge.claims.checkworthiness.talk import ends, is_idle, is_question, opening
from agent.judge.claims.layout.colons import colon_of, cuts, take_apart
from agent.judge.claims.layout.lists import compose, is_lead, is_told, lead_text, under_heading
from agent.judge.claims.layout.records import record
from agent.judge.claims.layout.tables import row_units
from agent.judge.claims.layout.units import Row, Unit, UnitKind
from agent.judge.claims.parsing.trees import Trees

_LABEL = 2
"""Words of a heading whose verb in the present is rather a noun."""
_PRESENT = frozenset({"VB", "VBP", "VBZ"})


def arrange(units: list[Unit | Row], trees: Trees) -> list[Unit]:
    """Return statements that stand alone, in order: labels, lead-ins and rows worked in.

    Headings and questions stay among them as silent units.
    """
    opened = [u if isinstance(u, Row) else u.cut(opening(u.text), len(u.text)) for u in units]
    plain = [u for u in opened if isinstance(u, Unit)]
    trees.load(text for unit in plain for text in _texts(unit))
    found: list[Unit] = []
    lead: Unit | None = None
    heading = ""
    for position, unit in enumerate(opened):
        if isinstance(unit, Row):
            found.extend(row_units(unit))
            lead = None
            continue
        lead = _lead(unit, lead, opened, position)
        if unit.kind is UnitKind.HEADING:
            heading = unit.text.rstrip(": ")
        if unit.kind is UnitKind.ITEM and lead is None and not is_idle(unit.text):
            found.extend(under_heading(heading, unit, trees))
        else:
            found.extend(_statements(unit, lead, trees))
    return found


def _texts(unit: Unit) -> list[str]:
    """Return what must be parsed to decide on the unit; the rest is parsed when it is needed."""
    if is_lead(unit):
        return [lead_text(unit)]
    return [part.text for part in cuts(unit)] or [unit.text]


def _lead(unit: Unit, lead: Unit | None, units: list[Unit | Row], position: int) -> Unit | None:
    """Return the lead-in that holds at ``unit``: its own text if it is one."""
    following = units[position + 1] if position + 1 < len(units) else None
    if is_lead(unit):
        return unit if isinstance(following, Unit) else None
    if unit.kind is UnitKind.ITEM:
        return lead
    previous = units[position - 1] if position else None
    same_item = isinstance(previous, Unit) and previous.paragraph == unit.paragraph
    in_list = same_item and lead is not None and lead.paragraph != unit.paragraph
    return lead if in_list else None


def _statements(unit: Unit, lead: Unit | None, trees: Trees) -> list[Unit]:
    if is_question(unit.text):
        return [replace(unit, silent=True)]
    start = _past_talk(unit.text, trees)
    if start:
        rest = unit.cut(start, len(unit.text))
        return [replace(unit.cut(0, start), silent=True), *_statements(rest, lead, trees)]
    if is_idle(unit.text):
        return []
    row = record(unit, trees)
    if row is not None:
        return row_units(row)
    if lead is unit:
        return [unit.cut(0, len(lead_text(unit)))] if is_told(unit, trees) else []
    if unit.kind is UnitKind.ITEM:
        return compose(lead, unit, trees)
    if unit.kind is UnitKind.HEADING and not (_asserts(unit.text, trees) or _gives(unit)):
        return [replace(unit, silent=True)]
    return take_apart(unit, trees)


def _past_talk(text: str, trees: Trees) -> int:
    """Return where ``text`` claims something behind an opening that is talk, else 0."""
    for start in ends(text):
        rest = text[start:]
        announced = text[:start].rstrip()[-1] in ":–—-"
        told = trees.is_statement(rest)
        if trees.is_assertion(rest) or (announced and told) or (has_figure(rest) and told):
            return start
        if announced and has_figure(rest):
            return start
    return 0


def _asserts(heading: str, trees: Trees) -> bool:
    """Tell "Prices rose" from "Sick leave" and "Travel claims", in which the parser sees verbs."""
    tree = trees.of(heading)
    bare = len(heading.split()) == _LABEL
    return trees.is_assertion(heading) and not (
        bare and all(tree.tokens[root].tag in _PRESENT for root in tree.roots)
    )


def _gives(heading: Unit) -> bool:
    """Tell "Fee: 900 euros" from "Step 1: an offer" and "Report: 2024"."""
    colon = colon_of(heading)
    return colon is not None and is_value(colon[1].text)
