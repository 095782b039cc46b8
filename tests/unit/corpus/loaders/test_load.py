import datetime
import io
import zipfile
from pathlib import Path

import docx
import openpyxl
import pytest
from reportlab.pdfgen import canvas

from agent.corpus.loaders.load import load, read_in_part
from agent.domain.text import Document
from agent.errors import LoadError
from tests.scans import scanned_pdf


def written(path: Path, data: bytes | str) -> Document:
    path.write_bytes(data.encode() if isinstance(data, str) else data)
    return load(path)


def pdf(pages: list[list[str]], *, title: str = "", password: str = "") -> bytes:
    buffer = io.BytesIO()
    sheet = canvas.Canvas(buffer, encrypt=password or None)
    if title:
        sheet.setTitle(title)
    for page in pages:
        for n, line in enumerate(page):
            sheet.drawString(72, 720 - 14 * n, line)
        sheet.showPage()
    sheet.save()
    return buffer.getvalue()


def test_markdown_text_is_the_file_as_it_is(tmp_path: Path) -> None:
    raw = "---\ntitle: The  guide\nupdated: 2024-05-01\n---\n# Head\nSee [x](y) {% z %}\n"
    document = written(tmp_path / "a.md", raw)
    assert document.text == raw
    assert (document.title, document.date) == ("The guide", datetime.date(2024, 5, 1))
    assert document.source == str(tmp_path / "a.md")


TITLES = [
    ("# First *head*\n\n## Second\n", "First head"),
    ("just text\n", "name"),
    ("---\nkey: [broken\ntitle: Rough\n---\ntext\n", "Rough"),
    ("+++\ntitle = 'Toml'\n+++\ntext\n", "Toml"),
    ("---\nno front matter\n---\n# Head\n", "Head"),
]


@pytest.mark.parametrize(("text", "title"), TITLES)
def test_titles_of_text_files(tmp_path: Path, text: str, title: str) -> None:
    assert written(tmp_path / "name.md", text).title == title


ENCODINGS = ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp1252"]


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_encodings(tmp_path: Path, encoding: str) -> None:
    document = written(tmp_path / "a.txt", "Größe: 5 € – “klein”\r\nEnde".encode(encoding))
    assert document.text == "Größe: 5 € – “klein”\nEnde"


def test_csv_rows_read_as_sentences_with_their_row_numbers(tmp_path: Path) -> None:
    document = written(
        tmp_path / "Price list.csv",
        "Product;Weight;Price\nStove S;0.4 kg;49 EUR\nTent X;2.4 kg;199 EUR\n;;\nBag Y;;\n",
    )
    lines = document.text.split("\n")
    assert lines[1] == (
        "Price list, row 3: Product Tent X. "
        "The Weight of Tent X is 2.4 kg. The Price of Tent X is 199 EUR."
    )
    assert lines[2] == "Price list, row 5: Product Bag Y."
    assert [x.row for x in document.locators] == [2, 3, 5]
    assert [x.span.of(document.text) for x in document.locators] == lines


def test_csv_without_a_header_row(tmp_path: Path) -> None:
    document = written(tmp_path / "t.csv", "a,1\nb,2\n")
    assert document.text == "t, row 1. a. 1.\nt, row 2. b. 2."


def test_csv_with_a_title_above_its_header(tmp_path: Path) -> None:
    document = written(tmp_path / "t.csv", "Fees 2024,,\nItem,Fee,Unit\nCopy,0.10,EUR\n")
    assert document.text == (
        "t, row 1. Fees 2024.\n"
        "t, row 3: Item Copy. The Fee of Copy is 0.10. The Unit of Copy is EUR."
    )


def test_xlsx_formats_and_sheets(tmp_path: Path) -> None:
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.title = "Tents"
    sheet.append(["Product", "Price", "Share", "Since", "Sold", "Empty"])
    sheet.append(["Tent X", 199.5, 0.125, datetime.datetime(2024, 3, 5), True, None])
    sheet["B2"].number_format = "#,##0.00 [$€-407]"
    sheet["C2"].number_format = "0.0%"
    hidden = book.create_sheet("Secret")
    hidden.append(["a", "b"])
    hidden.append(["x", "y"])
    hidden.sheet_state = "hidden"
    other = book.create_sheet("Stoves")
    other["B3"], other["C3"], other["B4"], other["C4"] = "Name", "Weight", "S1", "400 g"
    book.save(tmp_path / "goods.xlsx")
    document = load(tmp_path / "goods.xlsx")
    first, second = document.text.split("\n\n")
    assert first == (
        "Tents, row 2: Product Tent X. The Price of Tent X is €199.5. "
        "The Share of Tent X is 12.5%. "
        "The Since of Tent X is 2024-03-05. The Sold of Tent X is yes."
    )
    assert second == "Stoves, row 4: Name S1. The Weight of S1 is 400 g."
    assert [x.row for x in document.locators] == [2, 4]
    assert [x.span.of(document.text) for x in document.locators] == [first, second]


