"""`kill -9` at random moments: what was reported is recorded, and nothing is half there."""

import asyncio
import contextlib
import json
import os
import random
import re
import signal
import sqlite3
import subprocess
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from agent.audit.opening import sqlite_log
from agent.corpus.storage.catalog import Catalog
from tests.serving import AFFIDAVIT, Served, affidavit, serving

# Thirty in all, with the server that held the reviews; each really ended a run.
SERVER_KILLS = 4
CHECK_KILLS = 4
INDEX_KILLS = 5
REVIEW_KILLS = 3
REVIEWS = 8
CLIENTS = 4
FILES = 12
SEED = 20_261_122

RULE = "Visitors to hall {n} wait in room {m}."
HELD = json.dumps({"low": "review", "medium": "review", "high": "review"})

pytestmark = [pytest.mark.server, pytest.mark.model]


def start(home: Path, *arguments: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [*AFFIDAVIT, *arguments],
        env={**os.environ, "AFFIDAVIT_HOME": str(home)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def kill(process: "subprocess.Popen[Any]") -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


class Killer:
    """Kills commands at random moments; ``took`` is how many seconds one takes, ``kills`` counts.

    A command that ends before its moment is not counted, and tells how long one really takes.
    """

    def __init__(self, took: float) -> None:
        self.took = took
        self.kills = 0
        self._chance = random.Random(SEED)

    def strike(self, process: "subprocess.Popen[str]") -> str:
        """Kill a command unless it ended before; return what it printed."""
        began = time.monotonic()
        with contextlib.suppress(subprocess.TimeoutExpired):
            out, _ = process.communicate(timeout=self._chance.uniform(0.4, 1.05) * self.took)
            self.took = time.monotonic() - began
            return out
        kill(process)
        out, _ = process.communicate(timeout=60)
        self.kills += process.returncode == -signal.SIGKILL
        return out


def printed(out: str) -> Any:
    """Return the JSON that a command printed; None where it did not print all of it."""
    try:
        return json.loads(out)
    except ValueError:
        return None


def assert_recorded(home: Path, reports: list[dict[str, Any]]) -> None:
    """Every report that reached somebody is in the log as it was told, and the log is whole."""

    async def look() -> None:
        log = sqlite_log(home / "audit.sqlite3")
        for chain in await log.chains():
            assert await log.verify(chain.workspace) == []
        for report in reports:
            assert await log.report(report["audit_id"]) == report

    asyncio.run(look())


def work(server: Served, client: int, reports: list[dict[str, Any]]) -> None:
    """Send checks until the server is gone; keep each report that came back whole."""
    with server.client() as http, contextlib.suppress(httpx.TransportError):
        for n in range(10_000):
            text = RULE.format(n=n, m=n + client)
            body = {"draft": text, "documents": [{"title": "Halls", "text": text}]}
            reply = http.post("/v1/check", json=body)
            assert reply.status_code == 200, reply.text
            reports.append(reply.json())


def test_a_killed_server_recorded_all_that_it_reported(tmp_path: Path) -> None:
    chance, reports = random.Random(SEED), list[dict[str, Any]]()
    for _ in range(SERVER_KILLS):
        before = len(reports)
        with serving(tmp_path) as server:
            clients = [
                threading.Thread(target=work, args=(server, c, reports)) for c in range(CLIENTS)
            ]
            for client in clients:
                client.start()
            deadline = time.monotonic() + 60
            while len(reports) == before and time.monotonic() < deadline:
                time.sleep(0.01)
            time.sleep(chance.uniform(0.0, 1.0))
            kill(server.process)
            for client in clients:
                client.join(timeout=60)
        assert len(reports) > before
        assert_recorded(tmp_path, reports[before:])
    assert_recorded(tmp_path, reports)


def test_a_killed_check_recorded_what_it_printed(tmp_path: Path) -> None:
    reports = list[dict[str, Any]]()
    draft = tmp_path / "draft.md"
    draft.write_text(" ".join(RULE.format(n=n, m=n) for n in range(12)))
    arguments = ("check", str(draft), "--docs", str(draft), "--json")
    began = time.monotonic()
    reports.append(json.loads(affidavit(tmp_path / "home", *arguments)))
    killer = Killer(time.monotonic() - began)
    while killer.kills < CHECK_KILLS:
        report = printed(killer.strike(start(tmp_path / "home", *arguments)))
        reports += [report] if report else []
        assert_recorded(tmp_path / "home", reports)


def write_files(folder: Path, version: int) -> None:
    folder.mkdir(exist_ok=True)
    for n in range(FILES):
        rules = "\n\n".join(RULE.format(n=n, m=100 * version + k) for k in range(20))
        (folder / f"{n}.md").write_text(f"# Hall {n}, version {version}\n\n{rules}\n")


def whole_documents(home: Path, workspace: str) -> dict[str, str]:
    """Return title and text by source, having looked that each document is whole."""
    path = home / "workspaces" / workspace / "catalog.db"
    if not path.exists():
        return {}
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        orphans = (
            "SELECT count(*) FROM chunks"
            " WHERE document_id NOT IN (SELECT document_id FROM documents)"
        )
        assert db.execute(orphans).fetchone() == (0,)
    found = Catalog(path).documents(Catalog(path).entries())
    with closing(sqlite3.connect(path)) as db:
        for key, document in found.items():
            rows = db.execute(
                'SELECT text, start, "end" FROM chunks WHERE document_id = ? ORDER BY start', (key,)
            ).fetchall()
            assert rows, "a document without chunks"
            assert all(document.text[start:end] == text for text, start, end in rows)
            covered = "".join(text for text, _, _ in rows)
            last = document.text.rstrip().splitlines()[-1]
            assert last in covered, "the end of a document is missing"
    return {d.source: d.text for d in found.values()}


def test_a_killed_index_run_leaves_whole_documents_and_can_be_run_again(tmp_path: Path) -> None:
    home, docs = tmp_path / "home", tmp_path / "docs"
    write_files(docs, 0)
    began = time.monotonic()
    affidavit(home, "index", str(docs))
    killer, version = Killer(time.monotonic() - began), 0
    while killer.kills < INDEX_KILLS:
        version += 1
        write_files(docs, version)
        killer.strike(start(home, "index", str(docs)))
        found = whole_documents(home, "default")
        assert len(found) == FILES
        for text in found.values():
            (of,) = re.findall(r"version (\d+)", text)
            rooms = {int(room) // 100 for room in re.findall(r"room (\d+)", text)}
            assert rooms == {int(of)}, "a document of two versions"
    affidavit(home, "index", str(docs))
    found = whole_documents(home, "default")
    assert all(f"version {version}" in text for text in found.values())


def waiting(home: Path) -> list[str]:
    """Return the threads that wait for a review."""
    listed = json.loads(affidavit(home, "review", "--json"))
    return [review["thread_id"] for review in listed["reviews"]]


def test_reviews_survive_the_death_of_whoever_held_or_decided_them(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    text = RULE.format(n=1, m=1)
    body = {
        "draft": text,
        "documents": [{"title": "Halls", "text": text}],
        "context": {"policy": {"risk": {"actions": json.loads(HELD)}}},
    }
    with serving(home) as server:
        with server.client() as client:
            replies = [client.post("/v1/check", json=body) for _ in range(REVIEWS)]
        kill(server.process)
    assert [r.status_code for r in replies] == [202] * REVIEWS
    threads = [r.json()["thread_id"] for r in replies]
    began = time.monotonic()
    reports = [json.loads(affidavit(home, "review", threads[0], "--approve", "--json"))]
    killer = Killer(time.monotonic() - began)
    for thread in threads[1:-1]:
        approving = ("review", thread, "--approve", "--json")
        report = printed(killer.strike(start(home, *approving)))
        if report is None:
            again, said = start(home, *approving).communicate(timeout=300)
            report = printed(again)
            assert report or "no run waits" in said, said  # or it was decided before the kill
        reports += [report] if report else []
        assert_recorded(home, reports)
    with serving(home) as server:
        with server.client() as client:
            reply = client.post(f"/v1/reviews/{threads[-1]}", json={"action": "approve"})
        assert reply.status_code == 200, reply.text
        reports.append(reply.json())
    assert_recorded(home, reports)
    records = asyncio.run(sqlite_log(home / "audit.sqlite3").read())
    assert len(records) >= REVIEWS
    assert killer.kills >= REVIEW_KILLS
    assert waiting(home) == []
