"""Verification, last step: ledger, scores, suggested corrections, decision."""

import asyncio
import datetime
from collections.abc import Mapping

from langgraph.config import get_config
from langgraph.runtime import Runtime

from agent.context import Context, context_of
from agent.domain.claim import Claim
from agent.domain.events import ReviewEvent, VerificationEvent
from agent.domain.ledger import Ledger, LedgerEntry
from agent.domain.policy import Policy
from agent.domain.report import Decision, Round, Summary
from agent.domain.text import Chunk, Document
from agent.domain.verdict import Verdict, unassessed
from agent.errors import IntegrityError
from agent.ledger.build import entry
from agent.ledger.decision import decide
from agent.ledger.impact import classes
from agent.ledger.report import danger
from agent.ledger.rounds import difference
from agent.ledger.strict import strict
from agent.ledger.summary import summarise
from agent.nodes.judge import in_time
from agent.nodes.outcome import run_of
from agent.nodes.review import request
from agent.nodes.sources import retriever_of
from agent.nodes.stage import Node, Update, emit, stage
from agent.ports import Tools
from agent.state import State
from agent.writer.revision.suggestion import suggestion


def assess(tools: Tools) -> Node:
    """Return the node that turns ``verdicts`` into a round and a decision."""

    @stage("verify")
    async def node(state: State, runtime: Runtime[Context]) -> Update:
        context = context_of(runtime, state.get("held"))
        entries = await _entries(tools, state)
        further = await asyncio.to_thread(tools.classify, [e.claim.text for e in entries])
        entries = [
            e.model_copy(update={"impact": classes(e.claim.text, context.policy.risk, more)})
            for e, more in zip(entries, further, strict=True)
        ]
        done = await asyncio.to_thread(_round, state, entries, context.policy)
        emit(_event(done.summary))
        rounds = [*(state.get("rounds") or []), done]
        decision, reasons = _decision({**state, "rounds": rounds}, context.policy)
        held = {"held": context.kept()} if decision is Decision.REVIEW else {}
        return {"rounds": rounds, "decision": decision, "reasons": reasons, **held}

    return node


def _round(state: State, entries: list[LedgerEntry], policy: Policy) -> Round:
    """Return the round that the judged ``entries`` make up."""
    draft, before, omitted = state["draft"], state.get("rounds") or [], state.get("omitted", 0)
    ruled = _corrected(draft, entries)
    ledger = Ledger(entries=tuple(strict(draft, ruled) if policy.strict_sentences else ruled))
    return Round(
        draft=draft,
        ledger=ledger,
        summary=summarise(ledger, policy, omitted),
        issues=tuple(state.get("issues") or ()),
        diff=difference(before[-1].draft, draft) if before else "",
        omitted=omitted,
    )


def _decision(state: State, policy: Policy) -> tuple[Decision, list[str]]:
    """Return the decision and its reasons; what a person wrote is not revised any more."""
    now = datetime.datetime.now(datetime.UTC)
    if state.get("review"):
        return Decision.FINALIZE, []
    action = danger(run_of(state), policy, now.date()).action
    decision, reasons = decide(state["rounds"], policy, action)
    if decision is Decision.REVIEW:
        thread = (get_config().get("configurable") or {}).get("thread_id")
        emit(ReviewEvent(thread_id=thread, review=request(state, policy, now)))
    return decision, reasons


async def _entries(tools: Tools, state: State) -> list[LedgerEntry]:
    chunks, candidates = state.get("chunks") or {}, state["candidates"]
    judged = list(zip(state["claims"], state["verdicts"], strict=True))
    used = {
        chunks[candidates[c.claim_id][q.index]].document_id for c, v in judged for q in v.evidence
    }
    retriever = await retriever_of(tools, state)
    documents = await retriever.documents(sorted(used))
    return await asyncio.to_thread(
        lambda: [
            _entry(
                c,
                v,
                [chunks[i] for i in candidates[c.claim_id]],
                documents,
                {i: h.why for i, h in in_time(state, c, chunks.values()).items()},
            )
            for c, v in judged
        ]
    )


def _entry(
    claim: Claim,
    verdict: Verdict,
    chunks: list[Chunk],
    documents: Mapping[str, Document],
    spent: Mapping[str, str],
) -> LedgerEntry:
    """Return the entry; a verdict whose quotes cannot be shown is none."""
    try:
        return entry(claim, verdict, chunks, documents, spent)
    except IntegrityError as error:
        return LedgerEntry(claim=claim, verdict=unassessed(str(error)))


def _corrected(draft: str, entries: list[LedgerEntry]) -> list[LedgerEntry]:
    """Return the entries, each failing one with the correction that suggests itself."""
    return [
        e.model_copy(update={"suggested_correction": suggestion(e, draft, entries)})
        for e in entries
    ]


def _event(summary: Summary) -> VerificationEvent:
    counts = {
        name: getattr(summary, name)
        for name in VerificationEvent.model_fields
        if name.startswith("claims_")
    }
    return VerificationEvent(
        coverage=summary.coverage,
        confidence=summary.confidence,
        details={"unsupported_rate": summary.unsupported_rate, "is_grounded": summary.is_grounded},
        **counts,
    )
