"""Marks, colours and signs: the same meaning with and without colour, in Unicode and ASCII."""

from typing import NamedTuple

from agent.domain.verdict import Label

STYLES = {
    Label.SUPPORTED: "green",
    Label.WEAK: "yellow",
    Label.CONTRADICTED: "red",
    Label.NOT_FOUND: "magenta",
    Label.UNASSESSED: "dim",
}
WORDS = {
    Label.SUPPORTED: "supported",
    Label.WEAK: "weak",
    Label.CONTRADICTED: "contradicted",
    Label.NOT_FOUND: "not found",
    Label.UNASSESSED: "unassessed",
}


class Signs(NamedTuple):
    """The characters that the output uses besides letters."""

    supported: str
    weak: str
    contradicted: str
    not_found: str
    unassessed: str
    open_quote: str
    close_quote: str
    dot: str
    ellipsis: str

    def mark(self, label: Label) -> str:
        """Return the mark of a verdict."""
        return str(getattr(self, label.value))


UNICODE = Signs("✓", "~", "✗", "?", "!", "“", "”", " · ", "…")
ASCII = Signs("+", "~", "x", "?", "!", '"', '"', " - ", "...")


def signs_for(encoding: str | None) -> Signs:
    """Return the signs that a stream of ``encoding`` can write."""
    try:
        "".join(UNICODE).encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return ASCII
    return UNICODE
