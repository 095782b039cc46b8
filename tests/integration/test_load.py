"""The load evaluation against a real server; what it finds is not judged here."""

import httpx
import pytest

from agent.errors import InputError
from evals.load import WORKSPACE, Load, load
from tests.serving import Served, free_port

pytestmark = [pytest.mark.server, pytest.mark.model]


def test_a_server_is_measured_and_left_as_it_was(
    local_server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("evals.load.SINGLE", 1)
    monkeypatch.setattr("evals.load.SAMPLES", 2)
    sent = Load(local_server.url, clients=3, requests=6, long_run=4, pid=local_server.process.pid)
    replies: list[int] = []
    found = load(sent, replies.append)
    assert sum(replies) == 4 + 6 + 6 + 4
    assert found["single_ms_p50"] > 0
    for part in ("waiting", "paced"):
        assert found[part]["requests"] == 6
        assert found[part]["errors"] == {}
        assert found[part]["p95_ms"] >= found[part]["p50_ms"]
    assert len(found["rss_mb"]) == 2
    assert all(mb > 50 for mb in found["rss_mb"])
    with local_server.client() as client:
        left = client.get("/v1/documents", params={"workspace": WORKSPACE}).json()
    assert left["documents"] == []


def test_no_server_is_said() -> None:
    with pytest.raises(InputError, match="no server answers"):
        load(Load(f"http://127.0.0.1:{free_port()}"), lambda _: None)


def test_a_server_that_wants_a_key_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    transport = httpx.MockTransport(lambda _: httpx.Response(401, text="show a key"))
    original = httpx.AsyncClient
    monkeypatch.setattr(httpx, "AsyncClient", lambda **more: original(**more, transport=transport))
    with pytest.raises(InputError, match="show a key"):
        load(Load("http://127.0.0.1:9"), lambda _: None)
