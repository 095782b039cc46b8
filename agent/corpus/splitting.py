"""Size of texts in word pieces, and the cutting of blocks that are too long for one chunk."""

import re

from agent.domain.markup import readable
from agent.domain.text import Span

_PIECE = re.compile(r"[A-Za-z]+|\d+|[^\sA-Za-z\d]")
_CUTS = (
    re.compile(r"(?<=[.!?…])[\"'”’)\]*_]*\s+(?=[\"'“‘(\[*_]*[A-Z0-9])"),
    re.compile(r"\n"),
    re.compile(r"(?<=[;:])\s+"),
    re.compile(r"\s+"),
)


def word_pieces(text: str) -> int:
    """Estimate how many word pieces an English sentence model makes of a readable text.

    A word counts once a started seven letters, digits once a started three, every other
    character once.
    """
    total = 0
    for match in _PIECE.finditer(text):
        piece = match.group()
        if piece[0].isascii() and piece[0].isalpha():
            total += (len(piece) + 6) // 7
        elif piece.isdigit():
            total += (len(piece) + 2) // 3
        else:
            total += 1
    return total


def weight(text: str) -> int:
    """Return the estimated word pieces of ``text`` once its markup is out."""
    return word_pieces(readable(text)[0])


def split(text: str, span: Span, limit: int) -> list[Span]:
    """Cut ``text[span]`` into ranges of at most ``limit`` word pieces, at the best places.

    Cuts fall between sentences; where one is too long, between lines, after semicolons, between
    words, and last inside a word. Only white space is lost between the ranges.
    """
    return _split(text, _trim(text, span), limit, 0)


def _split(text: str, span: Span, limit: int, depth: int) -> list[Span]:
    if weight(span.of(text)) <= limit or span.end - span.start <= 1:
        return [span] if span.end > span.start else []
    if depth == len(_CUTS):
        middle = (span.start + span.end) // 2
        halves = (Span(start=span.start, end=middle), Span(start=middle, end=span.end))
        return [s for h in halves for s in _split(text, h, limit, depth)]
    parts: list[Span] = []
    start = span.start
    for cut in _CUTS[depth].finditer(text, span.start, span.end):
        parts.append(Span(start=start, end=cut.start()))
        start = cut.end()
    parts.append(Span(start=start, end=span.end))
    pieces = [s for p in parts if p.end > p.start for s in _split(text, p, limit, depth + 1)]
    return _joined(text, pieces, limit)


def _joined(text: str, pieces: list[Span], limit: int) -> list[Span]:
    """Join neighbours again as long as they fit."""
    joined: list[Span] = []
    room = 0
    for piece in pieces:
        size = weight(piece.of(text)) + 1
        if joined and size <= room:
            joined[-1] = Span(start=joined[-1].start, end=piece.end)
            room -= size
        else:
            joined.append(piece)
            room = limit - size
    return joined


def _trim(text: str, span: Span) -> Span:
    body = span.of(text)
    start = span.start + len(body) - len(body.lstrip())
    return Span(start=start, end=max(start, span.start + len(body.rstrip())))
