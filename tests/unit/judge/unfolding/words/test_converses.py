"""A deed is told from the side that the claim is on."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
LOAN = "Harlow Trust lent €4 million to the Pierce Foundation at 3% interest."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (
            LOAN,
            "The foundation borrowed €4 million.",
            "The Pierce Foundation borrowed €4 million from Harlow Trust at 3% interest.",
        ),
        (
            "In 2019 the museum sold the painting to a dealer.",
            "A dealer bought the painting.",
            "In 2019, a dealer bought the painting from the museum.",
        ),
        (
            "The farm supplies the dairy with milk.",
            "The dairy gets milk.",
            "The dairy gets milk from the farm.",
        ),
        (
            "The office sends every applicant a letter.",
            "Every applicant receives a letter.",
            "Every applicant receives a letter from the office.",
        ),
        (
            "The brewery borrowed a million from the bank.",
            "The bank lent a million.",
            "The bank lent a million to the brewery.",
        ),
        (
            "Dr Hale succeeded Dr Moss as dean.",
            "Dr Moss preceded Dr Hale.",
            "Dr Moss preceded Dr Hale as dean.",
        ),
        (
            "Lumen sold a share to Castel, and Varo moved to Lyon.",
            "Castel bought a share.",
            "Castel bought a share from Lumen. Varo moved to Lyon.",
        ),
        (
            "The agency will provide the islands with generators.",
            "The islands will receive generators.",
            "The islands will receive generators from the agency.",
        ),
    ],
)
def test_a_deed_is_told_from_the_other_side(text: str, claim: str, meant: str) -> None:
    assert told(text, claim) == meant


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (LOAN, "Harlow Trust lent €4 million."),
        (LOAN, "The foundation will borrow €4 million."),
        ("The clinic did not sell the scanner to the lab.", "The lab bought the scanner."),
        ("The dealer may sell the car to her.", "She bought the car."),
        ("The bank lent him a million.", "He borrowed a million."),
        ("The firm will provide the islands with pumps.", "The islands will receive pumps."),
        ("The spring feeds the lake.", "The lake feeds the spring."),
    ],
)
def test_a_deed_stands_where_its_other_side_is_unclear(text: str, claim: str) -> None:
    assert told(text, claim) == text
