import asyncio
import json
import sqlite3
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from agent.audit.opening import sqlite_log
from agent.audit.retention import epoch, payload_of

START = datetime(2026, 1, 1, tzinfo=UTC)


def test_times_without_a_zone_are_utc() -> None:
    assert epoch(datetime(1970, 1, 2)) == 86_400
    assert epoch(datetime(1970, 1, 2, 2, tzinfo=timezone(timedelta(hours=2)))) == 86_400


def test_unreadable_payloads_are_empty() -> None:
    assert payload_of('{"a": 1}') == {"a": 1}
    for text in ("{", "[1]", '{"a": NaN}', "", '"x"'):
        assert payload_of(text) == {}


async def test_expired_records_go_and_the_chain_stays_intact(
    make_record: Any, tmp_path: Path
) -> None:
    log = sqlite_log(tmp_path / "audit.sqlite3")
    for number in range(5):
        await log.append(make_record(f"a{number}", day=number * 10), {"n": number})
    assert await log.sweep(START + timedelta(days=105)) == 2
    assert [r.audit_id for r in await log.read("w")] == ["a4", "a3", "a2"]
    assert await log.verify("w") == []
    await log.append(make_record("a5", day=50), {"n": 5})
    assert await log.verify("w") == []


async def test_sweeping_all_keeps_the_chain_going(make_record: Any, tmp_path: Path) -> None:
    log = sqlite_log(tmp_path / "audit.sqlite3")
    first = await log.append(make_record("a0"), {})
    assert await log.sweep(START + timedelta(days=91)) == 1
    assert await log.verify("w") == []
    second = await log.append(make_record("a1", day=91), {})
    assert second.previous_hash == first.hash
    assert await log.verify("w") == []


async def test_a_deletion_after_a_sweep_still_shows(make_record: Any, tmp_path: Path) -> None:
    path = tmp_path / "audit.sqlite3"
    log = sqlite_log(path)
    for number in range(4):
        await log.append(make_record(f"a{number}", day=number * 10), {})
    await log.sweep(START + timedelta(days=95))
    with sqlite3.connect(path) as connection:
        connection.execute("DELETE FROM records WHERE audit_id = 'a1'")
    connection.close()
    assert [link.position for link in await log.verify("w")] == [0]


async def test_each_record_keeps_the_days_of_its_policy(make_record: Any, tmp_path: Path) -> None:
    log = sqlite_log(tmp_path / "audit.sqlite3")
    await log.append(make_record("short", policy={"retention_days": 5}), {})
    await log.append(make_record("long", policy={"retention_days": 50}), {})
    await log.append(make_record("behind", policy={"retention_days": 5}), {})
    assert await log.sweep(START + timedelta(days=10)) == 2
    assert [r.audit_id for r in await log.read()] == ["long"]
    assert await log.sweep(START + timedelta(days=51)) == 1


async def test_appending_sweeps_its_own_workspace(make_record: Any, tmp_path: Path) -> None:
    log = sqlite_log(tmp_path / "audit.sqlite3")
    await log.append(make_record("old"), {})
    await log.append(make_record("other", workspace="v"), {})
    await log.append(make_record("new", day=100), {})
    assert {r.audit_id for r in await log.read()} == {"other", "new"}
    assert await log.verify("w") == []


@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    ages=st.lists(st.tuples(st.integers(0, 60), st.integers(1, 30)), max_size=8),
    now=st.integers(0, 100),
)
def test_sweeping_removes_just_the_expired_records_and_breaks_nothing(
    make_record: Any, tmp_path_factory: Any, ages: list[tuple[int, int]], now: int
) -> None:
    log = sqlite_log(tmp_path_factory.mktemp("audit") / "audit.sqlite3")

    async def run() -> None:
        for number, (_, days) in enumerate(ages):
            # All were written on day 0, so that appending itself sweeps nothing.
            await log.append(make_record(f"a{number}", policy={"retention_days": days}), {})
        removed = await log.sweep(START + timedelta(days=now))
        kept = [r.audit_id for r in reversed(await log.read())]
        assert kept == [f"a{n}" for n, (_, days) in enumerate(ages) if days > now]
        assert removed == len(ages) - len(kept)
        assert await log.verify("w") == []

    asyncio.run(run())


async def test_swept_text_leaves_the_file(make_record: Any, tmp_path: Path) -> None:
    path = tmp_path / "audit.sqlite3"
    log = sqlite_log(path)
    await log.append(make_record("a", query="a very private question"), {})
    await log.sweep(START + timedelta(days=91))
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        rows = connection.execute("SELECT record FROM records").fetchall()
    connection.close()
    assert rows == []
    assert b"very private" not in path.read_bytes()
    assert json.dumps(rows) == "[]"
