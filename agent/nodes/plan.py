"""PLAN: split the question."""

from langgraph.runtime import Runtime

from agent.context import Context, context_of
from agent.domain.events import PlanEvent
from agent.errors import InputError
from agent.nodes.stage import Node, Update, emit, stage
from agent.ports import Tools
from agent.state import State


def plan(tools: Tools) -> Node:
    """Return the node that turns ``question`` into ``plan``."""

    @stage("plan")
    async def node(state: State, runtime: Runtime[Context]) -> Update:
        question = (state.get("question") or "").strip()
        if not question:
            raise InputError("the question is empty; ask one in words")
        made = await tools.writer(context_of(runtime).writer).plan(question)
        emit(PlanEvent(plan=made))
        return {"question": question, "plan": made}

    return node
