"""PLAN: split the question."""

import asyncio

from langgraph.runtime import Runtime

from agent.context import Context, context_of
from agent.domain.events import PlanEvent
from agent.domain.given import given_words
from agent.domain.text import Plan
from agent.errors import InputError, ModelError
from agent.models.chat.session import current
from agent.nodes.stage import Node, Update, emit, stage
from agent.ports import Tools
from agent.state import State


def plan(tools: Tools) -> Node:
    """Return the node that turns ``question`` into ``plan``."""

    @stage("plan")
    async def node(state: State, runtime: Runtime[Context]) -> Update:
        question = given_words(state.get("question", ""), "the question").strip()
        if not question:
            raise InputError("the question is empty; ask one in words")
        context = context_of(runtime)
        await asyncio.to_thread(tools.check_roles, context)
        try:
            made = await tools.writer(context.writer).plan(question)
        except ModelError as error:
            current().note("writer", error, "the question was not split; it is taken as one")
            made = Plan(question=question, sub_questions=(question,))
        emit(PlanEvent(plan=made))
        return {"question": question, "plan": made}

    return node
