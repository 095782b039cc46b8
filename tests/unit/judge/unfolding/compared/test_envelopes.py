"""Ranges told by the end that a claim is on."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
PUMP = "The pump delivers between 40 and 65 litres a minute."
LAMP = "A charge of the lamp lasts from 8 to 12 hours."
POST = "Delivery takes 3 to 5 working days."
LORRY = "The lorry can carry between 6 and 9 pallets."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (
            PUMP,
            "The pump delivers at least 30 litres a minute.",
            "The pump delivers at least 30 litres a minute.",
        ),
        (LAMP, "A charge lasts at least 9 hours.", "lasts at least 8 hours."),
        (LAMP, "Even at worst a charge lasts 8 hours.", "lasts 8 hours in the worst case."),
        (POST, "Delivery takes no longer than 4 working days.", "takes at most 5 working days."),
        (
            POST,
            "In the worst case, delivery takes 5 working days.",
            "takes 5 working days in the worst case.",
        ),
        (POST, "At best, delivery takes 5 working days.", "takes 3 working days in the best case."),
        (LORRY, "The lorry can carry at least 5 pallets.", "can carry at least 5 pallets."),
        (LORRY, "The lorry can never carry more than 9 pallets.", "can carry at most 9 pallets."),
    ],
)
def test_ranges_are_told_by_the_end_of_a_claim(text: str, claim: str, meant: str) -> None:
    assert meant in told(text, claim)


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (PUMP, "The pump delivers 50 litres a minute."),
        (PUMP, "The pump runs for more than 3 hours."),
        ("The fee rose from 8 to 12 euros.", "The fee is at least 8 euros."),
        ("The hall is open from 8 to 12 hours.", "The hall is open for at least 8 hours."),
        ("The rooms cost 40 and 65 euros.", "The rooms cost at least 40 euros."),
        ("Parcels of 5 to 10 kg cost €8.", "Parcels of at least 4 kg cost €8."),
        ("Stays of 5 to 10 nights are cheap.", "Guests with stays of at least 5 nights are cheap."),
        ("It works, at 3 to 5 degrees, fine.", "In the worst case it is 5 degrees."),
    ],
)
def test_what_is_unclear_stands_as_it_is(text: str, claim: str) -> None:
    assert told(text, claim) == text
