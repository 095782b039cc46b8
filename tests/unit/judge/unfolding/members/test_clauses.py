"""Of clauses side by side that of the subject of a claim is told."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from tests.trees import PARSER

DIVISIONS = (
    "In 2022 the Asian division earned $9M on sales of $88M, while the European division earned "
    "$12M on sales of $140M."
)
METALS = "Wheat prices climbed 4%, barley slipped 1% and rye added 2%."
GROUPS = "In Group A, three women caught influenza; in Group B, fourteen did."
LEAVE = "Whereas permanent staff receive 28 days of annual leave, agency staff are entitled to 20."
BOARD = "Anna Keller joined the board in 2014; Hanna Moser joined in 2018."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "own"),
    [
        (
            DIVISIONS,
            "The European division earned $9M in 2022.",
            "In 2022 the European division earned $12M on sales of $140M.",
        ),
        (
            DIVISIONS,
            "The Asian division had sales of $140M.",
            "In 2022 the Asian division earned $9M on sales of $88M.",
        ),
        (METALS, "Barley prices fell by 1%.", "Barley slipped 1%."),
        (METALS, "Rye added 4%.", "Rye added 2%."),
        (GROUPS, "In Group B, three women caught influenza.",
         "In Group B, fourteen women caught influenza."),
        (
            LEAVE,
            "Agency staff are entitled to 28 days of annual leave.",
            "Agency staff are entitled to 20 days of annual leave.",
        ),
        (BOARD, "Hanna Moser joined the board in 2014.", "Hanna Moser joined the board in 2018."),
    ],
)  # fmt: skip
def test_a_claim_is_held_against_the_clause_on_its_subject(text: str, claim: str, own: str) -> None:
    assert told(text, claim) == own


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (DIVISIONS, "The European division earned more than the Asian division."),
        (DIVISIONS, "The African division earned $12M."),
        (
            "The shop sells tea, and the mill grinds corn if the wheel turns.",
            "The mill grinds corn.",
        ),
        ("Copper rose 3% and nickel lost 2% over the week.", "Copper rose 3% over the week."),
        ("The minister was asked to go, but the party refused.", "The minister was asked to go."),
        ("Rooms cost €80 a night; larger ones cost €110.", "Larger rooms cost €80 a night."),
        ("The tower leans, and its bell cracked in May.", "The tower leans."),
    ],
)
def test_a_sentence_stays_whole_for_other_claims(text: str, claim: str) -> None:
    assert told(text, claim) == text
