import datetime
import sys
from decimal import Decimal
from pathlib import Path

import pptx
import pytest
from pptx.util import Inches

from agent.corpus.chunking.chunks import chunk
from agent.corpus.loaders.load import load
from agent.corpus.loaders.tables.cells import shown
from agent.errors import LoadError


def deck(path: Path) -> None:
    presentation = pptx.Presentation()
    first = presentation.slides.add_slide(presentation.slide_layouts[1])
    first.shapes.title.text = "Leave in 2026"
    frame = first.placeholders[1].text_frame
    frame.text = "Staff get 25 days."
    second = frame.add_paragraph()
    second.text, second.level = "Five may be carried over.", 1
    first.notes_slide.notes_text_frame.text = "Say that this is new."
    slide = presentation.slides.add_slide(presentation.slide_layouts[5])
    slide.shapes.title.text = "Rates"
    table = slide.shapes.add_table(3, 2, Inches(1), Inches(2), Inches(4), Inches(1)).table
    rows = [["City", "Rate"], ["Bonn", "90 EUR"], ["Bern", "120 CHF"]]
    for row, cells in zip(table.rows, rows, strict=True):
        for cell, text in zip(row.cells, cells, strict=True):
            cell.text = text
    presentation.save(str(path))


def test_slides_are_pages_and_their_tables_have_rows(tmp_path: Path) -> None:
    deck(tmp_path / "talk.pptx")
    document = load(tmp_path / "talk.pptx")
    assert document.text == (
        "## Leave in 2026\n\n- Staff get 25 days.\n  - Five may be carried over.\n\n"
        "Say that this is new.\n\n## Rates\n\n"
        "Table 1, row 2: City Bonn. The Rate of Bonn is 90 EUR.\n"
        "Table 1, row 3: City Bern. The Rate of Bern is 120 CHF."
    )
    located = [(x.page, x.row, x.span.of(document.text)[:14]) for x in document.locators]
    assert located == [
        (1, None, "## Leave in 20"),
        (2, None, "## Rates"),
        (2, 2, "Table 1, row 2"),
        (2, 3, "Table 1, row 3"),
    ]
    chunks = chunk(document)
    assert [(c.page, c.row, c.heading) for c in chunks][-1] == (2, 3, "Rates")
    assert (document.title, document.date) == ("Leave in 2026", None)


def test_parquet_rows_are_counted_from_one(tmp_path: Path) -> None:
    arrow = pytest.importorskip("pyarrow", reason="pyarrow is not installed (extra `docs`)")
    from pyarrow import parquet

    table = arrow.table(
        {
            "tent": ["Skarn 2", "Skarn 4", None],
            "weight": [2.4, 3.1, None],
            "since": [datetime.date(2024, 5, 1), None, None],
            "tags": [["light", "new"], [], None],
        }
    )
    parquet.write_table(table, tmp_path / "tents.parquet")
    document = load(tmp_path / "tents.parquet")
    assert document.text == (
        "tents, row 1: tent Skarn 2. The weight of Skarn 2 is 2.4. "
        "The since of Skarn 2 is 2024-05-01. The tags of Skarn 2 is light, new.\n"
        "tents, row 2: tent Skarn 4. The weight of Skarn 4 is 3.1."
    )
    assert [x.row for x in document.locators] == [1, 2]


def test_parquet_columns_of_one_name_keep_their_own_values(tmp_path: Path) -> None:
    arrow = pytest.importorskip("pyarrow", reason="pyarrow is not installed (extra `docs`)")
    from pyarrow import parquet

    columns = [["Skarn 2", "Skarn 4"], [5, 6], [7, None], ["new", None]]
    names = ["tent", "price", "price", "tent"]
    table = arrow.Table.from_arrays([arrow.array(c) for c in columns], names=names)
    parquet.write_table(table, tmp_path / "tents.parquet")
    assert load(tmp_path / "tents.parquet").text == (
        "tents, row 1: tent Skarn 2. The price of Skarn 2 is 5. The price 3 of Skarn 2 is 7. "
        "The tent 4 of Skarn 2 is new.\n"
        "tents, row 2: tent Skarn 4. The price of Skarn 4 is 6."
    )


def test_without_pyarrow_the_extra_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    (tmp_path / "a.parquet").write_bytes(b"PAR1")
    with pytest.raises(LoadError, match=r"affidavit\[docs\]"):
        load(tmp_path / "a.parquet")


def test_a_damaged_parquet_file_is_named(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="pyarrow is not installed (extra `docs`)")
    (tmp_path / "a.parquet").write_bytes(b"PAR1 nothing PAR1")
    with pytest.raises(LoadError, match=r"cannot be read as PARQUET"):
        load(tmp_path / "a.parquet")


VALUES = [
    (None, ""),
    (True, "yes"),
    (2.50, "2.5"),
    (float("nan"), ""),
    (Decimal("1.10"), "1.10"),
    (datetime.datetime(2024, 1, 2), "2024-01-02"),
    (datetime.datetime(2024, 1, 2, 3, 4), "2024-01-02 03:04"),
    (b"\x00", ""),
    ({"a": 1, "b": [2, None, 3]}, "a: 1; b: 2, 3"),
]


@pytest.mark.parametrize(("value", "text"), VALUES, ids=repr)
def test_cell_values_as_text(value: object, text: str) -> None:
    assert shown(value) == text
