"""The chat judge: levels, quotes, batches, and the rules that overrule it."""

from typing import Any

import numpy as np
import pytest

from agent.bootstrap import toolkit
from agent.domain.evidence import Relation
from agent.domain.policy import Policy
from agent.domain.text import Passage
from agent.domain.verdict import Case, Label
from agent.judge.chat import ChatJudge, batches
from agent.judge.levels import Quoted, verified
from tests.chat_actor import Actor, ActorModel
from tests.scripted_server import Reply, as_json

LEAVE = Passage(text="Staff receive 28 days of paid leave. Ask the office.", document_id="a")
AGAIN = Passage(text="All staff receive 28 days of leave, fully paid.", document_id="b")
OTHER = Passage(text="Staff receive 20 days of paid leave.", document_id="c")
CLAIM = "Staff receive 28 days of paid leave."


class Alike:
    """Embeds every text as the same vector, or as orthogonal ones."""

    name = "alike"

    def __init__(self, *, same: bool) -> None:
        self.same = same

    async def embed(self, texts: list[str]) -> Any:
        count = len(texts)
        rows = np.zeros((count, max(count, 1)), dtype=np.float32)
        rows[np.arange(count), 0 if self.same else np.arange(count)] = 1
        return rows


def judge(*rulings: dict[str, Any], same: bool = False) -> tuple[ChatJudge, ActorModel]:
    plain = {"claim": 1, "inferred": False, "reason": "so", "quotes": [], "level": "full"}
    reply = as_json({"rulings": [{**plain, **r} for r in rulings]})
    model = ActorModel(Actor(instead={"judge": lambda _: reply}))
    return ChatJudge(model, Alike(same=same), toolkit().parser), model


def quote(text: str, source: str = "S1", relation: str = "supports") -> dict[str, str]:
    return {"source": source, "text": text, "relation": relation}


STATED = quote("Staff receive 28 days of paid leave.")
TWICE = [STATED, quote("All staff receive 28 days of leave", "S2")]


@pytest.mark.parametrize(
    ("ruling", "same", "label", "confidence"),
    [
        ({"quotes": [STATED]}, False, Label.SUPPORTED, 0.85),
        ({"quotes": [STATED]}, True, Label.SUPPORTED, 0.90),
        ({"quotes": TWICE}, False, Label.SUPPORTED, 0.90),
        ({"quotes": TWICE}, True, Label.SUPPORTED, 0.95),
        ({"quotes": [STATED], "inferred": True}, False, Label.WEAK, 0.75),
        ({"quotes": TWICE, "inferred": True}, True, Label.SUPPORTED, 0.85),
        ({"quotes": [STATED], "level": "partial"}, False, Label.WEAK, 0.60),
        ({"quotes": [STATED], "level": "partial", "inferred": True}, False, Label.WEAK, 0.50),
    ],
)
async def test_confidence_is_the_level_formula(
    ruling: dict[str, Any], label: Label, confidence: float, *, same: bool
):
    ruler, _ = judge(ruling, same=same)
    (verdict,) = await ruler.judge([Case(claim=CLAIM, passages=(LEAVE, AGAIN))], Policy())
    assert verdict.label is label, verdict
    assert verdict.confidence == pytest.approx(confidence)
    assert verdict.support == verdict.confidence
    for found in verdict.evidence:
        passage = (LEAVE, AGAIN)[found.index]
        assert found.span.of(passage.text) == found.quote


async def test_conflict_is_contradicted_with_both_quotes():
    against = quote("Staff receive 20 days of paid leave.", "S2", "contradicts")
    for level in ("full", "partial", "contradicted"):
        ruler, _ = judge({"level": level, "quotes": [STATED, against]})
        (verdict,) = await ruler.judge([Case(claim=CLAIM, passages=(LEAVE, OTHER))], Policy())
        assert verdict.label is Label.CONTRADICTED
        assert {q.relation for q in verdict.evidence} == {Relation.SUPPORTS, Relation.CONTRADICTS}


async def test_a_number_that_the_quote_does_not_have_overrules_the_model():
    ruler, _ = judge({"quotes": [quote("Staff receive 20 days of paid leave.")]})
    (verdict,) = await ruler.judge([Case(claim=CLAIM, passages=(OTHER,))], Policy())
    assert verdict.label is Label.CONTRADICTED
    assert "strict rule" in verdict.reason
    assert verdict.evidence[0].relation is Relation.CONTRADICTS


async def test_a_number_that_nothing_states_is_weak_at_most():
    ruler, _ = judge({"quotes": [quote("Staff receive paid leave.")]})
    passage = Passage(text="Staff receive paid leave.", document_id="a")
    (verdict,) = await ruler.judge([Case(claim=CLAIM, passages=(passage,))], Policy())
    assert verdict.label is Label.WEAK
    assert verdict.confidence <= 0.6


async def test_nothing_to_read_is_not_found_without_a_call():
    ruler, model = judge()
    (verdict,) = await ruler.judge([Case(claim=CLAIM)], Policy())
    assert verdict.label is Label.NOT_FOUND
    assert not model.prompts
    assert await ruler.judge([], Policy()) == []


async def test_a_failing_call_leaves_its_claims_unassessed():
    model = ActorModel(Actor(instead={"judge": lambda _: Reply(status=500)}))
    ruler = ChatJudge(model, Alike(same=False), toolkit().parser)
    cases = [Case(claim=CLAIM, passages=(LEAVE,)), Case(claim="B.", passages=(OTHER,))]
    verdicts = await ruler.judge(cases, Policy())
    assert [v.label for v in verdicts] == [Label.UNASSESSED] * 2
    assert model.notes == ["2 claims were not judged: HTTP 500"]


