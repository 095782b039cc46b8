"""What is so of one thing alone, for claims with *only*."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
TRAINS = "Trains to Mora are cancelled; all other lines run as usual."
WINGS = "The eastern wing was evacuated. The other wings stayed open."
CARDS = "Card payments failed; vouchers and invoices were not affected."
GROUPS = "Group B improved, while group A did not."
FLOOD = "The cellar was flooded. The garage was flooded."
NURSES = "Nurses and doctors were vaccinated. Porters were not vaccinated."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (TRAINS, "Only trains to Mora are cancelled."),
        (WINGS, "Only the eastern wing was evacuated."),
        (CARDS, "Only card payments were affected."),
        (GROUPS, "Only group B improved."),
        ("The kitchen was painted; the bath was not.", "Only the kitchen was painted."),
        ("Line 3 is delayed. Everything else runs normally.", "Only line 3 is delayed."),
    ],
)
def test_what_is_denied_of_the_rest_is_so_of_one_alone(text: str, claim: str) -> None:
    assert claim in told(text, claim)


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (TRAINS, "Only trains to Falun are cancelled."),
        (WINGS, "Only the western wing was evacuated."),
        (GROUPS, "Only group A improved."),
        (NURSES, "Only nurses were vaccinated."),
        ("The cellar was flooded. The roof is not insured.", "Only the cellar was flooded."),
        ("The shop in Ulm closed. The other shops closed too.", "Only the shop in Ulm closed."),
        ("The hall was cleaned. It was not painted.", "Only the hall was cleaned."),
        ("The hall was painted; the stairs were not painted.", "Only the stairs were painted."),
        (TRAINS, "Only if it snows, trains to Mora are cancelled."),
        (f"{FLOOD} The attic was not flooded.", "Only the garage was flooded."),
        (f"{FLOOD} The attic was not affected.", "Only the garage was affected."),
        (
            "The hall was painted; the bath was painted; the stairs were not painted.",
            "Only the bath was painted.",
        ),
    ],
)
def test_other_claims_are_told_nothing_of_the_kind(text: str, claim: str) -> None:
    assert "Only" not in told(text, claim)
