"""Results of the MCP tools: for reading, and as JSON beside it.

The LangGraph server writes the state that a tool call ends with as Python. A model that called is
served better by the report as it is exported, in a tenth of the words; programs take the whole
report from ``structuredContent``.
"""

import ast
import asyncio
import json
from typing import Any

from pydantic import ValidationError
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from agent.domain.report import Report
from agent.ledger.export import as_markdown

PATH = "/mcp"


class ToolReplies:
    """Rewrites the replies of the MCP endpoint that hold a report; others pass as they are."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http" or scope["path"].rstrip("/") != PATH:
            await self._app(scope, receive, send)
            return
        start: Message = {}
        parts: list[bytes] = []

        async def holding(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            parts.append(message.get("body", b""))
            if message.get("more_body"):
                return
            body = await asyncio.to_thread(rewritten, b"".join(parts))
            MutableHeaders(raw=start["headers"])["content-length"] = str(len(body))
            await send(start)
            await send({"type": "http.response.body", "body": body})

        await self._app(scope, receive, holding)


def rewritten(body: bytes) -> bytes:
    """Return the JSON-RPC reply ``body`` with the report that it holds as Markdown and as JSON."""
    try:
        reply = json.loads(body)
        (content,) = reply["result"]["content"]
        report = Report.model_validate(ast.literal_eval(content["text"]))
    except (ValueError, LookupError, TypeError, SyntaxError, ValidationError):
        return body  # an error, a list of tools, the reply of an assistant of another kind
    result: dict[str, Any] = {
        **reply["result"],
        "content": [{"type": "text", "text": as_markdown(report)}],
        "structuredContent": report.model_dump(mode="json"),
    }
    return json.dumps({**reply, "result": result}, ensure_ascii=False).encode()
