"""What MCP clients are told."""

import json
from typing import Any

import pytest

from agent.domain.report import Report
from agent.server.tool_replies import RUNS, ToolReplies, rewritten
from graphs import check
from tests.fakes import FakeTools

TRUE = "Staff get 20 days of leave."


def reply(text: str, **more: Any) -> bytes:
    result = {"content": [{"type": "text", "text": text}], **more}
    return json.dumps({"jsonrpc": "2.0", "id": 1, "result": result}).encode()


@pytest.fixture
async def report() -> Report:
    output = await check.build(FakeTools([TRUE])).ainvoke({"draft": TRUE, "documents": []})
    return Report.model_validate({k: output[k] for k in Report.model_fields})


async def test_a_report_is_written_for_reading_and_given_as_json(report: Report) -> None:
    state = report.model_dump(mode="json")
    told = json.loads(rewritten(reply(repr(state))))
    assert (told["jsonrpc"], told["id"]) == ("2.0", 1)
    assert told["result"]["structuredContent"] == state
    (content,) = told["result"]["content"]
    assert content["type"] == "text"
    assert TRUE in content["text"]
    assert "{'" not in content["text"]


def test_an_error_says_what_is_wrong() -> None:
    failures = ["", "InputError: the draft is empty", "NotFoundError: there is no workspace 'x'"]
    told = json.loads(rewritten(reply("NotFoundError", isError=True), failures))
    assert told["result"]["isError"]
    assert told["result"]["content"][0]["text"] == failures[2]


@pytest.mark.parametrize("failures", [[], [""], ["InputError: another"]])
def test_an_error_of_which_no_more_is_known_passes_as_it_is(failures: list[str]) -> None:
    body = reply("NotFoundError", isError=True)
    assert rewritten(body, failures) == body


RUN_FAILED = b'{"__error__":{"error":"NotFoundError","message":"there is none"}}'


async def served(path: str, nested: list[bytes]) -> dict[str, Any]:
    """Return the reply to a request to ``path`` which makes one for a run of itself."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        parts = nested if scope["path"] == RUNS else [reply("NotFoundError", isError=True)]
        if scope["path"] != RUNS:
            inner: list[Any] = []

            async def keep(message: Any) -> None:
                inner.append(message)

            await replies({"type": "http", "path": RUNS}, receive, keep)
            assert b"".join(m.get("body", b"") for m in inner) == b"".join(nested)
        await send({"type": "http.response.start", "status": 200, "headers": []})
        for n, part in enumerate(parts, start=1):
            more = n < len(parts)
            await send({"type": "http.response.body", "body": part, "more_body": more})

    replies = ToolReplies(app)
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    await replies({"type": "http", "path": path}, None, send)  # type: ignore[arg-type]
    found: dict[str, Any] = json.loads(b"".join(m.get("body", b"") for m in sent))
    return found


# Blanks keep the connection open until the reply comes.
@pytest.mark.parametrize(
    "parts",
    [
        [RUN_FAILED],
        [b"\n", RUN_FAILED],
        [b"\n" + RUN_FAILED[:30], RUN_FAILED[30:]],
        [RUN_FAILED, b""],
    ],
)
async def test_a_tool_call_tells_what_its_run_failed_of(parts: list[bytes]) -> None:
    told = await served("/mcp", parts)
    assert told["result"]["content"][0]["text"] == "NotFoundError: there is none"


async def test_runs_that_no_tool_call_makes_are_not_listened_to() -> None:
    told = await served("/other", [RUN_FAILED])
    assert told["result"]["content"][0]["text"] == "NotFoundError"


CALL: dict[str, Any] = {"jsonrpc": "2.0", "id": "a1", "method": "tools/call", "params": {}}
REFUSED = b'{"error": {"type": "RequestError", "message": "no field `document`"}}'


async def refused(request: bytes, reply: bytes, status: int = 422) -> tuple[int, bytes]:
    """Return what becomes of a ``reply`` of the MCP endpoint to a ``request`` in two parts."""
    waiting = [request[:9], request[9:]]

    async def app(scope: Any, receive: Any, send: Any) -> None:
        assert (await receive())["body"] + (await receive())["body"] == request
        await send({"type": "http.response.start", "status": status, "headers": []})
        await send({"type": "http.response.body", "body": reply})

    sent: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": waiting.pop(0), "more_body": bool(waiting)}

    async def send(message: Any) -> None:
        sent.append(message)

    await ToolReplies(app)({"type": "http", "path": "/mcp"}, receive, send)  # type: ignore[arg-type]
    return sent[0]["status"], sent[1]["body"]


async def test_a_refused_tool_call_is_a_failure_of_the_tool() -> None:
    status, body = await refused(json.dumps(CALL).encode(), REFUSED)
    told = json.loads(body)
    assert (status, told["jsonrpc"], told["id"]) == (200, "2.0", "a1")
    assert told["result"] == {
        "isError": True,
        "content": [{"type": "text", "text": "RequestError: no field `document`"}],
    }


@pytest.mark.parametrize(
    ("request_", "reply_"),
    [
        (b"{", b'{"error": "Invalid JSON"}'),
        (json.dumps({**CALL, "method": "tools/list"}).encode(), REFUSED),
        (json.dumps({k: v for k, v in CALL.items() if k != "id"}).encode(), REFUSED),
        (json.dumps([CALL]).encode(), REFUSED),
        (json.dumps(CALL).encode(), b'{"detail": "a key is needed"}'),
        (json.dumps(CALL).encode(), b""),
    ],
)
async def test_other_refusals_keep_their_status(request_: bytes, reply_: bytes) -> None:
    assert await refused(request_, reply_) == (422, reply_)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"\xff",
        b"[]",
        b'{"jsonrpc": "2.0", "id": 1, "error": {"code": -32602}}',
        b'{"result": {"tools": []}}',
        b'{"result": {"content": []}}',
        b'{"result": {"content": [{"type": "image"}]}}',
        reply("NotFoundError", isError=True),
        reply("{'answer': 'of another graph'}"),
        reply("(" * 500),
        reply("__import__('os').getcwd()"),
    ],
    ids=str,
)
def test_whatever_else_passes_as_it_is(body: bytes) -> None:
    assert rewritten(body) == body
