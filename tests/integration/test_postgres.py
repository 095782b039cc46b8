"""Audit records, checkpoints and the store in PostgreSQL, by the real product."""

import asyncio
import contextlib
import importlib.util
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from agent.api import answer, check, review
from agent.audit.opening import postgres_log
from agent.audit.postgres import PostgresDatabase
from agent.bootstrap import toolkit
from agent.domain.policy import Policy, RiskRules
from agent.domain.report import Action, RiskLevel
from agent.errors import AffidavitError, InputError, ReviewRequired
from agent.persistence.checkpoints import checkpoints
from agent.persistence.server import checkpointer, store
from agent.replay import replay
from agent.runs import waiting
from tests.cluster import Cluster
from tests.serving import serving

ROOT = Path(__file__).parents[2]
DOCUMENTS = [{"title": "Leave", "text": "Staff get 20 days of leave each year."}]
DRAFT = "Staff get 20 days of leave."
HELD = Policy(risk=RiskRules(actions=dict.fromkeys(RiskLevel, Action.REVIEW)))

pytestmark = pytest.mark.postgres


@pytest.fixture
def database(home: Path, postgres: Cluster, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of an empty database, which the settings name."""
    url = postgres.database()
    monkeypatch.setenv("AFFIDAVIT_DATABASE_URL", url)
    yield url
    with contextlib.suppress(AffidavitError):
        postgres_log(url).close()


@pytest.mark.model
def test_a_run_is_recorded_in_the_database_and_not_in_the_home(database: str, home: Path) -> None:
    report = check(DRAFT, documents=DOCUMENTS)
    log = toolkit().audit_log()
    (record,) = asyncio.run(log.read(audit_id=report.audit_id))
    assert record.verdicts == {"supported": 1}
    assert asyncio.run(log.report(report.audit_id)) == report.model_dump(mode="json")
    assert asyncio.run(log.verify("")) == []
    assert not (home / "audit.sqlite3").exists()


@pytest.mark.model
def test_a_review_that_waits_in_the_database_is_resumed(database: str, home: Path) -> None:
    with pytest.raises(ReviewRequired) as held:
        check(DRAFT, documents=DOCUMENTS, context={"policy": HELD})
    assert list(asyncio.run(waiting())) == [held.value.thread_id]
    decided = subprocess.run(
        [sys.executable, "-m", "agent.cli", "review", held.value.thread_id, "--approve"],
        env=dict(os.environ),
        capture_output=True,
        text=True,
        check=False,
    )
    assert decided.returncode == 0, decided.stderr
    assert asyncio.run(waiting()) == {}
    assert len(asyncio.run(toolkit().audit_log().read())) == 1
    assert not (home / "checkpoints.sqlite3").exists()


@pytest.mark.model
def test_documents_that_no_database_can_hold_are_reviewed_all_the_same(database: str) -> None:
    odd = [{"title": "Odd \0", "text": "The \0 sign is no text."}]
    with pytest.raises(ReviewRequired) as held:
        check(DRAFT, documents=[*DOCUMENTS, *odd], context={"policy": HELD})
    report = review(held.value.thread_id, "approve")
    assert report.rounds[0].draft == DRAFT


async def test_a_driver_that_is_not_there_is_one_clear_error(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AFFIDAVIT_DATABASE_URL", "postgresql://nobody@127.0.0.1:9/none")
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(InputError, match="extra `postgres`"):
        await toolkit().audit_log().read()
    with pytest.raises(InputError, match="extra `postgres`"):
        async with checkpoints():
            pass


@pytest.mark.skipif(importlib.util.find_spec("psycopg") is None, reason="extra `postgres`")
@pytest.mark.parametrize(
    ("url", "kind", "told"),
    [
        ("postgresql://nobody@127.0.0.1:9/none", AffidavitError, "cannot be reached"),
        ("mysql://somewhere/x", InputError, "AFFIDAVIT_DATABASE_URL"),
        ("nonsense", InputError, "AFFIDAVIT_DATABASE_URL"),
    ],
)
async def test_an_address_that_is_wrong_is_one_clear_error(
    home: Path, monkeypatch: pytest.MonkeyPatch, url: str, kind: type, told: str
) -> None:
    monkeypatch.setenv("AFFIDAVIT_DATABASE_URL", url)
    with pytest.raises(kind, match=told):
        await toolkit().audit_log().read()
    with pytest.raises(kind, match=told):
        async with checkpoints():
            pass


async def test_a_role_that_may_not_is_told_what_it_lacks(database: str, postgres: Cluster) -> None:
    import psycopg

    name = database.rpartition("/")[2]
    with psycopg.connect(postgres.url("postgres"), autocommit=True) as connection:
        connection.execute(b"DROP ROLE IF EXISTS reader")
        connection.execute(b"CREATE ROLE reader LOGIN")
    poor = PostgresDatabase(f"postgresql://reader@127.0.0.1:{postgres.port}/{name}")
    with pytest.raises(InputError, match="grant"), poor.reading():
        pass


async def test_a_connection_that_broke_is_replaced(database: str, postgres: Cluster) -> None:
    import psycopg

    log = toolkit().audit_log()
    assert await log.read() == []
    with psycopg.connect(postgres.url("postgres"), autocommit=True) as connection:
        connection.execute(
            b"SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            b" WHERE pid <> pg_backend_pid() AND datname LIKE 'test_%'"
        )
    assert await log.read() == []


async def test_processes_that_start_together_make_the_tables_once(database: str) -> None:
    code = (
        "import asyncio\n"
        "from agent.persistence.server import checkpointer, store\n"
        "async def main():\n"
        "    async with checkpointer(), store() as kept:\n"
        "        await kept.aput(('a',), 'k', {'n': 1})\n"
        "asyncio.run(main())\n"
    )
    workers = [
        await asyncio.create_subprocess_exec(sys.executable, "-c", code, cwd=ROOT) for _ in range(3)
    ]
    assert [await asyncio.wait_for(w.wait(), 120) for w in workers] == [0, 0, 0]
    async with store() as kept:
        found = await kept.aget(("a",), "k")
    assert found is not None
    assert found.value == {"n": 1}


async def test_deleting_a_thread_never_waits_and_is_done_at_the_end(database: str) -> None:
    async with checkpointer() as saver:
        config: Any = {"configurable": {"thread_id": "t", "checkpoint_ns": ""}}
        from langgraph.checkpoint.base import empty_checkpoint

        await saver.aput(config, empty_checkpoint(), {}, {})
        deletion = saver.adelete_thread("t")
        with pytest.raises(StopIteration):
            deletion.send(None)  # ends without having waited for anything
    async with checkpointer() as saver:
        assert await saver.aget_tuple(config) is None


async def test_checkpoints_of_a_run_are_rolled_back(database: str) -> None:
    from langgraph.checkpoint.base import empty_checkpoint

    async with checkpointer() as saver:
        config: Any = {"configurable": {"thread_id": "t", "checkpoint_ns": ""}}
        for run in ("first", "second"):
            stored = await saver.aput(config, empty_checkpoint(), {"run_id": run}, {})  # type: ignore[typeddict-unknown-key]
            await saver.aput_writes(stored, [("answer", run)], "task")
        await saver.adelete_for_runs(["second"])
        left = [c async for c in saver.alist(config)]
    assert [c.metadata["run_id"] for c in left] == ["first"]
    assert left[0].pending_writes == [("task", "answer", "first")]


async def test_the_server_hooks_ask_for_an_address(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("AFFIDAVIT_DATABASE_URL", raising=False)
    for hook in (checkpointer, store):
        with pytest.raises(InputError, match="AFFIDAVIT_DATABASE_URL"):
            async with hook():
                pass


@pytest.mark.server
@pytest.mark.model
def test_threads_and_store_of_a_killed_server_are_there_again(database: str, home: Path) -> None:
    from langgraph_sdk import get_client

    home.mkdir()
    inputs = {"draft": DRAFT, "documents": DOCUMENTS}

    async def work(url: str) -> str:
        async with get_client(url=url) as client:
            thread = await client.threads.create()
            state, *others = await asyncio.gather(
                client.runs.wait(thread["thread_id"], "check", input=inputs),
                *(client.runs.wait(None, "check", input=inputs) for _ in range(6)),
            )
            assert state["summary"]["claims_supported"] == 1
            assert all(o["summary"]["claims_supported"] == 1 for o in others)
            await client.store.put_item(["notes"], "one", {"n": 1})
            return str(thread["thread_id"])

    async def look(url: str, thread: str) -> None:
        async with get_client(url=url) as client:
            # The runtime's own list of threads is written every ten seconds only.
            await client.threads.create(thread_id=thread, if_exists="do_nothing", graph_id="check")
            state: Any = await client.threads.get_state(thread)
            assert state["values"]["answer"] == DRAFT
            assert len(await client.threads.get_history(thread)) > 2
            found = await client.store.get_item(["notes"], "one")
            assert found["value"] == {"n": 1}

    with serving(home) as server:
        thread = asyncio.run(work(server.url))
        os.killpg(server.process.pid, signal.SIGKILL)
    with serving(home) as server:
        asyncio.run(look(server.url, thread))
    # None is lost. What the runtime's last list, up to ten seconds old, shows as unfinished it does
    # again, so there may be more.
    assert len(asyncio.run(toolkit().audit_log().read())) >= 7


@pytest.mark.model
def test_an_index_on_servers_answers_like_one_on_disk(
    database: str, chroma: str, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AFFIDAVIT_CHROMA_URL", chroma)
    (tmp_path / "leave.md").write_text("# Leave\n\nStaff get 20 days of leave each year.\n")
    indexed = subprocess.run(
        [sys.executable, "-m", "agent.cli", "index", str(tmp_path / "leave.md"), "--json"],
        env=dict(os.environ),
        capture_output=True,
        text=True,
        check=False,
    )
    assert indexed.returncode == 0, indexed.stderr
    report = answer("How many days of leave do staff get?")
    assert "20 days" in report.answer
    assert report.summary.is_grounded
    assert replay(report.audit_id).same
    assert not (home / "workspaces").exists()
    monkeypatch.delenv("AFFIDAVIT_DATABASE_URL")
    with pytest.raises(InputError, match="AFFIDAVIT_DATABASE_URL"):
        answer("How many days?")
