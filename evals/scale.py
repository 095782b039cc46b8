"""How time, memory and disk grow with chunks, claims and workers: `affidavit eval scale`.

Every measurement runs in a process of its own, so that its peak of memory is its own.
"""

import asyncio
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from evals.generated import queries, write_documents
from evals.speed import facts, peak_mb

CLAIMS = (5, 20, 60)
WORKERS = (1, 2)
BATCH_ROWS = 192  # the first quarter is not timed: workers are still loading models
QUERIES = 200
ROUNDS = 3

Figures = dict[str, Any]


def run(sizes: Sequence[int], *, stand_in: bool, claims: bool, workers: bool) -> Figures:
    """Return a row of figures for each number of chunks, of claims and of workers."""
    embedder = "stand-in (hashed words)" if stand_in else "the product's"
    return {
        "cores": os.cpu_count(),
        "embedder": embedder,
        "chunks": [_alone("chunks", size, stand_in) for size in sizes],
        "claims": [_alone("claims", count, False) for count in (CLAIMS if claims else ())],
        "workers": [_alone("workers", count, False) for count in (WORKERS if workers else ())],
    }


def chunks(size: int, stand_in: bool) -> Figures:
    """Index ``size`` generated chunks, then search them."""
    from agent.bootstrap import toolkit
    from agent.corpus.corpus import Corpus

    embedder: Any = WordHashes() if stand_in else toolkit().index_embedder
    home = Path(os.environ["AFFIDAVIT_HOME"])
    write_documents(home / "documents", size)
    corpus = Corpus(home, embedder)
    worked = time.process_time()
    report = asyncio.run(corpus.index([home / "documents"], workspace="scale"))
    worked = time.process_time() - worked
    peak = peak_mb()
    again = asyncio.run(corpus.index([home / "documents"], workspace="scale"))
    first, times = asyncio.run(_searched(corpus.retriever("scale")))
    return {
        "chunks": report.chunks,
        "files": again.unchanged,
        "index_s": round(report.seconds, 1),
        "chunks_per_s": round(report.chunks / report.seconds, 1),
        "cpu_ms_a_chunk": round(1000 * worked / report.chunks, 2),
        "unchanged_s": round(again.seconds, 2),
        "index_peak_mb": round(peak),
        "search_peak_mb": round(peak_mb()),
        "disk_mb": round(_disk_mb(home / "workspaces")),
        "first_search_ms": round(first, 1),
        "search_p50_ms": round(times[len(times) // 2], 2),
        "search_p95_ms": round(times[int(len(times) * 0.95)], 2),
        "embed_query_ms": round(asyncio.run(_embedded(toolkit().embedder)), 2),
    }


async def _searched(retriever: Any) -> tuple[float, list[float]]:
    """Return the milliseconds of the first search, and of the others in rising order.

    Each query is timed ``ROUNDS`` times and its best time counts: a slow query stays slow, but
    other work on the machine shows less.
    """
    first, *asked = queries(QUERIES + 1)
    started = await _timed(retriever, first)
    rounds = [[await _timed(retriever, query) for query in asked] for _ in range(ROUNDS)]
    return started, sorted(map(min, zip(*rounds, strict=True)))


async def _timed(retriever: Any, query: str) -> float:
    started = time.perf_counter()
    await retriever.search([query], k=8)
    return (time.perf_counter() - started) * 1000


async def _embedded(embedder: Any) -> float:
    """Return the median milliseconds in which the product's model embeds a query."""
    times = []
    for query in queries(QUERIES + 50)[-50:]:
        started = time.perf_counter()
        await embedder.embed([query])
        times.append((time.perf_counter() - started) * 1000)
    return sorted(times)[len(times) // 2]


class WordHashes:
    """A stand-in embedder that costs little: the sum of a fixed random vector a word."""

    name = "stand-in-word-hashes"

    def __init__(self) -> None:
        chance = np.random.default_rng(0)
        self._table = chance.normal(size=(2048, 384)).astype(np.float32)
        self._places: dict[str, int] = {}

    async def embed(self, texts: Sequence[str]) -> Any:
        """Return a float32 array of shape (len(texts), 384), rows of length 1."""
        rows = np.zeros((len(texts), 384), np.float32)
        for number, text in enumerate(texts):
            places = [self._place(word) for word in text.split()] or [0]
            rows[number] = self._table[places].sum(axis=0)
        return rows / np.linalg.norm(rows, axis=1, keepdims=True)

    async def embed_queries(self, queries: Sequence[str]) -> Any:
        """Return what ``embed`` does."""
        return await self.embed(queries)

    def _place(self, word: str) -> int:
        if word not in self._places:
            self._places[word] = zlib.crc32(word.encode()) % len(self._table)
        return self._places[word]


def claims(count: int, _: bool) -> Figures:
    """Check a draft of ``count`` sentences against a document that states most of them."""
    from agent.api import check

    texts = facts(count * 3, seed=count)
    source = [{"title": "Facts", "text": " ".join(texts)}]
    check(texts[0], documents=source, context={"policy": {"max_revisions": 0}})
    started = time.perf_counter()
    report = check(
        " ".join(texts[:count]),
        documents=source,
        context={"policy": {"max_revisions": 0, "max_claims": 4 * count}},
    )
    seconds = time.perf_counter() - started
    checked = report.summary.claims_checked
    return {
        "sentences": count,
        "claims": checked,
        "check_s": round(seconds, 2),
        "ms_a_claim": round(1000 * seconds / max(checked, 1), 1),
        "peak_mb": round(peak_mb()),
    }


def workers(count: int, _: bool) -> Figures:
    """Check a batch with ``count`` workers: Ray's where it is installed, else here."""
    from agent.batch.choices import Engine
    from agent.batch.run import Batch
    from agent.batch.run import run as run_batch

    engine = Engine.RAY if importlib.util.find_spec("ray") else Engine.LOCAL
    home = Path(os.environ["AFFIDAVIT_HOME"])
    source = home / "in.jsonl"
    texts = facts(BATCH_ROWS * 8, seed=1)
    rows = [
        {
            "draft": " ".join(texts[i : i + 4]),
            "documents": [{"title": "F", "text": " ".join(texts[i : i + 8])}],
        }
        for i in range(0, len(texts), 8)
    ]
    source.write_text("\n".join(map(json.dumps, rows)))
    seen: list[tuple[float, int]] = []
    batch = Batch(
        source=source, target=home / "out.jsonl", engine=engine, workers=count, part_rows=2
    )
    report = run_batch(
        batch,
        {"policy": {"max_revisions": 0}},
        lambda done, total: seen.append((time.perf_counter(), done)),
    )
    warm = [(at, done) for at, done in seen if 4 * done >= len(rows)] or seen
    (first, begun), (last, done) = warm[0], warm[-1]
    return {
        "engine": engine.value,
        "workers": count,
        "rows": report.rows,
        "seconds": report.seconds,
        "rows_per_s_warm": round((done - begun) / max(last - first, 1e-9), 2),
    }


KINDS = {"chunks": chunks, "claims": claims, "workers": workers}


def _alone(kind: str, size: int, stand_in: bool) -> Figures:
    """Run one measurement in a process and a home of its own."""
    with tempfile.TemporaryDirectory(prefix="affidavit-scale-") as home:
        command = [sys.executable, "-m", "evals.scale", kind, str(size), str(int(stand_in))]
        environment = {**os.environ, "AFFIDAVIT_HOME": home}
        done = subprocess.run(
            command, env=environment, stdout=subprocess.PIPE, text=True, check=True
        )
        figures: Figures = json.loads(done.stdout.splitlines()[-1])
        return figures


def _disk_mb(folder: Path) -> float:
    return sum(p.stat().st_size for p in folder.rglob("*") if p.is_file()) / 1e6


if __name__ == "__main__":
    figures = KINDS[sys.argv[1]](int(sys.argv[2]), sys.argv[3] == "1")
    sys.stdout.write("\n" + json.dumps(figures) + "\n")
