"""Logs of older formats are brought up to date where they lie."""

import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from agent.audit.chain import canonical, seal
from agent.audit.opening import sqlite_log
from agent.audit.tables import VERSION, statements

START = datetime(2026, 1, 1, tzinfo=UTC)

FORMAT_1 = """
CREATE TABLE chains (
  workspace TEXT PRIMARY KEY, anchor TEXT NOT NULL DEFAULT '',
  swept INTEGER NOT NULL DEFAULT 0, head TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;
CREATE TABLE records (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT, workspace TEXT NOT NULL,
  audit_id TEXT NOT NULL UNIQUE, created REAL NOT NULL, retention_days INTEGER NOT NULL,
  record TEXT NOT NULL, report TEXT NOT NULL
);
CREATE INDEX records_of_workspace ON records (workspace, sequence);
PRAGMA user_version = 1;
"""


@pytest.fixture
def old_log(tmp_path: Path, make_record: Any) -> Path:
    """A log as format 1 left it: three records, written ten days apart."""
    path = tmp_path / "audit.sqlite3"
    connection = sqlite3.connect(path)
    connection.executescript(FORMAT_1)
    previous = ""
    for number in range(3):
        sealed = seal(make_record(f"a{number}", day=number * 10), {"n": number}, previous)
        previous = sealed.hash
        payload = sealed.model_dump(mode="json")
        del payload["inputs"]  # which that format did not have
        payload["hash"] = ""
        sealed_old = dict(payload, hash=_hash(payload))
        previous = sealed_old["hash"]
        connection.execute(
            "INSERT INTO records (workspace, audit_id, created, retention_days, record, report)"
            " VALUES ('w', ?, ?, 90, ?, ?)",
            (
                f"a{number}",
                (START + timedelta(days=number * 10)).timestamp(),
                canonical(sealed_old),
                canonical({"n": number}),
            ),
        )
    connection.execute("INSERT INTO chains (workspace, head) VALUES ('w', ?)", (previous,))
    connection.commit()
    connection.close()
    return path


def _hash(payload: dict[str, Any]) -> str:
    from agent.audit.chain import record_hash

    return record_hash(payload)


async def test_a_log_of_format_1_goes_on(old_log: Path, make_record: Any) -> None:
    log = sqlite_log(old_log)
    assert await log.verify("w") == []
    assert [r.inputs for r in await log.read("w")] == [None] * 3
    assert await log.sweep(START + timedelta(days=95)) == 1
    assert await log.verify("w") == []
    await log.append(make_record("new", day=30), {})
    assert [r.audit_id for r in await log.read("w")] == ["new", "a2", "a1"]
    assert await log.verify("w") == []
    connection = sqlite3.connect(old_log)
    assert connection.execute("PRAGMA user_version").fetchone() == (VERSION,)
    connection.close()


def test_a_new_log_takes_every_step_once() -> None:
    new, old = statements(0, "INTEGER PRIMARY KEY"), statements(1, "INTEGER PRIMARY KEY")
    assert new[-len(old) :] == old
    assert statements(VERSION, "INTEGER PRIMARY KEY") == []
    assert not any("--" in s for s in new)
