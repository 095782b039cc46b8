"""Verification, first step: split the draft into claims."""

import asyncio

from langgraph.runtime import Runtime

from agent.context import Context, context_of
from agent.domain.claim import Extraction
from agent.domain.events import ClaimEvent
from agent.domain.report import Notice
from agent.domain.wording import REFUSALS
from agent.judge.claims.checkworthiness.unchecked import unchecked
from agent.ledger.warnings import left_out
from agent.nodes.early import told_still
from agent.nodes.stage import Node, Update, emit, stage
from agent.ports import Tools
from agent.state import State


def extract(tools: Tools) -> Node:
    """Return the node that turns ``draft`` into ``claims``."""

    @stage("verify")
    async def node(state: State, runtime: Runtime[Context]) -> Update:
        if state.get("has_evidence") is False or state["draft"] in REFUSALS:
            return {"claims": [], "omitted": 0, "unassessable": {}, "told": {}}
        context = context_of(runtime, state.get("held"))
        extractor = tools.extractor(context.extractor)
        limit = context.policy.max_claims
        extraction = await extractor.extract(state["draft"], state.get("question"), limit)
        told = told_still(state, extraction.claims, context.policy)
        for claim in extraction.claims:
            if claim.claim_id not in told:
                emit(ClaimEvent(claim=claim))
        return {
            "claims": list(extraction.claims),
            "omitted": extraction.omitted,
            "unassessable": extraction.unassessed,
            "told": told,
            "notices": [] if state.get("rounds") else await _notices(state["draft"], extraction),
        }

    return node


async def _notices(draft: str, extraction: Extraction) -> list[Notice]:
    """Return the warning of what the draft, as it came, says besides its claims."""
    return left_out(await asyncio.to_thread(unchecked, draft, extraction.claims))
