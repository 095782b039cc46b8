"""Two workspaces, two keys: whatever the one tries, it reaches nothing of the other.

Every attempt is made with Bob's key, who is administrator of his own workspace. Those that can are
made with Ann's key as well, who owns what is tried for, and then succeed: the attempt is sound.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest

from tests.serving import Served, affidavit, events, serving

pytestmark = [pytest.mark.server, pytest.mark.model]

MINE, THEIRS = "arden-files", "brixham-files"
SECRET = "7341"
TEXT = f"The vault code of the Arden depot is {SECRET}. It was set in 2024."
STREAM = {"Accept": "text/event-stream"}
HOLD = {"policy": {"risk": {"actions": dict.fromkeys(("low", "medium", "high"), "review")}}}
QUESTION = "What is the vault code of the Arden depot?"
INLINE = {"draft": f"The code is {SECRET}.", "documents": [{"title": "Arden", "text": TEXT}]}
MCP = {"Accept": "application/json, text/event-stream"}


def mcp(method: str, **params: Any) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}


@dataclass(frozen=True)
class Attempt:
    """A request with names in braces; ``shows`` is what Ann is shown where she makes it."""

    name: str
    method: str
    path: str
    body: Any = None
    headers: Any = None
    shows: str | None = ""
    denied: bool = True


R, W = "POST", "PUT"
ATTEMPTS = [
    # Documents and questions.
    Attempt("ask", R, "/v1/ask", {"question": QUESTION, "workspace": MINE}, shows=SECRET),
    Attempt(
        "ask, streamed", R, "/v1/ask", {"question": QUESTION, "workspace": MINE}, STREAM, SECRET
    ),
    Attempt("check", R, "/v1/check", {"draft": TEXT, "workspace": MINE}, shows=SECRET),
    Attempt("list documents", "GET", f"/v1/documents?workspace={MINE}", shows="{document}"),
    Attempt("read", "GET", f"/v1/documents/{{document}}?workspace={MINE}", shows=SECRET),
    Attempt("read by id alone", "GET", "/v1/documents/{document}", shows=SECRET),
    Attempt("read elsewhere", "GET", f"/v1/documents/{{document}}?workspace={THEIRS}", shows=None),
    Attempt(
        "add", R, "/v1/documents", {"documents": [{"title": "x", "text": "y"}], "workspace": MINE}
    ),
    Attempt("delete", "DELETE", f"/v1/documents/{{document}}?workspace={MINE}", shows=None),
    Attempt("delete elsewhere", "DELETE", "/v1/documents/{document}", shows=None),
    Attempt("list workspaces", "GET", "/v1/workspaces", shows=MINE, denied=False),
    Attempt("no such workspace", R, "/v1/ask", {"question": "?", "workspace": "none"}, shows=None),
    Attempt(
        "cite a chunk",
        R,
        "/v1/check",
        {"draft": "The code is known. [cite:{chunk}]", "workspace": THEIRS},
        shows=None,
        denied=False,
    ),
    # Tricks with paths.
    Attempt("up", R, "/v1/ask", {"question": "?", "workspace": f"../{MINE}"}, shows=None),
    Attempt(
        "side", R, "/v1/ask", {"question": "?", "workspace": f"{THEIRS}/../{MINE}"}, shows=None
    ),
    Attempt("query up", "GET", f"/v1/documents?workspace={THEIRS}%2F..%2F{MINE}", shows=None),
    Attempt("id up", "GET", f"/v1/documents/..%2F..%2F{MINE}%2Fcatalog.db", shows=None),
    Attempt("static up", "GET", "/static/x/%2e%2e/%2e%2e/v1/audits/{audit}", shows=None),
    Attempt("studio's door", "GET", "/ui/../threads/{thread}", shows=None),
    Attempt("double slash", "GET", "//threads/{thread}", shows=None),
    # Audit records, streams, reviews.
    Attempt("audits", "GET", "/v1/audits", shows="{audit}", denied=False),
    Attempt("audits of", "GET", f"/v1/audits?workspace={MINE}", shows="{audit}"),
    Attempt("audit", "GET", "/v1/audits/{audit}", shows=SECRET),
    Attempt("audit, exported", "GET", "/v1/audits/{audit}?format=markdown", shows=SECRET),
    Attempt("audit of inline documents", "GET", "/v1/audits/{inline_audit}", shows=SECRET),
    Attempt("events", "GET", "/v1/runs/{stream}/events", shows=SECRET),
    Attempt(
        "resume check", R, "/v1/check", INLINE, {**STREAM, "Last-Event-ID": "{stream}:0"}, SECRET
    ),
    Attempt(
        "resume ask",
        R,
        "/v1/ask",
        {"question": "Who?"},
        {**STREAM, "Last-Event-ID": "{stream}:1"},
        SECRET,
    ),
    Attempt("held answers", "GET", "/v1/reviews", shows="{held}", denied=False),
    Attempt("decide", R, "/v1/reviews/{held}", {"action": "approve"}, shows=None),
    # Threads and runs of the LangGraph server.
    Attempt("thread", "GET", "/threads/{thread}", shows="{thread}"),
    Attempt("state", "GET", "/threads/{thread}/state", shows=SECRET),
    Attempt("history", "GET", "/threads/{thread}/history", shows=SECRET),
    Attempt("search threads", R, "/threads/search", {}, shows="{thread}", denied=False),
    Attempt(
        "search by owner",
        R,
        "/threads/search",
        {"metadata": {"affidavit_owner": "{ann}"}},
        shows="{thread}",
        denied=False,
    ),
    Attempt("count threads", R, "/threads/count", {}, shows=None, denied=False),
    Attempt(
        "take thread",
        "PATCH",
        "/threads/{thread}",
        {"metadata": {"affidavit_owner": "{bob}"}},
        shows=None,
    ),
    Attempt("delete thread", "DELETE", "/threads/{thread}", shows=None),
    Attempt("copy thread", R, "/threads/{thread}/copy", shows="thread_id"),
    Attempt(
        "same thread",
        R,
        "/threads",
        {"thread_id": "{thread}", "if_exists": "do_nothing"},
        shows="{thread}",
    ),
    Attempt("write state", R, "/threads/{thread}/state", {"values": {"draft": "x"}}, shows=None),
    Attempt("runs", "GET", "/threads/{thread}/runs", shows="{run}"),
    Attempt("run", "GET", "/threads/{thread}/runs/{run}", shows="{run}"),
    Attempt("join", "GET", "/threads/{thread}/runs/{run}/join", shows=SECRET),
    Attempt(
        "stream of run", "GET", "/threads/{thread}/runs/{run}/stream", shows=None, denied=False
    ),
    Attempt("stream of thread", "GET", "/threads/{thread}/stream", shows=None, denied=False),
    Attempt(
        "agent card", "GET", "/.well-known/agent-card.json?assistant_id={assistant}", shows=None
    ),
    Attempt("agent", R, "/a2a/{assistant}", mcp("message/send", message={}), shows=None),
    Attempt("cancel", R, "/threads/{thread}/runs/{run}/cancel", shows=None),
    Attempt("delete run", "DELETE", "/threads/{thread}/runs/{run}", shows=None),
    Attempt(
        "run on thread",
        R,
        "/threads/{thread}/runs/wait",
        {"assistant_id": "check", "input": INLINE},
        shows=SECRET,
    ),
    Attempt(
        "run there",
        R,
        "/runs/wait",
        {"assistant_id": "answer", "input": {"question": QUESTION, "workspace": MINE}},
        shows=SECRET,
    ),
    Attempt(
        "stream there",
        R,
        "/runs/stream",
        {"assistant_id": "answer", "input": {"question": QUESTION, "workspace": MINE}},
        shows=SECRET,
    ),
    Attempt(
        "batch there",
        R,
        "/runs/batch",
        [{"assistant_id": "answer", "input": {"question": QUESTION, "workspace": MINE}}],
        shows="run_id",
    ),
    Attempt(
        "command",
        R,
        "/threads/{theirs}/runs/wait",
        {"assistant_id": "answer", "command": {"update": {"workspace": MINE}, "goto": "retrieve"}},
        shows=None,
    ),
    # Assistants, schedules, store.
    Attempt("assistant", "GET", "/assistants/{assistant}", shows="{assistant}"),
    Attempt("assistants", R, "/assistants/search", {}, shows="{assistant}", denied=False),
    Attempt("schemas", "GET", "/assistants/{assistant}/schemas", shows="answer"),
    Attempt("change assistant", "PATCH", "/assistants/{assistant}", {"name": "mine"}, shows=None),
    Attempt("delete assistant", "DELETE", "/assistants/{assistant}", shows=None),
    Attempt("change built-in", "PATCH", "/assistants/{builtin}", {"name": "x"}, shows=None),
    Attempt(
        "use assistant",
        R,
        "/runs/wait",
        {"assistant_id": "{assistant}", "input": INLINE},
        shows=SECRET,
    ),
    Attempt(
        "schedule there",
        R,
        "/runs/crons",
        {
            "assistant_id": "answer",
            "schedule": "0 0 1 1 *",
            "input": {"question": QUESTION, "workspace": MINE},
        },
        shows="cron_id",
    ),
    Attempt("schedules", R, "/runs/crons/search", {}, shows="{cron}", denied=False),
    Attempt("end schedule", "DELETE", "/runs/crons/{cron}", shows=None),
    Attempt("store item", "GET", f"/store/items?namespace={MINE}&key=note", shows=SECRET),
    Attempt("store put", W, "/store/items", {"namespace": [MINE], "key": "x", "value": {}}),
    Attempt(
        "store delete", "DELETE", "/store/items", {"namespace": [MINE], "key": "note"}, shows=None
    ),
    Attempt("store search", R, "/store/items/search", {"namespace_prefix": [MINE]}, shows=SECRET),
    Attempt("store search all", R, "/store/items/search", {"namespace_prefix": []}, shows=None),
    Attempt("store namespaces", R, "/store/namespaces", {}, shows=None),
    Attempt("store suffix", R, "/store/namespaces", {"suffix": [MINE]}, shows=None),
    # MCP.
    Attempt("tools", R, "/mcp", mcp("tools/list"), MCP, "ann-s", denied=False),
    Attempt(
        "tool there",
        R,
        "/mcp",
        mcp("tools/call", name="answer", arguments={"question": QUESTION, "workspace": MINE}),
        MCP,
        SECRET,
        denied=False,
    ),
    Attempt(
        "her tool",
        R,
        "/mcp",
        mcp("tools/call", name="ann-s", arguments=INLINE),
        MCP,
        SECRET,
        denied=False,
    ),
    # Doors that the server's development runtime leaves open.
    Attempt("raw thread", "GET", "/internal/debug/threads/{thread}", shows=None),
    Attempt("raw thread, again", "GET", "/internal/debug/raw_thread/{thread}", shows=None),
    Attempt("wipe", R, "/internal/truncate", {}, shows=None),
    Attempt("deploy", R, "/deploy", {}, shows=None),
]


@dataclass(frozen=True)
class Scene:
    """The server, both keys, and the ids of what is Ann's."""

    served: Served
    keys: dict[str, str]
    ids: dict[str, str]


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    home = tmp_path_factory.mktemp("keyed")
    keys = {
        name: affidavit(
            home, "keys", "create", name, "-w", workspace, "--right", "admin"
        ).splitlines()[0]
        for name, workspace in (("ann", MINE), ("bob", THEIRS))
    }
    variables = {"AFFIDAVIT_SERVER_REPLAY_SECONDS": "3600"}
    with serving(home, **variables) as served:
        with served.client(keys["ann"]) as ann, served.client(keys["bob"]) as bob:
            ids = {**_hers(ann), **_his(bob)}
        ids |= {name: key.split("_")[1] for name, key in keys.items()}
        yield Scene(served, keys, ids)


