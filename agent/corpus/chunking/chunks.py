"""Documents cut into chunks that follow their structure."""

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from agent.corpus.chunking.blocks import Block, Kind, blocks, heading_text
from agent.corpus.chunking.splitting import Sizes, word_pieces
from agent.corpus.metadata.frontmatter import front_matter
from agent.domain.prose.markup import readable
from agent.domain.text import Chunk, Document, Span

CHUNKING = "4"
"""Version of how files are read and cut; another version makes stored chunks stale."""

MAX_PIECES = 215
"""Word pieces of a chunk without its prefix; the embedder reads 256."""
MAX_PREFIX = 36
SMALL = 60
"""A section of fewer word pieces is joined with what follows it."""


Headings = tuple[tuple[int, str], ...]
"""The headings in force, as (level, title), outermost first."""


@dataclass(frozen=True, slots=True)
class _Piece:
    """An uncut range of the document, with the headings above it."""

    span: Span
    weight: int
    kind: Kind
    path: tuple[str, ...]
    columns: str = ""


@dataclass(frozen=True, slots=True)
class _Region:
    """A range that chunks must not cross: a page, a table row, or what lies between."""

    span: Span
    page: int | None = None
    row: int | None = None


def chunk(document: Document) -> list[Chunk]:
    """Cut a document into chunks in reading order; ``chunk.text == document.text[span]``.

    Chunks end where a section ends, never inside a table row, seldom inside a paragraph, and
    never cross a page. Front matter is left out. A list keeps the line that introduces it where
    both fit into one chunk. The same document always gives the same chunks and ids.
    """
    chunks: list[Chunk] = []
    seen: Counter[str] = Counter()
    path: Headings = ()
    sizes = Sizes(document.text)
    for region in _regions(document):
        pieces, path = _pieces(sizes, region, path)
        for group in _packed(pieces):
            made = _chunk(document, region, group, seen)
            chunks.append(made)
    return chunks


@lru_cache(maxsize=8192)  # asked for when a chunk is embedded, and again when it is stored
def index_text(chunk: Chunk) -> tuple[str, str]:
    """Return what search reads of a chunk: its title and headings, and its readable text."""
    head = ". ".join(part for part in (chunk.title, chunk.heading.replace(" > ", ". ")) if part)
    body = " ".join(readable(chunk.text)[0].split())
    return _shortened(head), body


def _regions(document: Document) -> Iterator[_Region]:
    text = document.text
    at = front_matter(text)[1]
    for locator in sorted(document.locators, key=lambda x: (x.span.start, x.span.end)):
        if locator.span.start < at:
            continue
        yield _Region(Span(start=at, end=locator.span.start))
        yield _Region(locator.span, locator.page, locator.row)
        at = locator.span.end
    yield _Region(Span(start=at, end=len(text)))


def _pieces(sizes: Sizes, region: _Region, path: Headings) -> tuple[list[_Piece], Headings]:
    """Return the pieces of a region and the headings in force at its end."""
    if region.row is not None:
        whole = [Block(Kind.ROW, region.span.start, region.span.end)]
    else:
        whole = blocks(sizes.text, region.span)
    pieces: list[_Piece] = []
    for block in whole:
        if block.kind is Kind.HEADING:
            path = _below(path, block.level, heading_text(sizes.text, block))
        names = tuple(title for _, title in path)
        for span in sizes.split(Span(start=block.start, end=block.end), MAX_PIECES):
            pieces.append(_Piece(span, sizes.of(span), block.kind, names, block.columns))
    return pieces, path


def _below(path: Headings, level: int, title: str) -> Headings:
    kept = tuple((n, t) for n, t in path if n < level)
    return (*kept, (level, title)) if title else kept


def _packed(pieces: Sequence[_Piece]) -> Iterator[list[_Piece]]:
    """Fill chunks with whole groups; a group that is too long is filled piece by piece."""
    current: list[_Piece] = []
    for group in _groups(pieces):
        if current and (_begins_section(current, group) or not _fits(current, group)):
            yield current
            current = []
        if _fits([], group):
            current += group
            continue
        for piece in group:
            if current and not _fits(current, [piece]):
                yield current
                current = []
            current.append(piece)
    if current:
        yield current


def _groups(pieces: Sequence[_Piece]) -> Iterator[list[_Piece]]:
    """Bind headings to what follows, and a list or a table to the line that leads to it."""
    group: list[_Piece] = []
    for piece in pieces:
        if group and not _bound(group[-1], piece):
            yield group
            group = []
        group.append(piece)
    if group:
        yield group


def _bound(before: _Piece, piece: _Piece) -> bool:
    if before.kind is Kind.HEADING:
        return True
    if piece.kind is Kind.HEADING:
        return False
    if piece.kind in (Kind.ITEM, Kind.ROW):
        return before.kind in (piece.kind, Kind.PARAGRAPH)
    return False


def _begins_section(current: Sequence[_Piece], group: Sequence[_Piece]) -> bool:
    return group[0].kind is Kind.HEADING and sum(p.weight for p in current) >= SMALL


def _fits(current: Sequence[_Piece], group: Sequence[_Piece]) -> bool:
    return sum(p.weight + 1 for p in (*current, *group)) <= MAX_PIECES + 1


def _chunk(
    document: Document, region: _Region, group: Sequence[_Piece], seen: Counter[str]
) -> Chunk:
    span = Span(start=group[0].span.start, end=group[-1].span.end)
    text = span.of(document.text)
    seen[text] += 1
    key = f"{document.document_id}\n{text}\n{seen[text]}"
    return Chunk(
        chunk_id=hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()[:12],
        document_id=document.document_id,
        title=document.title,
        source=document.source,
        text=text,
        span=span,
        heading=_heading(document.title, group),
        page=region.page,
        row=region.row,
        date=document.date,
        edition=document.edition,
    )


def _heading(title: str, group: Sequence[_Piece]) -> str:
    """Return the headings that hold for the whole chunk, the document's title left out.

    A later part of a table also names its columns.
    """
    written = [p for p in group if p.kind is not Kind.HEADING] or group
    path = _common([p.path for p in written])
    names = [name for i, name in enumerate(path) if i > 0 or name != title]
    first = group[0]
    if first.kind is Kind.ROW and first.columns:
        names.append(first.columns)
    return " > ".join(names)


def _common(paths: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    shared = paths[0]
    for path in paths[1:]:
        same = (i for i, (a, b) in enumerate(zip(shared, path, strict=False)) if a != b)
        shared = shared[: next(same, min(len(shared), len(path)))]
    return shared


def _shortened(head: str) -> str:
    if word_pieces(head) <= MAX_PREFIX:
        return head
    first = Sizes(head).split(Span(start=0, end=len(head)), MAX_PREFIX)[0]
    return first.of(head)
