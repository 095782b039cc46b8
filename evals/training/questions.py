"""Pairs of questions and statements: which statement of the documents answers which question.

The statements are those that the writer would choose from: of the chunks that are retrieved.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from agent.api import aindex
from agent.bootstrap import toolkit
from agent.domain.asking.questions import plan
from agent.domain.policy import Policy
from agent.writer.drafting.extractive import pool
from agent.writer.drafting.relevance import score, signals
from agent.writer.drafting.statements import Statement
from evals import datasets, organisations
from evals.home import own_home
from evals.quoting import words
from evals.training.data import NOT_SUPPORT, SUPPORT, Example

FILES = (
    datasets.OWN / "organisations/train.jsonl.gz",
    datasets.OWN / "organisations/fit.jsonl.gz",
    datasets.OWN / "questions/train.jsonl.gz",
)
SOURCE = "questions"
CELLS, ROW, WORDS, FEW = 0.8, 0.6, 0.9, 4
RIVALS = 3
PROMISING = 12
"""Statements that the writer's own signals put first, of which some are shown as wrong."""


class Asked(NamedTuple):
    """A question: the statements it may be answered with, those that do, and what only seems to.

    Attributes:
        question: a sub-question.
        offered: statements, best first by the writer's own signals.
        right: which of them answer.
        near: which of them only seem to.
    """

    question: str
    offered: list[Statement]
    right: set[int]
    near: set[int]


def examples(questions: Sequence[Asked], seed: int) -> list[Example]:
    """Return pairs of all questions: what answers, what seems to, and some of the promising."""
    rng, found = Random(seed), list[Example]()
    for one in questions:
        wrong = [i for i in range(len(one.offered)) if i not in one.right]
        promising = [i for i in wrong if i < PROMISING and i not in one.near]
        shown = {*one.near, *rng.sample(promising, min(RIVALS, len(promising)))}
        far = [i for i in wrong if i not in shown]
        shown |= set(rng.sample(far, min(1, len(far))))
        for i in sorted(one.right | shown - one.right):
            target = SUPPORT if i in one.right else NOT_SUPPORT
            found.append(Example(one.offered[i].in_place, one.question, target, SOURCE))
    return found


def asked() -> Iterator[Asked]:
    """Yield the questions of FILES."""
    for path in FILES:
        rows = organisations.read(path)
        for row in rows if "documents" in rows[0] else [_together(rows)]:
            yield from of_organisation(row)


def of_organisation(row: dict[str, Any]) -> list[Asked]:
    """Return the questions on the documents of one organisation.

    Args:
        row: ``documents``, text by file name, and ``questions``: each with ``question``,
            ``answers`` and, if known, ``near``: texts, or pairs of a file name and a text.
    """
    with organisations.unpacked(row) as folder, own_home():
        return asyncio.run(_of_corpus(folder / "corpus", row["questions"]))


async def _of_corpus(corpus: Path, questions: Sequence[dict[str, Any]]) -> list[Asked]:
    await aindex([corpus], workspace="questions")
    tools, found = toolkit(), list[Asked]()
    retriever = await tools.retriever("questions", None)
    for row in questions:
        parts = plan(row["question"]).sub_questions
        for part, hits in zip(
            parts, await retriever.search(parts, k=Policy().chunks_per_query), strict=True
        ):
            if not (statements := pool(hits)):
                continue
            scores = [score(s) for s in await signals(part, statements, tools.embedder)]
            order = sorted(range(len(statements)), key=lambda i: -scores[i])
            offered = [statements[i][0] for i in order]
            sources = {h.chunk.document_id: h.chunk.source for h in hits}
            right = _marked(offered, row["answers"], sources)
            near = _marked(offered, row.get("near", ()), sources) - right
            if right or not row["answers"]:
                found.append(Asked(part, offered, right, near))
    return found


def _together(rows: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Return short documents with their questions as one organisation's."""
    documents, questions = dict[str, str](), list[dict[str, Any]]()
    for number, row in enumerate(rows):
        documents[name := f"{number:04d}.md"] = row["text"]
        for one in row["questions"]:
            answers = [{"file": name, "text": text} for text in one["answers"]]
            questions.append({"question": one["question"], "answers": answers})
    return {"name": "short", "documents": documents, "questions": questions}


def _marked(
    offered: Sequence[Statement], texts: Sequence[dict[str, str]], sources: dict[str, str]
) -> set[int]:
    """Return which statements are the marked ones."""
    return {
        i
        for i, statement in enumerate(offered)
        for marked in texts
        if sources[statement.document_id].endswith(marked["file"])
        and is_of(statement, marked["text"])
    }


def is_of(statement: Statement, quote: str) -> bool:
    """Tell whether a statement is (part of) what was quoted from its document's file."""
    wanted = words(quote)
    if statement.cells:
        return _is_row([words(value) for _, value in statement.cells], wanted)
    said = words(statement.body)
    if not said or not wanted:
        return False
    if _holds(wanted, said) or _holds(said, wanted):
        return min(len(said), len(wanted)) >= FEW or len(said) == len(wanted)
    return len(said) > FEW and sum(w in wanted for w in said) >= WORDS * len(said)


def _is_row(cells: Sequence[list[str]], wanted: list[str]) -> bool:
    cells = [c for c in cells if c]
    held = sum(_holds(wanted, c) for c in cells)
    told = {w for c in cells for w in c}
    return (
        bool(cells)
        and held >= CELLS * len(cells)
        and len(told & set(wanted)) >= ROW * len(set(wanted))
    )


def _holds(whole: list[str], part: list[str]) -> bool:
    return f" {' '.join(part)} " in f" {' '.join(whole)} "
