"""The commands over a stand-in for the Python API, which records how it is called."""

import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from agent.cli.app import run
from agent.domain.policy import Policy
from agent.domain.report import FileFailure, IndexReport
from agent.errors import CorpusBusyError, NotFoundError


@pytest.fixture
def api(monkeypatch: pytest.MonkeyPatch, make_report: Any, scored: Any) -> Any:
    class Api(ModuleType):
        """What the surfaces call."""

        def __init__(self) -> None:
            super().__init__("agent.api")
            self.calls: list[dict[str, Any]] = []
            self.result: Any = make_report()
            self.error: BaseException | None = None

        def answer(self, question: str, **more: Any) -> Any:
            return self._called(question=question, **more)

        def check(self, draft: str, **more: Any) -> Any:
            return self._called(draft=draft, **more)

        def index(self, paths: Any, **more: Any) -> Any:
            return self._called(paths=paths, **more)

        def _called(self, **arguments: Any) -> Any:
            self.calls.append(arguments)
            if self.error:
                raise self.error
            return self.result

    stand_in = Api()
    monkeypatch.setitem(sys.modules, "agent.api", stand_in)
    monkeypatch.setattr("agent.cli.ahead.load_ahead", lambda *_: None)
    return stand_in


@pytest.fixture
def draft(tmp_path: Path) -> str:
    file = tmp_path / "d.md"
    file.write_text("Leave is 28 days.")
    return str(file)


def test_check_hands_on_what_it_is_given(api: Any, draft: str, tmp_path: Path) -> None:
    status = run(
        [
            "check",
            draft,
            "--docs",
            str(tmp_path),
            "--docs",
            draft,
            "--question",
            "How long?",
            "--judge",
            "j",
            "--set",
            "gates.min_coverage=0.5",
            "--max-revisions",
            "0",
        ]
    )
    assert status == 3
    (call,) = api.calls
    assert call["draft"] == "Leave is 28 days."
    assert call["documents"] == [tmp_path, Path(draft)]
    assert (call["workspace"], call["question"]) == (None, "How long?")
    assert {k: v for k, v in call["context"].items() if k != "policy"} == {"judge": "j"}
    policy = Policy.model_validate(call["context"]["policy"])
    assert (policy.gates.min_coverage, policy.max_revisions) == (0.5, 0)


def test_check_uses_a_workspace(api: Any, draft: str) -> None:
    run(["check", draft, "--workspace", "hr"])
    assert (api.calls[0]["documents"], api.calls[0]["workspace"]) == (None, "hr")


def test_ask_uses_files_that_are_there(api: Any, draft: str) -> None:
    run(["ask", "How long?", "--docs", draft])
    assert ([str(d) for d in api.calls[0]["documents"]], api.calls[0]["workspace"]) == (
        [draft],
        None,
    )
    assert run(["ask", "How long?", "--docs", draft, "-w", "hr"]) == 2
    assert run(["ask", "How long?", "--docs", "nowhere"]) == 2
    assert len(api.calls) == 1


def test_ask_hands_on_what_it_is_given(api: Any) -> None:
    run(["ask", "How long?", "-w", "hr", "--writer", "w", "--skeptic", "s", "--extractor", "e"])
    run(["ask", "How long?"])
    first, second = api.calls
    assert (first["question"], first["workspace"]) == ("How long?", "hr")
    assert {k: first["context"][k] for k in ("writer", "skeptic", "extractor")} == {
        "writer": "w",
        "skeptic": "s",
        "extractor": "e",
    }
    assert (second["documents"], second["workspace"]) == (None, None)
    assert second["context"] == {"policy": Policy().model_dump(mode="json")}


@pytest.mark.parametrize(("is_grounded", "status"), [(True, 0), (False, 3)])
def test_the_status_tells_grounded(
    api: Any, make_report: Any, scored: Any, is_grounded: bool, status: int
) -> None:
    api.result = make_report(summary=scored(is_grounded=is_grounded))
    assert run(["ask", "How long?"]) == status


def test_json_is_the_report_and_nothing_else(api: Any, capsys: Any) -> None:
    run(["ask", "How long?", "--json"])
    out, err = capsys.readouterr()
    assert json.loads(out) == api.result.model_dump(mode="json")
    assert err == ""


def test_people_get_answer_ledger_and_summary(api: Any, capsys: Any) -> None:
    run(["ask", "How long?"])
    out, err = capsys.readouterr()
    assert "Ledger" in out
    assert "not grounded" in out
    assert err == ""


