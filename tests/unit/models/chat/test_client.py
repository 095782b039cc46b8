"""The chat client against a server that misbehaves."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel, ConfigDict

from agent.context import Context
from agent.domain.prompt import Prompt
from agent.errors import BudgetError, ModelError
from agent.models.chat.client import ChatClient
from agent.models.chat.opening import close_connections
from agent.models.chat.role import ChatRole
from agent.models.chat.session import Session, session
from tests.scripted_server import Reply, Request, ScriptedServer, as_json

PROMPT = Prompt(name="judge", version="1", system="Answer.", user="How many?")
ROLE = ChatRole(provider="openai", model="scripted")


class Count(BaseModel):
    model_config = ConfigDict(extra="forbid")

    number: int


@pytest.fixture(autouse=True)
def _home(home: Path) -> None:
    """Every test has a cache of its own."""


def replies(*given: Reply) -> Any:
    """Return a script that gives ``given`` in order, the last one for ever."""
    left = list(given)

    def script(request: Request) -> Reply:
        return left.pop(0) if len(left) > 1 else left[0]

    return script


def context(server: ScriptedServer, **more: Any) -> Context:
    chat = {"timeout_seconds": 20, "cache_seconds": 0, **more.pop("chat", {})}
    return Context(base_url=server.url, chat=chat, **more)


@pytest.fixture
def client() -> ChatClient:
    return ChatClient("judge", ROLE)


async def ask(client: ChatClient, server: ScriptedServer, **more: Any) -> tuple[Count, Session]:
    with session(context(server, **more)) as opened:
        try:
            return await client.structured(PROMPT, Count), opened
        finally:
            await close_connections()


async def fails(client: ChatClient, server: ScriptedServer, **more: Any) -> str:
    with pytest.raises(ModelError) as error:
        await ask(client, server, **more)
    return str(error.value)


async def test_structured_reply_and_usage(client: ChatClient):
    with ScriptedServer(replies(as_json({"number": 7}, usage=(120, 8)))) as server:
        reply, opened = await ask(client, server)
    assert reply.number == 7
    used = opened.meter.spent["judge"]
    assert (used.model_calls, used.tokens_in, used.tokens_out) == (1, 120, 8)
    assert used.unpriced_calls == 1  # nobody knows the price of a server of one's own
    assert used.model == "scripted"
    sent = server.requests[0]
    assert sent["response_format"]["type"] == "json_schema"
    assert sent["headers"]["authorization"] == "Bearer none"
    assert sent["temperature"] == 0.0


async def test_a_misfit_reply_is_sent_back_once(client: ChatClient):
    with ScriptedServer(replies(Reply("{'number"), as_json({"number": 2}))) as server:
        reply, opened = await ask(client, server)
    assert reply.number == 2
    assert opened.meter.spent["judge"].model_calls == 2
    last = server.requests[1]["messages"]
    assert last[-2] == {"role": "assistant", "content": "{'number"}
    assert "does not fit" in last[-1]["content"]


@pytest.mark.parametrize(
    ("reply", "reason"),
    [
        (Reply("not json"), "did not fit the schema"),
        (as_json({"count": 3}), "number: Field required"),
        (Reply(""), "the reply is empty"),
        (Reply(refusal="I will not."), "the model refused: I will not."),
        (Reply(choices=False), "no chat completion"),
        (
            Reply(body="<html>busy</html>", headers={"content-type": "text/html"}),
            "no chat completion",
        ),
        (Reply(body='{"id": 1}'), "no chat completion"),
        (Reply(status=401, body='{"error": {"message": "bad key"}}'), "401"),
        (Reply(status=400, body='{"error": {"message": "no such model"}}'), "no such model"),
        (as_json({"number": 1}, finish="length"), "token limit"),
        (as_json({"number": 1}, finish="content_filter"), "content filter"),
        (as_json({"number": 1, "more": "x" * 500_000}), "characters long"),
    ],
)
async def test_a_bad_reply_is_one_clear_error(client: ChatClient, reply: Reply, reason: str):
    with ScriptedServer(replies(reply)) as server:
        told = await fails(client, server, chat={"max_retries": 0})
    assert reason in told
    assert "\n" not in told
    assert len(server.requests) <= 2


@pytest.mark.parametrize(
    "first",
    [
        Reply(status=429, headers={"retry-after": "1"}, body="{}"),
        Reply(status=500, body="oops"),
        Reply(status=503, body="{}"),
        Reply(status=408, body="{}"),
        Reply(drop=True),
        Reply(hang=True),
    ],
)
async def test_what_may_pass_is_tried_again(client: ChatClient, first: Reply):
    with ScriptedServer(replies(first, as_json({"number": 4}))) as server:
        start = time.perf_counter()
        reply, opened = await ask(client, server, chat={"timeout_seconds": 5})
        took = time.perf_counter() - start
    assert reply.number == 4
    assert opened.meter.spent["judge"].model_calls == len(server.requests) == 2
    if first.status == 429:
        assert took >= 1


async def test_a_pause_that_is_too_long_is_not_waited_for(client: ChatClient):
    busy = Reply(status=429, headers={"retry-after": "3600"}, body='{"error": "slow down"}')
    with ScriptedServer(replies(busy)) as server:
        told = await fails(client, server)
    assert "429" in told
    assert len(server.requests) == 1


async def test_retries_end(client: ChatClient):
    with ScriptedServer(replies(Reply(status=500, body="{}"))) as server:
        told = await fails(client, server, chat={"max_retries": 2})
    assert "500" in told
    assert len(server.requests) == 3


async def test_a_hang_ends_at_the_time_limit(client: ChatClient):
    with ScriptedServer(replies(Reply(hang=True))) as server:
        start = time.perf_counter()
        told = await fails(client, server, chat={"timeout_seconds": 0.3})
        took = time.perf_counter() - start
    assert told == "no reply within 0.3 seconds"
    assert took < 30


async def test_nobody_listens(client: ChatClient):
    with ScriptedServer(replies(Reply())) as server:
        gone = context(server, chat={"max_retries": 0})
    with session(gone), pytest.raises(ModelError, match=r"(?i)connection error"):
        await client.text(PROMPT)
    await close_connections()


async def test_calls_at_once_never_pass_the_budget(client: ChatClient):
    with ScriptedServer(replies(as_json({"number": 1}, delay=0.05))) as server:
        limits = context(server, budget={"max_calls": 3})
        with session(limits) as opened:
            tried = [
                client.structured(PROMPT.model_copy(update={"user": str(i)}), Count)
                for i in range(8)
            ]
            ended = await asyncio.gather(*tried, return_exceptions=True)
        await close_connections()
    assert len(server.requests) == 3
    assert sum(isinstance(e, BudgetError) for e in ended) == 5
    assert opened.meter.spent["judge"].model_calls == 3


async def test_retries_count_against_the_budget(client: ChatClient):
    with ScriptedServer(replies(Reply(status=500, body="{}"))) as server:
        told = await fails(client, server, budget={"max_calls": 2})
    assert "budget of 2 model calls" in told
    assert len(server.requests) == 2


async def test_tokens_never_pass_the_budget(client: ChatClient):
    with ScriptedServer(replies(as_json({"number": 1}, usage=(400, 100)))) as server:
        limits = context(server, budget={"max_tokens": 2000}, chat={"max_output_tokens": 100})
        with session(limits) as opened:
            for i in range(20):
                try:
                    await client.structured(PROMPT.model_copy(update={"user": str(i)}), Count)
                except BudgetError:
                    break
        await close_connections()
    used = opened.meter.spent["judge"]
    assert 1000 <= used.tokens_in + used.tokens_out <= 2000


async def test_dollars_never_pass_the_budget_and_need_a_price(client: ChatClient):
    price = {"input_per_million": 1000, "output_per_million": 1000}
    with ScriptedServer(replies(as_json({"number": 1}, usage=(400, 100)))) as server:
        unknown = await fails(client, server, budget={"max_cost_usd": 1})
        assert "price of this model is not known" in unknown
        assert not server.requests
        limits = context(
            server,
            budget={"max_cost_usd": 2},
            chat={"max_output_tokens": 100, "prices": {"openai:scripted": price}},
        )
        with session(limits) as opened:
            for i in range(20):
                try:
                    await client.structured(PROMPT.model_copy(update={"user": str(i)}), Count)
                except BudgetError:
                    break
        await close_connections()
    used = opened.meter.spent["judge"]
    assert used.cost_usd == pytest.approx(0.5 * used.model_calls)
    assert 1 <= used.cost_usd <= 2
    assert used.unpriced_calls == 0


async def test_replies_are_reused_until_they_expire(client: ChatClient):
    with ScriptedServer(replies(as_json({"number": 1}))) as server:
        for seconds, calls in [(1, 1), (1, 1), (0, 2)]:
            await ask(client, server, chat={"cache_seconds": seconds})
            assert len(server.requests) == calls
        await asyncio.sleep(1.1)
        _, opened = await ask(client, server, chat={"cache_seconds": 1})
        assert len(server.requests) == 3
        _, opened = await ask(client, server, chat={"cache_seconds": 1})
    assert opened.meter.spent["judge"].cached_calls == 1
    assert opened.meter.spent["judge"].model_calls == 0


async def test_a_misfit_is_not_kept(client: ChatClient):
    with ScriptedServer(replies(Reply("no"))) as server:
        for _ in range(2):
            await fails(client, server, chat={"cache_seconds": 60})
    assert len(server.requests) == 4


@pytest.mark.parametrize("words", ["response_format is not supported", "unknown field json_schema"])
async def test_servers_without_json_schema(client: ChatClient, words: str):
    def script(request: Request) -> Reply:
        if "response_format" in request:
            return Reply(status=400, body=f'{{"error": {{"message": "{words}"}}}}')
        return as_json({"number": 5}, tool=True)

    with ScriptedServer(script) as server:
        limits = context(server)
        with session(limits):
            assert (await client.structured(PROMPT, Count)).number == 5
            again = PROMPT.model_copy(update={"user": "again"})
            assert (await client.structured(again, Count)).number == 5
        await close_connections()
    assert ["tools" in r for r in server.requests] == [False, True, True]  # learned


async def test_servers_with_json_mode_alone(client: ChatClient):
    def script(request: Request) -> Reply:
        kind = request.get("response_format", {}).get("type")
        if kind != "json_object":
            return Reply(status=400, body='{"error": {"message": "tools: unsupported format"}}')
        return Reply('```json\n{"number": 6}\n```')

    with ScriptedServer(script) as server:
        reply, _ = await ask(client, server)
    assert reply.number == 6
    assert '"number"' in server.requests[-1]["messages"][0]["content"]


async def test_models_that_refuse_a_temperature(client: ChatClient):
    def script(request: Request) -> Reply:
        if "temperature" in request:
            message = '{"error": {"message": "Unsupported value: temperature"}}'
            return Reply(status=400, body=message)
        return as_json({"number": 6})

    odd = ChatClient("judge", ChatRole(provider="openai", model="odd"))
    with ScriptedServer(script) as server:
        assert (await ask(odd, server))[0].number == 6
        assert (await ask(odd, server))[0].number == 6
    assert ["temperature" in r for r in server.requests] == [True, False, False]


async def test_stream(client: ChatClient):
    with ScriptedServer(replies(Reply("one two three", usage=(9, 3)))) as server:
        with session(context(server)) as opened:
            pieces = [p async for p in client.stream(PROMPT)]
        await close_connections()
    assert "".join(pieces) == "one two three"
    assert len(pieces) == 3
    assert opened.meter.spent["judge"].tokens_out == 3


@pytest.mark.parametrize(
    ("reply", "reason"),
    [
        (Reply("one two three four", cut=2), "broke off|incomplete|closed"),
        (Reply("one two three", finish=None), "broke off"),
        (Reply("one two three four five", pause=9), "no reply within"),
        (Reply(status=500, body="{}"), "500"),
        (Reply("one two", finish="length"), "token limit"),
        (Reply(""), "empty"),
    ],
)
async def test_a_broken_stream_is_an_error(client: ChatClient, reply: Reply, reason: str):
    with ScriptedServer(replies(reply)) as server:
        limits = context(server, chat={"timeout_seconds": 3, "max_retries": 0})
        with session(limits), pytest.raises(ModelError, match=reason):
            async for _ in client.stream(PROMPT):
                pass
        await close_connections()


async def test_leaving_a_stream_early_keeps_its_reservation(client: ChatClient):
    with ScriptedServer(replies(Reply("one two three four five", pause=0.05))) as server:
        with session(context(server)) as opened:
            source = client.stream(PROMPT)
            async for _ in source:
                break
            await source.aclose()
        await close_connections()
    assert opened.meter.spent["judge"].unaccounted > 0


async def test_cancellation_is_immediate(client: ChatClient):
    with ScriptedServer(replies(Reply(hang=True))) as server:
        with session(context(server)) as opened:
            task = asyncio.create_task(client.text(PROMPT))
            await asyncio.to_thread(server.asked.wait, 30)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asyncio.wait_for(task, 1)
        await close_connections()
    assert opened.meter.spent["judge"].unaccounted > 0


async def test_the_environments_key_never_goes_to_a_server_of_the_context(
    client: ChatClient, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("OPENAI_API_KEY", "sk-environment")
    with ScriptedServer(replies(as_json({"number": 1}))) as server:
        await ask(client, server)
        await ask(client, server, api_key="sk-context")
    keys = [r["headers"]["authorization"] for r in server.requests]
    assert keys == ["Bearer none", "Bearer sk-context"]


async def test_the_environment_names_server_and_key(
    client: ChatClient, monkeypatch: pytest.MonkeyPatch
):
    with ScriptedServer(replies(as_json({"number": 1}))) as server:
        monkeypatch.setenv("OPENAI_BASE_URL", server.url)
        monkeypatch.setenv("OPENAI_API_KEY", "sk-environment")
        with session(Context()):
            await client.structured(PROMPT, Count)
        await close_connections()
    assert server.requests[0]["headers"]["authorization"] == "Bearer sk-environment"


async def test_no_key_in_an_error(client: ChatClient):
    body = '{"error": {"message": "wrong key sk-secret-key"}}'
    with ScriptedServer(replies(Reply(status=401, body=body))) as server:
        told = await fails(client, server, api_key="sk-secret-key")
    assert "sk-secret-key" not in told


async def test_no_more_requests_at_once_than_allowed(client: ChatClient):
    with ScriptedServer(replies(as_json({"number": 1}, delay=0.05))) as server:
        with session(context(server, chat={"concurrency": 2})):
            prompts = [PROMPT.model_copy(update={"user": str(i)}) for i in range(8)]
            await asyncio.gather(*(client.structured(p, Count) for p in prompts))
        await close_connections()
    assert server.most_at_once == 2
