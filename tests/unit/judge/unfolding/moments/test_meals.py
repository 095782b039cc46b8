"""Meals are told for the hour of a claim, in their own part of the day."""

import pytest

from agent.judge.unfolding.moments.meals import CUE, at_its_hour

KITCHEN = "The kitchen serves breakfast from 7 to 10, lunch from 12 to 2 and dinner from 6:30 to 9."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (KITCHEN, "One can have lunch at 1 pm.", "Lunch is available at 1 pm."),
        (KITCHEN, "Breakfast is served at 11.", "Breakfast is not available at 11."),
        (KITCHEN, "Breakfast is served at half past eight.",
         "Breakfast is available at half past eight."),
        (KITCHEN, "Breakfast is served at noon.", "Breakfast is not available at noon."),
        (KITCHEN, "Dinner is served at 8 pm.", "Dinner is available at 8 pm."),
        (KITCHEN, "Dinner is served at 18:00.", "Dinner is not available at 18:00."),
        ("Dinner is served between 18:00 and 21:00.", "There is dinner at seven o'clock.",
         "Dinner is available at seven o'clock."),
    ],
)  # fmt: skip
def test_a_meal_is_there_or_not_at_the_hour(text: str, claim: str, told: str) -> None:
    assert CUE.search(text)
    assert at_its_hour(text, claim) == told


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (KITCHEN, "Breakfast is served at 7."),
        (KITCHEN, "Breakfast begins at 8."),
        (KITCHEN, "No breakfast is served at 11."),
        (KITCHEN, "Lunch and dinner are served at 8 pm."),
        (KITCHEN, "Tea is served at 4 pm."),
        (KITCHEN, "On Sundays breakfast is served at 11."),
        ("Lunch from 12 to 2, on Sundays lunch from 1 to 3.", "Lunch is served at 2:30 pm."),
        ("Breakfast for 7 to 10 guests costs 80 euros.", "Breakfast is served at 11."),
    ],
)
def test_edges_and_other_meals_stand(text: str, claim: str) -> None:
    assert at_its_hour(text, claim) == text
