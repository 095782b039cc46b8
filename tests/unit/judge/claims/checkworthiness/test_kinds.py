"""Type and importance of claims, and the cap."""

import pytest

from agent.domain.claim import Claim, ClaimType, Importance
from agent.domain.text import Span
from agent.judge.claims.checkworthiness.kinds import answers, importance
from agent.judge.claims.extractor import RuleExtractor, capped
from agent.models.parser import SpacyParser

FACT, POLICY, NUMERIC, DEFINITION = ClaimType
CRITICAL, MATERIAL, MINOR = Importance


@pytest.fixture(scope="module")
def extractor() -> RuleExtractor:
    return RuleExtractor(SpacyParser())


@pytest.mark.parametrize(
    ("draft", "kind"),
    [
        ("Logs are kept in Frankfurt.", FACT),
        ("Logs are kept for 30 days.", NUMERIC),
        ("The plan was tested in May.", NUMERIC),
        ("Visitors must wear a badge.", POLICY),
        ("Submit the form within 10 days.", POLICY),
        ("Email the help desk.", POLICY),
        ("You may carry over five days.", POLICY),
        ("Dogs are not allowed.", POLICY),
        ("SLA stands for service level agreement.", DEFINITION),
        ("A COR is an employee who monitors a contract.", DEFINITION),
        ("Refunds are sent by mail and usually arrive soon.", FACT),
    ],
)
def test_types(extractor: RuleExtractor, draft: str, kind: ClaimType) -> None:
    assert {c.type for c in extractor.extract_now(draft, None, 64).claims} == {kind}


@pytest.mark.parametrize(
    ("text", "kind", "question", "level"),
    [
        ("The fee is $5.", NUMERIC, None, CRITICAL),
        ("It is paid in December.", FACT, None, CRITICAL),
        ("Visitors must sign in.", POLICY, None, MATERIAL),
        ("Only admins see it.", FACT, "Who is Ann?", MATERIAL),
        ("The sky is blue.", FACT, None, MATERIAL),
        ("An atom is a unit of matter.", DEFINITION, None, MINOR),
        ("The sky is blue.", FACT, "Who may sign the form?", MINOR),
        ("The warranty is transferable.", FACT, "Is the warranty transferable?", CRITICAL),
        ("The supervisor signs the form.", FACT, "Who signs the form?", CRITICAL),
        ("The form is blue.", FACT, "How long does the form take?", MINOR),
    ],
)
def test_importance(text: str, kind: ClaimType, question: str | None, level: Importance) -> None:
    assert importance(text, kind, question) is level


def test_an_answer_may_answer_any_part_of_the_question() -> None:
    question = "How long does it take, and who pays for captions?"
    assert answers("The office pays for captions.", question)
    assert not answers("Rooms are bright.", question)


def _claim(number: int, level: Importance) -> Claim:
    span = Span(start=number, end=number + 1)
    return Claim(claim_id=str(number), text="x", span=span, type=FACT, importance=level)


def test_the_cap_leaves_out_minor_claims_first_then_later_ones() -> None:
    levels = [MINOR, CRITICAL, MINOR, MATERIAL, CRITICAL]
    claims = [_claim(n, level) for n, level in enumerate(levels)]
    assert [c.claim_id for c in capped(claims, 4).claims] == ["0", "1", "3", "4"]
    assert [c.claim_id for c in capped(claims, 2).claims] == ["1", "3"]
    assert capped(claims, 2).omitted == 3
    assert capped(claims, 9).omitted == 0
