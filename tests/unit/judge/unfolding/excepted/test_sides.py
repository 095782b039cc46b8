"""Rules for some and for all others, or at all hours but some, told of the claim's side."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
BOARDING = "Passengers with children board first, all others by row."
KEYS = "Members without a key are let in by the porter; all others open the gate themselves."
BIKES = "Bikes may be taken on trains except between 7 and 9 am on weekdays."
DOGS = "Dogs are not allowed on the beach except between 6 am and 8 am."
MUSEUM = "The museum is closed on Mondays, except on public holidays."
ALLOWANCE = "Staff who work from home more than two days a week get an allowance of 40 euros"
FREE = "Admission is free on the first Sunday of the month; otherwise adults pay 12 euros."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (
            BOARDING,
            "Passengers without children board by row.",
            "Passengers without children board by row. It is untrue that passengers without "
            "children board first.",
        ),
        (
            BOARDING,
            "Passengers with children board by row.",
            "Passengers with children board first. It is untrue that passengers with children "
            "board by row.",
        ),
        (BOARDING, "Passengers with tickets board by row.", BOARDING),
        (BOARDING, "Passengers board by row.", BOARDING),
        (KEYS, "Members with a key ring the bell.", "Members with a key open the gate themselves."),
        (KEYS, "Nobody pays without a key, or with a key.", KEYS),
        (
            BIKES,
            "Bikes may not be taken at 8 am on Saturdays.",
            "Bikes may be taken on trains at 8 am on Saturdays.",
        ),
        (
            BIKES,
            "Bikes may be taken at 8 am on Tuesdays.",
            "Bikes may not be taken on trains at 8 am on Tuesdays.",
        ),
        (
            BIKES,
            "Bikes may be taken at 10 am on a Tuesday.",
            "Bikes may be taken on trains at 10 am on Tuesday.",
        ),
        (BIKES, "Bikes may be taken at 8 am.", BIKES),
        (BIKES, "Bikes may be taken at 9 am on Tuesdays.", BIKES),
        (DOGS, "Dogs may be walked there at 7 am.", "Dogs are allowed on the beach at 7 am."),
        (
            "Lorries may enter on weekdays except between 7 and 9 am.",
            "Lorries may enter at 8 am on Sundays.",
            "Lorries may enter on weekdays except between 7 and 9 am.",
        ),
        (
            "Guests with a reservation are seated at once, all others in order of arrival.",
            "Guests without a reservation are seated in order of arrival.",
            "Guests without a reservation are seated in order of arrival. It is untrue that guests "
            "without a reservation are seated at once.",
        ),
        (
            "Everywhere except in the garden the doors are closed.",
            "The doors are closed in the hall.",
            "The doors are closed in the hall.",
        ),
        (MUSEUM, "If a Monday is not a public holiday, the museum is open.", MUSEUM),
        (
            "The pool is closed on Tuesdays except during the holidays.",
            "On a Tuesday outside the holidays the pool is open.",
            None,
        ),
        (
            MUSEUM,
            "If a Monday is a public holiday, the museum is open.",
            "The museum is open on Mondays that are public holidays.",
        ),
        (
            f"{ALLOWANCE}; everybody else gets none.",
            "With one day a week at home there is no allowance.",
            "Staff who work from home one day a week get no allowance of 40 euros.",
        ),
        (
            f"{ALLOWANCE}; everybody else gets none.",
            "With two days a week at home there is an allowance.",
            "Staff who work from home two days a week get no allowance of 40 euros.",
        ),
        (f"{ALLOWANCE}; everybody else gets none.", "Staff get none.", None),
        (
            FREE,
            "Adults pay 12 euros on the first Sunday of the month.",
            "Admission is free on the first Sunday of the month. It is untrue that adults pay 12 "
            "euros on the first Sunday of the month.",
        ),
        (
            FREE,
            "Adults pay nothing on the first Sunday of the month.",
            "Admission is free on the first Sunday of the month.",
        ),
        (
            "Parking is free on Sundays; otherwise it costs 3 euros an hour.",
            "On a Wednesday parking costs 3 euros an hour.",
            "Parking costs 3 euros an hour on Wednesday.",
        ),
        (
            "Parking is free on Sundays; otherwise it costs 3 euros an hour.",
            "Parking costs 3 euros an hour on Wednesdays and Sundays.",
            None,
        ),
        (FREE, "On other days adults pay 12 euros.", "Adults pay 12 euros on other days."),
        (FREE, "Adults pay 12 euros on the second Sunday of the month.", FREE),
        (FREE, "Adults pay 12 euros, but not on the first Sunday of the month.", FREE),
    ],
)
def test_told_of_the_side_of_the_claim(text: str, claim: str, meant: str | None) -> None:
    assert told(text, claim) == (meant or text)
