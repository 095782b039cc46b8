import io
import sys
from functools import reduce
from types import SimpleNamespace
from typing import Any

import pytest

from agent.cli.stages import STAGES, Seen, follow, watching
from agent.domain.events import EVENT

RUN = ["plan", "chunks", "draft", "issue", "claim", "claim", "verdict", "verdict", "verification"]


def test_every_kind_of_event_has_a_stage() -> None:
    schema = EVENT.json_schema()
    assert set(schema["discriminator"]["mapping"]) == set(STAGES)


def test_verdicts_are_counted_against_claims() -> None:
    assert reduce(follow, RUN[:7], Seen()).text == "ruling on the claims: 1 of 2"
    assert reduce(follow, RUN, Seen()).text == "weighing the verdicts"
    assert follow(Seen(), "unheard of") == Seen()


def test_a_revision_starts_the_count_anew() -> None:
    again = reduce(follow, [*RUN, "revision", "claim", "verdict"], Seen())
    assert again.text == "ruling on the claims: 1 of 1"


def test_verbose_tells_each_stage_once(capsys: Any) -> None:
    with watching(verbose=True) as listener:
        assert listener is not None
        for kind in RUN:
            listener(SimpleNamespace(type=kind))  # type: ignore[arg-type]
    lines = capsys.readouterr().err.splitlines()
    assert lines[0] == "affidavit: searching the documents"
    assert len(lines) == len(set(lines)) == 6


def test_without_a_terminal_nothing_is_told() -> None:
    with watching() as listener:
        assert listener is None


def test_a_terminal_shows_the_stage(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        encoding = "utf-8"

        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    with watching() as listener:
        assert listener is not None
        listener(SimpleNamespace(type="plan"))  # type: ignore[arg-type]
    assert "searching the documents" in terminal.getvalue()
