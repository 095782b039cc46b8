"""Charts, diagrams, raised digits and merged cells of slides and sheets."""

from pathlib import Path
from typing import Any

import openpyxl
import pptx
import pytest
from pptx.chart.data import CategoryChartData
from pptx.enum.chart import XL_CHART_TYPE
from pptx.opc.package import Part
from pptx.opc.packuri import PackURI
from pptx.oxml import parse_xml
from pptx.util import Inches

from agent.corpus.loaders.load import load
from agent.corpus.loaders.tables.merged import Merged, Range

PLACE = (Inches(1), Inches(1), Inches(4), Inches(2))
SCHEMAS = "http://schemas.openxmlformats.org"
NAMES = (
    f'xmlns:a="{SCHEMAS}/drawingml/2006/main" xmlns:dgm="{SCHEMAS}/drawingml/2006/diagram" '
    f'xmlns:p="{SCHEMAS}/presentationml/2006/main" '
    f'xmlns:r="{SCHEMAS}/officeDocument/2006/relationships"'
)


def slide_text(path: Path, presentation: Any) -> str:
    presentation.save(str(path / "a.pptx"))
    return load(path / "a.pptx").text


def blank() -> tuple[Any, Any]:
    presentation = pptx.Presentation()
    return presentation, presentation.slides.add_slide(presentation.slide_layouts[6])


def test_the_values_of_a_chart_are_rows(tmp_path: Path) -> None:
    presentation, slide = blank()
    data = CategoryChartData(number_format="0%")
    data.categories = ["Oslo", "Rome"]
    data.add_series("Share", (0.25, 0.5))
    data.add_series("Target", (0.3, None))
    chart = slide.shapes.add_chart(XL_CHART_TYPE.COLUMN_CLUSTERED, *PLACE, data).chart
    chart.has_title = True
    chart.chart_title.text_frame.text = "Sales by city"
    assert slide_text(tmp_path, presentation) == (
        "Sales by city, row 2: Category Oslo. The Share of Oslo is 25%. "
        "The Target of Oslo is 30%.\n"
        "Sales by city, row 3: Category Rome. The Share of Rome is 50%."
    )


def test_a_diagram_says_its_points(tmp_path: Path) -> None:
    presentation, slide = blank()
    words = "<dgm:t><a:p><a:r><a:t>{text}</a:t></a:r></a:p></dgm:t>"
    point = f"<dgm:pt modelId='{{n}}' type='{{kind}}'>{words}</dgm:pt>"
    points = [("1", "node", "Unplug it."), ("2", "pres", "layout"), ("3", "node", "Wait an hour.")]
    inner = "".join(point.format(n=n, kind=kind, text=text) for n, kind, text in points)
    blob = f"<dgm:dataModel {NAMES}><dgm:ptLst>{inner}</dgm:ptLst></dgm:dataModel>".encode()
    kind = "application/vnd.openxmlformats-officedocument.drawingml.diagramData+xml"
    part = Part(PackURI("/ppt/diagrams/data1.xml"), kind, presentation.part.package, blob)
    related = slide.part.relate_to(part, f"{SCHEMAS}/officeDocument/2006/relationships/diagramData")
    frame = (
        f"<p:graphicFrame {NAMES}><p:nvGraphicFramePr><p:cNvPr id='9' name='d'/>"
        "<p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x='0' y='0'/>"
        f"<a:ext cx='9' cy='9'/></p:xfrm><a:graphic><a:graphicData uri='{SCHEMAS}/drawingml/2006/"
        f"diagram'><dgm:relIds r:dm='{related}'/></a:graphicData></a:graphic></p:graphicFrame>"
    )
    slide.shapes._spTree.append(parse_xml(frame))
    assert slide_text(tmp_path, presentation) == "- Unplug it.\n\n- Wait an hour."


RUNS = {
    "It has 10⁶ cells": [("It has 10", {}), ("6", {"baseline": "30000"}), (" cells", {})],
    "It emits CO2": [("It emits CO", {}), ("2", {"baseline": "-25000"})],
    "It costs 90 euros": [("It costs ", {}), ("80 ", {"strike": "sngStrike"}), ("90 euros", {})],
    "It costs 80 euros": [("It costs ", {}), ("80 euros", {"strike": "noStrike"})],
}


