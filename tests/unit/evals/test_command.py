"""The evaluations as commands."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from evals.command import app

QUOTE = "The office opens at nine."


def test_an_evaluation_searches_its_own_documents_only_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    monkeypatch.setenv("AFFIDAVIT_HOME", str(home))
    for name in ("first", "second"):
        corpus = tmp_path / name / "corpus"
        corpus.mkdir(parents=True)
        (corpus / "hours.md").write_text(f"# Hours\n\n{QUOTE}\n")
        question = {"question": "When does it open?", "answerable": True, "sources": ["hours.md"]}
        question |= {"quotes": [QUOTE], "evidence": [{"source": "hours.md", "quote": QUOTE}]}
        (tmp_path / name / "questions.jsonl").write_text(json.dumps(question) + "\n")
        data = ["--data", str(tmp_path / name), "--corpus", str(corpus), "--json"]
        done = CliRunner().invoke(app, ["retrieval", *data])
        assert done.exit_code == 0, done.output
        assert json.loads(done.stdout)["chunks"] == 1
    assert not (home / "workspaces").exists()