def test_xlsx_formulas_without_a_result_are_shown_as_such(tmp_path: Path) -> None:
    book = openpyxl.Workbook()
    book.active.title = "Sums"
    for row in (["Item", "Total"], ["Tents", "=1+1"]):
        book.active.append(row)
    book.save(tmp_path / "sums.xlsx")
    text = load(tmp_path / "sums.xlsx").text
    assert (
        text == "Sums, row 2: Item Tents. The Total of Tents is (formula without a stored result)."
    )


def test_pdf_pages(tmp_path: Path) -> None:
    data = pdf([["Page one text."], [], ["Page three text.", "More of it."]], title="The PDF")
    document = written(tmp_path / "a.pdf", data)
    assert document.title == "The PDF"
    assert [x.page for x in document.locators] == [1, 3]
    assert document.locators[1].span.of(document.text) == "Page three text.\nMore of it."


@pytest.mark.parametrize(
    ("pages", "told"),
    [
        ("tt", ""),
        ("tbpt", ""),
        ("ts", "page 2 holds no text, only images"),
        ("stsps", "3 pages (1, 3, 5) hold no text, only images"),
        ("t" + "s" * 14, "14 pages (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, …) hold no text"),
    ],
)
def test_pages_of_a_pdf_that_are_scans_are_named(tmp_path: Path, pages: str, told: str) -> None:
    document = written(tmp_path / "a.pdf", scanned_pdf(pages))
    assert document.unread.startswith(told)
    assert bool(document.unread) == bool(told)
    named = [(f.reason, f.in_part) for f in read_in_part([document])]
    assert named == ([(document.unread, True)] if told else [])


def test_docx_in_reading_order(tmp_path: Path) -> None:
    file = docx.Document()
    file.add_heading("Leave policy", level=1)
    file.add_paragraph("Employees get leave.")
    file.add_paragraph("First item", style="List Bullet")
    table = file.add_table(rows=2, cols=2)
    for cell, text in zip(table._cells, ["Grade", "Days", "A", "30"], strict=True):
        cell.text = text
    file.add_paragraph("The end.")
    file.save(str(tmp_path / "a.docx"))
    document = load(tmp_path / "a.docx")
    assert document.text == (
        "# Leave policy\n\nEmployees get leave.\n\n- First item\n\n"
        "Table 1, row 2: Grade A. The Days of A is 30.\n\nThe end."
    )
    (row,) = document.locators
    assert (row.row, row.span.of(document.text)) == (
        2,
        "Table 1, row 2: Grade A. The Days of A is 30.",
    )
    assert (document.title, document.date) == ("Leave policy", None)


def test_what_a_page_strikes_out_is_no_text(tmp_path: Path) -> None:
    page = "<p>It costs <del>80</del> <s>85</s> 90 euros, <strong>not more</strong>.</p>"
    assert written(tmp_path / "a.html", page).text == "It costs 90 euros, not more."


def test_html_shows_what_a_reader_sees(tmp_path: Path) -> None:
    document = written(
        tmp_path / "a.html",
        "<html><head><title>Leave &amp; more</title><meta name='date' content='2024-01-02'>"
        "<script>var x = 1</script></head><body><nav>Home</nav><h2>Days</h2>"
        "<p>You get <b>30</b>\n days.<br>Ask.</p><!-- no --><ul><li>One</li><li>Two</li></ul>"
        "<table><tr><th>Grade</th><th>Days</th></tr><tr><td>A</td><td>30</td></tr></table>"
        "<style>p {}</style></body></html>",
    )
    assert (document.title, document.date) == ("Leave & more", datetime.date(2024, 1, 2))
    assert document.text == (
        "## Days\n\nYou get 30 days.\nAsk.\n\n- One\n- Two\n\n"
        "Table, row 2: Grade A. The Days of A is 30."
    )


def test_rows_are_named_by_their_first_cell_though_its_head_is_empty(tmp_path: Path) -> None:
    page = (
        "<table><tr><th></th><th>Adults</th><th>Children</th></tr>"
        "<tr><td>Last meal</td><td>6 hours</td><td>6 hours</td></tr>"
        "<tr><td>Last drink</td><td>2 hours</td><td>1 hour</td></tr></table>"
    )
    assert written(tmp_path / "a.html", page).text == (
        "Table, row 2: Last meal. The Adults of Last meal is 6 hours. "
        "The Children of Last meal is 6 hours.\n"
        "Table, row 3: Last drink. The Adults of Last drink is 2 hours. "
        "The Children of Last drink is 1 hour."
    )


