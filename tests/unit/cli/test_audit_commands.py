import asyncio
import io
import json
import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from agent.audit.opening import sqlite_log
from agent.audit.record import Origin, build
from agent.cli.app import run
from agent.cli.console import console_on
from agent.cli.render.audit import record, records
from agent.cli.render.marks import UNICODE
from agent.domain.audit import AuditRecord

WHEN = datetime(2026, 1, 2, 3, 4, tzinfo=UTC)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, make_report: Any) -> Path:
    monkeypatch.setenv("AFFIDAVIT_HOME", str(tmp_path))
    log = sqlite_log(tmp_path / "audit.sqlite3")

    async def fill() -> None:
        for number, workspace in enumerate(["hr", "hr", "shop"]):
            report = make_report(audit_id=f"{number:032x}")
            origin = Origin(
                session="s", user="ann", workspace=workspace, query=f"Query {number}?", created=WHEN
            )
            record = build(
                report,
                origin,
                chunk_ids=["c"],
                versions={"judge": "1"},
                policy={"retention_days": 36_500},
            )
            await log.append(record, report.model_dump(mode="json"))

    asyncio.run(fill())
    return tmp_path


def test_list_shows_the_newest_first(home: Path, capsys: Any) -> None:
    assert run(["audit", "list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    text = "\n".join(lines)
    assert text.index("Query 2?") < text.index("Query 1?") < text.index("Query 0?")
    assert f"{1:032x}" in text
    assert "2026-01-02 03:04" in text


def test_list_knows_workspace_limit_and_json(home: Path, capsys: Any) -> None:
    assert run(["audit", "list", "--workspace", "hr", "--limit", "1", "--json"]) == 0
    (record,) = json.loads(capsys.readouterr().out)
    assert (record["workspace"], record["query"]) == ("hr", "Query 1?")


def test_show_gives_record_and_report(home: Path, capsys: Any) -> None:
    assert run(["audit", "show", f"{0:032x}"]) == 0
    text = capsys.readouterr().out
    for part in ("Query 0?", "judge 1", "(the first record)", "Ledger", "not grounded"):
        assert part in text, part
    assert run(["audit", "show", f"{0:032x}", "--json"]) == 0
    entry = json.loads(capsys.readouterr().out)
    assert entry["report"]["audit_id"] == entry["record"]["audit_id"] == f"{0:032x}"


@pytest.mark.parametrize("command", [["show"], ["export"]])
def test_unknown_ids_are_named(home: Path, capsys: Any, command: list[str]) -> None:
    assert run(["audit", *command, "zzz"]) == 2
    assert "'zzz'" in capsys.readouterr().err


def test_export_writes_json_lines_oldest_first(home: Path, capsys: Any) -> None:
    assert run(["audit", "export"]) == 0
    entries = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [e["record"]["query"] for e in entries] == ["Query 0?", "Query 1?", "Query 2?"]
    file = home / "out.jsonl"
    assert run(["audit", "export", "-w", "shop", "-o", str(file)]) == 0
    assert capsys.readouterr().out == ""
    assert json.loads(file.read_text()) == entries[2]
    assert run(["audit", "export", f"{1:032x}"]) == 0
    assert json.loads(capsys.readouterr().out) == entries[1]
    assert run(["audit", "export", "-o", str(home)]) == 2


@pytest.mark.parametrize("wrong", [["zzz"], ["-w", "nowhere"]])
def test_an_export_that_fails_leaves_the_file_as_it_was(
    home: Path, capsys: Any, wrong: list[str]
) -> None:
    backup = home / "backup.jsonl"
    backup.write_text("an earlier export")
    assert run(["audit", "export", *wrong, "-o", str(backup)]) == 2
    assert repr(wrong[-1]) in capsys.readouterr().err
    assert backup.read_text() == "an earlier export"
    assert not list(home.glob(".*"))
    link = home / "link.jsonl"
    link.symlink_to(backup)
    backup.chmod(0o600)
    assert run(["audit", "export", "-o", str(link)]) == 0
    assert link.is_symlink()
    assert len(backup.read_text().splitlines()) == 3
    assert backup.stat().st_mode & 0o777 == 0o600


def test_verify_passes_untouched_chains(home: Path, capsys: Any) -> None:
    assert run(["audit", "verify"]) == 0
    text = capsys.readouterr().out
    assert text.count("intact") == 2
    assert run(["audit", "verify", "-w", "hr", "--json"]) == 0
    (chain,) = json.loads(capsys.readouterr().out)
    assert (chain["workspace"], chain["records"], chain["problems"]) == ("hr", 2, [])
    assert run(["audit", "verify", "-w", "nowhere"]) == 2


def test_verify_finds_a_changed_record(home: Path, capsys: Any) -> None:
    connection = sqlite3.connect(home / "audit.sqlite3")
    connection.execute(
        "UPDATE records SET record = replace(record, 'ann', 'bob') WHERE sequence = 1"
    )
    connection.commit()
    connection.close()
    assert run(["audit", "verify"]) == 1
    text = " ".join(capsys.readouterr().out.split())
    assert "hr: 2 records (0 older expired), BROKEN" in text
    assert "was changed after it was written" in text
    assert "shop: 1 record (0 older expired), intact" in text


def test_an_empty_home_has_no_records(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.setenv("AFFIDAVIT_HOME", str(tmp_path / "new"))
    for command in ("list", "verify"):
        assert run(["audit", command]) == 0
        assert capsys.readouterr().out == "No audit records.\n"
    assert run(["audit", "export"]) == 0
    assert capsys.readouterr().out == ""


def test_a_damaged_log_is_one_line(tmp_path: Path, monkeypatch: Any, capsys: Any) -> None:
    monkeypatch.setenv("AFFIDAVIT_HOME", str(tmp_path))
    (tmp_path / "audit.sqlite3").write_bytes(b"garbage" * 1000)
    assert run(["audit", "list"]) == 1
    error = capsys.readouterr().err
    assert "damaged" in error
    assert error.count("\n") == 1


def test_retention_is_shown_set_and_applied(home: Path, capsys: Any) -> None:
    assert run(["audit", "retention"]) == 0
    text = capsys.readouterr().out
    assert "hr: kept as the policy of each run says (2 records)" in text
    assert run(["audit", "retention", "-w", "hr", "--days", "30"]) == 0
    text = capsys.readouterr().out
    assert "2 expired records removed" in text
    assert "hr: kept 30 days (0 records)" in text
    assert "shop" not in text
    assert run(["audit", "list", "--json"]) == 0
    assert [r["workspace"] for r in json.loads(capsys.readouterr().out)] == ["shop"]
    assert run(["audit", "verify"]) == 0
    assert "hr: 0 records (2 older expired), intact" in capsys.readouterr().out
    assert run(["audit", "retention", "-w", "hr", "--by-policy", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["workspaces"][0]["retention_days"] is None


def test_retention_of_what_has_no_records_yet_is_confirmed(home: Path, capsys: Any) -> None:
    for options in (["--days", "45"], []):
        assert run(["audit", "retention", "-w", "clinic", *options]) == 0
        assert "clinic: kept 45 days (0 records)" in capsys.readouterr().out
    assert run(["audit", "retention"]) == 0
    assert "hr: kept as the policy" in capsys.readouterr().out
    assert run(["audit", "verify", "-w", "clinic"]) == 0


@pytest.mark.parametrize("options", [[], ["--by-policy"]])
def test_retention_of_what_is_not_known_is_refused(
    home: Path, capsys: Any, options: list[str]
) -> None:
    assert run(["audit", "retention", "-w", "nowhere", *options]) == 2
    assert "no audit records" in capsys.readouterr().err


@pytest.mark.parametrize(
    "options", [["--days", "3"], ["-w", "hr", "--days", "3", "--by-policy"], ["--days", "0"]]
)
def test_retention_refuses_what_is_not_clear(home: Path, capsys: Any, options: list[str]) -> None:
    assert run(["audit", "retention", *options]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert run(["audit", "list", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 3


def test_every_command_removes_what_has_expired(home: Path, capsys: Any) -> None:
    (entry,) = asyncio.run(sqlite_log(home / "audit.sqlite3").read("shop"))
    old = entry.model_copy(update={"audit_id": "old", "policy": {"retention_days": 1}})
    asyncio.run(sqlite_log(home / "audit.sqlite3").append(old, {}))
    assert run(["audit", "list", "--json"]) == 0
    queries = [r["query"] for r in json.loads(capsys.readouterr().out)]
    assert queries == ["Query 2?", "Query 1?", "Query 0?"]
    assert "shop: 1 record (1 older expired), intact" in verified(capsys)


def test_a_forged_expiry_is_told_before_anything_is_removed(home: Path, capsys: Any) -> None:
    connection = sqlite3.connect(home / "audit.sqlite3")
    connection.execute("UPDATE records SET expires = 1 WHERE sequence = 1")
    connection.commit()
    connection.close()
    assert run(["audit", "list", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 3
    assert "expiry or hash beside the record was changed" in verified(capsys, status=1)


def test_a_chain_is_held_against_a_head_written_down(home: Path, capsys: Any) -> None:
    assert run(["audit", "verify", "-w", "hr", "--json"]) == 0
    head = json.loads(capsys.readouterr().out)[0]["head"]
    assert run(["audit", "verify", "-w", "hr", "--head", head]) == 0
    assert run(["audit", "verify", "-w", "hr", "--head", "f" * 64]) == 1
    assert run(["audit", "verify", "--head", head]) == 2
    capsys.readouterr()
    assert run(["audit", "verify", "-w", "gone", "--head", head]) == 1
    told = capsys.readouterr().out
    assert "head (none)" in told
    assert "the chain: no record has the head" in told
    assert "gone: 0 records (0 older expired), BROKEN" in told


def verified(capsys: Any, status: int = 0) -> str:
    capsys.readouterr()
    assert run(["audit", "verify"]) == status
    return " ".join(capsys.readouterr().out.split())


def test_a_record_without_inputs_cannot_be_replayed(home: Path, capsys: Any) -> None:
    assert run(["audit", "replay", f"{0:032x}"]) == 2
    assert "cannot be replayed" in capsys.readouterr().err
    assert run(["audit", "replay", "zzz"]) == 2


def test_a_replay_shows_where_texts_part() -> None:
    from agent.cli.render.audit import replay
    from agent.cli.render.marks import UNICODE
    from agent.domain.audit import Difference, Replay

    long = "The same words again and again. " * 5
    found = Replay(
        audit_id="a",
        replay_id="b",
        same=False,
        differences=(
            Difference(where="answer", recorded=f"{long}Then 3.", replayed=f"{long}Now 4."),
        ),
        versions={"judge": ("1", "2")},
        documents=(Difference(where="Handbook (h.md)", recorded="abc", replayed="gone"),),
    )
    lines = [str(part) for part in replay(found, UNICODE).renderables]  # type: ignore[attr-defined]
    text = "\n".join(lines)
    assert "1 difference" in text
    assert "Then 3." in text
    assert "Now 4." in text
    assert "version of judge" in text
    assert "document Handbook (h.md)" in text


def test_a_draft_that_was_revised_is_listed_as_such(home: Path, capsys: Any) -> None:
    history = "revision 1: coverage 0.50 -> 1.00, contradicted 1 -> 0, not found 0 -> 0"
    fields = json.loads(sqlite_rows(home)[0]) | {"coverage": 1.0, "revisions": (history,)}
    revised = AuditRecord.model_validate(fields)
    shown = console_text(records([revised], UNICODE))
    assert "100% revised 1x from 50%" in shown
    assert "coverage 100% revised 1x from 50%" in " ".join(
        console_text(record(revised, UNICODE)).split()
    )
    plain = revised.model_copy(update={"revisions": ()})
    assert "revised" not in console_text(records([plain], UNICODE))


def sqlite_rows(home: Path) -> list[str]:
    with sqlite3.connect(home / "audit.sqlite3") as db:
        return [row[0] for row in db.execute("SELECT record FROM records ORDER BY sequence")]


def console_text(rendered: Any) -> str:
    stream = io.StringIO()
    console_on(stream).print(rendered)
    return stream.getvalue()
