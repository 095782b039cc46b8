"""The audit log's contract, run over every implementation."""

import asyncio
import multiprocessing
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from agent.audit.attachments import reference
from agent.audit.chain import Chain, broken_links
from agent.audit.opening import postgres_log, sqlite_log
from agent.audit.postgres import PostgresDatabase
from agent.audit.store import StoredAuditLog
from agent.domain.audit import AuditRecord, Inputs
from agent.domain.report import Mode, Usage
from agent.domain.text import Document, Locator, Span
from agent.errors import InputError, IntegrityError, NotFoundError, StorageError
from tests.cluster import Cluster


class SqlitePlace:
    """Where a log lives; ``log`` opens it anew, ``forge`` changes it behind its back."""

    def __init__(self, folder: Path) -> None:
        self.target: Path | str = folder / "home" / "audit.sqlite3"

    def log(self) -> StoredAuditLog:
        return open_log(self.target)

    def forge(self, *statements: str) -> int:
        connection = sqlite3.connect(self.target)
        touched = [connection.execute(statement).rowcount for statement in statements]
        connection.commit()
        connection.close()
        return min(touched)

    def close(self) -> None:
        """Nothing stays open."""


class PostgresPlace(SqlitePlace):
    def __init__(self, server: Cluster) -> None:
        self.target = server.database()
        self.databases: list[PostgresDatabase] = []

    def log(self) -> StoredAuditLog:
        self.databases.append(PostgresDatabase(str(self.target)))
        return StoredAuditLog(self.databases[-1])

    def forge(self, *statements: str) -> int:
        import psycopg

        with psycopg.connect(str(self.target)) as connection:
            connection.execute("SET search_path TO affidavit")
            return min(connection.execute(s.encode()).rowcount for s in statements)

    def close(self) -> None:
        for database in self.databases:
            database.close()


def open_log(target: Path | str) -> StoredAuditLog:
    """Open a log by file or URL, as another process would."""
    return sqlite_log(target) if isinstance(target, Path) else postgres_log(target)


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[SqlitePlace]:
    if request.param == "sqlite":
        yield SqlitePlace(tmp_path)
        return
    found = PostgresPlace(request.getfixturevalue("postgres"))
    yield found
    found.close()


START = datetime(2026, 1, 1, tzinfo=UTC)
HANDBOOK = Document(
    document_id="h",
    title="Handbook",
    source="inline:Handbook",
    text="Staff have 25 days. 😀",
    content_hash="0",
    locators=(Locator(span=Span(start=0, end=5), page=1),),
)


def with_documents(audit_id: str, day: int = 0) -> AuditRecord:
    kept = Inputs(
        question="How long?",
        draft=None,
        inline=True,
        documents=(reference(HANDBOOK, kept=True),),
        context={},
    )
    return record(audit_id, day=day).model_copy(update={"inputs": kept})


def record(
    audit_id: str, workspace: str = "w", policy: dict[str, Any] | None = None, day: int = 0
) -> AuditRecord:
    return AuditRecord(
        audit_id=audit_id,
        session="s",
        created=START + timedelta(days=day),
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
        policy=policy or {},
        report_hash="",
    )


async def test_records_come_back_newest_first(place: SqlitePlace) -> None:
    log = place.log()
    stored = [await log.append(record(f"a{n}"), {"n": n}) for n in range(3)]
    assert await log.read("w") == stored[::-1]
    assert await log.read(audit_id="a1") == [stored[1]]
    assert await log.read(limit=2) == [stored[2], stored[1]]
    assert await place.log().read() == stored[::-1]


async def test_each_record_follows_the_one_before(place: SqlitePlace) -> None:
    log = place.log()
    stored = [await log.append(record(f"a{n}"), {"n": n}) for n in range(3)]
    assert [s.previous_hash for s in stored] == ["", stored[0].hash, stored[1].hash]
    assert broken_links([s.model_dump(mode="json") for s in stored]) == []
    assert await log.verify("w") == []


