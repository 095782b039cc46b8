"""Requirements are held against the numbers of a claim."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
LOAN = "Borrowers need a score of at least 680 and an income exceeding £45,000."
GRANT = (
    "Tenants qualify for the grant if their income is below £32,000 and their "
    "savings are no more than £6,000."
)
AGE = "Applicants for the bursary must be at least 16 and no older than 24."
TRAINED = "Volunteers need a certificate, at least 20 hours of training and an age of 18 or over."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (
            LOAN,
            "A borrower with an income of £50,000 and a score of 700 meets both conditions.",
            "A borrower with an income of £50,000 and a score of 700 meets both conditions.",
        ),
        (
            LOAN,
            "A borrower with an income of £45,000 and a score of 700 meets both conditions.",
            (
                "A borrower with an income of £45,000 and a score of 700 does not meet both "
                "conditions."
            ),
        ),
        (
            GRANT,
            ("A tenant with an income of £30,000 and savings of £5,000 qualifies for the grant."),
            ("A tenant with an income of £30,000 and savings of £5,000 qualifies for the grant."),
        ),
        (
            GRANT,
            ("A tenant with an income of £30,000 and savings of £7,000 qualifies for the grant."),
            "does not qualify for the grant.",
        ),
        (
            GRANT,
            "A tenant with an income of £34,000 does not qualify for the grant.",
            "A tenant with an income of £34,000 does not qualify",
        ),
        (
            GRANT,
            "A tenant with an income of £34,000 is eligible for the grant.",
            "is not eligible for the grant.",
        ),
        (
            AGE,
            "A 19-year-old may apply for the bursary.",
            "A 19-year-old may apply for the bursary.",
        ),
        (
            AGE,
            "A 25-year-old may apply for the bursary.",
            "A 25-year-old may not apply for the bursary.",
        ),
        (
            TRAINED,
            "A 17-year-old with 25 hours of training meets all requirements.",
            "does not meet all requirements.",
        ),
    ],
)
def test_whether_requirements_are_met_is_told_outright(text: str, claim: str, meant: str) -> None:
    assert meant in told(text, claim)


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (TRAINED, "A 22-year-old with 25 hours of training meets all requirements."),
        ("Applicants must be at least 16. They must also hold a card.", "A 19-year-old may apply."),
        (GRANT, "A tenant with savings of £5,000 qualifies for the grant."),
        (GRANT, "A tenant with an income of £30,000 qualifies for the flat."),
        (
            "Borrowers need a score of at least 680 or an income exceeding £45,000.",
            "A borrower with a score of 660 does not meet the conditions.",
        ),
    ],
)
def test_what_is_unclear_stands_as_it_is(text: str, claim: str) -> None:
    assert told(text, claim) == text
