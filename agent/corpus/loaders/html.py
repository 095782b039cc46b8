"""HTML pages: the visible text, with headings, lists and tables as Markdown-like lines."""

import re
from typing import Any

from agent.corpus.freshness import parse_date
from agent.corpus.loaders.extracted import Extracted
from agent.corpus.loaders.rows import row_lines
from agent.corpus.loaders.visible import drop_hidden

_SILENT = ("script", "style", "noscript", "template", "svg", "iframe", "head", "nav", "form")
_BLOCKS = frozenset(
    "p div section article main header footer aside blockquote pre figure figcaption address "
    "details summary dl dt dd ul ol fieldset center body html".split()
)
MAX_DIGITS = 4  # of the number of rows that a cell spans
_DATE_NAMES = ("last-modified", "article:modified_time", "dcterms.modified", "date", "dc.date")


def read_html(data: bytes, name: str) -> Extracted:
    """Return the visible text of a page; its character set is detected."""
    from bs4 import BeautifulSoup

    soup = BeautifulSoup(data, "lxml")
    title = soup.title.get_text(" ", strip=True) if soup.title else ""
    date = next((d for d in map(parse_date, _dates(soup)) if d), None)
    for element in soup(_SILENT):
        element.decompose()
    drop_hidden(soup)
    parts: list[str] = []
    _walk(soup.body or soup, parts)
    text = "".join(parts)
    text = re.sub(r"[ \t\xa0]+", " ", text)
    text = re.sub(r" ?\n ?", "\n", text)
    return Extracted(text=re.sub(r"\n{3,}", "\n\n", text).strip(), title=title, date=date)


def _dates(soup: Any) -> list[str]:
    found = {}
    for meta in soup.find_all("meta"):
        key = str(meta.get("name") or meta.get("property") or meta.get("http-equiv") or "").lower()
        found[key] = str(meta.get("content") or "")
    return [found[name] for name in _DATE_NAMES if name in found]


def _walk(element: Any, parts: list[str]) -> None:
    from bs4.element import NavigableString, PreformattedString, Tag

    for child in element.children:
        if isinstance(child, PreformattedString):
            continue
        if isinstance(child, NavigableString):
            parts.append(re.sub(r"\s+", " ", str(child)))
        elif isinstance(child, Tag):
            _element(child, parts)


def _element(tag: Any, parts: list[str]) -> None:
    name = tag.name
    if re.fullmatch(r"h[1-6]", name):
        heading = " ".join(tag.get_text(" ").split())
        parts.append(f"\n\n{'#' * int(name[1])} {heading}\n\n" if heading else "")
    elif name == "table" and not tag.find("table"):
        parts.append(f"\n\n{_table(tag)}\n\n")
    elif name in ("br", "hr"):
        parts.append("\n")
    elif name == "li":
        parts.append("\n- ")
        _walk(tag, parts)
    elif name in ("td", "th", "tr"):
        _walk(tag, parts)
        parts.append("\n")
    else:
        edge = "\n\n" if name in _BLOCKS else ""
        parts.append(edge)
        _walk(tag, parts)
        parts.append(edge)


def _table(tag: Any) -> str:
    caption = tag.find("caption")
    name = " ".join(caption.get_text(" ").split()) if caption else "Table"
    rows = _grid(tag)
    if max(map(len, rows), default=0) < 2:
        return "\n\n".join(cell for row in rows for cell in row if cell)
    return row_lines(name, list(enumerate(rows, start=1)))[0]


def _grid(tag: Any) -> list[list[str]]:
    """Return the texts of a table's cells; one that spans several rows stands in each of them."""
    rows: list[list[str]] = []
    below: dict[int, tuple[int, str]] = {}  # by column: in how many more rows, and what
    for row in tag.find_all("tr"):
        cells: list[str] = []
        for cell in row.find_all(["td", "th"]):
            _take(below, cells)
            text = " ".join(cell.get_text(" ").split())
            below[len(cells)] = (_span(cell) - 1, text)
            cells.append(text)
        _take(below, cells)
        rows.append(cells)
    return rows


def _take(below: dict[int, tuple[int, str]], cells: list[str]) -> None:
    """Add to a row the cells that reach down from above into the columns that come next."""
    while below.get(len(cells), (0, ""))[0] > 0:
        left, text = below[len(cells)]
        below[len(cells)] = (left - 1, text)
        cells.append(text)


def _span(cell: Any) -> int:
    told = str(cell.get("rowspan") or "1")
    return int(told) if told.isdecimal() and len(told) < MAX_DIGITS else 1
