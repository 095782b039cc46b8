"""Verification, third step: rule on every claim, in batches, each verdict streamed."""

from langgraph.runtime import Runtime

from agent.context import Context, context_of
from agent.domain.events import VerdictEvent
from agent.domain.text import Chunk, Passage
from agent.domain.verdict import Case
from agent.nodes.stage import Node, Update, emit, stage
from agent.ports import Tools
from agent.state import State

BATCH_SIZE = 16  # claims a call: verdicts appear while the rest is being judged


def judge(tools: Tools) -> Node:
    """Return the node that turns ``claims`` and ``candidates`` into ``verdicts``."""

    @stage("verify")
    async def node(state: State, runtime: Runtime[Context]) -> Update:
        context, claims, chunks = context_of(runtime), state["claims"], state.get("chunks") or {}
        ruler = tools.judge(context.judge)
        verdicts = []
        for start in range(0, len(claims), BATCH_SIZE):
            batch = claims[start : start + BATCH_SIZE]
            cases = [
                case(c.text, [chunks[i] for i in state["candidates"][c.claim_id]]) for c in batch
            ]
            ruled = await ruler.judge(cases, context.policy)
            for claim, verdict in zip(batch, ruled, strict=True):
                emit(VerdictEvent(claim_id=claim.claim_id, verdict=verdict))
            verdicts += ruled
        return {"verdicts": verdicts}

    return node


def case(claim: str, chunks: list[Chunk]) -> Case:
    """Return the judge's case: the claim and its candidate chunks as passages, in order."""
    return Case(
        claim=claim,
        passages=tuple(
            Passage(
                text=c.text,
                document_id=c.document_id,
                title=c.title,
                heading=c.heading,
                date=c.date,
            )
            for c in chunks
        ),
    )
