"""Files damaged in many ways: the run ends, and each is either read or named with a reason."""

from pathlib import Path
from typing import Any

import pytest

from agent.corpus.corpus import Corpus
from evals.hostile import office, seeds, write

FILES = 120


@pytest.fixture
def hostile(tmp_path: Path, corpus_folder: Path) -> Path:
    office(tmp_path / "sound")
    write(seeds(corpus_folder) + seeds(tmp_path / "sound"), tmp_path / "hostile", FILES, seed=1)
    return tmp_path / "hostile"


async def test_every_file_is_read_or_named(tmp_path: Path, hostile: Path, embedder: Any) -> None:
    report = await Corpus(tmp_path / "home", embedder).index([hostile], workspace="w")
    assert report.added + len(report.failures) == FILES
    assert report.added > 0
    assert all(f.reason and "\n" not in f.reason for f in report.failures)
    assert not any("crashed" in f.reason for f in report.failures)
    again = await Corpus(tmp_path / "home", embedder).index([hostile], workspace="w")
    assert [f.source for f in again.failures] == [f.source for f in report.failures]
    assert (again.added, again.updated, again.removed) == (0, 0, 0)
