"""Statements: sentences of a chunk made to stand alone, with the context they were said in."""

import re
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from agent.domain.asking.answered import CUE, answers, unlabelled
from agent.domain.base import Frozen
from agent.domain.prose.blocks import BlockKind
from agent.domain.prose.figures import is_value
from agent.domain.prose.markup import readable
from agent.domain.prose.sentences import split_sentences
from agent.domain.text import Chunk
from agent.writer.drafting.leaning import FINITE, POINTING, points_back
from agent.writer.drafting.manner import DOING
from agent.writer.drafting.rows import Cells, asked_for, named, said
from agent.writer.drafting.standing import headed, run_in, standing
from agent.writer.outline import Part, outline, unnumbered


class Statement(Frozen):
    """A candidate sentence of a draft.

    ``text`` stands alone: a list item carries its lead-in. ``body`` is the sentence as the
    source has it; ``leads`` are lead-ins above it, ``headings`` the titles above it, outermost
    first, ``before`` the sentence before it in the same block, ``cells`` the cells of a table's
    row, each behind the name of its column; a ``record`` is one of a row told in sentences. ``run``
    is the offset of the first of the adjoining chunks, ``order`` and ``group`` count sentences and
    blocks in that run, ``depth`` indents an item (else -1), ``others`` are more chunks drawn on.
    """

    chunk_id: str
    document_id: str
    title: str
    run: int
    order: int
    text: str
    body: str
    leads: tuple[str, ...] = ()
    headings: tuple[str, ...] = ()
    before: str = ""
    cells: Cells = ()
    record: bool = False
    is_lead: bool = False
    group: int = 0
    depth: int = -1
    others: tuple[str, ...] = ()

    @property
    def place(self) -> tuple[str, int, int]:
        """Return the document, the run of chunks and the position in it."""
        return self.document_id, self.run, self.order

    @property
    def label(self) -> str:
        """Return what the sentence says before its colon that it is about, "" if nothing.

        That of a table's row is its first cell.
        """
        if self.cells:
            return self.cells[0][1]
        match = LABEL.match(self.body)
        return match["label"] if match else ""

    @property
    def is_bare(self) -> bool:
        """Tell whether it is but a label and a value: of what, only its surroundings tell."""
        label = "" if self.cells else self.label
        return bool(label) and is_value(self.body[len(label) + 1 :])

    @property
    def question(self) -> str:
        """Return the question that the sentence is written to answer, '' if there is none."""
        asked = self.before or "".join(self.headings[-1:])
        return asked if asked.endswith("?") else ""

    @property
    def leans(self) -> bool:
        """Tell whether the sentence points back at the one before, or only answers its question."""
        plain = FINITE.search(self.body) or DOING.match(self.body)
        bare = self.question and (CUE.match(self.body) or not plain)
        return bool(self.before) and bool(bare or points_back(self.body))

    @property
    def context(self) -> str:
        """Return the sentence in its surroundings, for comparison with a question."""
        above = [h for h in self.headings if h.lower() not in self.text.lower()]
        parts = [*above[-2:], *(() if self.text != self.body else self.leads[-1:])]
        before = [self.before] if self.before and (self.leans or self.question) else []
        return ". ".join(p.rstrip(".:") for p in (*parts, *before, self.text))

    @property
    def in_place(self) -> str:
        """Return the sentence, then where it stands: what a reader is shown beside a question."""
        above = dict.fromkeys(a for a in (self.title, *self.headings[-2:]) if a)
        lead = self.leads[-1:] if self.text == self.body else ()
        return " | ".join(filter(None, (self.text, " > ".join(above), *lead, self.before)))

    def answering(self, question: str) -> "Statement":
        """Return the statement; of a table's row only the cells that ``question`` asks for."""
        if len(kept := asked_for(self.cells, question)) == len(self.cells):
            return self
        body = said(kept)
        text = self.text.replace(self.body.rstrip("."), body.rstrip("."))
        return self.model_copy(update={"text": text, "body": body, "cells": kept})


ANNOUNCING = re.compile(
    r"\b(?:the following|as follows|(?:the )?\w+ below|below \w+"
    r"|these (?:\w+ )?(?:steps|rules|instructions|guidelines|requirements|criteria|options))\b",
    re.IGNORECASE,
)
LABEL = re.compile(r"(?P<label>\S+(?:\s+\S+){0,5}?):\s")
PLACE = re.compile(r"[^.;]{1,60}, row \d+(?::[^;]*)?\.")
"""Which row of a table is told of next: "Table, row 5: Region North."."""
ANSWER = re.compile(r"^\W*A(?:ns(?:wer)?)?\s*\d*\s*[:.)]\s+")
MIN_WORDS = 3