def _hers(ann: httpx.Client) -> dict[str, str]:
    """Make what the attempts aim at, and return its ids."""
    body = {"workspace": MINE, "documents": [{"title": "Arden depot", "text": TEXT}]}
    assert ann.post("/v1/documents", json=body).status_code == 201
    (document,) = ann.get("/v1/documents").json()["documents"]
    report = ann.post("/v1/ask", json={"question": QUESTION}).json()
    assert SECRET in report["answer"]
    with ann.stream("POST", "/v1/check", json=INLINE, headers=STREAM) as reply:
        streamed = list(events(reply.iter_lines()))
    held = ann.post("/v1/check", json={**INLINE, "context": HOLD}).json()
    thread = ann.post("/threads", json={}).json()["thread_id"]
    run = {"assistant_id": "check", "input": INLINE}
    ann.post(f"/threads/{thread}/runs/wait", json=run).raise_for_status()
    (done,) = ann.get(f"/threads/{thread}/runs").json()
    assistant = ann.post(
        "/assistants",
        json={"graph_id": "check", "name": "ann-s", "metadata": {"created_by": "system"}},
    ).json()
    cron = ann.post(
        "/runs/crons",
        json={"assistant_id": "check", "schedule": "0 0 1 1 *", "input": INLINE},
    ).json()
    note = {"namespace": [MINE], "key": "note", "value": {"text": SECRET}}
    assert ann.put("/store/items", json=note).status_code == 204
    everyone = ann.post("/assistants/search", json={}).json()
    return {
        "document": document["document_id"],
        "chunk": report["ledger"]["entries"][0]["evidence"][0]["chunk_id"],
        "audit": report["audit_id"],
        "inline_audit": streamed[-1][2]["report"]["audit_id"],
        "stream": streamed[0][0].partition(":")[0],
        "held": held["thread_id"],
        "thread": thread,
        "run": done["run_id"],
        "assistant": assistant["assistant_id"],
        "builtin": next(a["assistant_id"] for a in everyone if a["name"] == "answer"),
        "cron": cron["cron_id"],
    }


