"""What a server does at its limits, and when it is told to stop."""

import json
import os
import signal
import threading
from collections.abc import Iterator

import httpx
import pytest

from tests.serving import Served, affidavit, serving

pytestmark = [pytest.mark.server, pytest.mark.model]

POLICY = {"policy": {"max_revisions": 0, "max_claims": 400}}


def slow(place: str) -> dict[str, object]:
    """Return a request that takes any machine longer than the server below allows."""
    text = " ".join(
        f"{place} {n} holds {n + 3} crates and opened in {1900 + n}." for n in range(160)
    )
    return {"draft": text, "documents": [{"text": text}], "context": POLICY}


QUICK = {"draft": "It rains.", "documents": [{"text": "It rains."}]}


@pytest.fixture(scope="module")
def tight_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    home = tmp_path_factory.mktemp("tight")
    limits = {"RUN_SECONDS": "2", "MAX_RUNNING": "1", "MAX_WAITING": "0", "MAX_BODY_MB": "0.02"}
    variables = {f"AFFIDAVIT_SERVER_{name}": value for name, value in limits.items()}
    with serving(home, **variables) as served:
        with served.client() as client:
            for _ in range(60):  # until the models are loaded, even a short run takes too long
                if client.post("/v1/check", json=QUICK).status_code == 200:
                    break
        yield served


def test_a_run_that_takes_too_long_ends_with_what_was_verified(tight_server: Served) -> None:
    with tight_server.client() as client:
        reply = client.post("/v1/check", json=slow("Depot"))
    assert reply.status_code == 504
    assert "2 seconds" in reply.json()["error"]["message"]
    assert reply.json()["partial"].keys() == {"draft", "entries", "verification"}


def test_too_many_runs_are_told_when_to_come_back(tight_server: Served) -> None:
    statuses: list[tuple[int, str | None]] = []

    def ask() -> None:
        with tight_server.client() as client:
            reply = client.post("/v1/check", json=slow("Store"))
            statuses.append((reply.status_code, reply.headers.get("retry-after")))

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert sorted(s for s, _ in statuses) == [429, 429, 429, 504]
    assert all(int(after or 0) >= 1 for status, after in statuses if status == 429)


@pytest.mark.parametrize("path", ["/v1/check", "/v1/documents", "/threads", "/mcp"])
@pytest.mark.parametrize("chunked", [False, True], ids=["stated length", "chunked"])
def test_a_large_body_is_refused_on_every_route(
    tight_server: Served, path: str, chunked: bool
) -> None:
    body = json.dumps({"draft": "x" * 30_000}).encode()
    content = iter([body[:10_000], body[10_000:]]) if chunked else body
    with tight_server.client() as client:
        headers = {"Content-Type": "application/json", "Accept": "application/json"}
        reply = client.post(path, content=content, headers=headers)
    assert reply.status_code == 413, reply.text
    assert "0.02 MB" in reply.text


def test_a_server_that_is_told_to_stop_finishes_what_runs(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    home = tmp_path_factory.mktemp("stopping")
    replies: list[httpx.Response] = []
    with serving(home, AFFIDAVIT_SERVER_RUN_SECONDS="600") as served:  # however slow the machine

        def ask() -> None:
            with served.client(timeout=300) as client:
                replies.append(client.post("/v1/check", json=slow("Depot")))

        thread = threading.Thread(target=ask)
        with served.client() as client:
            client.post("/v1/check", json=QUICK)
            thread.start()
            while "affidavit_runs_active 1.0" not in client.get("/metrics").text:
                assert thread.is_alive()
        os.killpg(served.process.pid, signal.SIGTERM)
        thread.join(300)
        served.process.wait(timeout=60)
    (reply,) = replies
    assert reply.status_code == 200
    report = reply.json()
    kept = json.loads(affidavit(home, "audit", "show", report["audit_id"], "--json"))
    assert kept["report"] == report


def test_it_does_not_start_for_others_without_keys(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    home = tmp_path_factory.mktemp("open")
    with (
        pytest.raises(AssertionError, match="without API keys"),
        serving(home, "--host", "0.0.0.0"),
    ):
        pass
