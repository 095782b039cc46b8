import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from agent.bootstrap import Toolkit
from agent.context import Context, context_of, parse_context
from agent.errors import AccessError, InputError, NotFoundError, RoleError


def test_no_context_gives_the_defaults_and_a_mapping_is_validated():
    assert parse_context(None) == Context()
    assert parse_context({"policy": {"max_revisions": 1}}).policy.max_revisions == 1
    kept = Context(user="ann")
    assert parse_context(kept) == kept


@pytest.mark.parametrize("data", [{"wirter": "x"}, {"policy": {"max_revisions": 9}}, 3])
def test_a_wrong_context_is_named(data):
    with pytest.raises(InputError, match="context is not valid"):
        parse_context(data)


@pytest.mark.parametrize("role", ["writer", "skeptic", "extractor", "judge"])
def test_a_role_that_does_not_exist_names_what_there_is(role: str):
    with pytest.raises(RoleError, match=f"no {role} named 'oracle'; choose one of: "):
        Toolkit().check_roles(Context(**{role: "oracle"}))


def test_served_graphs_never_read_files(home):
    with pytest.raises(InputError, match="not paths"):
        asyncio.run(Toolkit().retriever(None, ["/etc/hostname"]))


def test_an_unknown_workspace_is_named(home):
    with pytest.raises(NotFoundError, match="nowhere"):
        asyncio.run(Toolkit().retriever("nowhere", None))


def resumed_by(*permissions: str) -> Any:
    user = SimpleNamespace(display_name="eve", permissions=permissions)
    return SimpleNamespace(
        context=Context(api_key="now", judge="nli-small"), server_info=SimpleNamespace(user=user)
    )


def test_what_held_a_run_applies_but_for_the_key_which_is_not_kept():
    kept = Context(user="ada", base_url="http://models", api_key="then").kept()
    context = context_of(resumed_by("read", "admin"), kept)
    assert (context.user, context.judge, context.base_url) == ("ada", "nli", "http://models")
    assert context.api_key is not None
    assert context.api_key.get_secret_value() == "now"


def test_a_kept_server_is_for_those_who_may_name_one():
    with pytest.raises(AccessError, match="base_url"):
        context_of(resumed_by("read"), Context(base_url="http://models").kept())
    assert context_of(resumed_by("read"), Context(user="ada").kept()).user == "ada"