async def test_workspaces_are_separate(place: SqlitePlace) -> None:
    log = place.log()
    one = await log.append(record("a"), {})
    two = await log.append(record("b", workspace="v"), {})
    assert two.previous_hash == ""
    assert await log.read("v") == [two]
    assert await log.read("w", audit_id="b") == []
    assert await log.chains() == [
        Chain(workspace="v", head=two.hash, records=1, swept=0),
        Chain(workspace="w", head=one.hash, records=1, swept=0),
    ]


async def test_an_empty_log_is_empty(place: SqlitePlace) -> None:
    log = place.log()
    assert await log.read() == []
    assert await log.chains() == []
    assert await log.verify("nowhere") == []


async def test_the_report_is_kept_beside_the_record(place: SqlitePlace) -> None:
    log = place.log()
    report = {"answer": "é 😀", "summary": {"coverage": 1 / 3}, "ledger": {"entries": []}}
    await log.append(record("a"), report)
    assert await log.report("a") == report
    with pytest.raises(NotFoundError, match="'zzz'"):
        await log.report("zzz")


async def test_an_id_is_used_once(place: SqlitePlace) -> None:
    log = place.log()
    first = await log.append(record("a"), {})
    with pytest.raises(IntegrityError, match="exists already"):
        await log.append(record("a"), {"other": 1})
    assert await log.read() == [first]
    assert await log.verify("w") == []


async def test_threads_do_not_fork_the_chain(place: SqlitePlace) -> None:
    log = place.log()
    await asyncio.gather(*(log.append(record(f"a{n}"), {"n": n}) for n in range(20)))
    assert len(await log.read("w")) == 20
    assert await log.verify("w") == []


def append_some(target: Path | str, name: str) -> None:
    async def run() -> None:
        log = open_log(target)
        for number in range(10):
            await log.append(record(f"{name}-{number}"), {"n": number}, [HANDBOOK])

    asyncio.run(run())


async def test_processes_do_not_fork_the_chain(place: SqlitePlace) -> None:
    context = multiprocessing.get_context("spawn")
    workers = [context.Process(target=append_some, args=(place.target, f"p{n}")) for n in range(3)]
    for worker in workers:
        worker.start()
    for worker in workers:
        await asyncio.to_thread(worker.join, 60)
    assert [worker.exitcode for worker in workers] == [0, 0, 0]
    log = place.log()
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
    "emptied": "UPDATE records SET record = '' WHERE audit_id = 'a1'",
    "other id": "UPDATE records SET audit_id = 'b1' WHERE audit_id = 'a1'",
    "document": "UPDATE documents SET document = replace(document, '25', '30')",
    "document removed": "DELETE FROM documents",
    "chain forgotten": "DELETE FROM chains",
    "expires": "UPDATE records SET expires = expires + 1 WHERE audit_id = 'a1'",
    "expires unset": "UPDATE records SET expires = NULL WHERE audit_id = 'a1'",
    "created": "UPDATE records SET created = 0 WHERE audit_id = 'a1'",
    "days": "UPDATE records SET retention_days = 1 WHERE audit_id = 'a1'",
    "hash": "UPDATE records SET hash = 'x' WHERE audit_id = 'a1'",
    "previous hash": "UPDATE records SET previous_hash = 'x' WHERE audit_id = 'a1'",
}


@pytest.mark.parametrize("statement", FORGERIES.values(), ids=FORGERIES.keys())
async def test_tampering_shows(place: SqlitePlace, statement: str) -> None:
    log = place.log()
    for number in range(3):
        await log.append(with_documents(f"a{number}"), {"n": number}, [HANDBOOK])
    assert await log.verify("w") == []
    assert place.forge(statement) > 0
    assert await log.verify("w") != []


async def test_a_whole_chain_that_goes_shows(place: SqlitePlace) -> None:
    log = place.log()
    await log.append(record("b0"), {})
    head = (await log.append(with_documents("b1"), {}, [HANDBOOK])).hash
    assert await log.verify("w", head) == []
    last = await log.append(record("b2"), {})
    assert await log.verify("w", head) == await log.verify("w", last.hash) == []
    assert [link.audit_id for link in await log.verify("w", "f" * 64)] == [""]
    place.forge("DELETE FROM records", "DELETE FROM chains")
    assert [link.audit_id for link in await log.verify("w")] == ["b1"]  # its documents are left
    assert [chain.workspace for chain in await log.chains()] == ["w"]
    place.forge("DELETE FROM attachments", "DELETE FROM documents")
    assert await log.verify("w") == []
    assert "written down" in (await log.verify("w", head))[0].problem


