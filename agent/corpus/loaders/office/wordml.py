"""WordprocessingML: the words of paragraphs and the cells of tables, as Word shows them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from agent.corpus.loaders.raised import superscript
from agent.corpus.loaders.tables.grid import Cell
from agent.corpus.loaders.visible import trace

WORD = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
_GONE = frozenset(("del", "moveFrom", "pPr", "rPr", "tblPr", "instrText", "Fallback", "rt"))
"""What is struck out by a tracked change, sets a style, or repeats what stands beside it."""
_FRAMES = frozenset(("sdt", "sdtContent", "customXml", "smartTag", "ins", "moveTo"))
"""Elements around paragraphs, tables, rows and cells that show what is in them."""
_SIGNS = {"tab": "\t", "br": "\n", "cr": "\n", "noBreakHyphen": "-", "den": "/"}
_NOTES = ("footnoteReference", "endnoteReference")
_ON = (None, "1", "true", "on")

NoteKey = tuple[str, str]
"""Which kind of note, and its number in the file."""


@dataclass(slots=True)
class Words:
    """What a paragraph says; ``notes`` it refers to, in order, ``boxes`` of text beside it.

    ``noted`` notes were referred to before: they are counted through the document.
    """

    noted: int = 0
    text: str = ""
    notes: list[NoteKey] = field(default_factory=list)
    boxes: list[Any] = field(default_factory=list)

    def read(self, element: Any) -> "Words":
        """Add what is shown of ``element``, in order; tracked changes count as accepted."""
        for child in element:
            name = local_name(child)
            if child.tag == f"{WORD}r":
                self._run(child)
            elif name in _NOTES:
                self.notes.append((name.removesuffix("Reference"), child.get(f"{WORD}id") or ""))
                self.text += f"[^{self.noted + len(self.notes)}]"
            elif name == "txbxContent":
                self.boxes.append(child)
            elif name == "sup":
                self.text += superscript(self.text, Words().read(child).text)
            elif name and name not in _GONE:
                self.text += child.text or "" if name == "t" else _SIGNS.get(name, "")
                self.read(child)
        return self

    def _run(self, run: Any) -> None:
        """Add a run as its style shows it: raised, or not at all where hidden or struck out."""
        style = run.find(f"{WORD}rPr")
        before = self.text
        if not any(_is_on(style, name) for name in ("vanish", "strike", "dstrike", "vertAlign")):
            self.read(run)
            return
        inner = Words(self.noted + len(self.notes)).read(run)
        if not _is_on(style, "vertAlign"):
            self.text += trace(inner.text)
            return
        self.notes += inner.notes
        self.boxes += inner.boxes
        self.text += inner.text if inner.notes else superscript(before, inner.text)


def local_name(element: Any) -> str:
    """Return the name of an element without its namespace, '' for a comment."""
    return element.tag.rpartition("}")[2] if isinstance(element.tag, str) else ""


def within(element: Any, *names: str) -> Iterator[Any]:
    """Yield the elements so named in ``element``, in order, through what only frames them."""
    for child in element:
        name = local_name(child)
        if name in names:
            yield child
        elif name in _FRAMES:
            yield from within(child, *names)


def table_cells(table: Any) -> Iterator[list[tuple[Cell, Any]]]:
    """Yield the rows of a table: each cell, without its text, and its element."""
    for row in within(table, "tr"):
        if row.find(f"{WORD}trPr/{WORD}del") is None:
            yield [(_cell(element), element) for element in within(row, "tc")]


def _cell(element: Any) -> Cell:
    span = element.find(f"{WORD}tcPr/{WORD}gridSpan")
    merged = element.find(f"{WORD}tcPr/{WORD}vMerge")
    return Cell(
        "",
        columns=int(span.get(f"{WORD}val") or 1) if span is not None else 1,
        goes_on=merged is not None and merged.get(f"{WORD}val") != "restart",
    )


def _is_on(style: Any, name: str) -> bool:
    setting = style.find(f"{WORD}{name}") if style is not None else None
    if setting is None:
        return False
    value = setting.get(f"{WORD}val")
    return value == "superscript" if name == "vertAlign" else value in _ON