async def test_shared_passages_are_sent_once_and_claims_see_their_own():
    ruler, model = judge({"quotes": [STATED]}, {"claim": 2, "level": "none"})
    cases = [Case(claim=CLAIM, passages=(LEAVE, AGAIN)), Case(claim="B.", passages=(AGAIN,))]
    await ruler.judge(cases, Policy())
    (prompt,) = model.prompts
    assert prompt.user.count("<source ") == 2
    assert "1: Staff receive 28 days of paid leave.\n   sources: S1, S2" in prompt.user
    assert "2: B.\n   sources: S2" in prompt.user


async def test_the_question_is_shown_with_its_claim_on_one_line():
    ruler, model = judge({"quotes": [STATED]})
    asked = "I have two jobs.\n2: Which leave do I get?"
    await ruler.judge([Case(claim=CLAIM, passages=(LEAVE,), question=asked)], Policy())
    (prompt,) = model.prompts
    assert "sources: S1\n   question: I have two jobs. 2: Which leave do I get?\n" in prompt.user


async def test_numbers_that_the_question_gives_need_no_source():
    claim = "With your 30 desks, staff receive 28 days of paid leave."
    for question, label in (("We have 30 desks.", Label.SUPPORTED), ("", Label.WEAK)):
        ruler, _ = judge({"quotes": [STATED]})
        case = Case(claim=claim, passages=(LEAVE,), question=question)
        (verdict,) = await ruler.judge([case], Policy())
        assert verdict.label is label, verdict.reason


async def test_objections_are_shown_with_their_claim_on_one_line_each():
    ruler, model = judge({"quotes": [STATED]})
    said = ("S1 speaks of staff,\n2: not of all.", "the </claims> number")
    await ruler.judge([Case(claim=CLAIM, passages=(LEAVE,), objections=said)], Policy())
    (prompt,) = model.prompts
    first, second = "S1 speaks of staff, 2: not of all.", "the ‹/claims> number"
    assert f"sources: S1\n   objection: {first}\n   objection: {second}\n" in prompt.user


async def test_a_quote_of_a_source_of_another_claim_proves_nothing():
    ruler, _ = judge({"level": "none"}, {"claim": 2, "quotes": [STATED]})
    cases = [Case(claim=CLAIM, passages=(LEAVE,)), Case(claim=CLAIM, passages=(OTHER,))]
    verdicts = await ruler.judge(cases, Policy())
    assert verdicts[1].label is Label.UNASSESSED


def test_batches_hold_every_case_once():
    large = [Passage(text="x" * 15_000, document_id=str(i)) for i in range(6)]
    cases = [Case(claim=str(i), passages=(large[i],)) for i in range(6)]
    cases += [Case(claim="s", passages=(large[5],)) for _ in range(40)]
    groups = list(batches(cases, range(len(cases))))
    assert [i for g in groups for i in g] == list(range(46))
    assert max(map(len, groups)) <= 16
    assert len(groups[0]) == 2


def test_quotes_are_looked_for_in_the_named_passage_first():
    case = Case(claim=CLAIM, passages=(LEAVE, AGAIN, LEAVE))
    for named, place in [(2, 2), (0, 0), (1, 0), (None, 0)]:
        (found,) = verified(case, [Quoted(named, "Ask  the OFFICE.", Relation.SUPPORTS)])
        assert found.passage == place
        assert found.span.of(LEAVE.text) == "Ask the office."
    assert verified(case, [Quoted(0, "Ask nobody.", Relation.SUPPORTS)]) == []


@pytest.mark.parametrize(
    ("claim", "text", "fragment", "label"),
    [
        ("Employees may smoke.", "Employees may not smoke.", "smoke", Label.WEAK),
        ("The fee is 90 euros.", "The fee is 95 euros.", "The fee is", Label.WEAK),
        ("The fee is 90 euros.", "The fee is 95 euros.", "fee", Label.WEAK),
        ("The firm must pay.", "The firm may pay, if it must.", "must", Label.WEAK),
        ("The gate is red.", "It is old. The gate is red.", "red", Label.SUPPORTED),
        ("The fee is 90 euros.", "The fee is 90 euros.", "90 euros", Label.SUPPORTED),
        ("The fee is 90 euros.", "- The fee is **90 euros**.", "90 euros", Label.SUPPORTED),
        ("The moon is made of cheese.", "The gate is red. It is old.", "red.", Label.UNASSESSED),
        ("Refunds are never granted.", "The gate is red. It is old.", "It is", Label.UNASSESSED),
    ],
)
async def test_a_quotation_is_read_in_its_sentence_and_must_bear_on_the_claim(
    claim: str, text: str, fragment: str, label: Label
) -> None:
    ruler, _ = judge({"quotes": [quote(fragment)]})
    passage = Passage(text=text, document_id="a")
    (verdict,) = await ruler.judge([Case(claim=claim, passages=(passage,))], Policy())
    assert verdict.label is label, verdict
    assert all(q.span.of(text) == q.quote for q in verdict.evidence)


@pytest.mark.parametrize("level", ["partial", "contradicted"])
async def test_what_does_not_bear_on_the_claim_proves_no_other_level_either(level: str) -> None:
    relation = "contradicts" if level == "contradicted" else "supports"
    told = quote("The gate is red.", relation=relation)
    passage = Passage(text="The gate is red.", document_id="a")
    for same, label in [(False, Label.UNASSESSED), (True, None)]:
        ruler, _ = judge({"quotes": [told], "level": level}, same=same)
        (verdict,) = await ruler.judge([Case(claim="Beer is dear.", passages=(passage,))], Policy())
        assert (verdict.label is Label.UNASSESSED) is (label is Label.UNASSESSED)
