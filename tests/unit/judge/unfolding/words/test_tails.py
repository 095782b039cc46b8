"""*They* of those of whom the sentence before speaks are not all of their kind."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
GUESTS = "Guests who arrive late find their key in the safe. They receive a code."
FIRMS = "Firms with fewer than ten clerks pay no levy. These firms file no report."
DRIVER = "A driver who has lost his licence is not fined, but he is not paid."
DESKS = "Residents who own a car need a badge. They receive it by post."
LAMBS = "Lambs born before May are tagged; they are weighed. They are shorn."
BAGS = "Bags heavier than 23 kg are refused. They are freight."
CARGO = "Luggage of more than 32 kg is not taken. It is cargo."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "full"),
    [
        (GUESTS, "Guests receive a code.", "Guests who arrive late receive a code."),
        (FIRMS, "Firms file no report.", "Firms with fewer than ten clerks file no report."),
        (DRIVER, "Drivers are not paid.", "but a driver who has lost his licence is not paid."),
        (BAGS, "A 30 kg bag is freight.", "Bags of 30 kg are freight."),
        (CARGO, "A suitcase of 30 kg is cargo.", "Luggage of more than 32 kg is cargo."),
        (LAMBS, "Lambs are weighed.", "lambs born before May are weighed."),
        (LAMBS, "Lambs are shorn.", "Lambs born before May are shorn."),
        (DESKS, "Residents get it.", "Residents who own a car receive it by post."),
    ],
)
def test_a_pronoun_is_told_in_full(text: str, claim: str, full: str) -> None:
    assert full in told(text, claim)


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (GUESTS, "The code is received by the host."),
        (DESKS, "Residents receive a car."),
        ("Our guests find a key. They receive a code.", "Guests receive a code."),
        ("Guests, who all come late, find a key. They get a code.", "Guests get a code."),
        ("Guests and hosts who come late find a key. They get a code.", "Guests get a code."),
        ("Guests who come late find a key. It opens the door.", "Guests open the door."),
        ("Farmer Ada Reid paid Ben Pike. She has a barn.", "Ada Reid has a barn."),
        ("A guest who comes late finds a key. Those doors stay open.", "Guests stay."),
        ("Late night. They get a code.", "Guests get a code."),
        ("They get a code.", "Guests get a code."),
    ],
)
def test_other_pronouns_stay(text: str, claim: str) -> None:
    assert told(text, claim) == text


def test_she_is_no_thing_beside_a_name() -> None:
    text = "The guide dog school was founded by Ruth Allard. She lost her sight early."
    assert "She lost" in told(text, "The guide dog school lost its sight early.")
