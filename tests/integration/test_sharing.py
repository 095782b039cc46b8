"""One home, several processes: a running server and the command line beside it."""

import asyncio
import json
import os
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from agent.corpus.workspaces.lock import writing
from tests.serving import AFFIDAVIT, Served, affidavit, serving

WRITERS = 3
READ = "The harbour office closes at 17:30."

pytestmark = [pytest.mark.server, pytest.mark.model]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("home")) as served:
        yield served


def post(server: Served, path: str, body: dict[str, Any]) -> httpx.Response:
    with server.client() as client:
        return client.post(path, json=body)


def labels(server: Served, draft: str, workspace: str) -> list[str]:
    """Return the verdicts of the running server on a draft."""
    body = {
        "draft": draft,
        "workspace": workspace,
        "context": {"policy": {"max_revisions": 0}},
    }
    reply = post(server, "/v1/check", body)
    assert reply.status_code == 200, reply.text
    return [e["verdict"]["label"] for e in reply.json()["ledger"]["entries"]]


def command(home: Path, *arguments: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [*AFFIDAVIT, *arguments],
        env={**os.environ, "AFFIDAVIT_HOME": str(home)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_what_the_command_line_indexes_the_server_sees_at_once(
    server: Served, tmp_path: Path
) -> None:
    draft, file = "The depot in Norby opens at 07:30.", tmp_path / "depot.md"
    file.write_text("# Depots\n\nThe depot in Norby opens at 07:30.\n")
    reply = post(server, "/v1/check", {"draft": draft, "workspace": "depots"})
    assert reply.status_code == 404
    affidavit(server.home, "index", str(tmp_path), "-w", "depots")
    assert labels(server, draft, "depots") == ["supported"]
    file.write_text("# Depots\n\nThe depot in Norby opens at 09:15.\n")
    affidavit(server.home, "index", str(tmp_path), "-w", "depots")
    assert labels(server, draft, "depots") == ["contradicted"]
    file.unlink()
    affidavit(server.home, "index", str(tmp_path), "-w", "depots")
    assert labels(server, draft, "depots") == ["not_found"]


def test_what_the_server_takes_the_command_line_sees_at_once(
    server: Served, tmp_path: Path
) -> None:
    documents = [{"title": "Tents", "text": "The Skarn 4 tent weighs 2.4 kg."}]
    reply = post(server, "/v1/documents", {"documents": documents, "workspace": "tents"})
    assert reply.status_code in (200, 201), reply.text
    draft = tmp_path / "draft.md"
    draft.write_text("The Skarn 4 tent weighs 2.4 kg.")
    out = affidavit(server.home, "check", str(draft), "-w", "tents", "--json")
    assert json.loads(out)["summary"]["claims_supported"] == 1
    assert labels(server, draft.read_text(), "tents") == ["supported"]


async def test_a_writer_that_finds_another_says_so(server: Served, tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("One rule.")
    folder = server.home / "workspaces" / "busy"
    body = {"documents": [{"title": "B", "text": "Another rule."}], "workspace": "busy"}
    async with writing(folder, wait=1):
        indexing = command(server.home, "index", str(tmp_path), "-w", "busy")
        async with httpx.AsyncClient(base_url=server.url, timeout=120) as client:
            reply = await client.post("/v1/documents", json=body)
        _, error = await asyncio.to_thread(indexing.communicate, timeout=120)
    assert indexing.returncode == 1
    for text in (error, reply.text):
        assert f"process {os.getpid()} is writing to the workspace" in text
    assert error.count("\n") == 1
    assert reply.status_code == 503
    assert int(reply.headers["Retry-After"]) > 0
    affidavit(server.home, "index", str(tmp_path), "-w", "busy")


def test_writers_in_several_processes_lose_nothing_while_readers_read(
    server: Served, tmp_path: Path
) -> None:
    for writer in range(WRITERS):
        (tmp_path / str(writer)).mkdir()
        for n in range(4):
            file = tmp_path / str(writer) / f"{n}.md"
            file.write_text(f"# Hall {writer}{n}\n\nHall {writer}{n} holds {300 + n} seats.\n")
    body = {"documents": [{"title": "T", "text": READ}], "workspace": "halls"}
    assert post(server, "/v1/documents", body).status_code in (200, 201)
    answers: list[Any] = []
    stop = threading.Event()

    def read() -> None:
        while not stop.is_set():
            answers.append(labels(server, READ, "halls"))

    reader = threading.Thread(target=read)
    reader.start()
    try:
        # Each waits up to ten seconds for the others; who still finds the index busy says so.
        waiting = {
            w: command(server.home, "index", str(tmp_path / str(w)), "-w", "halls")
            for w in range(WRITERS)
        }
        while waiting:
            writer, process = waiting.popitem()
            _, error = process.communicate(timeout=180)
            if process.returncode:
                assert "is writing to the workspace" in error
                again = command(server.home, "index", str(tmp_path / str(writer)), "-w", "halls")
                waiting[writer] = again
    finally:
        stop.set()
        reader.join(timeout=120)
    assert answers
    assert all(a == ["supported"] for a in answers)
    with server.client() as client:
        listed = client.get("/v1/documents", params={"workspace": "halls"}).json()
    assert listed["total"] == 4 * WRITERS + 1
    assert labels(server, READ, "halls") == ["supported"]
