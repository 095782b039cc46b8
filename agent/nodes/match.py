"""Verification, second step: find the chunks that bear on each claim."""

from langgraph.runtime import Runtime

from agent.context import Context, context_of
from agent.nodes.stage import Node, Update, stage
from agent.ports import Tools
from agent.state import State


def match(tools: Tools) -> Node:
    """Return the node that turns ``claims`` into ``candidates``: chunk ids by claim id.

    The chunks that a claim cites come first, then those that corrective retrieval found for its
    wording, then the best of the whole workspace.
    """

    @stage("verify")
    async def node(state: State, runtime: Runtime[Context]) -> Update:
        claims, chunks = state["claims"], dict(state.get("chunks") or {})
        if not claims:
            return {"candidates": {}}
        retriever = await tools.retriever(state.get("workspace"), state.get("documents"))
        k = context_of(runtime).policy.chunks_per_query
        corrective = state.get("corrective") or {}
        candidates = {}
        for claim, hits in zip(
            claims, await retriever.search([c.text for c in claims], k=k), strict=True
        ):
            chunks.update({h.chunk.chunk_id: h.chunk for h in hits})
            cited = [i for i in claim.citations if i in chunks]
            found = [*cited, *corrective.get(claim.text, []), *(h.chunk.chunk_id for h in hits)]
            candidates[claim.claim_id] = list(dict.fromkeys(found))
        return {"candidates": candidates, "chunks": chunks}

    return node
