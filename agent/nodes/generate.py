"""GENERATE: let the writer draft."""

from langgraph.runtime import Runtime

from agent.context import Context, context_of
from agent.domain.events import DraftEvent
from agent.domain.wording import NO_ANSWER, NO_EVIDENCE, NOT_WRITTEN
from agent.errors import ModelError
from agent.models.chat.session import current
from agent.nodes.early import Early, followed
from agent.nodes.stage import Node, Update, emit_draft, stage
from agent.ports import StreamingWriter, Tools, Writer
from agent.state import State


def generate(tools: Tools) -> Node:
    """Return the node that turns ``hits`` into ``draft``."""

    @stage("generate")
    async def node(state: State, runtime: Runtime[Context]) -> Update:
        context = context_of(runtime)
        early = Early(tools, state, context)
        draft = NO_EVIDENCE
        if any(state["hits"]):
            try:
                draft = await _written(tools.writer(context.writer), state, early)
            except ModelError as error:
                current().note("writer", error, "no answer was written")
                draft = NOT_WRITTEN
        goes_on, has_evidence = early.holds_for(draft), draft not in (NO_EVIDENCE, NO_ANSWER)
        emit_draft(DraftEvent(draft=draft, round=0, continues=goes_on), context.policy)
        told = early.told if goes_on else {}
        return {"draft": draft, "has_evidence": has_evidence, "told": told}

    return node


async def _written(writer: Writer, state: State, early: Early) -> str:
    """Return the draft; that of a streaming writer is checked while it grows."""
    if isinstance(writer, StreamingWriter):
        return await followed(writer.stream(state["plan"], state["hits"]), early)
    return await writer.draft(state["plan"], state["hits"])
