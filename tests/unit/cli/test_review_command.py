"""Held answers on the command line: shown, listed, decided on."""

import json
import os
import re
import sys
from datetime import UTC, datetime
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from agent.cli.app import run
from agent.domain.report import HeldAnswer, Notice, ReviewRequest, WarningCode
from agent.errors import ReviewRequired


@pytest.fixture
def request_(make_report: Any) -> ReviewRequest:
    return ReviewRequest(reason="its risk is high, 0.61", report=make_report())


@pytest.fixture
def api(monkeypatch: pytest.MonkeyPatch, make_report: Any, request_: Any) -> list[Any]:
    calls: list[Any] = []
    stand_in = ModuleType("agent.api")

    def review(thread: str, action: str, text: str | None, **more: Any) -> Any:
        calls.append((thread, action, text, more["by"]))
        return make_report()

    def check(draft: str, **more: Any) -> Any:
        raise ReviewRequired("t1", request_)

    stand_in.review = review  # type: ignore[attr-defined]
    stand_in.check = check  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "agent.api", stand_in)
    runs = ModuleType("agent.runs")

    async def waiting() -> dict[str, HeldAnswer]:
        return {
            "t1": HeldAnswer(
                thread_id="t1",
                created=datetime(2026, 5, 4, 10, 30, tzinfo=UTC),
                workspace="hr",
                review=request_,
            )
        }

    runs.waiting = waiting  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "agent.runs", runs)
    return calls


@pytest.fixture
def draft(tmp_path: Path) -> str:
    file = tmp_path / "d.md"
    file.write_text("Leave is 28 days.")
    return str(file)


def test_a_held_check_shows_what_is_held_and_how_to_decide(
    api: Any, draft: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["check", draft]) == 3
    out, err = capsys.readouterr()
    assert "Up to 10 days carry over." in out
    assert "affidavit review t1 --approve" in err


def test_a_held_check_as_json_names_the_thread(
    api: Any, draft: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["check", draft, "--json"]) == 3
    shown = json.loads(capsys.readouterr().out)
    assert (shown["status"], shown["thread_id"]) == ("review", "t1")
    assert shown["review"]["report"]["summary"]


@pytest.mark.parametrize("command", [["check", "{draft}"], ["review", "t1"]])
@pytest.mark.parametrize(
    ("name", "part"),
    [("text", "Ledger"), ("json", '"thread_id": "t1"'), ("markdown", "[^1]:"), ("html", "<html")],
)
def test_what_is_held_is_written_in_the_chosen_format(  # noqa: PLR0917
    api: Any, draft: str, tmp_path: Path, capsys: Any, command: list[str], name: str, part: str
) -> None:
    given = [word.format(draft=draft) for word in command]
    file = tmp_path / "held"
    assert run([*given, "--format", name, "-o", str(file)]) == 3
    out, err = capsys.readouterr()
    assert part in file.read_text("utf-8")
    assert (out, "affidavit review t1 --approve" in err) == ("", True)
    assert run([*given, "--format", name]) == 3
    assert part in capsys.readouterr().out


@pytest.mark.parametrize(
    "options", [["--approve"], ["--reject"], ["--edit", "{draft}"], ["-o", "x"], ["--format=html"]]
)
def test_a_decision_or_export_without_a_run_is_refused(
    api: Any, draft: str, options: list[str], capsys: Any
) -> None:
    assert run(["review", *(o.format(draft=draft) for o in options)]) == 2
    out, err = capsys.readouterr()
    assert (out, "name the run" in err) == ("", True)


@pytest.mark.parametrize(("codes", "status"), [((), 0), ((WarningCode.ANSWER_WITHHELD,), 3)])
def test_an_answer_that_is_withheld_is_no_success(  # noqa: PLR0917
    api: Any, monkeypatch: Any, make_report: Any, scored: Any, codes: Any, status: int
) -> None:
    notices = tuple(Notice(code=code, message="withheld") for code in codes)
    ended = make_report(summary=scored(is_grounded=True), warnings=notices)
    monkeypatch.setattr(sys.modules["agent.api"], "review", lambda *_, **__: ended)
    assert run(["review", "t1", "--reject"]) == status


@pytest.mark.parametrize(
    ("options", "decided"),
    [
        (["--approve", "--by", "ada"], ("t1", "approve", None, "ada")),
        (["--reject"], ("t1", "reject", None, "")),
    ],
)
def test_decisions_reach_the_run(api: list[Any], options: list[str], decided: Any) -> None:
    run(["review", "t1", *options])
    assert api == [decided]


def test_an_edit_is_read_from_its_file(api: list[Any], draft: str) -> None:
    run(["review", "t1", "--edit", draft])
    assert api == [("t1", "edit", "Leave is 28 days.", "")]


def test_what_waits_is_listed_and_shown(api: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["review"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"t1  2026-05-0[345] \d\d:\d\d  hr  its risk is high, 0.61", first)
    assert second.startswith("  ")
    assert second.endswith("…")
    assert run(["review", "--json"]) == 0
    (held,) = json.loads(capsys.readouterr().out)["reviews"]
    assert (held["thread_id"], held["workspace"]) == ("t1", "hr")
    assert held["review"]["report"]["summary"]
    assert run(["review", "t1"]) == 3
    assert run(["review", "t2"]) == 2


def test_two_decisions_are_refused(api: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["review", "t1", "--approve", "--reject"]) == 2
    assert "one of --approve" in capsys.readouterr().err


def test_reports_are_written_in_every_format(
    api: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("text", "json", "markdown", "html"):
        file = tmp_path / f"report.{name}"
        run(["review", "t1", "--approve", "--format", name, "--output", str(file)])
        assert "Leave is 28 days" in file.read_text("utf-8")
    assert capsys.readouterr().out == ""


def test_formats_that_exclude_each_other_are_refused_before_the_run(
    api: list[Any], tmp_path: Path
) -> None:
    assert run(["review", "t1", "--approve", "--json", "--format", "html"]) == 2
    assert run(["review", "t1", "--approve", "-o", str(tmp_path / "no" / "r.html")]) == 2
    assert run(["review", "t1", "--approve", "-o", str(tmp_path)]) == 2
    assert api == []


@pytest.mark.skipif(os.geteuid() == 0, reason="an administrator may write everywhere")
def test_a_file_that_may_not_be_written_is_refused_before_the_run(
    api: list[Any], tmp_path: Path
) -> None:
    file = tmp_path / "r.md"
    file.touch(mode=0o400)
    assert run(["review", "t1", "--approve", "-o", str(file)]) == 2
    assert api == []


def test_the_schema_of_a_report_is_published(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["schema"]) == 0
    assert "ledger" in json.loads(capsys.readouterr().out)["properties"]