def statements(chunks: Sequence[Chunk]) -> list[Statement]:
    """Return the statements of adjoining ``chunks`` of one document in source order.

    Lead-ins and headings carry over from chunk to chunk, so that a list cut in two stays whole.
    """
    found: list[Statement] = []
    leads: list[tuple[int, str]] = []
    group, question, start = 0, "", chunks[0].span.start
    for chunk in chunks:
        headings = _path(chunk)
        parts = outline(chunk.text)
        for part, following in zip_longest(parts, parts[1:]):
            group += 1
            if part.kind is BlockKind.HEADING:
                headings, leads, question = _below(headings, part), [], ""
                place = _Place(chunk, start, len(found), group)
                found += _made(place, _said(headings[-1][1]), ((), tuple(h for _, h in headings)))
                continue
            leads = _open(leads, part)
            depth = part.depth if part.kind is BlockKind.ITEM else -1
            opened = run_in(part.text)
            place = _Place(chunk, start, len(found), group, depth, named(part), question, opened)
            texts = _introducing(part, following)
            question = _question(texts[-1]) if texts and part.kind is BlockKind.PROSE else ""
            above = tuple(t for _, t in leads), tuple(h for _, h in headings)
            found += _made(place, texts, above)
            if introduced := lead_in(texts):
                leads.append((depth, introduced))
    return [s for s in found if not s.is_lead]


def _said(heading: str) -> list[str]:
    """Return a heading that is itself a statement, with its full stop; none otherwise."""
    return [heading] if heading.endswith(".") and len(heading.split()) > MIN_WORDS else []


def _question(text: str) -> str:
    """Return a text that asks, without its label; '' for any other."""
    return unlabelled(text) if text.endswith("?") else ""


class _Place(NamedTuple):
    chunk: Chunk
    run: int
    order: int
    group: int
    depth: int = -1
    cells: Cells = ()
    question: str = ""
    opened: str = ""


def _open(leads: list[tuple[int, str]], part: Part) -> list[tuple[int, str]]:
    """Return the lead-ins that still hold at ``part``."""
    if part.kind is BlockKind.PROSE:
        return []
    return [(d, t) for d, t in leads if d < part.depth or part.kind is BlockKind.ROW]


def lead_in(texts: Sequence[str]) -> str:
    """Return what introduces the list after ``texts``: "Including:" takes in its sentence."""
    if not texts:
        return ""
    last = texts[-1]
    if last.endswith(":"):
        short = len(last.split()) < MIN_WORDS or POINTING.match(last)
        return f"{texts[-2]} {last}" if short and len(texts) > 1 else last
    announced = [t for t in texts if ANNOUNCING.search(t)]
    return announced[-1].rstrip(".") + ":" if announced else ""


def _introducing(part: Part, following: Part | None) -> list[str]:
    """Return the sentences of a part, the last with a colon where a list goes on with it.

    That is so of an unfinished one ("You may sublet if") before an item.
    """
    texts = list(_sentences(part))
    before_list = following is not None and following.kind is BlockKind.ITEM
    if texts and part.kind is BlockKind.PROSE and before_list and texts[-1][-1:].isalpha():
        texts[-1] += ":"
    return texts


def _path(chunk: Chunk) -> list[tuple[int, str]]:
    """Return the heading path of a chunk as (level, heading); levels are guesses below 1."""
    return [(0, readable(h)[0]) for h in map(str.strip, chunk.heading.split(" > ")) if h]


def _below(headings: list[tuple[int, str]], part: Part) -> list[tuple[int, str]]:
    """Return the path with ``part``'s heading in its place."""
    text = readable(part.text)[0].strip()
    if headings and headings[-1][1] == text:
        return headings
    return [*((d, h) for d, h in headings if d < part.depth), (part.depth, text)]


def _sentences(part: Part) -> Iterator[str]:
    """Yield the readable sentences of a part, without the numbers of clauses; a row is one."""
    if part.kind is BlockKind.ROW:
        yield said(named(part))
        return
    text = " ".join(readable(part.text)[0].split())
    for span in split_sentences(text):
        yield unnumbered(span.of(text))


def _made(
    place: _Place, texts: Sequence[str], above: tuple[tuple[str, ...], tuple[str, ...]]
) -> Iterator[Statement]:
    """Yield the statements of one part; ``above`` are its lead-ins and its headings."""
    leads, headings = above
    previous = place.question
    for position, text in enumerate(texts):
        body = ANSWER.sub("", text) if previous.endswith("?") else text
        lead = leads if position == 0 and not place.cells else ()
        opened = place.opened if position else ""
        yield Statement(
            chunk_id=place.chunk.chunk_id,
            document_id=place.chunk.document_id,
            title=place.chunk.title,
            run=place.run,
            order=place.order + position,
            text=headed(standing(body, lead), opened, first=position == 1),
            body=body,
            leads=leads,
            headings=(*headings, opened) if opened else headings,
            before=previous,
            cells=place.cells,
            record=place.chunk.row is not None,
            is_lead=_only_leads(body, _known(body, place, lead or _question(previous)))
            or (position == 0 and body == f"{place.opened}."),
            group=place.group,
            depth=place.depth,
        )
        if position or not place.opened:
            previous = _question(body) or (
                f"{previous} {body}" if answers(previous, body) else body
            )


def _known(body: str, place: _Place, above: Sequence[object]) -> Sequence[object]:
    """Return what says of what a sentence is: cells, what is above it, a label, or a list."""
    own = LABEL.match(body) or (place.depth >= 0 and body.endswith("."))
    return place.cells[1:] if place.cells else above or [own] * bool(own)


def _only_leads(body: str, known: Sequence[object]) -> bool:
    """Tell whether a sentence says nothing without what follows, as short ones of nothing known."""
    short = len(body.split()) < MIN_WORDS and not known
    return short or body.endswith((":", "?")) or PLACE.fullmatch(body) is not None
