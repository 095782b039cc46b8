"""Size of texts in word pieces, and the cutting of blocks that are too long for one chunk."""

import re
from bisect import bisect_left

from agent.domain.prose.markup import readable
from agent.domain.text import Span

_PIECE = re.compile(r"[A-Za-z]{1,7}|\d{1,3}|[^\sA-Za-z\d]")
_CUTS = (
    re.compile(r"(?<=[.!?…])[\"'”’)\]*_]*\s+(?=[\"'“‘(\[*_]*[A-Z0-9])"),
    re.compile(r"\n"),
    re.compile(r"(?<=[;:])\s+"),
    re.compile(r"\s+"),
)


def word_pieces(text: str) -> int:
    """Estimate how many word pieces an English sentence model makes of a readable text.

    Seven letters count one, three digits one, every other character one.
    """
    return sum(1 for _ in _PIECE.finditer(text))


class Sizes:
    """Sizes of the ranges of one text, in word pieces once its markup is out."""

    def __init__(self, text: str) -> None:
        self.text = text
        plain, offsets = readable(text)
        self._starts = [offsets[m.start()] for m in _PIECE.finditer(plain)]

    def of(self, span: Span) -> int:
        """Return the number of word pieces that begin in ``span``."""
        return bisect_left(self._starts, span.end) - bisect_left(self._starts, span.start)

    def split(self, span: Span, limit: int) -> list[Span]:
        """Cut a range into ranges of at most ``limit`` word pieces, at the best places.

        Cuts fall between sentences; where one is too long, between lines, after semicolons,
        between words, and last inside a word. Only white space is lost between the ranges.
        """
        return self._split(_trim(self.text, span), limit, 0)

    def _split(self, span: Span, limit: int, depth: int) -> list[Span]:
        if self._fits(span, limit):
            return [span] if span.end > span.start else []
        if depth == len(_CUTS):
            middle = (span.start + span.end) // 2
            halves = (Span(start=span.start, end=middle), Span(start=middle, end=span.end))
            return [s for half in halves for s in self._split(half, limit, depth)]
        parts: list[Span] = []
        start = span.start
        for cut in _CUTS[depth].finditer(self.text, span.start, span.end):
            parts.append(Span(start=start, end=cut.start()))
            start = cut.end()
        parts.append(Span(start=start, end=span.end))
        pieces = [s for p in parts if p.end > p.start for s in self._split(p, limit, depth + 1)]
        return self._joined(pieces, limit)

    def _joined(self, pieces: list[Span], limit: int) -> list[Span]:
        """Join neighbours again as long as they fit."""
        joined: list[Span] = []
        for piece in pieces:
            if joined:
                whole = Span(start=joined[-1].start, end=piece.end)
                if self._fits(whole, limit):
                    joined[-1] = whole
                    continue
            joined.append(piece)
        return joined

    def _fits(self, span: Span, limit: int) -> bool:
        return self.of(span) <= limit or span.end - span.start <= 1


def _trim(text: str, span: Span) -> Span:
    body = span.of(text)
    start = span.start + len(body) - len(body.lstrip())
    return Span(start=start, end=max(start, span.start + len(body.rstrip())))
