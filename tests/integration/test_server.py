"""A real `langgraph dev` process, driven through langgraph_sdk as Studio drives it."""

from typing import Any

import pytest
from langgraph_sdk import get_client
from langgraph_sdk.errors import ConflictError, UnprocessableEntityError

from tests.serving import Served

DOCUMENTS = [
    {
        "title": "Leave rules",
        "text": "Full-time staff receive 25 days of paid leave a year. "
        "Unused leave of up to 5 days may be carried over until 31 March.",
    }
]
DRAFT = "Full-time staff receive 30 days of paid leave a year. Up to 5 days may be carried over."

pytestmark = [pytest.mark.server, pytest.mark.model]


@pytest.fixture(scope="module")
def server(local_server: Served) -> str:
    return local_server.url


async def stream(url: str, graph: str, inputs: dict[str, Any], **more: Any) -> list[Any]:
    async with get_client(url=url) as client:
        return [
            part
            async for part in client.runs.stream(
                None,
                graph,
                input=inputs,
                stream_mode=["custom", "values"],
                stream_subgraphs=True,
                **more,
            )
        ]


def custom(parts: list[Any], kind: str) -> list[dict[str, Any]]:
    return [p.data for p in parts if p.event.startswith("custom") and p.data["type"] == kind]


async def test_check_streams_a_verdict_for_each_claim_and_ends_in_a_report(server: str):
    parts = await stream(server, "check", {"draft": DRAFT, "documents": DOCUMENTS})
    assert not [p for p in parts if p.event == "error"], parts[-1]
    claims, verdicts = custom(parts, "claim"), custom(parts, "verdict")
    assert {v["claim_id"] for v in verdicts} == {c["claim"]["claim_id"] for c in claims}
    first = {v["claim_id"]: v["verdict"]["label"] for v in verdicts[::-1]}
    wrong = next(c["claim"]["claim_id"] for c in claims if "30" in c["claim"]["text"])
    assert first[wrong] == "contradicted"
    (final,) = custom(parts, "final")
    assert final["version"] == 1
    assert "25 days" in final["report"]["answer"]
    assert final["report"]["audit_id"]


async def test_answer_cites_the_indexed_documents(server: str):
    question = {"question": "How much does the Skarn 4 tent weigh?"}
    parts = await stream(server, "answer", question)
    assert not [p for p in parts if p.event == "error"], parts[-1]
    (final,) = custom(parts, "final")
    assert final["report"]["ledger"]["entries"]
    assert final["report"]["summary"]["is_grounded"]


async def test_context_changes_a_run(server: str):
    context = {"policy": {"max_revisions": 0}}
    parts = await stream(server, "check", {"draft": DRAFT, "documents": DOCUMENTS}, context=context)
    (final,) = custom(parts, "final")
    assert final["report"]["summary"]["revisions"] == 0
    assert "30 days" in final["report"]["answer"]


async def test_a_wrong_context_is_named(server: str):
    context = {"judge": "oracle"}
    parts = await stream(server, "check", {"draft": DRAFT, "documents": DOCUMENTS}, context=context)
    (error,) = [p.data for p in parts if p.event == "error"]
    assert "oracle" in error["message"]
    assert "nli" in error["message"]


async def test_studio_sees_drawing_schemas_and_subgraph(server: str):
    async with get_client(url=server) as client:
        found = {a["graph_id"]: a["assistant_id"] for a in await client.assistants.search()}
        assert found.keys() == {"answer", "check"}
        drawing = await client.assistants.get_graph(found["answer"])
        names = {n["id"] for n in drawing["nodes"]}
        assert names >= {"plan", "retrieve", "generate", "critique", "verify", "revise", "finalize"}
        inner = await client.assistants.get_subgraphs(found["check"])
        assert "verify" in inner
        schemas = await client.assistants.get_schemas(found["check"])
        assert {"draft", "question", "documents", "workspace"} <= set(
            schemas["input_schema"]["properties"]
        )
        assert {"writer", "skeptic", "extractor", "judge", "policy"} <= set(
            schemas["context_schema"]["properties"]
        )
        assert {"answer", "ledger", "summary", "risk", "warnings", "audit_id", "usage"} <= set(
            schemas["output_schema"]["properties"]
        )


async def test_a_held_run_is_resumed_under_the_policy_that_held_it(server: str):
    levels = {"low": "review", "medium": "block", "high": "block"}
    policy = {"max_revisions": 0, "risk": {"actions": levels}}
    async with get_client(url=server) as client:
        thread = (await client.threads.create())["thread_id"]
        given = {"draft": "Full-time staff receive 25 days.", "documents": DOCUMENTS}
        held = await client.runs.wait(thread, "check", input=given, context={"policy": policy})
        assert "__interrupt__" in held
        edit = {"action": "edit", "text": "Full-time staff pay a fee of 999 euros."}
        ended = await client.runs.wait(thread, "check", command={"resume": edit})
        assert ended["risk"]["action"] == "block"
        assert "999" not in ended["answer"]
        assert not ended["summary"]["is_grounded"]
        again = await client.runs.wait(thread, "check", input=given)
        assert len(again["rounds"]) == 1
        assert again["review"] is None


async def test_a_thread_that_waits_for_nobody_is_not_resumed(server: str):
    async with get_client(url=server) as client:
        approve: dict[str, Any] = {"command": {"resume": {"action": "approve"}}}
        inputs = {"draft": DRAFT, "documents": DOCUMENTS}
        new = (await client.threads.create())["thread_id"]
        done = (await client.threads.create())["thread_id"]
        await client.runs.wait(done, "check", input=inputs)
        for thread, how in ((new, approve), (new, {"input": None}), (done, approve)):
            with pytest.raises(ConflictError) as refused:
                await client.runs.create(thread, "check", **how)
            assert "waits for a decision" in str(refused.value.body)
        assert "answer" in await client.runs.wait(done, "check", input={"draft": "It is so."})


async def test_a_thread_keeps_the_run_in_the_home_of_its_server(local_server: Served):
    async with get_client(url=local_server.url) as client:
        thread = await client.threads.create()
        await client.runs.wait(
            thread["thread_id"], "check", input={"draft": DRAFT, "documents": DOCUMENTS}
        )
        state = await client.threads.get_state(thread["thread_id"])
        assert state["values"]["summary"]["revisions"] >= 1
        history = await client.threads.get_history(thread["thread_id"])
        assert len(history) > 4
    assert (local_server.home / ".langgraph_api").is_dir()


UNKNOWN = [
    ({"draft": DRAFT, "document": DOCUMENTS}, None, "did you mean `documents`"),
    ({"draft": DRAFT, "documents": DOCUMENTS}, {"polcy": {"max_revisions": 0}}, "`policy`"),
]


@pytest.mark.parametrize(("inputs", "context", "told"), UNKNOWN, ids=["input", "context"])
async def test_fields_that_the_graph_would_drop_are_refused(
    server: str, inputs: dict[str, Any], context: dict[str, Any] | None, told: str
):
    async with get_client(url=server) as client:
        with pytest.raises(UnprocessableEntityError, match=told):
            await client.runs.create(None, "check", input=inputs, context=context)
        with pytest.raises(UnprocessableEntityError, match="has no field `polcy`"):
            await client.assistants.create("check", context={"polcy": {}})