def _his(bob: httpx.Client) -> dict[str, str]:
    body = {"workspace": THEIRS, "documents": [{"title": "Brixham", "text": "It has a pier."}]}
    assert bob.post("/v1/documents", json=body).status_code == 201
    return {"theirs": bob.post("/threads", json={}).json()["thread_id"]}


def filled(value: Any, ids: dict[str, str]) -> Any:
    """Return ``value`` with the names in braces replaced."""
    if isinstance(value, str):
        for name, found in ids.items():
            value = value.replace(f"{{{name}}}", found)
        return value
    if isinstance(value, dict):
        return {k: filled(v, ids) for k, v in value.items()}
    return [filled(v, ids) for v in value] if isinstance(value, list) else value


def made(scene: Scene, attempt: Attempt, key: str | None) -> httpx.Response:
    with scene.served.client(key) as client:
        return client.request(
            attempt.method,
            filled(attempt.path, scene.ids),
            json=filled(attempt.body, scene.ids),
            headers=filled(attempt.headers, scene.ids),
        )


@pytest.mark.parametrize("attempt", ATTEMPTS, ids=lambda a: a.name)
def test_the_other_key_reaches_nothing(scene: Scene, attempt: Attempt) -> None:
    reply = made(scene, attempt, scene.keys["bob"])
    if attempt.denied:
        assert 400 <= reply.status_code < 500, reply.text
    assert reply.status_code < 500, reply.text
    given = f"{attempt.body}{attempt.path}{attempt.headers}"
    assert SECRET not in reply.text.replace(f"The code is {SECRET}.", "")
    for name in ("document", "audit", "inline_audit", "held", "thread", "run", "assistant", "cron"):
        if f"{{{name}}}" not in given:
            assert scene.ids[name] not in reply.text
    if MINE not in given:
        assert MINE not in reply.text


