"""Verification, second step: find the chunks that bear on each claim."""

from collections import defaultdict
from collections.abc import Sequence

from langgraph.runtime import Runtime

from agent.context import Context, context_of
from agent.domain.claim import Claim
from agent.domain.policy import Policy
from agent.domain.text import Chunk
from agent.nodes.stage import Node, Update, stage
from agent.ports import Retriever, Tools
from agent.state import State

SHARED = 6  # chunks that a draft speaks of as a whole


def match(tools: Tools) -> Node:
    """Return the node that turns ``claims`` into ``candidates``: chunk ids by claim id.

    The chunks that a claim cites come first, then those that corrective retrieval found for its
    wording, then the best of the whole workspace, and those that the whole draft speaks of.
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
    texts, question = [c.text for c in claims], state.get("question")
    found = await bearing(retriever, texts, question, policy.chunks_per_query)
    candidates = {}
    for claim, near in zip(claims, found, strict=True):
        chunks.update({c.chunk_id: c for c in near})
        cited = [i for i in claim.citations if i in chunks]
        known = [*cited, *corrective.get(claim.text, []), *(c.chunk_id for c in near)]
        candidates[claim.claim_id] = list(dict.fromkeys(known))
    return candidates, chunks


async def bearing(
    retriever: Retriever, claims: Sequence[str], question: str | None, k: int
) -> list[list[Chunk]]:
    """Return the chunks that bear on each claim of a draft, best first.

    They are the best ``k`` for the claim itself, and the SHARED best for all claims and the
    question together: what *they* are, a sentence does not say, but its neighbours do.
    """
    found = await retriever.search([*claims, *([question] if question else [])], k=k)
    scores: dict[str, float] = defaultdict(float)
    chunks = {h.chunk.chunk_id: h.chunk for hits in found for h in hits}
    for hit in (h for hits in found for h in hits):
        scores[hit.chunk.chunk_id] += hit.score
    shared = sorted(scores, key=lambda i: (-scores[i], i))[:SHARED]
    ids = [[*(h.chunk.chunk_id for h in hits), *shared] for hits in found[: len(claims)]]
    return [[chunks[i] for i in dict.fromkeys(each)] for each in ids]
