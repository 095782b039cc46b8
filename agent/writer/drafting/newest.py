"""The latest or the first release of a changelog, told by the heading that names it."""

import re
from collections.abc import Sequence

from agent.domain.asking.releases import release
from agent.domain.asking.tallies import BY_DAY, Operation, tally, telling
from agent.domain.prose.blocks import BlockKind
from agent.domain.prose.markup import readable
from agent.domain.prose.terms import terms
from agent.domain.text import Chunk
from agent.writer.drafting.runs import runs
from agent.writer.drafting.statements import Statement, statements
from agent.writer.outline import outline

MOST = 5
"""So many of its changes are told where they are asked for."""
_NAMES = frozenset(terms("version release update edition build entry news changelog"))
_CHANGES = re.compile(
    r"\b(?:new in|news?|chang\w+|fix\w*|add\w*|brings?|contains?)\b", re.IGNORECASE
)


def newest(question: str, chunks: Sequence[Chunk]) -> list[Statement]:
    """Return the release asked about with what it brought; nothing where that is unclear.

    Args:
        question: one question.
        chunks: all parts of documents that have headings of releases.
    """
    asked = tally(question)
    if asked is None or asked.operation not in BY_DAY or not asked.rest & _NAMES:
        return []
    headed = [(r, h, c) for c in chunks for h in _headings(c) if (r := release(h))]
    headed = [h for h in headed if telling(asked.rest) - _NAMES <= _around(h[2], chunks)]
    one_kind = len({(c.document_id, bool(r.version)) for r, _, c in headed}) == 1
    if not one_kind or len({r.place for r, _, _ in headed}) < 2:
        return []
    best = max if asked.operation is Operation.LATEST else min
    _, heading, chunk = best(headed, key=lambda h: h[0].place)
    parts = [run for run in runs(chunks) if run[0].document_id == chunk.document_id]
    told = [s for run in parts for s in statements(run) if s.headings[-1:] == (heading,)]
    kept = told[:MOST] if _CHANGES.search(question) else told[:1]
    return [_under(s) for s in kept] or [_alone(heading, chunk)]


def _headings(chunk: Chunk) -> list[str]:
    """Return the headings over a chunk and in it."""
    inside = (p.text for p in outline(chunk.text) if p.kind is BlockKind.HEADING)
    return [readable(h)[0].strip() for h in (*chunk.heading.split(" > "), *inside)]


def _around(chunk: Chunk, chunks: Sequence[Chunk]) -> frozenset[str]:
    """Return the stems of the title and of all headings of the chunk's document."""
    beside = (c for c in chunks if c.document_id == chunk.document_id)
    return frozenset(terms(" ".join((chunk.title, *(h for c in beside for h in _headings(c))))))


def _under(statement: Statement) -> Statement:
    """Return a statement behind the heading that names its release."""
    text = f"{statement.headings[-1].rstrip(' .:')}: {statement.text}"
    return statement.model_copy(update={"text": text, "body": text, "headings": (), "leads": ()})


def _alone(heading: str, chunk: Chunk) -> Statement:
    """Return a heading that nothing which could be told stands below."""
    return Statement(
        chunk_id=chunk.chunk_id,
        document_id=chunk.document_id,
        title=chunk.title,
        run=chunk.span.start,
        order=0,
        text=f"{heading.rstrip(' .:')}.",
        body=heading,
    )
