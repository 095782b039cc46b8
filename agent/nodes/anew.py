"""A thread may see several runs: each begins without what the one before it came to."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, cast

from langgraph.runtime import Runtime
from langgraph.types import Overwrite

from agent.context import Context
from agent.nodes.stage import Node, Update
from agent.state import State

EMPTY: Mapping[str, Any] = MappingProxyType(
    {
        "documents": None,
        "unreadable": [],
        "plan": None,
        "hits": [],
        "has_evidence": None,
        "told": {},
        "rounds": [],
        "review": None,
        "held": None,
        "chunks": {},
        "corrective": {},
        "stages_ms": {},
        "spent": {},
        "notices": [],
    }
)
"""What the nodes read before they write it."""

REDUCED = frozenset({"chunks", "corrective", "stages_ms", "spent", "notices"})
"""Of these, what would be merged into what is there."""


def anew(node: Node, given: type) -> Node:
    """Return the first ``node`` of a graph that takes the inputs ``given``, free of earlier runs.

    A question, documents and a workspace that a caller does not give again stay those of the
    thread, as LangGraph has it.
    """
    cleared = {name: empty for name, empty in EMPTY.items() if name not in given.__annotations__}

    async def begun(state: State, *, runtime: Runtime[Context]) -> Update:
        if not any(state.get(name) for name in cleared):
            return await node(state, runtime=runtime)
        update = await node(cast(State, {**state, **cleared}), runtime=runtime)
        fresh = {**cleared, **update}
        return {k: Overwrite(v) if k in REDUCED else v for k, v in fresh.items()}

    return begun
