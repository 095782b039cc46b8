"""The server's MCP endpoint, driven by the official client."""

import pytest
from mcp import ClientSession
from mcp.client.streamable_http import streamable_http_client

from tests.serving import Served

pytestmark = [pytest.mark.server, pytest.mark.model]


async def test_a_client_finds_and_uses_both_tools(local_server: Served) -> None:
    async with (
        streamable_http_client(f"{local_server.url}/mcp") as streams,
        ClientSession(streams[0], streams[1]) as session,
    ):
        await session.initialize()
        tools = {tool.name: tool for tool in (await session.list_tools()).tools}
        assert tools.keys() == {"answer", "check"}
        assert "evidence" in (tools["answer"].description or "")
        schema = tools["check"].input_schema
        assert schema["required"] == ["draft"]
        assert schema["properties"]["documents"]["items"]["required"] == ["text"]
        assert all("description" in field for field in schema["properties"].values())

        documents = [{"title": "Rules", "text": "Staff get 25 days of leave."}]
        draft = {"draft": "Staff get 30 days of leave.", "documents": documents}
        checked = await session.call_tool("check", draft)
        assert not checked.is_error
        said = checked.content[0].text
        assert said.startswith("# ")
        assert "30 days" in said  # what was struck out
        assert "“Staff get 25 days of leave.”" in said
        assert len(said) < 5_000
        report = checked.structured_content
        first = report["rounds"][0]["ledger"]["entries"][0]
        assert first["verdict"]["label"] == "contradicted"
        assert "25 days" in report["answer"]
        with local_server.client() as client:
            kept = client.get(f"/v1/audits/{report['audit_id']}").json()
        assert kept["report"] == report

        question = {"question": "Is there support on Sundays?"}
        answered = await session.call_tool("answer", question)
        assert "no support on Sundays" in answered.content[0].text

        misspelt = await session.call_tool("check", {"draft": "Staff.", "document": documents})
        assert misspelt.is_error
        assert "no field `document`" in misspelt.content[0].text
        assert "did you mean `documents`?" in misspelt.content[0].text

        wrong = await session.call_tool("answer", {"question": "When?", "workspace": "nowhere"})
        assert wrong.is_error
        assert "NotFoundError: there is no workspace 'nowhere'" in wrong.content[0].text
