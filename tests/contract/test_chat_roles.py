"""What every writer, skeptic, extractor and reviser must hold to, embedded or chat model."""

from collections.abc import Sequence
from typing import Any

import pytest

from agent.bootstrap import toolkit
from agent.domain.anchors import anchor, find_anchors
from agent.domain.claim import Claim, ClaimType, Importance
from agent.domain.ledger import LedgerEntry
from agent.domain.policy import Policy
from agent.domain.text import Hit, Plan
from agent.domain.verdict import Label, Verdict
from agent.domain.wording import NO_EVIDENCE
from agent.judge.claims.chat import ChatExtractor
from agent.skeptic.chat import ChatSkeptic
from agent.writer.drafting.chat import ChatWriter
from agent.writer.revision.chat_reviser import ChatReviser
from agent.writer.revision.editing.edits import apply_edits, protected_spans
from tests.chat_actor import Actor, ActorModel
from tests.fakes import chunk

pytestmark = pytest.mark.model

LEAVE = "Full-time employees receive 28 days of paid leave."
PARKING = "Parking is free for visitors."
WAFFLES = "The cafeteria serves 400 waffles."
CHUNKS = [chunk(LEAVE, "leave"), chunk(PARKING, "parking")]
HITS = [[Hit(chunk=c, similarity=0.7, score=1.0) for c in CHUNKS]]
QUESTION = "How many days of paid leave do full-time employees receive?"
DRAFT = f"{LEAVE} {anchor('leave-1')} {PARKING} {anchor('parking-1')} {WAFFLES}"


def writers() -> list[Any]:
    written = f"{LEAVE} [cite:S1]"
    return [toolkit().writer("extractive"), ChatWriter(ActorModel(Actor(written)))]


@pytest.mark.parametrize("kind", [0, 1])
async def test_writers_plan_and_cite_what_they_were_given(kind: int):
    writer = writers()[kind]
    plan = await writer.plan(QUESTION)
    assert plan.question == QUESTION
    assert plan.sub_questions
    draft = await writer.draft(Plan(question=QUESTION, sub_questions=(QUESTION,)), HITS)
    assert "28 days" in draft
    assert {i for i, _ in find_anchors(draft)} <= {c.chunk_id for c in CHUNKS}
    assert find_anchors(draft)
    assert await writer.draft(plan, [[] for _ in plan.sub_questions]) == NO_EVIDENCE


@pytest.mark.parametrize("kind", [0, 1])
async def test_skeptics_point_into_the_draft(kind: int):
    issue = {"kind": "uncited", "severity": "high", "quote": "400 waffles", "why": "No source."}
    actor = Actor(instead={"critique": lambda _: _json({"issues": [issue]})})
    skeptic = [toolkit().skeptic("rules"), ChatSkeptic(ActorModel(actor))][kind]
    chunks = {c.chunk_id: c for c in CHUNKS}
    issues = await skeptic.critique(DRAFT, QUESTION, chunks, Policy())
    assert issues
    assert any(i.span and "waffles" in i.span.of(DRAFT) for i in issues)


@pytest.mark.parametrize("kind", [0, 1])
async def test_extractors_place_claims_in_order(kind: int):
    extractor = [toolkit().extractor("rules"), ChatExtractor(ActorModel(Actor()))][kind]
    found = await extractor.extract(DRAFT, QUESTION, 64)
    assert len(found.claims) == 3
    assert found.omitted == 0
    starts = [c.span.start for c in found.claims]
    assert starts == sorted(starts)
    assert [c.citations for c in found.claims] == [("leave-1",), ("parking-1",), ()]
    assert len({c.claim_id for c in found.claims}) == 3
    assert found.claims[0].importance is Importance.CRITICAL
    for claim in found.claims:
        assert claim.span.of(DRAFT).rstrip(".") in claim.text
    again = await extractor.extract(DRAFT, QUESTION, 64)
    assert again == found
    capped = await extractor.extract(DRAFT, QUESTION, 2)
    assert (len(capped.claims), capped.omitted) == (2, 1)


@pytest.mark.parametrize("kind", [0, 1])
async def test_extractors_find_nothing_in_talk(kind: int):
    extractor = [toolkit().extractor("rules"), ChatExtractor(ActorModel(Actor()))][kind]
    for talk in ("", "   ", "Thanks for asking!"):
        if kind == 1 and talk.strip():
            continue  # an honest model leaves it out; the actor names every sentence
        assert (await extractor.extract(talk, None, 64)).claims == ()


