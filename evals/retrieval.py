"""How well the quoted evidence of questions and drafts is found: `affidavit eval retrieval`."""

import asyncio
import math
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from agent.api import index
from agent.bootstrap import toolkit
from agent.domain.text import Chunk, Plan
from evals.e2e import DRAFTS, QUESTIONS, read

WORKSPACE = "eval"
DEPTH = 20
CUTS = (1, 3, 5, 8, 20)


def run(data: Path, corpus: Path, progress: Callable[[int], None]) -> dict[str, Any]:
    """Return recall, MRR and nDCG of the quotes of the questions and drafts in ``data``.

    ``question`` searches the question as it is asked; ``plan`` searches what the writer makes of
    it, as a run does, the rankings of several sub-questions taken in turn; ``draft`` searches each
    sentence of a draft. There may be questions or drafts alone.
    """
    chunks = index([corpus], workspace=WORKSPACE).chunks
    rows, sentences = questions(data), quoted(data)
    found: dict[str, list[list[int]]] = {"question": [], "plan": [], "draft": []}
    missed: list[dict[str, str]] = []
    started = time.perf_counter()
    for row in rows:
        for way, queries in (("question", [row["question"]]), ("plan", _planned(row["question"]))):
            hits = _interleaved(_search(queries))
            ranks = [_rank(hits, e["source"], e["quote"]) for e in row["evidence"]]
            found[way].append(ranks)
            if way == "plan":
                missed += [
                    {"id": row["id"], "question": row["question"], "quote": e["quote"]}
                    for e, rank in zip(row["evidence"], ranks, strict=True)
                    if not 0 < rank <= 8
                ]
        progress(1)
    for sentence in sentences:
        (hits,) = _search([sentence["text"]])
        found["draft"].append([_rank(hits, sentence["source"], sentence["quote"])])
        progress(1)
    seconds = time.perf_counter() - started
    figures: dict[str, Any] = {way: scores(ranks) for way, ranks in found.items() if ranks}
    return {
        "chunks": chunks,
        "questions": len(rows),
        "quotes": sum(len(row["evidence"]) for row in rows),
        "sentences": len(sentences),
        **figures,
        "search_ms": 1000 * seconds / max(2 * len(rows) + len(sentences), 1),
        "missed_at_8": missed,
    }


def questions(data: Path) -> list[dict[str, Any]]:
    """Return the questions in a folder whose evidence is known; none where it has drafts alone."""
    path = data / QUESTIONS
    if not path.exists() and (data / DRAFTS).exists():
        return []
    return [row for row in read(path) if row.get("evidence")]


def quoted(data: Path) -> list[dict[str, Any]]:
    """Return the sentences of the drafts in a folder, if any, of which the quote is known."""
    path = data / DRAFTS
    drafts = read(path) if path.exists() else []
    return [s for draft in drafts for s in draft["sentences"] if s.get("quote")]


def scores(ranks: Sequence[Sequence[int]]) -> dict[str, float]:
    """Return figures of merit; ``ranks`` holds for each question the rank of each quote, 0: none.

    Recall is the share of quotes found, over all questions; MRR the mean over the questions of one
    over the best rank; nDCG@8 counts each quote at the rank where it first appears (Järvelin and
    Kekäläinen, ACM TOIS 20, 2002).
    """
    every = [rank for one in ranks for rank in one]
    figures = {f"recall@{k}": sum(0 < r <= k for r in every) / max(len(every), 1) for k in CUTS}
    best = [min((r for r in one if r), default=0) for one in ranks]
    figures["mrr"] = sum(1 / b for b in best if b) / max(len(ranks), 1)
    figures["ndcg@8"] = sum(_ndcg(one, 8) for one in ranks) / max(len(ranks), 1)
    return figures


def _ndcg(ranks: Sequence[int], k: int) -> float:
    gained = sum(1 / math.log2(r + 1) for r in ranks if 0 < r <= k)
    return gained / sum(1 / math.log2(i + 2) for i in range(min(len(ranks), k)))


def _planned(question: str) -> list[str]:
    plan: Plan = asyncio.run(toolkit().writer("extractive").plan(question))
    return list(plan.sub_questions)


def _search(queries: Sequence[str]) -> list[list[Chunk]]:
    retriever = toolkit().corpus().retriever(WORKSPACE)
    found = asyncio.run(retriever.search(queries, k=DEPTH))
    return [[hit.chunk for hit in hits] for hits in found]


def _interleaved(rankings: Sequence[Sequence[Chunk]]) -> list[Chunk]:
    """Return the chunks of several rankings: the best of each, then the second, and so on."""
    taken: dict[str, Chunk] = {}
    for place in range(DEPTH):
        for ranking in rankings:
            if place < len(ranking):
                taken.setdefault(ranking[place].chunk_id, ranking[place])
    return list(taken.values())[:DEPTH]


def _rank(chunks: Sequence[Chunk], source: str, quote: str) -> int:
    """Return the rank from 1 of the first chunk that holds the quote or half of it; 0 for none."""
    wanted = " ".join(quote.split())
    half = len(wanted) // 2
    for rank, chunk in enumerate(chunks, start=1):
        text = " ".join(chunk.text.split())
        if chunk.source.endswith(source) and any(
            part in text for part in (wanted, wanted[:half], wanted[half:])
        ):
            return rank
    return 0
