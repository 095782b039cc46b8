"""An answer cut into pieces by the verdicts on its claims, for whoever shows it."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from agent.domain.anchors import strip_anchors
from agent.domain.ledger import LedgerEntry
from agent.domain.prose.blocks import BlockKind, split_blocks
from agent.domain.prose.markup import inlines, uncut
from agent.domain.report import Report
from agent.domain.verdict import Label

# From the ruling that hurts most when overlooked to the one that hurts least.
WORST_FIRST = (
    Label.CONTRADICTED,
    Label.NOT_FOUND,
    Label.UNASSESSED,
    Label.WEAK,
    Label.SUPPORTED,
)


_BREAK = re.compile(r"\n|\r(?!\n)")
_RETURN = re.compile(r"\r(?=[ \n])")


class Ruling(NamedTuple):
    """The verdict on claim ``number`` (its place in the ledger, from 1)."""

    number: int
    label: Label


class Piece(NamedTuple):
    """A run of the answer; ``rulings`` is empty where it makes no claim."""

    text: str
    rulings: tuple[Ruling, ...]

    @property
    def label(self) -> Label | None:
        """The worst verdict on the piece."""
        labels = {ruling.label for ruling in self.rulings}
        return next((label for label in WORST_FIRST if label in labels), None)


class _Region(NamedTuple):
    start: int
    end: int
    rulings: tuple[Ruling, ...]


def pieces(report: Report) -> list[Piece]:
    """Return the answer cut where verdicts begin and end, without its citation anchors."""
    found: list[Piece] = []
    position = 0
    text = reflowed(report.answer).rstrip()
    for region in _merged(_regions(report)):
        found.append(Piece(text[position : region.start], ()))
        found.append(Piece(text[region.start : region.end], region.rulings))
        position = region.end
    found.append(Piece(text[position:], ()))
    shown = (Piece(_shown(piece.text), piece.rulings) for piece in found)
    return [piece for piece in shown if piece.text]


def _shown(text: str) -> str:
    return _RETURN.sub("", strip_anchors(text)[0])


def reflowed(text: str) -> str:
    r"""Return ``text`` with blanks for the line breaks that only wrap prose; offsets stay.

    Of ``\r\n`` the first character stays, so that the break does not become two blanks.
    """
    characters = list(text)
    for block in split_blocks(text):
        if block.kind in (BlockKind.PROSE, BlockKind.ITEM):
            for found in _BREAK.finditer(text, block.start, block.end):
                characters[found.start()] = " "
    return "".join(characters)


def kept_draft(report: Report) -> str:
    """Return the draft that the ledger's spans point into."""
    kept = (r.draft for r in reversed(report.rounds) if r.ledger == report.ledger)
    return next(kept, report.answer)


def _regions(report: Report) -> list[_Region]:
    """Return where the claims of the kept draft stand in the answer.

    The answer may be the kept draft with qualifiers put in, so that a claim stands at its span
    or further right; a claim that the answer does not hold is left out. A claim that begins or
    ends with code, a link or emphasised words has their marks too.
    """
    draft, marked = kept_draft(report), inlines(report.answer)
    regions: list[_Region] = []
    shift = 0
    for number, entry in _by_place(report.ledger.entries):
        span = entry.claim.span
        start = _find(report.answer, span.of(draft), span.start + shift)
        if start is not None:
            shift = start - span.start
            place = uncut(start, start + span.end - span.start, marked)
            regions.append(_Region(*place, (Ruling(number, entry.verdict.label),)))
    return regions


def _by_place(entries: Sequence[LedgerEntry]) -> list[tuple[int, LedgerEntry]]:
    return sorted(enumerate(entries, start=1), key=lambda e: (e[1].claim.span.start, e[0]))


def _find(answer: str, wanted: str, expected: int) -> int | None:
    if not wanted.strip():
        return None
    start = answer.find(wanted, max(expected, 0))
    if start < 0:
        start = answer.find(wanted)
    return start if start >= 0 else None


def _merged(regions: Sequence[_Region]) -> list[_Region]:
    """Return ``regions`` with overlapping ones joined, in order."""
    joined: list[_Region] = []
    for region in sorted(regions, key=lambda r: (r.start, r.end)):
        if joined and region.start < joined[-1].end:
            last = joined.pop()
            rulings = tuple(sorted((*last.rulings, *region.rulings)))
            joined.append(_Region(last.start, max(last.end, region.end), rulings))
        else:
            joined.append(region)
    return joined


def failures_mended(made: Report) -> list[LedgerEntry]:
    """Return the failing claims of the draft as it came that the answer no longer makes."""
    still = {(e.claim.text, e.verdict.label) for e in made.ledger.entries}
    first = made.rounds[0].ledger.entries if made.rounds else ()
    return [
        e
        for e in first
        if e.verdict.label is not Label.SUPPORTED and (e.claim.text, e.verdict.label) not in still
    ]
