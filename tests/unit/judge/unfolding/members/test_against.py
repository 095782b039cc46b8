"""Of two values set against each other that of the claim is told."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from tests.trees import PARSER

OFFICES = "The Lisbon office employs 140 people compared with 95 in Porto."
UNITS = "Revenue at the Danish unit came to €31 million against €27 million at the Swedish one."
ARMS = "Response rates were 62% in the email arm versus 48% in the postal arm."
MARKS = "Boys scored 61 points on average, against 67 for girls."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "own"),
    [
        (OFFICES, "The Porto office employs 140 people.", "The office in Porto employs 95 people."),
        (OFFICES, "The Lisbon office employs 95.", "The Lisbon office employs 140 people."),
        (
            UNITS,
            "The Swedish unit had revenue of €31 million.",
            "Revenue at the Swedish unit came to €27 million.",
        ),
        (ARMS, "The rate was 62% in the postal arm.", "Response rates were 48% in the postal arm."),
        (MARKS, "Girls scored 61 points.", "Girls scored 67 points on average."),
    ],
)
def test_the_value_of_the_claim(text: str, claim: str, own: str) -> None:
    assert told(text, claim) == own


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (OFFICES, "Lisbon has more people than Porto."),
        (OFFICES, "The Madrid office employs 95 people."),
        ("They voted 61 to 40 against the strike in May.", "They voted on the strike in May."),
        ("It won against 12 in the north.", "It won in the north."),
        (
            "The mill ran for 40 days against 3 weeks in Leeds.",
            "In Leeds the mill ran for 40 days.",
        ),
        ("It reached 40 points against 30 in Leeds.", "In Leeds it reached 40 points."),
        ("Men got 40 points against 30 in Leeds.", "In Leeds they got 40 points."),
    ],
)
def test_all_of_it_where_that_is_unclear(text: str, claim: str) -> None:
    assert told(text, claim) == text
