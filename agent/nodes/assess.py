"""Verification, last step: ledger, scores, suggested corrections, decision."""

from collections.abc import Mapping

from langgraph.runtime import Runtime

from agent.context import Context, context_of
from agent.domain.claim import Claim
from agent.domain.events import VerificationEvent
from agent.domain.ledger import Ledger, LedgerEntry
from agent.domain.report import Round, Summary
from agent.domain.text import Chunk, Document
from agent.domain.verdict import Verdict, unassessed
from agent.errors import IntegrityError
from agent.ledger.build import entry
from agent.ledger.decision import decide
from agent.ledger.strict import strict
from agent.ledger.summary import summarise
from agent.nodes.stage import Node, Update, emit, stage
from agent.ports import Tools
from agent.state import State
from agent.writer.suggestion import suggestion


def assess(tools: Tools) -> Node:
    """Return the node that turns ``verdicts`` into a round and a decision."""

    @stage("verify")
    async def node(state: State, runtime: Runtime[Context]) -> Update:
        context = context_of(runtime)
        entries = await _entries(tools, state)
        if context.policy.strict_sentences:
            entries = strict(state["draft"], entries)
        ledger = Ledger(entries=tuple(_corrected(state["draft"], entries)))
        summary = summarise(ledger, context.policy)
        emit(_event(summary))
        done = Round(
            draft=state["draft"],
            ledger=ledger,
            summary=summary,
            issues=tuple(state.get("issues") or ()),
        )
        rounds = [*(state.get("rounds") or []), done]
        decision, reasons = decide(rounds, context.policy)
        return {"rounds": rounds, "decision": decision, "reasons": reasons}

    return node


async def _entries(tools: Tools, state: State) -> list[LedgerEntry]:
    chunks, candidates = state.get("chunks") or {}, state["candidates"]
    judged = list(zip(state["claims"], state["verdicts"], strict=True))
    used = {
        chunks[candidates[c.claim_id][q.index]].document_id for c, v in judged for q in v.evidence
    }
    retriever = await tools.retriever(state.get("workspace"), state.get("documents"))
    documents = await retriever.documents(sorted(used))
    return [_entry(c, v, [chunks[i] for i in candidates[c.claim_id]], documents) for c, v in judged]


def _entry(
    claim: Claim, verdict: Verdict, chunks: list[Chunk], documents: Mapping[str, Document]
) -> LedgerEntry:
    """Return the entry; a verdict whose quotes cannot be shown is none."""
    try:
        return entry(claim, verdict, chunks, documents)
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
