"""The command line as a process, over the example documents and the embedded models."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from agent.domain.report import Report

ROOT = Path(__file__).parents[2]
CORPUS = ROOT / "evals" / "corpus"
DRAFT = ROOT / "evals" / "drafts" / "onboarding.md"
COMMAND = [sys.executable, "-c", "from agent.cli import main; main()"]

Result = subprocess.CompletedProcess[bytes]


def environment(home: Path, **more: str) -> dict[str, str]:
    kept = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "NO_COLOR", "FORCE_COLOR")}
    return {**kept, "AFFIDAVIT_HOME": str(home), "PYTHONUTF8": "1", **more}


def affidavit(home: Path, *arguments: str, text: bytes = b"", **more: str) -> Result:
    return subprocess.run(
        [*COMMAND, *arguments],
        input=text,
        capture_output=True,
        cwd=ROOT,
        env=environment(home, **more),
        timeout=120,
        check=False,
    )


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="module")
def indexed(home: Path) -> Path:
    done = affidavit(home, "index", str(CORPUS), "--json")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert (report["added"], report["failures"]) == (6, [])
    assert done.stderr == b""
    return home


def failing(report: dict[str, Any], label: str) -> str:
    entries = report["rounds"][0]["ledger"]["entries"]
    return " ".join(e["claim"]["text"] for e in entries if e["verdict"]["label"] == label)


@pytest.mark.model
def test_the_planted_errors_are_found(home: Path) -> None:
    done = affidavit(
        home, "check", str(DRAFT), "--docs", str(CORPUS), "--json", "--max-revisions", "0"
    )
    assert done.returncode == 3, done.stderr
    report = json.loads(done.stdout)
    assert Report.model_validate(report).model_dump(mode="json") == report
    assert len(report["rounds"]) == 1
    assert "AES-128" in failing(report, "contradicted")
    assert "tent" in failing(report, "not_found")
    assert "28 days" in failing(report, "supported")


@pytest.mark.model
def test_a_check_leaves_an_audit_record(home: Path) -> None:
    done = affidavit(
        home,
        "check",
        "-",
        "--docs",
        str(CORPUS / "handbook.md"),
        "--json",
        text=b"All data at rest is encrypted with AES-256.",
    )
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    shown = affidavit(home, "audit", "show", report["audit_id"], "--json")
    assert json.loads(shown.stdout)["report"] == report
    assert affidavit(home, "audit", "verify").returncode == 0


@pytest.mark.model
def test_questions_are_answered_from_the_index(indexed: Path) -> None:
    done = affidavit(
        indexed,
        "ask",
        "How many days of paid annual leave do full-time employees receive?",
        "--json",
    )
    assert done.returncode in (0, 3), done.stderr
    assert "28 days" in json.loads(done.stdout)["answer"]


@pytest.mark.model
def test_questions_are_answered_from_files_that_are_not_indexed(tmp_path: Path) -> None:
    note = tmp_path / "boathouse.md"
    note.write_text("# Boathouse\n\nThe boathouse holds 14 rowing boats.\n")
    (tmp_path / "broken.pdf").write_bytes(b"no PDF")
    question = "How many rowing boats does the boathouse hold?"
    home = tmp_path / "home"
    done = affidavit(home, "ask", question, "--docs", str(tmp_path), "--json")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert "14 rowing boats" in report["answer"]
    assert any("broken.pdf" in w["message"] for w in report["warnings"])
    assert affidavit(home, "ask", question).returncode == 2  # nothing was indexed


@pytest.mark.model
def test_indexing_again_changes_nothing(indexed: Path) -> None:
    report = json.loads(affidavit(indexed, "index", str(CORPUS), "--json").stdout)
    assert (report["unchanged"], report["added"], report["updated"]) == (6, 0, 0)


@pytest.mark.model
@pytest.mark.parametrize(
    "variables",
    [{}, {"NO_COLOR": "1"}, {"PYTHONIOENCODING": "ascii"}, {"COLUMNS": "40"}],
    ids=["plain", "no colour", "ascii", "narrow"],
)
def test_people_can_read_it_everywhere(home: Path, variables: dict[str, str]) -> None:
    done = affidavit(
        home,
        "check",
        "-",
        "--docs",
        str(CORPUS),
        "--max-revisions",
        "0",
        text="Hotel costs are reimbursed up to €140 per night.".encode(),
        **variables,
    )
    assert done.returncode in (0, 3), done.stderr
    assert b"\x1b" not in done.stdout
    assert done.stderr == b""
    text = done.stdout.decode("ascii" if "PYTHONIOENCODING" in variables else "utf-8")
    width = int(variables.get("COLUMNS", 80))
    # An escape such as \u20ac is longer than the character that it stands for.
    assert "\\u" in text or max(map(len, text.splitlines())) <= width
    assert "Ledger" in text


@pytest.mark.model
def test_an_unknown_workspace_is_wrong_usage(indexed: Path) -> None:
    done = affidavit(indexed, "ask", "How long?", "--workspace", "nowhere", "--json")
    assert done.returncode == 2
    assert b"nowhere" in done.stderr
    assert done.stderr.count(b"\n") == 1
    assert json.loads(done.stdout)["error"]["type"] == "NotFoundError"


@pytest.mark.model
def test_an_unknown_role_is_wrong_usage(home: Path) -> None:
    done = affidavit(home, "check", str(DRAFT), "--docs", str(CORPUS), "--judge", "no-such-judge")
    assert done.returncode == 2
    assert b"no-such-judge" in done.stderr
    assert done.stderr.count(b"\n") == 1


@pytest.mark.model
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "good.md").write_text("# Good\n\nThe limit is 5 kg.\n")
    (docs / "bad.pdf").write_bytes(b"%PDF-1.4 damaged")
    done = affidavit(tmp_path / "home", "index", str(docs))
    assert done.returncode == 0
    assert b"bad.pdf" in b"".join(done.stdout.split())  # a long path may go over the end of a line


def test_wrong_usage_needs_no_models(home: Path) -> None:
    probe = (
        "import atexit, sys; from agent.cli import main; "
        "atexit.register(lambda: print(*{'onnxruntime', 'spacy', 'chromadb'} & set(sys.modules))); "
        "sys.argv[1:] = ['check', 'no-such-draft.md', '--docs', 'evals/corpus']; main()"
    )
    done = subprocess.run(
        [sys.executable, "-c", probe],
        capture_output=True,
        cwd=ROOT,
        env=environment(home),
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith(b"affidavit: the draft no-such-draft.md does not exist")
    assert done.stdout.split() == []


def test_help_loads_no_heavy_library() -> None:
    probe = (
        "import sys; from agent.cli.app import run; run(['--help']); "
        "print(*sorted({'langgraph', 'pydantic', 'onnxruntime', 'chromadb', 'spacy', 'rich', "
        "'numpy', 'langchain_core'} & set(sys.modules)), file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", probe], capture_output=True, cwd=ROOT, check=True, text=True
    )
    assert done.stderr.split() == []


def test_an_interrupt_while_the_program_loads_is_one_line(home: Path) -> None:
    probe = (
        "import signal, sys; from agent.cli import main\n"
        "class Pressed:\n"
        "    def find_spec(self, name, *_):\n"
        "        if name == 'typer': signal.raise_signal(signal.SIGINT)\n"
        "sys.meta_path.insert(0, Pressed()); main()"
    )
    done = subprocess.run(
        [sys.executable, "-c", probe, "--help"],
        capture_output=True,
        cwd=ROOT,
        env=environment(home),
        check=False,
    )
    assert (done.returncode, done.stderr) == (130, b"affidavit: interrupted\n")


@pytest.mark.parametrize(
    ("closed", "arguments", "status", "told"),
    [
        ("<&-", "check -", 2, b"affidavit: the draft on stdin is empty: give the text"),
        ("<&- >&-", "policy show", 0, b""),
        (">&-", "schema --json", 0, b""),
        (">&- 2>&-", "--version", 0, b""),
        ("2>&-", "check no-such-draft.md", 2, b""),
    ],
)
def test_a_closed_stream_leads_nowhere(
    home: Path, closed: str, arguments: str, status: int, told: bytes
) -> None:
    command = f'exec "$0" -m agent.cli {arguments} {closed}'
    done = subprocess.run(
        ["sh", "-c", command, sys.executable],
        capture_output=True,
        cwd=ROOT,
        env=environment(home),
        check=False,
    )
    assert done.returncode == status, done.stderr
    assert done.stderr.startswith(told)
    assert bool(done.stderr) == bool(told)


@pytest.mark.model
def test_an_interrupt_ends_with_status_130(home: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "check", "-", "--docs", str(CORPUS), "--verbose"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        env=environment(home),
    )
    assert process.stdin is not None
    assert process.stderr is not None
    process.stdin.write(b"The limit is 5 kg. " * 4000)
    process.stdin.close()
    line = process.stderr.readline()
    assert line.startswith(b"affidavit: "), line
    process.send_signal(signal.SIGINT)
    rest = process.stderr.read()
    assert process.wait(60) == 130, rest
    assert rest.splitlines()[-1] == b"affidavit: interrupted"
    assert process.stdout is not None
    assert process.stdout.read() == b""
    process.stdout.close()
    process.stderr.close()
