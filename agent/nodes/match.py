"""Verification, second step: find the chunks that bear on each claim."""

from collections.abc import Sequence

from langgraph.runtime import Runtime

from agent.context import Context, context_of
from agent.domain.claim import Claim
from agent.domain.policy import Policy
from agent.domain.text import Chunk
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
        claims = state["claims"]
        if not claims:
            return {"candidates": {}}
        candidates, chunks = await matched(tools, state, claims, context_of(runtime).policy)
        return {"candidates": candidates, "chunks": chunks}

    return node


async def matched(
    tools: Tools, state: State, claims: Sequence[Claim], policy: Policy
) -> tuple[dict[str, list[str]], dict[str, Chunk]]:
    """Return the chunk ids that bear on each claim, by claim id, and all chunks known so far."""
    chunks = dict(state.get("chunks") or {})
    retriever = await tools.retriever(state.get("workspace"), state.get("documents"))
    corrective = state.get("corrective") or {}
    found = await retriever.search([c.text for c in claims], k=policy.chunks_per_query)
    candidates = {}
    for claim, hits in zip(claims, found, strict=True):
        chunks.update({h.chunk.chunk_id: h.chunk for h in hits})
        cited = [i for i in claim.citations if i in chunks]
        bearing = [*cited, *corrective.get(claim.text, []), *(h.chunk.chunk_id for h in hits)]
        candidates[claim.claim_id] = list(dict.fromkeys(bearing))
    return candidates, chunks
