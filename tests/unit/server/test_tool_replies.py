"""What MCP clients are told."""

import json
from typing import Any

import pytest

from agent.domain.report import Report
from agent.server.tool_replies import rewritten
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
