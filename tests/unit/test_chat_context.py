"""The part of a run's context that concerns chat models."""

import json
from typing import Any

import pytest

from agent.context import Context, parse_context
from agent.errors import InputError, RoleError
from agent.models.chat.opening import check_model
from agent.models.chat.role import ChatRole, parse_role
from graphs.check import graph

KEY = "sk-very-secret"
HERE = "http://127.0.0.1:9/v1"


def test_a_key_appears_nowhere():
    context = Context(api_key=KEY, base_url=HERE)
    shown = f"{context!r} {context} {context.model_dump()} {context.model_dump_json()}"
    assert KEY not in shown + context.kept()
    assert HERE not in shown
    with pytest.raises(InputError) as error:
        parse_context({"api_key": [KEY]})
    assert KEY not in str(error.value)


def test_a_paused_run_keeps_its_server_and_not_its_key():
    context = Context(api_key=KEY, base_url=HERE, judge="openai:m", budget={"max_calls": 3})
    again = Context.model_validate_json(context.kept())
    assert again == context.model_copy(update={"api_key": None})


def test_the_fields_show_as_configuration():
    schema = graph.get_context_jsonschema()
    assert schema is not None
    fields = schema["properties"]
    assert {"writer", "skeptic", "extractor", "judge", "base_url", "api_key"} <= set(fields)
    assert {"budget", "chat", "policy"} <= set(fields)
    assert "writeOnly" in json.dumps(fields["api_key"])
    assert all(fields[name].get("description") for name in ("base_url", "api_key", "chat"))


@pytest.mark.parametrize(
    ("role", "found"),
    [
        ("openai:gpt-4.1-mini", ("openai", "gpt-4.1-mini")),
        ("Google-GenAI:gemini", ("google_genai", "gemini")),
        ("ollama:qwen3:8b", ("ollama", "qwen3:8b")),
        ("extractive", None),
        ("openai:", None),
        (":model", None),
    ],
)
def test_role_strings(role: str, found: tuple[str, str] | None):
    parsed = parse_role(role)
    assert (parsed and (parsed.provider, parsed.model)) == found


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("budget", {"max_calls": -1}),
        ("budget", {"max_cost_usd": float("inf")}),
        ("budget", {"calls": 3}),
        ("chat", {"timeout_seconds": 0}),
        ("chat", {"structured": "xml"}),
        ("chat", {"concurrency": 0}),
    ],
)
def test_values_out_of_range_are_named(field: str, value: dict[str, Any]):
    with pytest.raises(InputError, match=field):
        parse_context({field: value})


def test_an_installation_may_name_the_servers_that_runs_may_use(monkeypatch: pytest.MonkeyPatch):
    role = ChatRole(provider="openai", model="m")
    check_model(role, Context(base_url=HERE))
    monkeypatch.setenv("AFFIDAVIT_CHAT_SERVERS", "http://one/v1, http://two/v1")
    check_model(role, Context(base_url="http://two/v1"))
    with pytest.raises(InputError, match="none of the servers"):
        check_model(role, Context(base_url=HERE))


def test_providers_that_do_not_exist_are_told_with_those_that_do():
    with pytest.raises(RoleError, match="openai"):
        check_model(ChatRole(provider="nowhere", model="m"), Context())