@pytest.mark.parametrize("option", ["--format=json", "--output=x", "-ox"])
def test_a_batch_offers_no_export_of_a_report(api: Any, capsys: Any, option: str) -> None:
    assert run(["batch", "in.jsonl", "out.jsonl", option]) == 2
    assert "option" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["a", "b"],
        ["--max-revisions", "-1", "a"],
        ["--max-revisions", "x", "a"],
        ["--no-such-option", "a"],
        ["no-such-file.md"],
        ["{draft}", "--docs", "no-such-folder"],
        ["{draft}", "--docs", "{draft}", "--workspace", "w"],
        ["{draft}", "--policy", "no-such-file.yaml"],
        ["{draft}", "--set", "x=1"],
        ["{draft}", "--max-revisions", "99"],
    ],
)
def test_wrong_usage_is_one_line_and_status_2(
    api: Any, draft: str, capsys: Any, arguments: list[str]
) -> None:
    assert run(["check", *(a.format(draft=draft) for a in arguments)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("affidavit: ")
    assert err.count("\n") == 1
    assert api.calls == []


def test_an_empty_question_is_refused(api: Any, capsys: Any) -> None:
    assert run(["ask", "  "]) == 2
    assert "empty" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (NotFoundError("no workspace"), 2),
        (CorpusBusyError("busy"), 1),
        (KeyboardInterrupt(), 130),
        (RuntimeError("oh"), 1),
    ],
)
def test_failures_are_one_line(api: Any, capsys: Any, error: BaseException, status: int) -> None:
    api.error = error
    assert run(["ask", "How long?"]) == status
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("affidavit: ")
    assert err.count("\n") == 1


def test_failures_are_json_for_machines(api: Any, capsys: Any) -> None:
    api.error = NotFoundError("no workspace 'x'")
    assert run(["ask", "How long?", "--json"]) == 2
    out, err = capsys.readouterr()
    assert json.loads(out) == {"error": {"type": "NotFoundError", "message": "no workspace 'x'"}}
    assert err == "affidavit: no workspace 'x'\n"


def test_wrong_usage_is_json_for_machines(capsys: Any) -> None:
    assert run(["ask", "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["error"]["type"] == "UsageError"
    assert run(["ask", "--bad", "--", "--json"]) == 2
    assert capsys.readouterr().out == ""


def test_a_question_without_quotes_is_told_so(capsys: Any) -> None:
    assert run(["ask", "How", "long?"]) == 2
    assert "put what has blanks in quotes" in capsys.readouterr().err
    assert run(["ask", "--bad"]) == 2
    assert "quotes" not in capsys.readouterr().err


def test_verbose_shows_the_traceback(api: Any, capsys: Any) -> None:
    api.error = RuntimeError("oh")
    assert run(["ask", "How long?", "--verbose"]) == 1
    assert "Traceback" in capsys.readouterr().err


def test_an_empty_name_of_a_workspace_is_not_the_default_one(api: Any, draft: str) -> None:
    run(["index", draft, "-w", ""])
    assert api.calls[-1]["workspace"] == ""


BATCH = [
    (["--writer", "nobody"], "there is no writer named 'nobody'"),
    (["--chat", "speed=9"], "chat.speed"),
    (["-w", "nowhere"], "there is no workspace 'nowhere'"),
]


@pytest.mark.parametrize(("wrong", "told"), BATCH)
def test_what_would_set_every_row_aside_is_refused_before_the_first(
    tmp_path: Path, monkeypatch: Any, capsys: Any, wrong: list[str], told: str
) -> None:
    monkeypatch.setenv("AFFIDAVIT_HOME", str(tmp_path / "home"))
    (tmp_path / "in.jsonl").write_text('{"draft": "One."}')
    out = tmp_path / "out.jsonl"
    assert run(["batch", str(tmp_path / "in.jsonl"), str(out), *wrong]) == 2
    assert told in capsys.readouterr().err
    assert not list(tmp_path.glob("out.*"))


def test_index_tells_what_it_did(api: Any, capsys: Any, tmp_path: Path) -> None:
    api.result = IndexReport(workspace="w", added=2)
    assert run(["index", str(tmp_path), "--workspace", "w"]) == 0
    assert "2 added" in capsys.readouterr().out
    assert api.calls[0]["paths"] == [str(tmp_path)]
    assert api.calls[0]["workspace"] == "w"
    assert run(["index", str(tmp_path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == api.result.model_dump(mode="json")
    assert api.calls[1]["workspace"] == "default"


@pytest.mark.parametrize(("unchanged", "status"), [(1, 0), (0, 1)])
def test_index_fails_when_nothing_could_be_read(
    api: Any, capsys: Any, unchanged: int, status: int
) -> None:
    failures = (FileFailure(source="a.pdf", reason="damaged"),)
    api.result = IndexReport(workspace="w", unchanged=unchanged, failures=failures)
    assert run(["index", "a.pdf"]) == status
    assert "a.pdf: damaged" in capsys.readouterr().out


def test_policy_show_prints_what_policy_reads(capsys: Any, tmp_path: Path) -> None:
    assert run(["policy", "show", "--set", "max_claims=5"]) == 0
    file = tmp_path / "p.yaml"
    file.write_text(capsys.readouterr().out)
    assert run(["policy", "show", "--policy", str(file), "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown == {**Policy().model_dump(mode="json"), "max_claims": 5}


def test_no_arguments_show_the_help(capsys: Any) -> None:
    assert run([]) == 0
    out = capsys.readouterr().out
    for name in ("index", "ask", "check", "serve", "audit", "policy"):
        assert f"\n  {name} " in out


def test_the_version_is_one_line(capsys: Any) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out.startswith("affidavit ")


@pytest.mark.parametrize("name", ["index", "ask", "check", "serve"])
def test_every_command_has_help(capsys: Any, name: str) -> None:
    assert run([name, "--help"]) == 0
    assert "Usage: affidavit" in capsys.readouterr().out
