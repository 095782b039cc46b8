"""CRITIQUE: let the skeptic attack the draft. `check` enters here."""

import asyncio

from langgraph.runtime import Runtime

from agent.context import Context, context_of
from agent.domain.anchors import find_anchors
from agent.domain.critique import Issue
from agent.domain.events import IssueEvent
from agent.domain.given import given_draft, given_text
from agent.domain.text import Chunk
from agent.domain.wording import NOT_WRITTEN
from agent.errors import ModelError
from agent.models.chat.session import current
from agent.nodes.stage import Node, Update, emit, stage
from agent.ports import Tools
from agent.state import State


def critique(tools: Tools) -> Node:
    """Return the node that turns ``draft`` into ``issues``, fetching the chunks it cites."""

    @stage("critique")
    async def node(state: State, runtime: Runtime[Context]) -> Update:
        context, draft = context_of(runtime), state.get("draft", "")
        if "plan" not in state:  # it comes from the caller
            draft = await asyncio.to_thread(given_draft, draft, "the draft")
        if (question := state.get("question")) is not None:
            given_text(question, "the question")
        await asyncio.to_thread(tools.check_roles, context)
        chunks = await _reachable(tools, state, context.policy.chunks_per_query)
        skeptic = tools.skeptic(context.skeptic)
        issues: list[Issue] = []
        try:
            if draft != NOT_WRITTEN:
                issues = await skeptic.critique(draft, question, chunks, context.policy)
        except ModelError as error:
            current().note("skeptic", error, "the draft was not attacked")
        for issue in issues:
            emit(IssueEvent(issue=issue))
        return {"issues": issues, "chunks": chunks}

    return node


async def _reachable(tools: Tools, state: State, k: int) -> dict[str, Chunk]:
    """Return the chunks that the draft cites or that answer the question, by id."""
    chunks = dict(state.get("chunks") or {})
    retriever = await tools.retriever(state.get("workspace"), state.get("documents"))
    cited = [i for i, _ in find_anchors(state["draft"]) if i and i not in chunks]
    if cited:
        chunks.update(await retriever.fetch(cited))
    question = state.get("question")
    if question and not state.get("hits"):
        (hits,) = await retriever.search([question], k=k)
        chunks.update({h.chunk.chunk_id: h.chunk for h in hits})
    return chunks
