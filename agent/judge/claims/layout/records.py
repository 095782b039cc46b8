"""Records: a row of a table told in one line, "Parcel: Small; Price: £5; Time: 2 days"."""

import re

from agent.domain.figures import is_value
from agent.judge.claims.layout.units import Row, Unit
from agent.judge.claims.parsing.trees import Trees

_FIELD = re.compile(r"(?P<key>[^:;]{1,60}?)\s*(?<!\d):\s+(?P<value>\S.*)", re.DOTALL)
_JOINT = re.compile(r";\s+")
MAX_KEY = 8  # words


def record(unit: Unit, trees: Trees) -> Row | None:
    """Return the row that a sentence tells field by field, None if it tells none.

    The first field names what the others are said of: "Parcel: Small; Price: £5", or "Small: Price:
    £5; Time: 2 days". Fields that all hold values, as in "Parcels: £5; letters: £1", are no record.
    """
    told = fields(unit, trees)
    if not told:
        return None
    (key, value), *rest = told
    named = _field(value)
    if named is not None:
        told = [(unit.cut(0, 0), key), named, *rest]
    elif is_value(value.text):
        return None
    return Row(header=tuple(k for k, _ in told), cells=tuple(v for _, v in told))


def fields(unit: Unit, trees: Trees) -> list[tuple[Unit, Unit]]:
    """Return keys and values of a sentence of two fields or more; nothing of any other.

    What is a statement itself ("There are two plans") is no key.
    """
    parts = unit.parted(m.span() for m in _JOINT.finditer(unit.text))
    found = [field for part in parts if (field := _field(part)) is not None]
    told = len(found) == len(parts) > 1 and not any(trees.is_statement(k.text) for k, _ in found)
    return found if told else []


def _field(part: Unit) -> tuple[Unit, Unit] | None:
    """Return the key and the value of "Price: £5"."""
    match = _FIELD.fullmatch(part.text)
    if match is None or len(match["key"].split()) > MAX_KEY:
        return None
    return part.cut(*match.span("key")), part.cut(*match.span("value"))