def test_a_cell_that_spans_rows_stands_in_each(tmp_path: Path) -> None:
    page = (
        "<table><tr><th>Permit</th><th>Price</th><th>Limit</th></tr>"
        "<tr><td>First</td><td>£2</td><td rowspan='2'>two</td></tr>"
        "<tr><td>Second</td><td>£3</td></tr><tr><td>Trades</td><td>£9</td><td>none</td></tr>"
        "</table>"
    )
    rows = written(tmp_path / "a.html", page).text.splitlines()
    assert [r.rpartition(" is ")[2] for r in rows] == ["two.", "two.", "none."]


@pytest.mark.parametrize("span", ["0", "-3", "many", "99999999999"])
def test_a_span_that_is_none_counts_for_one_row(tmp_path: Path, span: str) -> None:
    page = (
        f"<table><tr><th>A</th><th>B</th></tr><tr><td>x</td><td rowspan='{span}'>y</td></tr>"
        "<tr><td>z</td></tr></table>"
    )
    assert written(tmp_path / "a.html", page).text.splitlines()[1] == "Table, row 3: A z."


def bomb() -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("word/document.xml", b"0" * 60_000_000)
    return buffer.getvalue()


BROKEN = [
    ("empty.md", b"", "empty"),
    ("blank.txt", b" \n\n", "empty"),
    ("binary.txt", bytes(range(256)) * 20, "UTF-8|binary"),
    ("zeros.md", b"\x00" * 100 + b"abc", "binary"),
    ("broken.pdf", b"%PDF-1.4 nothing", "PDF"),
    ("scan.pdf", pdf([[], []]), "OCR"),
    ("secret.pdf", pdf([["x"]], password="p"), "encrypted"),
    ("broken.docx", b"no zip at all", "Office"),
    ("broken.xlsx", b"PK\x03\x04 cut off", "Office"),
    ("bomb.docx", bomb(), "unpacks"),
    ("image.png", b"x", "not supported"),
    ("bare.html", b"<html><script>x</script></html>", "no text"),
]


@pytest.mark.parametrize(("name", "data", "reason"), BROKEN, ids=[b[0] for b in BROKEN])
def test_what_cannot_be_read_is_named_with_its_reason(
    tmp_path: Path, name: str, data: bytes, reason: str
) -> None:
    with pytest.raises(LoadError, match=reason) as caught:
        written(tmp_path / name, data)
    assert str(caught.value).startswith(str(tmp_path / name))


def test_missing_files_and_files_that_are_too_large(tmp_path: Path) -> None:
    with pytest.raises(LoadError, match=r"No such file"):
        load(tmp_path / "none.md")
    (tmp_path / "big.txt").write_text("x" * 2000)
    with pytest.raises(LoadError, match=r"over the limit"):
        load(tmp_path / "big.txt", max_bytes=1000)
    assert load(tmp_path / "big.txt", max_bytes=2000).title == "big"


def test_csv_cells_keep_quotes_and_line_ends_of_every_kind(tmp_path: Path) -> None:
    many = "".join(f"x{n},y\n" for n in range(3000))  # beyond what is sampled for the dialect
    text = f'Name,Note\nA,one\u2028two\nB,x\x0cy\n{many}C,"Said ""hi"", left"\n'
    lines = written(tmp_path / "t.csv", text).text.split("\n")
    assert lines[0] == "t, row 2: Name A. The Note of A is one two."
    assert lines[1] == "t, row 3: Name B. The Note of B is x y."
    assert lines[-1] == 't, row 3004: Name C. The Note of C is Said "hi", left.'


def test_a_csv_file_may_state_its_delimiter(tmp_path: Path) -> None:
    document = written(tmp_path / "t.csv", "sep=;\r\nName;Fee, net\r\nA;3,5\r\n")
    assert document.text == "t, row 3: Name A. A: Fee, net: 3,5."


def test_words_that_a_pdf_breaks_are_whole(tmp_path: Path) -> None:
    lines = ["The reim-", "bursement is paid at the self-", "service kiosk."]
    document = written(tmp_path / "a.pdf", pdf([lines], title="(anonymous)"))
    assert document.text == "The reimbursement is paid at the self-service kiosk."
    assert document.title == "a"
    assert [x.span.of(document.text) for x in document.locators] == [document.text]