async def test_records_without_their_chain_are_listed(place: SqlitePlace) -> None:
    log = place.log()
    await log.append(record("a"), {})
    place.forge("DELETE FROM chains")
    assert [chain.workspace for chain in await log.chains()] == ["w"]


async def test_a_head_stays_known_while_a_later_record_is_kept(place: SqlitePlace) -> None:
    log = place.log()
    heads = [(await log.append(record(f"a{n}", day=n), {})).hash for n in range(3)]
    await log.sweep(START + timedelta(days=91, hours=1))
    assert await log.verify("w", heads[1]) == []  # the link that the chain now begins after
    assert await log.verify("w", heads[0]) != []


async def test_a_workspace_under_another_name_shows(place: SqlitePlace) -> None:
    log = place.log()
    await log.append(record("a"), {})
    place.forge("UPDATE records SET workspace = 'v'", "UPDATE chains SET workspace = 'v'")
    assert "another workspace" in (await log.verify("v"))[0].problem


async def test_a_forged_expiry_removes_nothing(place: SqlitePlace) -> None:
    log = place.log()
    kept = await log.append(record("a"), {"n": 1})
    place.forge("UPDATE records SET expires = 0, created = 0, retention_days = 1")
    assert await log.sweep(START + timedelta(days=10)) == 0
    assert await log.read() == [kept]
    assert await log.verify("w") != []
    assert await log.sweep(START + timedelta(days=91)) == 1
    assert await log.verify("w") == []


async def test_an_expired_record_filled_in_again_shows(place: SqlitePlace) -> None:
    log = place.log()
    for number, days in enumerate([50, 5, 50]):
        await log.append(record(f"a{number}", policy={"retention_days": days}), {"n": number})
    await log.sweep(START + timedelta(days=10))
    assert await log.verify("w") == []
    place.forge("UPDATE records SET report = '{}' WHERE audit_id = 'a1'")
    assert [link.audit_id for link in await log.verify("w")] == ["a1"]


async def test_a_record_moved_in_a_file_shows(tmp_path: Path) -> None:
    place = SqlitePlace(tmp_path)
    for number in range(3):
        await place.log().append(record(f"a{number}"), {})
    place.forge("UPDATE records SET sequence = 99 WHERE audit_id = 'a1'")
    assert await place.log().verify("w") != []


async def test_forged_contents_are_not_handed_out(place: SqlitePlace) -> None:
    log = place.log()
    await log.append(with_documents("a1"), {"n": 1}, [HANDBOOK])
    place.forge(FORGERIES["document"])
    with pytest.raises(IntegrityError, match="a1"):
        await log.documents("a1")
    place.forge(FORGERIES["report"])
    with pytest.raises(IntegrityError, match="a1"):
        await log.report("a1")
    with pytest.raises(IntegrityError, match="a1"):
        [entry async for entry in log.export()]
    place.forge(FORGERIES["unreadable"])
    with pytest.raises(IntegrityError, match="a1"):
        await log.read()


async def test_documents_are_kept_once_and_go_with_their_last_record(place: SqlitePlace) -> None:
    log = place.log()
    await log.append(with_documents("a0"), {}, [HANDBOOK])
    await log.append(with_documents("a1", day=10), {}, [HANDBOOK])
    assert await log.documents("a0") == await log.documents("a1") == [HANDBOOK]
    assert await log.sweep(START + timedelta(days=91)) == 1
    assert await log.documents("a0") == []
    assert await log.documents("a1") == [HANDBOOK]
    assert await log.sweep(START + timedelta(days=101)) == 1
    assert await log.documents("a1") == []
    with pytest.raises(AssertionError):
        assert place.forge(FORGERIES["document removed"]) > 0


