"""Cells of tables are changed one by one, and a row stays a row."""

from agent.domain.ledger import Edit
from agent.domain.text import Span
from agent.writer.revision.editing.edits import apply_edits
from agent.writer.revision.editing.tables import filled, pieces

TABLE = """Prices:

| Plan | Storage | Support |
| --- | --- | --- |
| Basic | 5 GB | phone |

Ask us."""


def emptied(*cells: str) -> str:
    places = [TABLE.index(cell) for cell in cells]
    spans = [Span(start=at, end=at + len(c)) for at, c in zip(places, cells, strict=True)]
    edits = [Edit(claim_id="c", span=s, replacement="", reason="r") for s in spans]
    return apply_edits(TABLE, filled(TABLE, edits), [])


def test_each_cell_is_a_piece() -> None:
    said = [piece.of(TABLE) for piece in pieces(TABLE)]
    assert said[0] == "Prices:"
    assert said[-4:] == ["Basic", "5 GB", "phone", "Ask us."]


def test_an_emptied_cell_is_marked() -> None:
    assert "| Basic | 5 GB | – |\n" in emptied("phone")
    assert "| Basic | – | phone |\n" in emptied("5 GB")


def test_a_row_of_nothing_goes() -> None:
    assert "Basic" not in emptied("5 GB", "phone")
    assert "| --- | --- | --- |\n\nAsk us." in emptied("5 GB", "phone")


def test_other_edits_stand() -> None:
    edit = Edit(claim_id="c", span=Span(start=0, end=6), replacement="Rates", reason="r")
    assert filled(TABLE, [edit]) == [edit]
