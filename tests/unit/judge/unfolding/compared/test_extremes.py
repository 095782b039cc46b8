"""Which of several things is the extreme, and of how many a bound holds."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
ROOMS = "The shed holds 40 people, the hall 120 and the attic 15."
PLANS = "The basic plan costs €9, the family plan €15 and the business plan €29 a month."
TOOLS = "The drill weighs 12 kg, the saw weighs 9 kg and the plane 15 kg."
RUN = "Anna ran the course in 52 minutes, Ben in 47 minutes and Carla in 61 minutes."
LAKES = "Lake Orr is 34 metres deep, Lake Finn 71 metres and Lake Moss 12 metres."
PLANTS = "Plant A used 310 kWh, plant B used 295 kWh and plant C used 330 kWh."
SHORT = "Plant A used 310 kWh, B 295 and C 330."
RIVERS = "The river Arn is 310 km long, the Velm 280 km and the Osk 150 km."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "expected"),
    [
        (ROOMS, "The shed holds the most people.", "The hall holds the most people."),
        (ROOMS, "The hall holds the most people.", "The hall holds the most people."),
        (ROOMS, "The shed holds the fewest people.", "The attic holds the fewest people."),
        (PLANS, "The family plan is the cheapest.", "The basic plan is the cheapest."),
        (PLANS, "The basic plan is the most expensive.",
         "The business plan is the most expensive."),
        (TOOLS, "The drill is the lightest.", "The saw is the lightest."),
        (TOOLS, "The saw is the heaviest of the three.", "The plane is the heaviest of the three."),
        (RUN, "Carla was the fastest.", "Ben was the fastest."),
        (RUN, "Ben was the slowest.", "Carla was the slowest."),
        (LAKES, "Lake Orr is the deepest.", "Lake Finn is the deepest."),
        (RIVERS, "The Arn is the longest of the three.", "The Arn is the longest of the three."),
        (RIVERS, "The Osk is the second longest.", "The Velm is the second longest."),
        (RIVERS, "The Arn is the shortest.", "The Osk is the shortest."),
        (RIVERS, "The Osk is shorter than the Velm.", "The Osk is shorter than the Velm."),
        (RIVERS, "The Osk is longer than the Velm.",
         "It is untrue that the Osk is longer than the Velm."),
        (RIVERS, "The Osk is wider than the Velm.", RIVERS),
        (TOOLS, "The drill is heavier than the plane.",
         "It is untrue that the drill is heavier than the plane."),
        (PLANTS, "All plants used less than 320 kWh.",
         "Two of the three plants used less than 320 kWh."),
        (PLANTS, "Most plants used more than 320 kWh.",
         "One of the three plants used more than 320 kWh."),
        (PLANTS, "Most plants used less than 320 kWh.", "Most plants used less than 320 kWh."),
        (PLANTS, "No plant used less than 300 kWh.",
         "One of the three plants used less than 300 kWh."),
        (SHORT, "None of the plants used more than 350 kWh.",
         "None of the three plants used more than 350 kWh."),
        (SHORT, "Every plant used at least 295 kWh.",
         "All three plants used at least 295 kWh."),
    ],
)  # fmt: skip
def test_lists_are_told_as_a_whole(text: str, claim: str, expected: str) -> None:
    assert told(text, claim) == expected


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (ROOMS, "The shed is the cheapest."),
        (ROOMS, "The shed in Leeds holds the most people."),
        (ROOMS, "The shed holds the second most people."),
        (ROOMS, "The cellar holds the most people."),
        (TOOLS, "The saw is the lightest of the four."),
        (TOOLS, "The saw is not the lightest."),
        (RUN, "Carla was the heaviest."),
        ("The Ford carries 900 kg, the Iveco 1,400 kg.", "The Iveco is the heaviest."),
        (TOOLS.replace("15", "9"), "The saw is the lightest."),
        (f"{TOOLS} The lathe weighs 8 kg.", "The saw is the lightest."),
        (PLANTS, "All plants produced less than 320 kWh."),
        (PLANTS, "All plants used less than 320 litres."),
        (PLANTS, "All offices used less than 320 kWh."),
        ("Plant A used 310 kWh, plant B did not use 295 kWh.", "All plants used less than 9 kWh."),
    ],
)
def test_what_lists_do_not_tell_stands_as_it_is(text: str, claim: str) -> None:
    assert told(text, claim) == text
