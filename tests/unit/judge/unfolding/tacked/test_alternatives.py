"""An alternative for one case is told in the place of the first."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (
            "The client checks for changes every 30 seconds, or every 5 minutes on battery.",
            "On battery the client checks for changes every 30 seconds.",
            "The client checks for changes every 5 minutes on battery.",
        ),
        (
            "The filter is cleaned weekly, or daily in summer.",
            "In summer the filter is cleaned weekly.",
            "The filter is cleaned daily in summer.",
        ),
        (
            "A parcel takes three days, or five if it goes to an island.",
            "A parcel to an island takes three days.",
            "A parcel takes five days if it goes to an island.",
        ),
        (
            "Meals are served in the hall or, when it is fine, in the garden.",
            "When it is fine meals are served in the hall.",
            "Meals are served in the garden when it is fine.",
        ),
        (
            "The dose is repeated every six hours (every eight hours in children).",
            "In children the dose is repeated every six hours.",
            "The dose is repeated every eight hours in children.",
        ),
        (
            "Entries are judged by a panel, or by the chair if fewer than ten arrive.",
            "If fewer than ten entries arrive, a panel judges them.",
            "Entries are judged by the chair if fewer than ten arrive.",
        ),
        (
            "Call the office, or the police in an emergency.",
            "In an emergency call the office.",
            "Call the police in an emergency.",
        ),
    ],
)
def test_the_alternative_stands_in_the_place_of_the_first(
    text: str, claim: str, meant: str
) -> None:
    assert told(text, claim) == meant


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("The filter is cleaned weekly, or daily in summer.", "The filter is cleaned weekly."),
        (
            "Guests may eat in the hall, or in the garden when it is fine.",
            "When it is fine guests may eat in the hall.",
        ),
        (
            "Meals are not served in the hall, or in the garden when it is wet.",
            "When it is wet meals are served in the garden.",
        ),
        (
            "Tea is served in the hall, or in the garden if it does not rain.",
            "If it rains tea is served in the hall.",
        ),
        (
            "Marsh moved to Cadiz in 1931, three years after her first exhibition.",
            "Marsh's first exhibition took place in 1928.",
        ),
        ("The hotel has a pool (the largest in Europe).", "The hotel is the largest in Europe."),
        ("Visitors can use the lift, or the stairs at the back.", "Visitors can use the lift."),
    ],
)
def test_a_choice_and_other_claims_leave_it_as_it_stands(text: str, claim: str) -> None:
    assert told(text, claim) == text
