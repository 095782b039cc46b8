"""REVIEW: pause until a person approves, edits or rejects the answer."""

import datetime
from collections.abc import Mapping
from typing import Any

from langgraph.runtime import Runtime
from langgraph.types import interrupt

from agent.context import Context, context_of
from agent.domain.policy import Policy
from agent.domain.report import Decision, ReviewRequest
from agent.domain.review import Review, ReviewAction, parse_review
from agent.errors import InputError
from agent.ledger.report import report
from agent.nodes.outcome import run_of
from agent.nodes.stage import Node, Update
from agent.state import State


def review() -> Node:
    """Return the node that holds the answer; it has no effect but the pause.

    The value to resume with is ``{"action": "approve" | "edit" | "reject", "text": str | null,
    "by": str}``; one that is not valid pauses again and says why. An edited text becomes the
    ``draft`` and is verified like any other.
    """

    async def node(state: State, *, runtime: Runtime[Context]) -> Update:
        policy = context_of(runtime, state.get("held")).policy
        held = request(state, policy, datetime.datetime.now(datetime.UTC))
        decided = _decided(held)
        if decided.action is ReviewAction.EDIT:
            return {"review": decided, "decision": Decision.REVISE, "draft": decided.text}
        return {"review": decided, "decision": Decision.FINALIZE}

    return node


def request(state: State, policy: Policy, now: datetime.datetime) -> ReviewRequest:
    """Return what the reviewer is shown."""
    made = report(run_of(state), policy, now.date(), audit_id="")
    reason = f"its risk is {made.risk.level.value}, {made.risk.score:.2f}"
    return ReviewRequest(reason=reason, report=made)


def _decided(held: ReviewRequest) -> Review:
    while True:
        value: Any = interrupt(held.model_dump(mode="json"))
        try:
            return parse_review(**value) if isinstance(value, Mapping) else parse_review(value)
        except (InputError, TypeError) as error:
            held = held.model_copy(update={"error": str(error)})
