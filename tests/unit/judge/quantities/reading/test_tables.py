"""Rows of tables that were written out."""

from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.reading.extract import quantities
from agent.judge.quantities.reading.tables import cells
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


def test_prose_with_one_colon_is_no_table() -> None:
    assert cells("Note: bring a coat.") == ()
