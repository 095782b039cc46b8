import asyncio
import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from agent.corpus.corpus import Corpus
from agent.errors import InputError


def write(path: Path, text: str) -> None:
    """Write a file as if a minute ago, so that its time may be trusted."""
    path.write_text(text)
    past = path.stat().st_mtime - 60
    os.utime(path, (past, past))


async def test_changes_are_indexed_as_they_happen(tmp_path: Path, embedder: Any) -> None:
    corpus = Corpus(tmp_path / "home", embedder)
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "a.md").write_text("The first rule.")
    reports = corpus.watch([docs])
    try:
        assert (await anext(reports)).added == 1
        following = asyncio.ensure_future(anext(reports))
        await asyncio.sleep(1.0)
        (docs / "b.md").write_text("The second rule.")
        assert (await asyncio.wait_for(following, 30)).added == 1
    finally:
        await reports.aclose()
    (hits,) = await corpus.retriever().search(["rule"], k=5)
    assert {h.chunk.text for h in hits} == {"The first rule.", "The second rule."}


async def test_databases_cannot_be_watched(tmp_path: Path, embedder: Any) -> None:
    with pytest.raises(InputError, match="cannot be watched"):
        await anext(Corpus(tmp_path, embedder).watch(["sqlite:///a.db"]))


async def test_a_renamed_file_is_not_embedded_again(tmp_path: Path, embedder: Any) -> None:
    corpus = Corpus(tmp_path / "home", embedder)
    docs = tmp_path / "docs"
    docs.mkdir()
    for n in range(3):
        write(docs / f"{n}.md", f"# Rules {n}\n\nThe rule number {n}.\n")
    await corpus.index([docs])
    embedder.texts.clear()
    (docs / "1.md").rename(docs / "renamed.md")
    (docs / "sub").mkdir()
    shutil.move(docs / "2.md", docs / "sub" / "2.md")
    report = await corpus.index([docs])
    assert (report.added, report.removed, report.unchanged) == (2, 2, 1)
    assert embedder.texts == []
    (hits,) = await corpus.retriever().search(["rule number 1"], k=5)
    assert {Path(h.chunk.source).name for h in hits} == {"0.md", "renamed.md", "2.md"}
