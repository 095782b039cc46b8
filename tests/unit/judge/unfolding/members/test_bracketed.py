"""Of names with something of each in brackets that of the claim is told."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from tests.trees import PARSER

WING = (
    "The new wing was paid for by the Holloway Trust (60%), the Ministry (25%) and "
    "private donors (15%)."
)
WARDS = "Ward 3 (12 beds) and Ward 7 (20 beds) will close in May."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "own"),
    [
        (
            WING,
            "The Holloway Trust paid for 25% of the new wing.",
            "The new wing was paid for by the Holloway Trust (60%).",
        ),
        (WARDS, "Ward 7 has 12 beds.", "Ward 7 (20 beds) will close in May."),
    ],
)
def test_the_name_of_the_claim(text: str, claim: str, own: str) -> None:
    assert told(text, claim) == own


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (WING, "The Trust and the Ministry paid for 85% of the wing."),
        (WING, "The Trust was the only payer."),
        (WING, "The wing was paid for by the city."),
        ("The Oat Union (OU) and the Rye League (RL) met.", "The Rye League met with the OU."),
        ("The mayor (62) spoke and the vicar (70) sang.", "The vicar is 70."),
        ("Late (after 9) and early (before 7) callers pay more.", "Early callers pay more."),
    ],
)
def test_all_of_it_where_that_is_unclear(text: str, claim: str) -> None:
    assert told(text, claim) == text
