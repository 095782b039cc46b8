"""Rows of tables that were written out."""

from agent.judge.clauses.rows import cells
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.reading.extract import quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def read(text: str) -> tuple[Quantity, ...]:
    return quantities(PARSER.parse([text])[0])


def test_rows_are_told_apart_by_the_return_of_the_first_key() -> None:
    text = "Lamp: Aro | Weight (g): 310 Lamp: Bel | Weight (g): 95"
    assert [(c.row, text[c.start : c.end]) for c in cells(text)] == [
        (0, "Aro"),
        (0, "310"),
        (1, "Bel"),
        (1, "95"),
    ]
    weights = [q for q in read(text) if q.number.low in (310, 95)]
    assert len(weights) == 2


def test_a_number_may_open_the_name_of_a_further_cell() -> None:
    text = "Permit: Second; up to 100 g/km: £80; 101 to 185 g/km: £115; above 185 g/km: £165"
    assert [text[c.start : c.end] for c in cells(text)] == ["Second", "£80", "£115", "£165"]
    assert cells("Open: from 9 to 5. 12 March: closed.") == ()


def test_a_blank_line_ends_a_row() -> None:
    text = "Room: Oak; Day: £190\n\nNote: it is shut in May.\n\nRoom: Elm; Day: £80"
    assert [(c.row, text[c.start : c.end]) for c in cells(text)] == [
        (0, "Oak"),
        (0, "£190"),
        (2, "Elm"),
        (2, "£80"),
    ]


def test_prose_with_one_colon_is_no_table() -> None:
    assert cells("Note: bring a coat.") == ()
