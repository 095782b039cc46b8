"""Verification, third step: rule on every claim, each verdict streamed as it is known."""

import datetime
from collections.abc import Iterable, Mapping
from itertools import takewhile
from types import MappingProxyType
from typing import NamedTuple

from langgraph.runtime import Runtime

from agent.context import Context, context_of
from agent.domain.claim import Claim
from agent.domain.critique import objections
from agent.domain.editions import Force, Held, held
from agent.domain.events import VerdictEvent
from agent.domain.text import Chunk, Passage
from agent.domain.verdict import Case, unassessed
from agent.judge.gradual import gradually
from agent.models.chat.session import current
from agent.nodes.stage import Node, Update, emit, stage
from agent.ports import Tools
from agent.state import State

ALL_IN_FORCE: Mapping[str, Held] = MappingProxyType({})


def judge(tools: Tools) -> Node:
    """Return the node that turns ``claims`` and ``candidates`` into ``verdicts``."""

    @stage("verify")
    async def node(state: State, runtime: Runtime[Context]) -> Update:
        run = context_of(runtime, state.get("held"))
        claims, chunks = state["claims"], state.get("chunks") or {}
        ruler, said_in = tools.judge(run.judge), around(state)
        hopeless = state.get("unassessable") or {}
        by_id = {name: unassessed(reason) for name, reason in hopeless.items()}
        for name, verdict in by_id.items():
            emit(VerdictEvent(claim_id=name, verdict=verdict))
        open_ = [c for c in claims if c.claim_id not in by_id]
        candidates = state.get("candidates") or {}
        cases = [
            case(
                c,
                [chunks[i] for i in candidates[c.claim_id]],
                said_in,
                doubts(state, c),
                in_time(state, c, chunks.values()),
            )
            for c in open_
        ]
        told, waited = state.get("told") or {}, 0
        async for place, verdict, late in gradually(ruler, cases, run.policy):
            name, waited = open_[place].claim_id, waited + late
            if told.get(name) != verdict:
                emit(VerdictEvent(claim_id=name, verdict=verdict))
            by_id[name] = verdict
        current().meter.note_judged("judge", len(cases), waited)
        return {"verdicts": [by_id[c.claim_id] for c in claims]}

    return node


def doubts(state: State, claim: Claim) -> tuple[str, ...]:
    """Return what the skeptic said against the part of the draft that ``claim`` comes from."""
    return objections(claim.span, state["draft"], state.get("issues") or [], _origin(state))


class Around(NamedTuple):
    """What claims are said in: the question that they answer, and all text around them."""

    question: str = ""
    context: str = ""


def around(state: State) -> Around:
    """Return what the claims of a draft stand in: their question and the draft's first version."""
    question = state.get("question") or ""
    return Around(question, f"{question}\n{_origin(state)}".strip())


def _origin(state: State) -> str:
    rounds = state.get("rounds") or []
    return rounds[0].draft if rounds else state["draft"]


def in_time(state: State, claim: Claim, chunks: Iterable[Chunk]) -> dict[str, Held]:
    """Return which documents are in force at the time that ``claim`` and its question are about."""
    spoken = f"{state.get('question') or ''}\n{claim.text}"
    return held(chunks, spoken, datetime.datetime.now(datetime.UTC).date())


def case(
    claim: Claim,
    chunks: list[Chunk],
    said_in: Around = Around(),  # noqa: B008 - it cannot be changed
    said: tuple[str, ...] = (),
    known: Mapping[str, Held] = ALL_IN_FORCE,
) -> Case:
    """Return the judge's case: the claim, its candidate chunks as passages, and around it."""
    return Case(
        claim=claim.text,
        context=said_in.context,
        question=said_in.question,
        objections=said,
        cited=len(list(takewhile(lambda c: c.chunk_id in claim.citations, chunks))),
        passages=tuple(
            Passage.of(c, known[c.document_id].force if c.document_id in known else Force.IN_FORCE)
            for c in chunks
        ),
    )