async def test_export_is_all_and_oldest_first(
    place: SqlitePlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("agent.audit.stored.PAGE", 2)
    log = place.log()
    stored = [await log.append(record(f"a{n}"), {"n": n}) for n in range(5)]
    await log.append(record("b0", workspace="v"), {"n": 7})
    entries = [entry async for entry in log.export("w")]
    assert [e["record"] for e in entries] == [s.model_dump(mode="json") for s in stored]
    assert [e["report"]["n"] for e in entries] == [0, 1, 2, 3, 4]
    assert len([entry async for entry in log.export()]) == 6
    assert await log.verify("w") == []


async def test_sweeping_leaves_a_chain_that_verifies(place: SqlitePlace) -> None:
    log = place.log()
    for number, days in enumerate([5, 50, 5, 50, 5]):
        await log.append(record(f"a{number}", policy={"retention_days": days}), {"n": number})
    assert await log.sweep(START + timedelta(days=10)) == 3
    assert [r.audit_id for r in await log.read("w")] == ["a3", "a1"]
    assert await log.verify("w") == []
    last = await log.append(record("a5"), {})
    assert await log.verify("w") == []
    assert await log.chains() == [
        Chain(workspace="w", head=last.hash, records=3, swept=3, retention_days=None)
    ]
    with pytest.raises(NotFoundError):
        await log.report("a0")
    place.forge("DELETE FROM records WHERE audit_id = 'a2'")
    assert await log.verify("w") != []


async def test_a_large_sweep_goes_by_batches(
    place: SqlitePlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = place.log()
    for number in range(5):
        await log.append(record(f"a{number}"), {"n": number})
    monkeypatch.setattr("agent.audit.retention.BATCH", 2)
    assert await log.sweep(START + timedelta(days=91)) == 5
    assert await log.read() == []
    assert await log.verify("w") == []


async def test_the_days_of_a_workspace_hold_for_past_and_future_records(
    place: SqlitePlace,
) -> None:
    log = place.log()
    for name in ("w", "v"):
        await log.append(record(f"{name}0", workspace=name), {})
    await log.keep_for("w", 3650)
    await log.append(record("w1"), {})
    assert await log.sweep(START + timedelta(days=365)) == 1
    assert [r.audit_id for r in await log.read()] == ["w1", "w0"]
    await log.keep_for("w", 1)
    assert await log.sweep(START + timedelta(days=2)) == 2
    await log.append(record("w2"), {})
    await log.keep_for("w", None)
    assert await log.sweep(START + timedelta(days=89)) == 0
    assert [c.retention_days for c in await log.chains()] == [None, None]
    for wrong in (0, -1, 36_501):
        with pytest.raises(InputError, match="1 to 36500"):
            await log.keep_for("w", wrong)


@pytest.mark.parametrize("odd", ["\0", "\ud800", "' OR 1=1 --", "%(id)s", ":id", ""])
async def test_odd_ids_find_nothing(place: SqlitePlace, odd: str) -> None:
    log = place.log()
    await log.append(record("a"), {})
    assert await log.read(audit_id=odd) == []
    assert await log.read(odd) == []
    assert await log.documents(odd) == []
    with pytest.raises(NotFoundError):
        await log.report(odd)


async def test_a_format_of_the_future_is_refused(place: SqlitePlace) -> None:
    await place.log().append(record("a"), {})
    if isinstance(place, PostgresPlace):
        place.forge("UPDATE audit_version SET version = 99")
    else:
        place.forge("PRAGMA user_version = 99")
    with pytest.raises(IntegrityError, match="newer version"):
        await place.log().read()


@pytest.mark.parametrize("damage", ["garbage", "torn"])
async def test_a_damaged_file_is_one_clear_error(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "audit.sqlite3"
    log = sqlite_log(path)
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


async def test_a_home_that_cannot_be_written_is_a_storage_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(StorageError, match="AFFIDAVIT_HOME"):
        await sqlite_log(tmp_path / "file" / "audit.sqlite3").read()
    (tmp_path / "audit.sqlite3").mkdir()
    with pytest.raises(StorageError, match="AFFIDAVIT_HOME"):
        await sqlite_log(tmp_path / "audit.sqlite3").read()
