"""A thread may see several runs: each begins without what the one before it came to."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, cast

from langgraph.runtime import Runtime
from langgraph.types import Overwrite

from agent.context import Context
from agent.errors import InputError
from agent.nodes.stage import Node, Update
from agent.state import Sources, State

EMPTY: Mapping[str, Any] = MappingProxyType(
    {
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

EITHER = "give either `documents` or a `workspace`, not both"

REDUCED = frozenset({"chunks", "corrective", "stages_ms", "spent", "notices"})
"""Of these, what would be merged into what is there."""


def anew(node: Node) -> Node:
    """Return the first ``node`` of a graph, free of earlier runs on the thread.

    What the run is held against is what came with it, else the default workspace. A question
    and a draft that a caller does not give again stay those of the thread, as LangGraph has it.
    """

    async def begun(state: State, *, runtime: Runtime[Context]) -> Update:
        sources = {k: v for k, v in state.items() if k in Sources.__annotations__}
        if sources.get("documents") is not None and sources.get("workspace"):
            raise InputError(EITHER)
        if "draft" not in state and "question" not in state:
            raise InputError(
                "there is nothing to work on: give a `draft` or a `question` as input; "
                "only a run that is held for review can be resumed"
            )
        used = any(state.get(name) for name in EMPTY)
        begin = {**(EMPTY if used else {}), "sources": sources}
        update = {**begin, **await node(cast(State, {**state, **begin}), runtime=runtime)}
        return {k: Overwrite(v) if used and k in REDUCED else v for k, v in update.items()}

    return begun