def entry(text: str, label: Label) -> LedgerEntry:
    at = DRAFT.find(text)
    claim = Claim(
        claim_id=f"c{at}",
        text=text,
        span={"start": at, "end": at + len(text)},
        type=ClaimType.FACT,
        importance=Importance.MATERIAL,
    )
    return LedgerEntry(
        claim=claim, verdict=Verdict(label=label, confidence=0.9, support=0.5, reason="so")
    )


def entries() -> Sequence[LedgerEntry]:
    return [
        entry(LEAVE, Label.SUPPORTED),
        entry(PARKING, Label.SUPPORTED),
        entry(WAFFLES, Label.NOT_FOUND),
    ]


@pytest.mark.parametrize("kind", [0, 1])
async def test_revisers_change_failing_spans_alone(kind: int):
    reviser = [toolkit().reviser("extractive"), ChatReviser(ActorModel(Actor()))][kind]
    judged = entries()
    edits = await reviser.propose(DRAFT, judged, Policy())
    changed = apply_edits(DRAFT, edits, protected_spans(DRAFT, judged))
    assert changed == f"{LEAVE} {anchor('leave-1')} {PARKING} {anchor('parking-1')}"
    asked = await reviser.queries(judged[2:])
    assert len(asked) == 1
    assert WAFFLES in asked[0]
    assert await reviser.queries([]) == []


KEEP = {f"{kind}_strategy": "keep" for kind in ("contradicted", "unsupported", "weak")}


@pytest.mark.parametrize("kind", [0, 1])
@pytest.mark.parametrize("label", [Label.CONTRADICTED, Label.NOT_FOUND, Label.WEAK])
async def test_revisers_leave_what_the_policy_keeps(kind: int, label: Label):
    reviser = [toolkit().reviser("extractive"), ChatReviser(ActorModel(Actor()))][kind]
    judged = [*entries()[:2], entry(WAFFLES, label)]
    assert await reviser.propose(DRAFT, judged, Policy(**KEEP)) == []
    other = Label.CONTRADICTED if label is Label.NOT_FOUND else Label.NOT_FOUND
    judged = [entry(PARKING, other), entry(WAFFLES, label)]
    policy = Policy(**{**KEEP, f"{STRATEGY[other]}_strategy": "remove"})
    edits = await reviser.propose(DRAFT, judged, policy)
    assert WAFFLES in apply_edits(DRAFT, edits, protected_spans(DRAFT, judged))


STRATEGY = {
    Label.CONTRADICTED: "contradicted",
    Label.NOT_FOUND: "unsupported",
    Label.WEAK: "weak",
}


@pytest.mark.parametrize(
    ("policy", "told"),
    [
        ({}, "- contradicted: say what the evidence says instead."),
        ({"contradicted_strategy": "remove"}, "- contradicted: take the failing part out."),
        (
            {"contradicted_strategy": "deflect", "contradicted_deflection": "Ask {us}."},
            "- contradicted: put this sentence in its place: “Ask {us}.”",
        ),
        ({"unsupported_strategy": "keep"}, "- not_found: leave it as it is."),
        ({"unsupported_strategy": "deflect"}, f"place: “{Policy().deflection}”"),
        ({"unsupported_strategy": "qualify"}, f"add “{Policy().qualifier}” to it."),
        ({"weak_strategy": "qualify"}, f"add “{Policy().weak_qualifier}” to it."),
        ({"weak_strategy": "soften"}, "- weak: weaken or narrow"),
    ],
)
async def test_the_chat_reviser_is_told_the_strategies_of_the_policy(policy: Any, told: str):
    asked: list[str] = []

    def heard(request: Any) -> Any:
        asked.append(request["messages"][0]["content"])
        return _json({"sentences": []})

    reviser = ChatReviser(ActorModel(Actor(instead={"revise": heard})))
    judged = [entry(PARKING, Label.CONTRADICTED), entry(WAFFLES, Label.NOT_FOUND)]
    await reviser.propose(DRAFT, judged, Policy(**policy))
    assert told in asked[0]


@pytest.mark.parametrize("kind", [0, 1])
async def test_revisers_leave_what_stands(kind: int):
    reviser = [toolkit().reviser("extractive"), ChatReviser(ActorModel(Actor()))][kind]
    assert await reviser.propose(DRAFT, entries()[:2], Policy()) == []


def _json(value: Any) -> Any:
    from tests.scripted_server import as_json

    return as_json(value)
