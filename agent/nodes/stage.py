"""What every node has in common: its type, its timing, its events."""

import time
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, Protocol

from langgraph.config import get_stream_writer
from langgraph.runtime import Runtime

from agent.context import Context, context_of
from agent.domain.events import DraftEvent, Event
from agent.domain.policy import Policy
from agent.models.chat.session import session
from agent.state import State

Update = dict[str, Any]


class Node(Protocol):
    """An asynchronous node; LangGraph passes the runtime by name."""

    def __call__(self, state: State, *, runtime: Runtime[Context]) -> Awaitable[Update]:
        """Return the update of the state."""


def stage(name: str) -> Callable[[Node], Node]:
    """Return a decorator that adds the node's milliseconds to ``stages_ms[name]``.

    It also opens the session of the node's chat calls, and hands on what they used and noted.
    """

    def decorate(node: Node) -> Node:
        @wraps(node)
        async def timed(state: State, *, runtime: Runtime[Context]) -> Update:
            start = time.perf_counter()
            with session(context_of(runtime, state.get("held")), state.get("spent")) as chat:
                update = await node(state, runtime=runtime)
            elapsed = (time.perf_counter() - start) * 1000
            spent = (state.get("stages_ms") or {}).get(name, 0.0)
            notices = [*chat.notices, *update.get("notices", [])]
            shared = {"spent": chat.meter.spent, **update, "notices": notices}
            return {**shared, "stages_ms": {name: spent + elapsed}}

        return timed

    return decorate


def emit(event: Event) -> None:
    """Send ``event`` to whoever streams the run in mode ``custom``."""
    get_stream_writer()(event.model_dump(mode="json"))


def emit_draft(event: DraftEvent, policy: Policy) -> None:
    """Send a draft; where the policy may withhold the answer, without its words."""
    emit(event.model_copy(update={"draft": ""}) if policy.risk.may_withhold else event)
