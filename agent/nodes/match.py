"""Verification, second step: find the chunks that bear on each claim."""

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from langgraph.runtime import Runtime

from agent.context import Context, context_of
from agent.domain.claim import Claim
from agent.domain.policy import Policy
from agent.domain.text import Chunk, Hit
from agent.nodes.sources import retriever_of
from agent.nodes.stage import Node, Update, stage
from agent.ports import Retriever, Tools
from agent.state import State

SHARED = 6  # chunks that a draft speaks of as a whole


class Bearing(NamedTuple):
    """The chunks that bear on the claims of a draft.

    Attributes:
        each: those of each claim, best first, ``shared`` among them.
        shared: those that the draft speaks of as a whole.
    """

    each: list[list[Chunk]]
    shared: list[Chunk]


def match(tools: Tools) -> Node:
    """Return the node that turns ``claims`` into ``candidates``: chunk ids by claim id.

    The chunks that a claim cites come first, then those that corrective retrieval found for its
    wording, then the best of the whole workspace, and those that the whole draft speaks of: its
    first version, so that what is said of an unchanged claim does not depend on how others were
    revised.
    """

    @stage("verify")
    async def node(state: State, runtime: Runtime[Context]) -> Update:
        claims = state["claims"]
        if not claims:
            return {"candidates": {}}
        return await matched(tools, state, claims, context_of(runtime, state.get("held")).policy)

    return node


async def matched(tools: Tools, state: State, claims: Sequence[Claim], policy: Policy) -> Update:
    """Return ``candidates``, the ``chunks`` known so far, and the ``topic`` of the draft.

    ``candidates`` are the ids of the chunks that bear on each claim, by claim id; ``topic`` those
    of the chunks that bear on all.
    """
    chunks = dict(state.get("chunks") or {})
    retriever = await retriever_of(tools, state)
    corrective = state.get("corrective") or {}
    texts, question = [c.text for c in claims], state.get("question")
    first = state.get("topic") if state.get("rounds") else None
    topic = None if first is None else [chunks[i] for i in first]
    found = await bearing(retriever, texts, question, policy.chunks_per_query, topic)
    candidates = {}
    for claim, near in zip(claims, found.each, strict=True):
        chunks.update({c.chunk_id: c for c in near})
        cited = [i for i in claim.citations if i in chunks]
        known = [*cited, *corrective.get(claim.text, []), *(c.chunk_id for c in near)]
        candidates[claim.claim_id] = list(dict.fromkeys(known))
    return {
        "candidates": candidates,
        "chunks": chunks,
        "topic": [c.chunk_id for c in found.shared],
    }


async def bearing(
    retriever: Retriever,
    claims: Sequence[str],
    question: str | None,
    k: int,
    shared: Sequence[Chunk] | None = None,
) -> Bearing:
    """Return the chunks that bear on each claim of a draft.

    They are the best ``k`` for the claim itself, and those that all share: what *they* are, a
    sentence does not say, but its neighbours do.

    Args:
        retriever: finds chunks.
        claims: texts of all claims of the draft.
        question: what the draft answers.
        k: chunks a claim.
        shared: what the draft speaks of as a whole; the SHARED best for all claims and the
            question together if not given.
    """
    asked = [*claims, *([question] if question and shared is None else [])]
    found = await retriever.search(asked, k=k)
    if shared is None:
        shared = _best_for_all(found)
    return Bearing(
        [
            list({c.chunk_id: c for c in [*(h.chunk for h in hits), *shared]}.values())
            for hits in found[: len(claims)]
        ],
        list(shared),
    )


def _best_for_all(found: Sequence[Sequence[Hit]]) -> list[Chunk]:
    scores: dict[str, float] = defaultdict(float)
    chunks = {h.chunk.chunk_id: h.chunk for hits in found for h in hits}
    for hit in (h for hits in found for h in hits):
        scores[hit.chunk.chunk_id] += hit.score
    return [chunks[i] for i in sorted(scores, key=lambda i: (-scores[i], i))[:SHARED]]
