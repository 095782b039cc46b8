"""HTML pages: the visible text, with headings, lists and tables as Markdown-like lines."""

import re
from typing import Any

from agent.corpus.loaders.extracted import Extracted
from agent.corpus.loaders.raised import superscript
from agent.corpus.loaders.tables.grid import Cell, laid_out
from agent.corpus.loaders.tables.rows import row_lines
from agent.corpus.loaders.visible import drop_hidden
from agent.corpus.metadata.dates import parse_date

_SILENT = (
    *("script", "style", "noscript", "template", "svg", "iframe", "head", "nav"),
    *("button", "select", "datalist", "textarea"),
)
_ENTRIES = ("li", "dt", "dd")
_BLOCKS = frozenset(
    "p div section article main header footer aside blockquote pre figure figcaption address "
    "details summary dl ul ol form fieldset legend center body html".split()
)
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

    blank = r"[^\S\n]+" if element.name == "pre" else r"\s+"
    number = _whole(element.get("start"), 1) - 1 if element.name == "ol" else None
    for child in element.children:
        if isinstance(child, PreformattedString):
            continue
        if isinstance(child, NavigableString):
            parts.append(re.sub(blank, " ", str(child)))
        elif isinstance(child, Tag):
            if number is not None and child.name == "li":
                number = _whole(child.get("value"), number + 1)
            _element(child, parts, "-" if number is None else f"{number}.")


def _element(tag: Any, parts: list[str], mark: str) -> None:
    """Add what an element says; ``mark`` stands before it if it is the item of a list."""
    name = tag.name
    if re.fullmatch(r"h[1-6]", name):
        heading = _line(tag)
        parts.append(f"\n\n{'#' * int(name[1])} {heading}\n\n" if heading else "")
    elif name == "table" and not tag.find("table"):
        parts.append(f"\n\n{_table(tag)}\n\n")
    elif name in ("br", "hr"):
        parts.append("\n")
    elif name == "sup":
        before = next((p for p in reversed(parts) if p), "")
        parts.append(superscript(before, tag.get_text(), links=_links(tag)))
    elif name in _ENTRIES:
        parts.append(_entry(tag, mark))
    else:
        edge = "\n\n" if name in _BLOCKS else ""
        parts.append(edge)
        _walk(tag, parts)
        parts.append("\n" if name in ("td", "th", "tr") else edge)


def _line(tag: Any) -> str:
    """Return what an element says on one line."""
    parts: list[str] = []
    _walk(tag, parts)
    return " ".join("".join(parts).split())


def _links(raised: Any) -> bool:
    """Tell whether raised text leads to a note."""
    return bool(raised.find("a", href=True) or raised.find_parent("a", href=True))


def _entry(tag: Any, mark: str) -> str:
    """Return an item of a list with its ``mark``, a term of a glossary, or what is said of one."""
    parts: list[str] = []
    _walk(tag, parts)
    inner = "".join(parts).strip()
    if tag.name == "dt":
        return f"\n\n{inner.rstrip(':')}: "
    return f"{inner}\n" if tag.name == "dd" else f"\n{mark} {inner}"


def _whole(value: Any, otherwise: int) -> int:
    return int(value) if re.fullmatch(r"-?\d{1,6}", str(value or "")) else otherwise


def _table(tag: Any) -> str:
    """Return the rows of a table; its header cells tell the names of columns and of rows."""
    caption = tag.find("caption")
    name = (_line(caption) if caption else "") or "Table"
    found = [row.find_all(["td", "th"]) for row in tag.find_all("tr")]
    rows = laid_out([[_cell(cell) for cell in row] for row in found])
    if max(map(len, rows), default=0) < 2:
        return "\n\n".join(cell for row in rows for cell in row if cell)
    wide = [[cell.name for cell in row] for row in found if len(row) > 1]
    headed = bool(wide) and set(wide[0]) == {"th"}
    keyed = not headed and all(names[0] == "th" and "td" in names for names in wide)
    return row_lines(name, enumerate(rows, start=1), keyed=keyed, headed=headed)[0]


def _cell(tag: Any) -> Cell:
    return Cell(_line(tag), _whole(tag.get("colspan"), 1), _whole(tag.get("rowspan"), 1))
