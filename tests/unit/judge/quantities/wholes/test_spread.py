"""What several have together none of them has alone."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.wholes.spread import of_several_places
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
CLINICS = "Eight clinics in Austria and Switzerland took part."
TALKS = "We interviewed 40 teachers and parents."
SHOPS = "The charity has 14 shops in Leeds, York and Hull."


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Eight clinics in Austria took part.", CLINICS),
        ("40 parents were interviewed.", TALKS),
        ("The charity has 14 shops in Leeds.", SHOPS),
        ("In 2022, 118 claims were filed.", "In 2022 and 2023 together, 118 claims were filed."),
        ("32 species live on Rum.", "32 species live on the islands of Rum and Eigg."),
    ],
)
def test_told_of_one_of_several(claim: str, premise: str) -> None:
    found = of_several_places(*PARSER.parse([claim, premise]))
    assert found is not None
    assert found.outcome is Outcome.MISSING


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Clinics in Austria took part.", CLINICS),
        ("Eight clinics in Switzerland and Austria took part.", CLINICS),
        ("Eight clinics in two countries took part.", CLINICS),
        ("Each of the 14 shops in Leeds has a till.", SHOPS),
        ("The charity has 14 shops in Leeds.", f"{SHOPS} There are 14 shops in Leeds."),
        ("Guests may bring two dogs.", "Members and guests may bring two dogs."),
        ("The trial had 212 men.", "The trial had 212 men and 240 women."),
        ("Two nurses work on Sundays.", "Two nurses work on Saturdays and Sundays."),
        ("The fee is £20 for students.", "The fee is £20 for children and students."),
        ("About 40 of them came.", "Of the 60 guests 40 came."),
    ],
)
def test_told_of_all_that_it_is_of(claim: str, premise: str) -> None:
    assert of_several_places(*PARSER.parse([claim, premise])) is None
