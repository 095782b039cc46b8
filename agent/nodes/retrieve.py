"""RETRIEVE: find chunks for each sub-question."""

from langgraph.runtime import Runtime

from agent.context import Context, context_of
from agent.domain.events import ChunksEvent
from agent.nodes.stage import Node, Update, emit, stage
from agent.ports import Tools
from agent.state import State


def retrieve(tools: Tools) -> Node:
    """Return the node that turns ``plan`` into ``hits``."""

    @stage("retrieve")
    async def node(state: State, runtime: Runtime[Context]) -> Update:
        retriever = await tools.retriever(state.get("workspace"), state.get("documents"))
        k = context_of(runtime).policy.chunks_per_query
        hits = await retriever.search(state["plan"].sub_questions, k=k)
        chunks = {h.chunk.chunk_id: h.chunk for found in hits for h in found}
        emit(
            ChunksEvent(
                chunks=tuple(
                    {"chunk_id": c.chunk_id, "title": c.title, "source": c.source}
                    for c in chunks.values()
                )
            )
        )
        return {"hits": hits, "chunks": chunks}

    return node
