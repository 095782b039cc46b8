import asyncio

import pytest

from agent.bootstrap import Toolkit
from agent.context import Context, parse_context
from agent.errors import InputError, NotFoundError, RoleError


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
