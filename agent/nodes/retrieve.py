"""RETRIEVE: find chunks for each sub-question."""

from collections.abc import Sequence

from langgraph.runtime import Runtime

from agent.context import Context, context_of
from agent.corpus.retrieval.tables import whole_tables
from agent.domain.asking.tallies import BY_DAY, tally
from agent.domain.events import ChunksEvent
from agent.domain.text import Hit
from agent.nodes.sources import retriever_of
from agent.nodes.stage import Node, Update, emit, stage
from agent.ports import Retriever, Tools
from agent.state import State


def retrieve(tools: Tools) -> Node:
    """Return the node that turns ``plan`` into ``hits``."""

    @stage("retrieve")
    async def node(state: State, runtime: Runtime[Context]) -> Update:
        retriever = await retriever_of(tools, state)
        k = context_of(runtime).policy.chunks_per_query
        hits = await found(retriever, state["plan"].sub_questions, k)
        chunks = {h.chunk.chunk_id: h.chunk for each in hits for h in each}
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


async def found(retriever: Retriever, questions: Sequence[str], k: int) -> list[list[Hit]]:
    """Return the hits of each question; of one about rows also the tables, whole."""
    searched = await retriever.search(questions, k=k)
    found = []
    for question, hits in zip(questions, searched, strict=True):
        asked = tally(question)
        dated = asked is not None and asked.operation in BY_DAY
        whole = await whole_tables(retriever, hits, releases=dated) if asked else []
        found.append([*hits, *whole])
    return found
