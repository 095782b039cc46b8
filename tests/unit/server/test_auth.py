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


def started(monkeypatch: pytest.MonkeyPatch, who: Principal, **run: Any) -> Any:
    """Return what the door makes of a run; raises what it refuses it with."""

    async def calling(_: Any) -> Principal:
        return who

    async def waiting(*_: Any) -> None: ...

    monkeypatch.setattr(auth, "principal_behind", calling)
    monkeypatch.setattr(auth, "demand_waiting", waiting)
    ctx = cast("Auth.types.AuthContext", SimpleNamespace(user=None, action="create_run"))
    return asyncio.run(auth.create_run(ctx, {"kwargs": run}))


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
    if not told:
        assert started(monkeypatch, BOB, input=values) == {auth.OWNER: "k1"}
        return
    with pytest.raises(Auth.exceptions.HTTPException) as refused:
        started(monkeypatch, BOB, input=values)
    assert refused.value.status_code == 403
    assert str(refused.value.detail).endswith(told)


@pytest.mark.parametrize(
    "command",
    [
        {"resume": "approve"},
        {"resume": {"action": "approve", "by": "Boss"}},
        {"resume": {"x": 1}},
        {"goto": "finalize"},
        {"update": {"draft": "x", "documents": []}},
    ],
)
def test_a_command_needs_the_right_to_write(monkeypatch: pytest.MonkeyPatch, command: Any) -> None:
    with pytest.raises(Auth.exceptions.HTTPException, match="the right `write`") as refused:
        started(monkeypatch, BOB, command=command)
    assert refused.value.status_code == 403
    ann = BOB.model_copy(update={"right": Right.WRITE})
    assert started(monkeypatch, ann, command=command) == {auth.OWNER: "k1"}


@pytest.mark.parametrize(
    ("action", "value", "allowed"),
    [
        ("update", {"thread_id": "t1"}, False),
        ("update", {"thread_id": "t1", "metadata": {"title": "Leave"}}, True),
        ("update", {"thread_id": "t1", "action": "interrupt", "metadata": {}}, True),
        ("read", {"thread_id": "t1"}, True),
        ("create", {"thread_id": "t1"}, True),
    ],
)
def test_the_state_of_a_thread_needs_the_right_to_write(
    monkeypatch: pytest.MonkeyPatch, action: str, value: dict[str, Any], allowed: bool
) -> None:
    async def calling(_: Any) -> Principal:
        return BOB

    monkeypatch.setattr(auth, "principal_behind", calling)
    ctx = cast("Auth.types.AuthContext", SimpleNamespace(user=None, action=action))
    if allowed:
        assert asyncio.run(auth.threads(ctx, value)) == {auth.OWNER: "k1"}
        return
    with pytest.raises(Auth.exceptions.HTTPException, match="the right `write`"):
        asyncio.run(auth.threads(ctx, value))


@pytest.mark.parametrize(
    ("name", "resume", "kept"),
    [
        ("ann", {"action": "approve", "by": "Boss"}, {"action": "approve", "by": "ann"}),
        ("ann", {"action": "approve"}, {"action": "approve", "by": "ann"}),
        ("ann", {"0f": {"action": "approve"}}, {"0f": {"action": "approve"}}),
        ("ann", "approve", "approve"),
        ("", {"action": "approve", "by": "Boss"}, {"action": "approve", "by": "Boss"}),
    ],
)
def test_a_decision_is_that_of_the_key(
    monkeypatch: pytest.MonkeyPatch, name: str, resume: Any, kept: Any
) -> None:
    ann = BOB.model_copy(update={"right": Right.WRITE, "name": name})
    started(monkeypatch, ann, command={"resume": resume})
    assert resume == kept
