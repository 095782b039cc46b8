"""Times one after the other are told as their sum where a claim is on both."""

import pytest

from agent.judge.unfolding.counted.stages import in_all
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
REFUNDS = (
    "Refunds are issued within ten days of our receiving the item and take up to five further days "
    "to reach your card."
)
CHECKS = "Applications are checked within three working days; approval then takes up to seven."
CHECKED = CHECKS.replace("seven", "seven working days")
VISA = "The visa is decided on within four weeks, and printing it takes up to one further week."
FORM = "Processing of the form takes three days; approval then takes up to four days."


@pytest.mark.parametrize(
    ("text", "claim", "sum_"),
    [
        (REFUNDS, "Refunds reach the card up to 15 days after the item is received.", "15 days"),
        (REFUNDS, "A refund can take 20 days in all to reach your card.", "15 days"),
        (REFUNDS, "Refunds reach the card up to 15 days after they are issued.", ""),
        (REFUNDS, "The refund is issued within 15 days of our receiving the item.", ""),
        (CHECKED, "It takes up to ten days to be checked and approved.", "10 working days"),
        (CHECKED, "Approval takes up to ten working days after the form is checked.", ""),
        (CHECKS, "It takes up to ten days to be checked and approved.", ""),
        (VISA, "It may take up to five weeks until it is decided on and printed.", "5 weeks"),
        (VISA, "Printing the visa takes up to five weeks in all.", ""),
        (FORM, "Approval of the form takes up to seven days.", ""),
    ],
)
def test_two_stages_are_told_with_their_sum(text: str, claim: str, sum_: str) -> None:
    told = f"{text} In all this takes up to {sum_}." if sum_ else text
    assert in_all(PARSER.parse([text], entities=False)[0], claim) == told
