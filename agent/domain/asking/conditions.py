"""What rows that share some cells come to, told in a form that writer and judge both know.

"There are 3 rows with Status Open and Priority High.": the writer tells it so, and the judge works
it out anew from all rows of the evidence.
"""

import re
from collections.abc import Mapping, Sequence

from agent.domain.asking.cells import come_to, is_no, of_one_unit, stems
from agent.domain.base import Frozen
from agent.domain.prose.terms import stem, terms

Row = Mapping[str, str]
"""The cells of a row by the names of their columns."""

_AMONG = re.compile(
    r"There (?:is|are) \d+ rows? with (?P<count>.+)\.$"
    r"|The rows? with (?P<some>.+) ha(?:s|ve) an? (?P<made>total|average) (?P<column>.+) of \S.*\.$"
)
_JOINED = re.compile(r" and (?=[^ ])")
_PART = re.compile(r"“(?P<value>[^”]+)” in (?P<column>.+)")
_ANY = "some "
_MAY = re.compile(r"(?<!^)\bMay\b|^May$")
_DENIED = re.compile(r"\b(?:no|not|none|never|without|except|excluding)\b", re.IGNORECASE)


def words_of(told: str) -> frozenset[str]:
    """Return the stems that are asked for: also May, which is no month elsewhere."""
    return frozenset((*terms(told), *map(stem, _MAY.findall(told))))


class Condition(Frozen):
    """What a row must have in a column: this ``value`` as the whole cell, or as ``part`` of it.

    With no value any will do that is not a plain "no".
    """

    column: str
    value: str = ""
    part: bool = False

    def holds(self, cell: str) -> bool:
        """Tell whether a cell has what is asked for."""
        if not self.value:
            return bool(cell) and not is_no(cell)
        if self.part:
            return words_of(self.value) <= stems(cell) and not _DENIED.search(cell)
        return cell.strip().rstrip(".").lower() == self.value.rstrip(".").lower()

    @property
    def told(self) -> str:
        """The condition in words."""
        if self.part:
            return f"“{self.value}” in {self.column}"
        return f"{self.column} {self.value}" if self.value else f"{_ANY}{self.column}"


class Sum(Frozen):
    """What is made of a column: its total or average; with no column the rows are counted."""

    made: str = ""
    column: str = ""

    def told(self, rows: Sequence[Row], conditions: Sequence[Condition]) -> str:
        """Return what the rows come to that meet all conditions, '' where they have no sum."""
        having = [r for r in rows if all(c.holds(r.get(c.column, "")) for c in conditions)]
        some = " and ".join(c.told for c in conditions)
        one = len(having) == 1
        if not self.column:
            return f"There {'is' if one else 'are'} {len(having)} row{'s' * (not one)} with {some}."
        cells = [r.get(self.column, "") for r in having]
        if not cells or not of_one_unit(cells):
            return ""
        value = come_to(cells, mean=self.made == "average")
        if not conditions:
            return f"The {self.made} {self.column} is {value}."
        article = "an" if self.made[0] in "aeiou" else "a"
        named = f"The row{'s' * (not one)} with {some} {'has' if one else 'have'}"
        return f"{named} {article} {self.made} {self.column} of {value}."


def retold(claim: str, rows: Sequence[Row]) -> str:
    """Return what ``rows`` come to by a claim in this form, '' for any other claim."""
    match = _AMONG.match(claim)
    if match is None:
        return ""
    columns = list(dict.fromkeys(c for row in rows for c in row))
    conditions = _conditions(match["count"] or match["some"], columns)
    made = Sum(made=match["made"] or "", column=match["column"] or "")
    if not conditions or (made.column and made.column not in columns):
        return ""
    return made.told(rows, conditions)


def is_of_rows(claim: str) -> bool:
    """Tell whether a claim is in this form."""
    return _AMONG.match(claim) is not None


def _conditions(told: str, columns: Sequence[str]) -> list[Condition]:
    """Return the conditions told; none where one cannot be read."""
    pieces: list[str] = []
    for piece in _JOINED.split(told):
        if pieces and not (_condition(pieces[-1], columns) and _condition(piece, columns)):
            pieces[-1] += f" and {piece}"  # a value may have an "and" itself
        else:
            pieces.append(piece)
    read = [_condition(p, columns) for p in pieces]
    found = [c for c in read if c is not None]
    return found if len(found) == len(read) else []


def _condition(told: str, columns: Sequence[str]) -> Condition | None:
    """Return the condition that is told, None if it is none on these columns."""
    if match := _PART.fullmatch(told):
        named = match["column"] in columns
        return Condition(column=match["column"], value=match["value"], part=True) if named else None
    for column in sorted(columns, key=len, reverse=True):
        if told == f"{_ANY}{column}":
            return Condition(column=column)
        if column and told.startswith(f"{column} "):
            return Condition(column=column, value=told[len(column) + 1 :])
    return None