@pytest.mark.parametrize("attempt", ATTEMPTS, ids=lambda a: a.name)
@pytest.mark.parametrize("key", ["none", "garbage", "altered", "revoked", "studio"])
def test_without_a_valid_key_nothing_is_reached(scene: Scene, attempt: Attempt, key: str) -> None:
    ann = scene.keys["ann"]
    headers: dict[str, str] = {}
    shown = None
    if key == "garbage":
        shown = "aff_x_y"
    elif key == "altered":
        shown = ann[:-1] + ("A" if ann[-1] != "A" else "B")
    elif key == "revoked":
        shown = _revoked(scene)
    elif key == "studio":
        headers = {"x-auth-scheme": "langsmith", "x-api-key": "lsv2_x"}
    tried = Attempt(
        attempt.name,
        attempt.method,
        attempt.path,
        attempt.body,
        {**(attempt.headers or {}), **headers},
    )
    reply = made(scene, tried, shown)
    assert reply.status_code in (401, 403, 404), reply.text
    assert SECRET not in reply.text


_REVOKED: dict[int, str] = {}


def _revoked(scene: Scene) -> str:
    port = id(scene)
    if port not in _REVOKED:
        home = scene.served.home
        options = ("-w", MINE, "--right", "admin")
        _REVOKED[port] = affidavit(home, "keys", "create", "old", *options).splitlines()[0]
        affidavit(home, "keys", "revoke", "old")
    return _REVOKED[port]


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"sources": {"workspace": MINE}}, "does not reach"),
        ({"workspace": MINE}, "do not answer this question"),  # what a run began with stays its own
    ],
)
def test_a_state_that_is_tampered_with_opens_no_other_workspace(
    scene: Scene, values: dict[str, Any], said: str
) -> None:
    with scene.served.client(scene.keys["bob"]) as bob:
        thread = scene.ids["theirs"]
        started = bob.post(
            f"/threads/{thread}/runs/wait",
            json={
                "assistant_id": "answer",
                "input": {"question": QUESTION, "workspace": THEIRS},
                "interrupt_before": ["retrieve"],
            },
        )
        assert started.status_code == 200, started.text
        changed = bob.post(f"/threads/{thread}/state", json={"values": values})
        assert changed.status_code == 200, changed.text
        done = bob.post(
            f"/threads/{thread}/runs/wait", json={"assistant_id": "answer", "input": None}
        )
        assert said in done.text
        assert SECRET not in done.text


