"""The audit log's contract, run over every implementation."""

import asyncio
import multiprocessing
import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from agent.audit.chain import Chain, broken_links
from agent.audit.store import SqliteAuditLog
from agent.domain.audit import AuditRecord
from agent.domain.report import Mode, Usage
from agent.errors import InputError, IntegrityError, NotFoundError

LogMaker = Callable[[Path], SqliteAuditLog]


def sqlite_log(home: Path) -> SqliteAuditLog:
    return SqliteAuditLog(home / "audit.sqlite3")


def record(audit_id: str, workspace: str = "w") -> AuditRecord:
    return AuditRecord(
        audit_id=audit_id,
        session="s",
        created=datetime(2026, 1, 1, tzinfo=UTC),
        user="ann",
        workspace=workspace,
        query="Wie lange? 😀",
        mode=Mode.ANSWER,
        chunk_ids=("c1",),
        revisions=(),
        coverage=1 / 3,
        unsupported_rate=0.0,
        claim_count=0,
        verdicts={},
        flags=(),
        usage=Usage(),
        versions={},
        policy={},
        report_hash="",
    )


@pytest.fixture(params=[sqlite_log], ids=["sqlite"])
def make_log(request: pytest.FixtureRequest) -> Any:
    return request.param


async def test_records_come_back_newest_first(make_log: LogMaker, tmp_path: Path) -> None:
    log = make_log(tmp_path)
    stored = [await log.append(record(f"a{n}"), {"n": n}) for n in range(3)]
    assert await log.read("w") == stored[::-1]
    assert await log.read(audit_id="a1") == [stored[1]]
    assert await log.read(limit=2) == [stored[2], stored[1]]
    assert await make_log(tmp_path).read() == stored[::-1]


async def test_each_record_follows_the_one_before(make_log: LogMaker, tmp_path: Path) -> None:
    log = make_log(tmp_path)
    stored = [await log.append(record(f"a{n}"), {"n": n}) for n in range(3)]
    assert [s.previous_hash for s in stored] == ["", stored[0].hash, stored[1].hash]
    assert broken_links([s.model_dump(mode="json") for s in stored]) == []
    assert await log.verify("w") == []


async def test_workspaces_are_separate(make_log: LogMaker, tmp_path: Path) -> None:
    log = make_log(tmp_path)
    one = await log.append(record("a"), {})
    two = await log.append(record("b", workspace="v"), {})
    assert two.previous_hash == ""
    assert await log.read("v") == [two]
    assert await log.read("w", audit_id="b") == []
    assert await log.chains() == [
        Chain(workspace="v", head=two.hash, records=1, swept=0),
        Chain(workspace="w", head=one.hash, records=1, swept=0),
    ]


async def test_an_empty_log_is_empty(make_log: LogMaker, tmp_path: Path) -> None:
    log = make_log(tmp_path / "new" / "home")
    assert await log.read() == []
    assert await log.chains() == []
    assert await log.verify("nowhere") == []


async def test_the_report_is_kept_beside_the_record(make_log: LogMaker, tmp_path: Path) -> None:
    log = make_log(tmp_path)
    report = {"answer": "é 😀", "summary": {"coverage": 1 / 3}, "ledger": {"entries": []}}
    await log.append(record("a"), report)
    assert await log.report("a") == report
    with pytest.raises(NotFoundError, match="'zzz'"):
        await log.report("zzz")


async def test_an_id_is_used_once(make_log: LogMaker, tmp_path: Path) -> None:
    log = make_log(tmp_path)
    first = await log.append(record("a"), {})
    with pytest.raises(IntegrityError, match="exists already"):
        await log.append(record("a"), {"other": 1})
    assert await log.read() == [first]
    assert await log.verify("w") == []


async def test_threads_do_not_fork_the_chain(make_log: LogMaker, tmp_path: Path) -> None:
    log = make_log(tmp_path)
    await asyncio.gather(*(log.append(record(f"a{n}"), {"n": n}) for n in range(20)))
    assert len(await log.read("w")) == 20
    assert await log.verify("w") == []


