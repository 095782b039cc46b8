"""A mark that none reached, told of all."""

import pytest

from agent.judge.unfolding.graded.unreached import below

ANYTHING = "Every one was lower."


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "None of the four candidates reached 50% in the first round, so a second was held.",
            "All four candidates stayed below 50% in the first round, so a second was held.",
        ),
        ("No invoice exceeded €500.", "Every invoice stayed at most at €500."),
        (
            "The pump did not reach 40 bar in any test.",
            "The pump stayed below 40 bar in every test.",
        ),
        ("The firm never attained 1,000 sales.", "The firm stayed below 1,000 sales."),
        (
            "None of the seven bridges was rated higher than 6 out of 10.",
            "All seven bridges were rated at most 6 out of 10.",
        ),
        ("No applicant scored more than 82 points.", "Every applicant scored at most 82 points."),
        ("None of the cars was slower than 9 km/h.", "All cars were at least 9 km/h."),
        ("None of our trucks went over 80 km/h.", "All our trucks stayed at most at 80 km/h."),
    ],
)
def test_what_none_reached_is_below_for_all(text: str, meant: str) -> None:
    assert below(text, ANYTHING) == meant


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("No invoice exceeded €500.", "No invoice was above €500."),
        ("No invoice exceeded €500 until May.", ANYTHING),
        ("No invoice exceeded the limit.", ANYTHING),
        ("No invoice was higher than €500.", "No invoice was above €500."),
        ("No invoice was higher than €500 until May.", ANYTHING),
        ("One invoice exceeded €500.", ANYTHING),
        ("Invoices must not exceed €500.", ANYTHING),
    ],
)
def test_what_is_unclear_stands_as_it_is(text: str, claim: str) -> None:
    assert below(text, claim) == text


def test_a_mark_is_told_in_the_claim_s_words() -> None:
    told = below("None of the bids reached £200.", "Every bid fell short of £200.")
    assert told == "All bids fell short of £200."
