import io
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from agent.cli.app import run
from agent.cli.index_progress import pace
from agent.corpus.indexing.progress import Outcome, Progress
from agent.domain.report import IndexReport

STEPS = [
    Progress(done=1, total=2, source="/docs/a.md", outcome=Outcome.ADDED),
    Progress(done=2, total=2, source="/docs/[b] :smile:.pdf", outcome=Outcome.FAILED),
]


class Terminal(io.StringIO):
    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    told: list[bool] = []
    api = ModuleType("agent.api")

    def index(paths: Any, *, workspace: str, progress: Any, **_: Any) -> IndexReport:
        told.append(progress is not None)
        for step in STEPS if progress else []:
            progress(step)
        return IndexReport(workspace=workspace, added=1)

    api.index = index  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "agent.api", api)
    return told


def test_verbose_tells_each_file(told: list[bool], tmp_path: Path, capsys: Any) -> None:
    assert run(["index", str(tmp_path), "--verbose"]) == 0
    assert capsys.readouterr().err.splitlines() == [
        "affidavit: 1/2 added /docs/a.md",
        "affidavit: 2/2 failed /docs/[b] :smile:.pdf",
    ]


def test_a_terminal_shows_a_bar(
    told: list[bool], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    assert run(["index", str(tmp_path)]) == 0
    assert "2/2" in terminal.getvalue()
    assert "[b] :smile:.pdf" in terminal.getvalue()


def test_the_pace_is_shown_as_far_as_it_is_known() -> None:
    step = Progress(done=1, total=9, source="a", outcome=Outcome.ADDED)
    assert pace(step) == ""
    known = {"chunks": 10, "chunks_per_second": 251.4, "remaining_seconds": 65.2}
    assert pace(step.model_copy(update=known)) == "251 chunks/s · 1:05 left"


def test_nobody_watching_costs_nothing(told: list[bool], tmp_path: Path, capsys: Any) -> None:
    assert run(["index", str(tmp_path)]) == 0
    assert told == [False]
    assert capsys.readouterr().err == ""
