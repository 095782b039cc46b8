"""What another document says of a like thing, on another matter."""

from datetime import date

import pytest

from agent.domain.evidence import Entailment
from agent.domain.finding import Finding, Outcome
from agent.domain.text import Passage
from agent.domain.verdict import Case
from agent.judge.agreement.measure import Agreement
from agent.judge.alignment.lexical import overlap
from agent.judge.passages.windows import Window, sentences
from agent.judge.weighing.matters import of_its_matter, of_its_own_thing
from agent.judge.weighing.opinion import weigh
from agent.judge.weighing.scoring import Scored

CLAIM = "The manager answers within seven calendar days."
DRAFT = f"Requests for leave go into the planner. {CLAIM}"
LEAVE = Passage(
    document_id="a",
    heading="Requests for leave",
    text="Enter the request for leave in the planner. The manager answers within seven calendar "
    "days.",
)
CLAIMS = "Managers have ten calendar days to approve or query a claim for overtime."
MATCH, OTHER = (
    Finding(rule="numbers", outcome=o, reason="") for o in (Outcome.MATCH, Outcome.CONFLICT)
)


def scored(passages: list[Passage], place: int, finding: Finding) -> Scored:
    sentence = sentences(passages)[place][-1]
    share = overlap(CLAIM, sentence.text)
    return Scored(
        window=Window(sentences=(sentence,)),
        entailment=Entailment(support=0.4, neutral=0.4, contradict=0.2),
        similarity=share,
        overlap=share,
        findings=(finding,),
        agreement=Agreement(),
    )


def heard(other: Passage, own: Passage = LEAVE, draft: str = DRAFT) -> bool:
    """Tell whether the conflict that ``other`` gives is left."""
    passages = [own, other]
    case = Case(claim=CLAIM, passages=tuple(passages), context=draft)
    bearing = [scored(passages, 0, MATCH), scored(passages, 1, OTHER)]
    return of_its_matter(bearing[1], bearing, case).has(Outcome.CONFLICT)


def test_another_matter_is_not_heard():
    assert not heard(Passage(document_id="b", heading="Overtime", text=CLAIMS))


def test_the_same_document_is_heard():
    assert heard(Passage(document_id="a", heading="Overtime", text=CLAIMS))


def test_without_a_context_each_document_is_heard():
    assert heard(Passage(document_id="b", heading="Overtime", text=CLAIMS), draft="")


def test_what_speaks_of_the_claims_matter_as_much_is_heard():
    text = "Requests for leave go into the planner. Managers have ten calendar days."
    assert heard(Passage(document_id="b", heading="Leave", text=text))


def test_what_has_as_many_words_of_the_claim_is_heard():
    text = "The manager answers within ten calendar days, seven at best."
    assert heard(Passage(document_id="b", heading="Overtime", text=text))


def test_a_newer_document_with_a_like_heading_is_heard():
    old = LEAVE.model_copy(update={"date": date(2023, 1, 1)})
    new = Passage(document_id="b", heading="Leave", text=CLAIMS, date=date(2024, 1, 1))
    assert heard(new, old)
    assert not heard(new.model_copy(update={"heading": "Overtime"}), old)
    assert not heard(new.model_copy(update={"date": date(2022, 1, 1)}), old)


GAS = Passage(text="Every supply of gas is checked once in every 12 months. Doors are checked.")
DOORS = Passage(text="Flat doors are checked every 12 months.")
ELSEWHERE = Finding(rule="names", outcome=Outcome.CONFLICT, elsewhere=True)


@pytest.mark.parametrize(
    ("found", "share", "opposed"),
    [
        (MATCH, 1.0, False),
        (OTHER, 1.0, True),  # it has another value itself
        (MATCH, 0.7, True),  # it has too little of the claim
    ],
)
def test_what_is_said_of_another_thing_too_opposes_nothing(
    found: Finding, share: float, opposed: bool
):
    passages = [GAS, DOORS]
    other = scored(passages, 1, ELSEWHERE).model_copy(update={"overlap": 0.6})
    own = scored(passages, 0, found).model_copy(update={"overlap": share})
    assert of_its_own_thing(other, [own, other]).has(Outcome.CONFLICT) is opposed


def test_a_value_that_may_be_a_rivals_is_none_where_another_matter_is_spoken_of():
    passages = (LEAVE, Passage(document_id="b", heading="Overtime", text=CLAIMS))
    loose = Finding(rule="numbers", outcome=Outcome.MISSING, opposed="ten calendar days")
    windows = [
        s.model_copy(update={"overlap": 0.8})
        for s in (scored(list(passages), 0, MATCH), scored(list(passages), 1, loose))
    ]
    for draft, opposed in ((DRAFT, False), ("", True)):
        case = Case(claim=CLAIM, passages=passages, context=draft)
        assert any(w.worst.has(Outcome.CONFLICT) for w in weigh(case, windows)) is opposed