def test_an_audit_record_names_the_key_whatever_the_context_says(scene: Scene) -> None:
    with scene.served.client(scene.keys["bob"]) as bob:
        forged = {"user": "ann"}
        report = bob.post("/v1/check", json={**INLINE, "context": forged}).json()
        record = bob.get(f"/v1/audits/{report['audit_id']}").json()["record"]
        assert record["user"] == "bob"
        run = {"assistant_id": "check", "input": INLINE, "context": forged}
        report = bob.post("/runs/wait", json=run).json()
        record = bob.get(f"/v1/audits/{report['audit_id']}").json()["record"]
        assert record["user"] == "bob"


def test_a_server_for_chat_models_is_named_by_administrators_alone(scene: Scene) -> None:
    options = ("-w", THEIRS, "--right", "write")
    key = affidavit(scene.served.home, "keys", "create", "carl", *options).splitlines()[0]
    context = {"base_url": "http://127.0.0.1:9/v1", "judge": "openai:x"}
    with scene.served.client(key) as carl:
        assert carl.post("/v1/check", json={**INLINE, "context": context}).status_code == 403
        run = {"assistant_id": "check", "input": INLINE, "context": context}
        assert carl.post("/runs/wait", json=run).status_code == 403
        assistant = {"graph_id": "check", "context": context}
        assert carl.post("/assistants", json=assistant).status_code == 403


def test_a_key_that_reads_does_not_write(scene: Scene) -> None:
    options = ("-w", THEIRS)
    key = affidavit(scene.served.home, "keys", "create", "dora", *options).splitlines()[0]
    body = {"documents": [{"title": "x", "text": "y"}]}
    with scene.served.client(key) as dora:
        assert dora.get("/v1/documents").status_code == 200
        assert dora.post("/v1/documents", json=body).status_code == 403
        assert dora.delete("/v1/documents/x").status_code == 403
        put = {"namespace": [THEIRS], "key": "x", "value": {}}
        assert dora.put("/store/items", json=put).status_code == 403
        thread = dora.post("/threads", json={}).json()["thread_id"]
        titled = dora.patch(f"/threads/{thread}", json={"metadata": {"title": "Leave"}})
        assert titled.status_code == 200, titled.text
        state = {"values": {"draft": "x"}, "as_node": "review"}
        assert dora.post(f"/threads/{thread}/state", json=state).status_code == 403
        around = {"assistant_id": "check", "command": {"goto": "finalize"}}
        assert dora.post(f"/threads/{thread}/runs/wait", json=around).status_code == 403
        affidavit(scene.served.home, "keys", "revoke", "dora")
        assert dora.get("/v1/documents").status_code == 401


@pytest.mark.parametrize(
    "attempt", [a for a in ATTEMPTS if a.shows is not None], ids=lambda a: a.name
)
def test_the_owner_succeeds_in_the_same(scene: Scene, attempt: Attempt) -> None:
    """Runs last: what Ann is shown proves that the attempts above were sound."""
    reply = made(scene, attempt, scene.keys["ann"])
    for _ in range(20):
        if reply.status_code != 409:  # the thread is still busy with an earlier attempt
            break
        time.sleep(0.5)
        reply = made(scene, attempt, scene.keys["ann"])
    assert reply.status_code < 300, reply.text
    assert filled(attempt.shows, scene.ids) in reply.text
