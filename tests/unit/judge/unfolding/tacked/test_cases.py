"""A rule with special cases tacked on in few words, told for the case of a claim."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
KAYAK = "Hire of a kayak costs £20 a day, members £12."
KEPT = "Invoices are kept for ten years (delivery notes for six)."
TOUR = "A tour takes 40 minutes, with a guide 90 minutes."
BEER = "Beer is served from 11.00 to 23.00 (Sundays to 22.00)."
DEPOSIT = "The deposit is one month's rent, for furnished flats two."
TRAIN = "Buses run every 10 minutes, on Sundays and after 8 p.m. every 20 minutes."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return unfolded(claim, split, PARSER)[0][0].text


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (KAYAK, "Members pay £20 for a kayak.", "Hire of a kayak costs £12 a day for members."),
        (KEPT, "Delivery notes are kept for ten years.", "Delivery notes are kept for six years."),
        (KEPT, "Invoices are kept for six years.", "Invoices are kept for ten years."),
        (TOUR, "With a guide it takes 40 minutes on a tour.", "takes 90 minutes with a guide."),
        (TOUR, "Without a guide a tour takes 40 minutes.", "takes 40 minutes without a guide."),
        (BEER, "On Sundays beer is served to 23.00.", "from 11.00 to 22.00 on Sundays."),
        (BEER, "On Mondays beer is served to 23.00.", "from 11.00 to 23.00 on Mondays."),
        (DEPOSIT, "For furnished flats the deposit is one month.", "two month's rent for"),
        (DEPOSIT, "For unfurnished flats it is two months' deposit.", "one month's rent for unf"),
        (TRAIN, "On Sundays buses run every 10 minutes.", "every 20 minutes on Sundays."),
        ("Tours start every hour, in winter every two hours.", "Tours start every hour in winter.",
         "Tours start every two hours in winter."),
        ("The gate is locked at dusk (in summer at 22.00).", "It is locked at dusk in summer.",
         "The gate is locked at 22.00 in summer."),
        ("Lockers cost £3, for members they are free.", "Members pay £3 for lockers.",
         "Lockers are free for members."),
        ("Warranty: 2 years, batteries 6 months.", "The warranty on batteries is 2 years.",
         "Warranty: 6 months for batteries."),
        ("Dogs pay a child's fare, guide dogs nothing.", "Guide dogs pay a child's fare.",
         "Guide dogs pay nothing."),
        ("Flats are cleaned weekly, in high season twice a week.",
         "In high season flats are cleaned weekly.", "cleaned twice a week in high season."),
        ("A card is replaced for £4 (children £2).", "An adult's card is replaced for £4.",
         "A card is replaced for £4."),
        ("Alice scored 12 points, Ben 9.", "Ben scored 12 points.", "Ben scored 9 points."),
    ],
)  # fmt: skip
def test_a_rule_is_told_in_the_case_of_the_claim(text: str, claim: str, meant: str) -> None:
    assert meant in told(text, claim)


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (KAYAK, "Hire of a kayak costs £20 a day, members £12."),
        (KAYAK, "Only members pay £12 for a kayak."),
        (KAYAK, "Members pay £8 less for a kayak."),
        (KAYAK, "Members pay £12 instead of £20 a day for a kayak."),
        (TRAIN, "On Sundays and Mondays buses run every 10 minutes."),
        ("Adults pay £8, children £4.", "Adults with children pay £8."),
        ("Delivery takes two days, to islands five days.", "From islands it takes two days."),
        ("Individual €80, dual €125.", "The dual fee is €80."),
        ("North gate: spring 410, summer 965.", "The north gate had 410 visitors in summer."),
        ("Entrances A to D open at 10, entrance C at 9.", "Entrance C opens at 10."),
        ("In 2023 the club had 400 members, in 2024 420.", "In 2024 the club had 400 members."),
        ("The library lends books for 4 weeks, journals for 1.", "It lends journals for 4 weeks."),
        ("A loan leaves a search, visible to lenders for 12 months.", "It is visible to lenders."),
        ("The loan is repaid over ten years, with interest of 4 %.", "The interest is 4 %."),
        ("Families may stay for two nights; the room holds two.", "Families pay for the room."),
        ("Replace the filter every 3 months, the roller every 12 months.", "Replace the roller "
         "every 3 months."),
        ("The limit is 50 km/h, in town 3 lanes are closed.", "In town the limit is 50 km/h."),
    ],
)  # fmt: skip
def test_other_sentences_stand_as_they_are(text: str, claim: str) -> None:
    assert told(text, claim) == text
