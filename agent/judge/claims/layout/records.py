"""Records: a row of a table told in one line, "Parcel: Small; Price: £5; Time: 2 days"."""

import re

from agent.domain.prose.figures import is_value
from agent.judge.claims.layout.units import Row, Unit
from agent.judge.claims.parsing.trees import Trees

_FIELD = re.compile(r"(?P<key>[^:;]{1,60}?)\s*(?<!\d):\s+(?P<value>\S.*)", re.DOTALL)
_JOINT = re.compile(r";\s+")
_STOP = re.compile(r"\.\s+(?=[a-z_][\w ]{0,40}:\s)")
_NUMBERED = re.compile(r"[^:;]{1,60}, row \d+")
"""What names a row told with full stops: "Shifts, row 4. shift: Evening. days: Mon"."""
MAX_KEY = 8  # words
SHORT_KEY = 4
SEVERAL = 3  # fields with short keys, of which one may look like a command: "Stop before end"


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
    if len(parts) == 1:
        parts = unit.parted(m.span() for m in _STOP.finditer(unit.text))
        parts = parts[1:] if _NUMBERED.fullmatch(parts[0].text) else []
    found = [field for part in parts if (field := _field(part)) is not None]
    if len(found) < len(parts) or len(parts) < 2:
        return []
    stated = [trees.is_statement(key.text) for key, _ in found]
    short = len(found) >= SEVERAL and all(len(key.text.split()) <= SHORT_KEY for key, _ in found)
    commands = 1 if short and not stated[0] else 0
    return found if sum(stated) <= commands else []


def _field(part: Unit) -> tuple[Unit, Unit] | None:
    """Return the key and the value of "Price: £5"."""
    match = _FIELD.fullmatch(part.text)
    if match is None or len(match["key"].split()) > MAX_KEY:
        return None
    return part.cut(*match.span("key")), part.cut(*match.span("value"))