def append_some(home: Path, name: str) -> None:
    async def run() -> None:
        for number in range(10):
            await sqlite_log(home).append(record(f"{name}-{number}"), {"n": number})

    asyncio.run(run())


async def test_processes_do_not_fork_the_chain(tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    workers = [
        context.Process(target=append_some, args=(tmp_path / "home", f"p{n}")) for n in range(3)
    ]
    for worker in workers:
        worker.start()
    for worker in workers:
        await asyncio.to_thread(worker.join, 60)
    assert [worker.exitcode for worker in workers] == [0, 0, 0]
    log = sqlite_log(tmp_path / "home")
    assert len(await log.read("w")) == 30
    assert await log.verify("w") == []


FORGERIES = {
    "record": "UPDATE records SET record = replace(record, '0.333', '0.999') WHERE audit_id = 'a1'",
    "unreadable": "UPDATE records SET record = 'x' WHERE audit_id = 'a1'",
    "report": "UPDATE records SET report = '{\"n\":7}' WHERE audit_id = 'a1'",
    "removed": "DELETE FROM records WHERE audit_id = 'a1'",
    "removed at the end": "DELETE FROM records WHERE audit_id = 'a2'",
    "removed at the start": "DELETE FROM records WHERE audit_id = 'a0'",
    "moved away": "UPDATE records SET workspace = 'v' WHERE audit_id = 'a1'",
    "moved": "UPDATE records SET sequence = 99 WHERE audit_id = 'a1'",
    "chain forgotten": "DELETE FROM chains",
}


@pytest.mark.parametrize("statement", FORGERIES.values(), ids=FORGERIES.keys())
async def test_tampering_with_the_file_shows(tmp_path: Path, statement: str) -> None:
    log = sqlite_log(tmp_path)
    for number in range(3):
        await log.append(record(f"a{number}"), {"n": number})
    connection = sqlite3.connect(tmp_path / "audit.sqlite3")
    assert connection.execute(statement).rowcount > 0
    connection.commit()
    connection.close()
    assert await log.verify("w") != []


async def test_forged_contents_are_not_handed_out(tmp_path: Path) -> None:
    log = sqlite_log(tmp_path)
    await log.append(record("a1"), {"n": 1})
    connection = sqlite3.connect(tmp_path / "audit.sqlite3")
    connection.execute(FORGERIES["report"])
    connection.execute(FORGERIES["unreadable"])
    connection.commit()
    connection.close()
    with pytest.raises(IntegrityError, match="a1"):
        await log.report("a1")
    with pytest.raises(IntegrityError, match="a1"):
        await log.read()


@pytest.mark.parametrize("damage", ["garbage", "torn"])
async def test_a_damaged_file_is_one_clear_error(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "audit.sqlite3"
    log = sqlite_log(tmp_path)
    for number in range(30):
        await log.append(record(f"a{number}"), {"text": "x" * 4000})
    whole = path.read_bytes()
    path.write_bytes(b"not a database" * 500 if damage == "garbage" else whole[: len(whole) // 3])
    for rest in ("audit.sqlite3-wal", "audit.sqlite3-shm"):
        (tmp_path / rest).unlink(missing_ok=True)
    with pytest.raises(IntegrityError, match="damaged") as caught:
        await log.read()
    assert str(path) in str(caught.value)
    with pytest.raises(IntegrityError, match="damaged"):
        await log.append(record("new"), {})


async def test_a_newer_format_is_refused(tmp_path: Path) -> None:
    log = sqlite_log(tmp_path)
    await log.append(record("a"), {})
    connection = sqlite3.connect(tmp_path / "audit.sqlite3")
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(IntegrityError, match="newer version"):
        await log.read()


async def test_a_home_that_cannot_be_written_is_an_input_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(InputError, match="AFFIDAVIT_HOME"):
        await sqlite_log(tmp_path / "file").read()
    (tmp_path / "audit.sqlite3").mkdir()
    with pytest.raises(InputError, match="AFFIDAVIT_HOME"):
        await sqlite_log(tmp_path).read()
