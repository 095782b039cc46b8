"""What the LangGraph server's door lets a key run."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from langgraph_sdk import Auth

from agent.identity.principal import Principal, Right
from agent.server import auth

BOB = Principal(identity="k1", name="bob", workspaces=("hr",), right=Right.READ)
LEFT_OUT = "named 'default', which a run without a `workspace` means: name yours"


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({"question": "When?", "workspace": "hr"}, ""),
        ({"question": "When?", "documents": []}, ""),
        ({"question": "When?", "workspace": "legal"}, "a workspace named 'legal'"),
        ({"question": "When?"}, f"a workspace {LEFT_OUT}"),
        ({"question": "When?", "workspace": None}, f"a workspace {LEFT_OUT}"),
    ],
)
def test_a_run_on_a_workspace_out_of_reach_is_told_which(
    monkeypatch: pytest.MonkeyPatch, values: dict[str, Any], told: str
) -> None:
    async def bob(_: Any) -> Principal:
        return BOB

    async def waiting(*_: Any) -> None: ...

    monkeypatch.setattr(auth, "principal_behind", bob)
    monkeypatch.setattr(auth, "demand_waiting", waiting)
    ctx = cast("Auth.types.AuthContext", SimpleNamespace(user=None, action="create_run"))
    run = auth.create_run(ctx, {"kwargs": {"input": values}})
    if not told:
        assert asyncio.run(run) == {auth.OWNER: "k1"}
        return
    with pytest.raises(Auth.exceptions.HTTPException) as refused:
        asyncio.run(run)
    assert refused.value.status_code == 403
    assert str(refused.value.detail).endswith(told)
