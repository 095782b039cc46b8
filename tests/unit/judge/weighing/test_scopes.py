"""What is said of another time, place, turn or stage opposes nothing."""

import pytest

from agent.domain.evidence import Entailment
from agent.domain.finding import Finding, Outcome
from agent.domain.text import Passage
from agent.domain.verdict import Case
from agent.judge.agreement.measure import Agreement
from agent.judge.passages.windows import Window, sentences
from agent.judge.weighing.scopes import of_its_scope
from agent.judge.weighing.scoring import Scored


def scored(passages: list[Passage], place: int, outcome: Outcome) -> Scored:
    (sentence,) = sentences(passages)[place]
    return Scored(
        window=Window(sentences=(sentence,)),
        entailment=Entailment(support=0.8, neutral=0.1, contradict=0.1),
        similarity=0.8,
        overlap=0.8,
        findings=(Finding(rule="numbers", outcome=outcome),),
        agreement=Agreement(),
    )


def opposes(claim: str, text: str, own: str, document: str = "b") -> bool:
    passages = [Passage(text=own, document_id="a"), Passage(text=text, document_id=document)]
    case = Case(claim=claim, passages=tuple(passages))
    bearing = [scored(passages, 0, Outcome.MATCH), scored(passages, 1, Outcome.CONFLICT)]
    return of_its_scope(bearing[1], bearing, case).has(Outcome.CONFLICT)


@pytest.mark.parametrize(
    ("claim", "text", "opposed"),
    [
        ("In 2024 the firm had 165 staff.", "In 2023 the firm had 140 staff.", False),
        ("In 2024 the firm had 165 staff.", "In 2024 the firm had 140 staff.", True),
        ("In 2024 the firm had 165 staff.", "The firm had 140 staff.", True),
        ("The mill was built in 1790.", "The mill was built in 1802.", True),
        ("There were 34 visitors in May.", "There were 29 visitors in June.", False),
        ("It opens at 9:00 on weekdays.", "It opens at 10:00 on Saturdays.", False),
        ("It opens at 9:00 on Fridays.", "It opens at 10:00 on weekdays.", True),
        ("The firm has 140 staff in Norway.", "The firm has 320 staff in Sweden.", False),
        ("The firm has 140 staff in Norway.", "The firm has 320 staff.", True),
        ("Sales in the north were 12.", "Sales in the south were 8.", False),
        ("The first vote was seven to four.", "The second vote was six to five.", False),
        ("The men's race began at 8:00.", "The women's race began at 8:20.", False),
        ("The inspection was on 4 May.", "A second inspection was on 6 June.", False),
        ("The roof cost two million.", "The budget put the roof at three million.", False),
        ("The budget for the roof was 2.", "The budget for the roof was 3.", True),
    ],
)
def test_scopes(claim: str, text: str, opposed: bool) -> None:
    assert opposes(claim, text, own=claim) is opposed


def test_only_what_another_document_states_is_spared() -> None:
    claim, other = "In 2024 the firm had 165 staff.", "In 2023 the firm had 140 staff."
    assert opposes(claim, other, own=claim, document="a")
    assert opposes(claim, other, own="In 2022 the firm had 165 staff.")
