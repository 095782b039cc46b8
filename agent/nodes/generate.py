"""GENERATE: let the writer draft."""

from langgraph.runtime import Runtime

from agent.context import Context, context_of
from agent.domain.events import DraftEvent
from agent.domain.wording import NO_ANSWER, NO_EVIDENCE
from agent.nodes.stage import Node, Update, emit, stage
from agent.ports import Tools
from agent.state import State


def generate(tools: Tools) -> Node:
    """Return the node that turns ``hits`` into ``draft``."""

    @stage("generate")
    async def node(state: State, runtime: Runtime[Context]) -> Update:
        draft = NO_EVIDENCE
        if any(state["hits"]):
            writer = tools.writer(context_of(runtime).writer)
            draft = await writer.draft(state["plan"], state["hits"])
        emit(DraftEvent(draft=draft, round=0))
        return {"draft": draft, "has_evidence": draft not in (NO_EVIDENCE, NO_ANSWER)}

    return node
