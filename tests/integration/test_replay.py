"""Recorded runs, run again from their records by the real product."""

import json
from pathlib import Path
from typing import Any

import pytest

from agent.api import answer, check, index
from agent.bootstrap import toolkit
from agent.cli.app import run
from agent.domain.policy import Policy, RiskRules
from agent.domain.report import Action, Report, RiskLevel
from agent.errors import InputError, NotFoundError, ReviewRequired
from agent.replay import areplay, replay

pytestmark = pytest.mark.model

LEAVE = "Full-time staff receive 25 days of paid leave a year. Leave must be used by 31 March."
DRAFT = "Full-time staff receive 30 days of paid leave a year. Leave must be used by 31 March."
DOCUMENTS = [{"title": "Leave rules", "text": LEAVE, "date": "2026-01-05"}]


@pytest.fixture
def folder(home: Path, tmp_path: Path) -> Path:
    """A folder with one document, indexed as the workspace `hr`."""
    made = tmp_path / "docs"
    made.mkdir()
    (made / "leave.md").write_text(f"# Leave rules\n\n{LEAVE}\n")
    index([made], workspace="hr")
    return made


async def stored(report: Report) -> Any:
    (record,) = await toolkit().audit_log().read(audit_id=report.audit_id)
    return record


async def test_a_check_of_given_documents_replays_with_the_same_verdicts(home: Path) -> None:
    report = check(DRAFT, documents=DOCUMENTS, question="How much leave?")
    assert report.summary.revisions > 0
    found = await areplay(report.audit_id)
    assert (found.same, found.differences, found.versions) == (True, (), {})
    record = await stored(report)
    assert (record.inputs.draft, record.inputs.question) == (DRAFT, "How much leave?")
    (document,) = await toolkit().audit_log().documents(report.audit_id)
    assert (document.text, str(document.date)) == (LEAVE, "2026-01-05")
    (repeated,) = await toolkit().audit_log().read(audit_id=found.replay_id)
    assert repeated.session == f"replay of {report.audit_id}"
    assert await toolkit().audit_log().verify("") == []


async def test_an_answer_from_given_documents_replays(home: Path) -> None:
    report = answer("How many days of paid leave do full-time staff receive?", documents=DOCUMENTS)
    assert "25 days" in report.answer
    assert (await areplay(report.audit_id)).same
    record = await stored(report)
    assert (record.workspace, record.inputs.inline) == ("", True)


def test_files_that_changed_since_do_not_matter_to_given_documents(
    home: Path, tmp_path: Path
) -> None:
    file = tmp_path / "leave.md"
    file.write_text(LEAVE)
    report = check(DRAFT, documents=[file])
    file.unlink()
    assert replay(report.audit_id).same


def test_an_answer_replays_and_changed_documents_are_named(folder: Path) -> None:
    report = answer("How many days of paid leave do staff receive?", workspace="hr")
    assert "25 days" in report.answer
    assert replay(report.audit_id).same
    (folder / "leave.md").write_text("# Leave rules\n\nFull-time staff receive 27 days.\n")
    index([folder], workspace="hr")
    found = replay(report.audit_id)
    assert not found.same
    assert any(d.where == "answer" and "27 days" in d.replayed for d in found.differences)
    (document,) = found.documents
    assert document.where.startswith("Leave rules (")
    assert document.replayed not in ("gone", document.recorded)
    (folder / "leave.md").unlink()
    index([folder], workspace="hr")
    assert [d.replayed for d in replay(report.audit_id).documents] == ["gone"]


async def test_versions_that_changed_are_named(home: Path, monkeypatch: Any) -> None:
    report = check(DRAFT, documents=DOCUMENTS)
    versions = {**toolkit().versions(), "calibration": "another"}
    monkeypatch.setattr(type(toolkit()), "versions", lambda self: versions)
    found = await areplay(report.audit_id)
    assert found.same
    assert found.versions["calibration"][1] == "another"


def test_what_was_not_kept_cannot_be_replayed(home: Path) -> None:
    report = check(DRAFT, documents=DOCUMENTS, context={"policy": {"keep_documents": False}})
    with pytest.raises(InputError, match="keep_documents"):
        replay(report.audit_id)
    with pytest.raises(NotFoundError):
        replay("nothing")


async def test_chat_models_are_not_replayed_unasked(home: Path) -> None:
    report = check(DRAFT, documents=DOCUMENTS)
    log = toolkit().audit_log()
    record = await stored(report)
    context = {**record.inputs.context, "writer": "openai:some-model"}
    other = record.model_copy(
        update={
            "audit_id": "chat",
            "inputs": record.inputs.model_copy(update={"context": context}),
        }
    )
    documents = await log.documents(report.audit_id)
    await log.append(other, report.model_dump(mode="json"), documents)
    with pytest.raises(InputError, match="writer openai:some-model"):
        await areplay("chat")


def test_a_run_that_was_reviewed_replays_without_a_pause(home: Path) -> None:
    from agent.api import review

    policy = Policy(risk=RiskRules(actions=dict.fromkeys(RiskLevel, Action.REVIEW)))
    for action, text in (("approve", None), ("reject", None), ("edit", LEAVE)):
        with pytest.raises(ReviewRequired) as held:
            check(DRAFT, documents=DOCUMENTS, context={"policy": policy})
        report = review(held.value.thread_id, action, text)
        assert replay(report.audit_id).same


def test_the_command_line_replays(folder: Path, capsys: Any) -> None:
    report = answer("By when must leave be used?", workspace="hr")
    assert run(["audit", "replay", report.audit_id]) == 0
    assert "same verdicts" in capsys.readouterr().out
    (folder / "leave.md").write_text("Leave must be used by 30 June.")
    index([folder], workspace="hr")
    assert run(["audit", "replay", report.audit_id, "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert found["same"] is False
    assert any("30 June" in d["replayed"] for d in found["differences"])
