"""An index run killed at any moment and run again ends where an undisturbed run ends."""

import random
import sqlite3
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from agent.corpus.dense.chroma import ChromaVectors

ROOT = Path(__file__).parents[2]
FILES = 40
KILLS = 6

INDEX = """
import asyncio, hashlib, re, sys, time
from pathlib import Path
import numpy as np
from agent.corpus.corpus import Corpus

class Words:
    name = "words"
    async def embed(self, texts):
        time.sleep(0.05)
        rows = np.full((len(texts), 32), 0.01, dtype=np.float32)
        for row, text in zip(rows, texts):
            for word in re.findall(r"\\w+", text):
                row[int(hashlib.sha256(word.encode()).hexdigest(), 16) % 32] += 1.0
        return rows / np.linalg.norm(rows, axis=1, keepdims=True)

    embed_queries = embed

corpus = Corpus(Path(sys.argv[1]), Words(), lock_wait=30)
print("started", flush=True)
report = asyncio.run(corpus.index([sys.argv[2]], workspace="w"))
print(report.model_dump_json(), flush=True)
"""

ROWS = {
    "documents": "SELECT document_id, title, text, date, content_hash, locators, recipe, size "
    "FROM documents ORDER BY document_id",
    "chunks": 'SELECT chunk_id, document_id, start, "end", text, heading, page, "row", embedding '
    "FROM chunks ORDER BY chunk_id",
    "passages": "SELECT chunk_id, head, body FROM passages JOIN chunks "
    "ON number = passages.rowid ORDER BY chunk_id",
    "full text": "SELECT count(*) FROM passages",
}


def start(home: Path, docs: Path) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-c", INDEX, str(home), str(docs)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )


def finish(home: Path, docs: Path) -> float:
    """Run to the end; return the seconds between start and end of the work."""
    with start(home, docs) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "started\n"
        began = time.monotonic()
        process.stdout.read()
        took = time.monotonic() - began
    assert process.returncode == 0
    return took


def kill_after(home: Path, docs: Path, seconds: float) -> bool:
    """Start a run and kill it; tell whether it was still at work."""
    with start(home, docs) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "started\n"
        time.sleep(seconds)
        alive = process.poll() is None
        process.kill()
        process.stdout.read()
    return alive


def state(home: Path) -> dict[str, Sequence[Any]]:
    """Return all that the catalogue and its vectors hold."""
    folder = home / "workspaces" / "w"
    with closing(sqlite3.connect(folder / "catalog.db")) as db:
        found: dict[str, Sequence[Any]] = {n: db.execute(q).fetchall() for n, q in ROWS.items()}
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        (name,) = db.execute("SELECT value FROM facts WHERE name = 'vectors'").fetchone()
    published = ChromaVectors(folder / "vectors" / name)
    found["vectors"] = published.ids()
    published.close()
    leftovers = [p.name for p in (folder / "vectors").iterdir() if "unfinished" in p.name]
    assert leftovers == []
    return found


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    folder = tmp_path / "docs"
    folder.mkdir()
    for n in range(FILES):
        sections = (f"## Part {k}\n\n" + f"Rule {n}.{k} holds. " * 40 for k in range(10))
        (folder / f"f{n:02}.md").write_text("\n\n".join(sections))
    return folder


def test_a_killed_index_run_is_completed_by_the_next(tmp_path: Path, docs: Path) -> None:
    took = finish(tmp_path / "calm", docs)
    chance = random.Random(7)
    at_work = 0
    for _ in range(KILLS):
        at_work += kill_after(tmp_path / "killed", docs, chance.uniform(0.0, took))
    assert at_work > 0
    finish(tmp_path / "killed", docs)
    calm, killed = state(tmp_path / "calm"), state(tmp_path / "killed")
    for part, rows in calm.items():
        assert killed[part] == rows, f"{part} differ after a kill"
    assert [row[0] for row in calm["chunks"]] == calm["vectors"]


def test_a_run_killed_while_files_change_ends_with_the_present_files(
    tmp_path: Path, docs: Path
) -> None:
    home = tmp_path / "home"
    took = finish(home, docs)
    for n in range(0, FILES, 2):
        (docs / f"f{n:02}.md").write_text(f"## Only part\n\nRule {n} is new. " * 20)
    (docs / "f01.md").unlink()
    chance = random.Random(8)
    for _ in range(KILLS // 2):
        kill_after(home, docs, chance.uniform(0.0, took))
    finish(home, docs)
    fresh = tmp_path / "fresh"
    finish(fresh, docs)
    expected, found = state(fresh), state(home)
    for part in ROWS:
        assert found[part] == expected[part], f"{part} differ after a kill"
