"""Results of the MCP tools: for reading, and as JSON beside it.

The LangGraph server writes the state that a tool call ends with as Python. A model that called is
served better by the report as it is exported, in a tenth of the words; programs take the whole
report from ``structuredContent``. Of a run that failed it names the kind of error alone; what is
wrong and how to mend it stands in the reply to the request that it makes of itself for the run.
Where that request is refused, so is the whole call, with a status that tells no model anything.
"""

import ast
import asyncio
import json
from collections.abc import Sequence
from contextvars import ContextVar
from http import HTTPStatus
from typing import Any

from pydantic import ValidationError
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from agent.domain.report import Report
from agent.ledger.export import as_markdown

PATH = "/mcp"
RUNS = "/runs/wait"
TOOL_CALL = "tools/call"
_FAILED = b'{"__error__"'

_failures: ContextVar[list[str] | None] = ContextVar("failures", default=None)
"""What failed in the runs of the tool call that is being served; None outside of one."""


class ToolReplies:
    """Rewrites the replies of the MCP endpoint that hold a report; others pass as they are."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        path = scope["path"].rstrip("/") if scope["type"] == "http" else ""
        failures = _failures.get()
        if path == RUNS and failures is not None:
            await self._app(scope, receive, _noting(send, failures))
        elif path == PATH:
            await self._tool(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _tool(self, scope: Scope, receive: Receive, send: Send) -> None:
        failures: list[str] = []
        _failures.set(failures)
        start: Message = {}
        asked: list[bytes] = []
        parts: list[bytes] = []

        async def hearing() -> Message:
            message = await receive()
            asked.append(message.get("body", b""))
            return message

        async def holding(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            parts.append(message.get("body", b""))
            if message.get("more_body"):
                return
            body = await asyncio.to_thread(rewritten, b"".join(parts), failures)
            if start["status"] >= HTTPStatus.BAD_REQUEST:
                told = refusal(b"".join(asked), body)
                start["status"], body = (HTTPStatus.OK, told) if told else (start["status"], body)
            MutableHeaders(raw=start["headers"])["content-length"] = str(len(body))
            await send(start)
            await send({"type": "http.response.body", "body": body})

        await self._app(scope, hearing, holding)


def _noting(send: Send, failures: list[str]) -> Send:
    """Return ``send`` that notes the error which the reply to a run consists of."""
    parts: list[bytes] = []

    async def noting(message: Message) -> None:
        part = message.get("body", b"").lstrip()
        if part.startswith(_FAILED) or parts:
            parts.append(part)
            if not message.get("more_body"):
                failures.append(_told(b"".join(parts)))
        await send(message)

    return noting


def _told(reply: bytes) -> str:
    try:
        error = json.loads(reply)["__error__"]
        return f"{error['error']}: {error['message']}"
    except (ValueError, LookupError, TypeError):
        return ""


def refusal(request: bytes, reply: bytes) -> bytes:
    """Return the refusal of a run as the failure of the tool that ``request`` calls.

    A client would take the bare status for a failure of the connection, and its model would not
    hear which argument is wrong. What is no refused tool call gives b"".
    """
    try:
        call, error = json.loads(request), json.loads(reply)["error"]
        message = f"{error['type']}: {error['message']}"
        answered = {"jsonrpc": "2.0", "id": call["id"]} if call["method"] == TOOL_CALL else None
    except (ValueError, LookupError, TypeError):
        return b""
    if answered is None:
        return b""
    result = {"isError": True, "content": [{"type": "text", "text": message}]}
    return json.dumps({**answered, "result": result}, ensure_ascii=False).encode()


def rewritten(body: bytes, failures: Sequence[str] = ()) -> bytes:
    """Return the JSON-RPC reply ``body`` with the report that it holds as Markdown and as JSON.

    The kind of an error becomes the failure of that kind among ``failures``.
    """
    try:
        reply = json.loads(body)
        (content,) = reply["result"]["content"]
        if reply["result"].get("isError"):
            kind = f"{content['text']}: "
            content["text"] = next(f for f in failures if f.startswith(kind))
            return json.dumps(reply, ensure_ascii=False).encode()
        report = Report.model_validate(ast.literal_eval(content["text"]))
    except (ValueError, LookupError, TypeError, SyntaxError, ValidationError, StopIteration):
        return body  # an error, a list of tools, the reply of an assistant of another kind
    result: dict[str, Any] = {
        **reply["result"],
        "content": [{"type": "text", "text": as_markdown(report)}],
        "structuredContent": report.model_dump(mode="json"),
    }
    return json.dumps({**reply, "result": result}, ensure_ascii=False).encode()
