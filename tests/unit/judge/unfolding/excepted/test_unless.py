"""A rule that holds unless a limit is passed is told for the case of the claim."""

import pytest

from agent.judge.unfolding.excepted.unless import in_its_case
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
BERTHS = "Skippers may move free of charge, unless fewer than 4 hours remain until departure."
STOVE = "The host must repair the stove, except where the guest has stayed for less than 2 weeks."
DOSE = "If you miss a round, take the dose at once, unless more than 9 hours have passed."
PANEL = "Unless the sum is below €300, the panel hears both sides."


@pytest.mark.parametrize(
    ("claim", "text", "told"),
    [
        (
            "A skipper who moves two hours before departure pays nothing.",
            BERTHS,
            "If fewer than 4 hours remain until departure, skippers may not move free of charge.",
        ),
        (
            "A skipper who moves six hours before departure pays nothing.",
            BERTHS,
            "If at least 4 hours remain until departure, skippers may move free of charge.",
        ),
        (
            "After ten days the host has to repair the stove.",
            STOVE,
            "If the guest has stayed for less than 2 weeks, "
            "the host does not have to repair the stove.",
        ),
        (
            "After 12 hours you need not take the dose.",
            DOSE,
            "If more than 9 hours have passed, if you miss a round, do not take the dose at once.",
        ),
        (
            "If the sum is €500, the panel hears both sides.",
            PANEL,
            "If the sum is at least €300, the panel hears both sides.",
        ),
    ],
)
def test_the_case_of_a_claim_decides(claim: str, text: str, told: str) -> None:
    assert in_its_case(*PARSER.parse([text, claim])) == told


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("Skippers may move free of charge.", BERTHS),
        ("A skipper may move two boats.", BERTHS),
        ("Two hours before departure, or three hours, skippers pay.", BERTHS),
        ("After 30 hours you pay.", "You do not pay unless you stay for more than 20 hours."),
        ("After 30 hours you pay.", "You pay unless the clerk agrees."),
        ("After 3 hours you pay.", "You pay, unless more than 9 hours have passed or it rains."),
    ],
)
def test_what_is_no_plain_case_stands(claim: str, text: str) -> None:
    assert in_its_case(*PARSER.parse([text, claim])) == text