@pytest.mark.parametrize("text", RUNS)
def test_runs_are_read_as_they_are_set(tmp_path: Path, text: str) -> None:
    presentation, slide = blank()
    paragraph = slide.shapes.add_textbox(*PLACE).text_frame.paragraphs[0]
    for words, style in RUNS[text]:
        run = paragraph.add_run()
        run.text = words
        for name, value in style.items():
            run.font._element.set(name, value)
    assert slide_text(tmp_path, presentation) == text


def test_lines_of_a_paragraph_do_not_run_together(tmp_path: Path) -> None:
    presentation, slide = blank()
    slide.shapes.add_textbox(*PLACE).text_frame.text = "First line\vsecond line"
    assert slide_text(tmp_path, presentation) == "First line second line"


def test_merged_cells_of_a_slide_count_for_all_that_they_cover(tmp_path: Path) -> None:
    presentation, slide = blank()
    table = slide.shapes.add_table(4, 3, *PLACE).table
    rows = [["Area", "City", "Seats"], ["North", "Oslo", "5"], ["", "Bergen", "7"]]
    for row, cells in zip(table.rows, [*rows, ["South", "none", ""]], strict=True):
        for cell, text in zip(row.cells, cells, strict=True):
            cell.text = text
    table.cell(1, 0).merge(table.cell(2, 0))
    table.cell(3, 1).merge(table.cell(3, 2))
    assert slide_text(tmp_path, presentation).split("\n") == [
        "Table 1, row 2. Area: North. City: Oslo. Seats: 5.",
        "Table 1, row 3. Area: North. City: Bergen. Seats: 7.",
        "Table 1, row 4. Area: South. City: none. Seats: none.",
    ]


def sheet_lines(path: Path, rows: list[list[Any]], merged: tuple[str, ...] = ()) -> list[str]:
    book = openpyxl.Workbook()
    for row in rows:
        book.active.append(row)
    for reference in merged:
        book.active.merge_cells(reference)
    book.save(path / "a.xlsx")
    return load(path / "a.xlsx").text.split("\n")


def test_merged_cells_of_a_sheet_count_for_all_that_they_cover(tmp_path: Path) -> None:
    rows = [
        ["Sales of 2024", None, None],
        ["Area", "Seats", None],
        [None, "Inside", "Outside"],
        ["North", 5, 6],
        [None, 7, 8],
    ]
    assert sheet_lines(tmp_path, rows, ("A1:C1", "A2:A3", "B2:C2", "A4:A5")) == [
        "Sheet, row 1. Sales of 2024.",
        "Sheet, row 4. Area: North. Seats Inside: 5. Seats Outside: 6.",
        "Sheet, row 5. Area: North. Seats Inside: 7. Seats Outside: 8.",
    ]


def test_empty_cells_that_are_not_merged_stay_empty(tmp_path: Path) -> None:
    rows = [["Area", "Seats"], ["North", 5], [None, 7]]
    assert sheet_lines(tmp_path, rows)[-1] == "Sheet, row 3. Seats: 7."


def test_a_sheet_may_hold_several_tables(tmp_path: Path) -> None:
    rows = [["Name", "Fee"], ["Desk", 3], [], ["Person", "Age"], ["Bo", 44]]
    assert sheet_lines(tmp_path, rows) == [
        "Sheet, row 2: Name Desk. The Fee of Desk is 3.",
        "",
        "Sheet, row 5: Person Bo. The Age of Bo is 44.",
    ]


def test_an_empty_row_within_a_table_ends_nothing(tmp_path: Path) -> None:
    for last in (["Room", 9], ["Room", "free"]):
        lines = sheet_lines(tmp_path, [["Name", "Fee"], ["Desk", "none"], [], last])
        assert lines[-1] == f"Sheet, row 4: Name Room. The Fee of Room is {last[1]}."


def test_merged_ranges_end_where_they_end() -> None:
    merged = Merged([Range(1, 1, 2, 1), Range(2, 2, 2, 3)])
    rows = [["a", "b", "c"], ["", "d", ""], ["", "e", "f"]]
    laid = [merged.filled(n, row) for n, row in enumerate(rows, start=1)]
    assert laid == [["a", "b", "c"], ["a", "d", "d"], ["", "e", "f"]]
