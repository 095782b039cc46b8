"""REVISE: look for evidence once more, then change what still fails, and nothing else."""

from collections.abc import Sequence

from langgraph.runtime import Runtime

from agent.context import Context, context_of
from agent.domain.claim import Claim
from agent.domain.events import DraftEvent, RevisionEvent
from agent.domain.ledger import LedgerEntry
from agent.domain.policy import Policy
from agent.domain.text import Chunk
from agent.domain.verdict import Label
from agent.judge.editions import in_force
from agent.ledger.decision import failing
from agent.nodes.judge import around, case, doubts, in_time
from agent.nodes.sources import retriever_of
from agent.nodes.stage import Node, Update, emit, emit_draft, stage
from agent.ports import Judge, Retriever, Tools
from agent.state import State
from agent.writer.revision.correction.history import with_history
from agent.writer.revision.editing.edits import apply_edits, protected_spans, settled_spans
from agent.writer.revision.editing.layout import tidied
from agent.writer.revision.editing.orphans import repaired
from agent.writer.revision.editing.repetition import never_empty
from agent.writer.revision.editing.settled import quoted_spans


def revise(tools: Tools) -> Node:
    """Return the node that turns a failing round into the next ``draft``."""

    @stage("revise")
    async def node(state: State, runtime: Runtime[Context]) -> Update:
        context, last = context_of(runtime, state.get("held")), state["rounds"][-1]
        entries = failing(last.ledger)
        retriever = await retriever_of(tools, state)
        reviser = tools.reviser(context.writer)
        asked = await reviser.queries(entries)
        queries = [(e.claim, q) for e, listed in zip(entries, asked, strict=True) for q in listed]
        found = await _search_again(retriever, queries, state, context.policy.chunks_per_query)
        judge = tools.judge(context.judge)
        current = await rejudged(judge, last.ledger.entries, found, state, context.policy)
        earlier = [e for r in state["rounds"][:-1] for e in r.ledger.entries]
        known = with_history(current, earlier)
        doubted = {e.claim.claim_id: doubts(state, e.claim) for e in entries}
        edits = await reviser.propose(last.draft, known, context.policy, doubted)
        before = [(r.draft, r.ledger) for r in state["rounds"][:-1]]
        settled = settled_spans(last.draft, before, current)
        quoted = quoted_spans(last.draft, state["rounds"][0].draft, current)
        fences = [*protected_spans(last.draft, current), *settled, *quoted]
        edited = apply_edits(last.draft, edits, fences)
        draft = never_empty(
            tidied(last.draft, repaired(last.draft, edited, current), fences),
            state.get("question"),
            has_evidence=bool(found or state.get("chunks")),
        )
        emit(
            RevisionEvent(
                revision=len(state["rounds"]),
                reasons=tuple(state["reasons"]),
                edits=() if context.policy.risk.may_withhold else tuple(edits),
            )
        )
        emit_draft(DraftEvent(draft=draft, round=len(state["rounds"])), context.policy)
        new = {c.chunk_id: c for chunks in found.values() for c in chunks}
        corrective = {text: [c.chunk_id for c in chunks] for text, chunks in found.items()}
        return {"draft": draft, "chunks": new, "corrective": corrective}

    return node


async def _search_again(
    retriever: Retriever, asked: Sequence[tuple[Claim, str]], state: State, k: int
) -> dict[str, list[Chunk]]:
    """Return, by claim text, chunks that targeted queries find and the judge has not seen."""
    found: dict[str, list[Chunk]] = {}
    if not asked:
        return found
    for (claim, _), hits in zip(
        asked, await retriever.search([q for _, q in asked], k=k), strict=True
    ):
        seen = {*state["candidates"][claim.claim_id]}
        seen.update(c.chunk_id for c in found.get(claim.text, []))
        new = [h.chunk for h in hits if h.chunk.chunk_id not in seen]
        found.setdefault(claim.text, []).extend(new)
    return {text: chunks for text, chunks in found.items() if chunks}


async def rejudged(
    judge: Judge,
    entries: Sequence[LedgerEntry],
    found: dict[str, list[Chunk]],
    state: State,
    policy: Policy,
) -> list[LedgerEntry]:
    """Return ``entries`` with the claims that new evidence supports ruled anew.

    In part does not do: of ever more passages one comes near to anything in the end. Their quotes
    are left out: the next verification places them.
    """
    chunks = state.get("chunks") or {}
    tried = [e.claim for e in entries if e.claim.text in found]
    cases = [
        case(
            c,
            [*found[c.text], *(chunks[i] for i in state["candidates"][c.claim_id])],
            around(state),
            doubts(state, c),
            in_time(state, c, [*found[c.text], *chunks.values()]),
        )
        for c in tried
    ]
    verdicts = zip(tried, await in_force(judge.judge, cases, policy), strict=True)
    rescued = {
        c.claim_id: v.model_copy(update={"evidence": ()})
        for c, v in verdicts
        if v.label is Label.SUPPORTED
    }
    return [
        e.model_copy(update={"verdict": rescued[e.claim.claim_id], "evidence": ()})
        if e.claim.claim_id in rescued
        else e
        for e in entries
    ]
