"""Options that choose roles and bound what chat models may cost."""

import pytest

from agent.cli.options import RunOptions
from agent.context import parse_context
from agent.errors import InputError


def test_nothing_named_leaves_the_defaults():
    assert RunOptions().role_values() == {}


def test_options_become_a_valid_context():
    options = RunOptions(
        writer="openai:gpt-4.1-mini",
        judge="cascade:openai:gpt-4.1-mini",
        base_url="http://127.0.0.1:8000/v1",
        max_calls=0,
        max_tokens=50_000,
        max_cost=0.25,
        chat=["timeout_seconds=20", "prices={m: {input_per_million: 1, output_per_million: 2}}"],
    )
    context = parse_context(options.role_values())
    assert context.writer == "openai:gpt-4.1-mini"
    assert context.budget.max_calls == 0
    assert context.budget.max_cost_usd == 0.25
    assert context.chat.timeout_seconds == 20
    assert context.chat.prices["m"].output_per_million == 2
    assert context.skeptic == "rules"


@pytest.mark.parametrize("setting", ["timeout_seconds", "=3"])
def test_a_chat_setting_must_be_key_and_value(setting: str):
    with pytest.raises(InputError, match="KEY=VALUE"):
        RunOptions(chat=[setting]).role_values()


@pytest.mark.parametrize("judge", [None, "nli-small"])
def test_a_server_of_chat_models_that_plays_no_role_is_refused(judge: str | None):
    with pytest.raises(InputError, match="--writer openai:MODEL"):
        RunOptions(judge=judge, base_url="http://127.0.0.1:8000/v1").role_values()


def test_an_unknown_chat_setting_is_named():
    with pytest.raises(InputError, match=r"chat\.speed"):
        parse_context(RunOptions(chat=["speed=9"]).role_values())
