"""Rules for things on one side of a limit, told for the case of a claim."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
BAGS = "Bags heavier than 23 kg are sent as freight."
READINGS = "Readings must lie between 200 and 240 volts. Readings outside this range are reported."
SPEED = "The limit on the dam is 50 km/h. Drivers who exceed it pay 80 francs."
CREDITS = "Students with 120 credits or more may register. Everybody else waits a term."
AGES = (
    "Applicants must be at least 16 and no older than 24. Letters from anyone "
    "outside this range are returned."
)


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (BAGS, "A 30 kg bag is sent as freight.", "Bags of 30 kg are sent as freight."),
        (BAGS, "A 20 kg bag is sent as freight.", "This does not apply to a 20 kg bag."),
        (READINGS, "A reading of 250 volts is reported.", "Readings of 250 volts are reported."),
        (
            READINGS,
            "A reading of 220 volts is reported.",
            "This does not apply to a reading of 220 volts.",
        ),
        (SPEED, "A driver going at 65 km/h pays 80 francs.", "Drivers of 65 km/h pay 80 francs."),
        (
            SPEED,
            "A driver going at 45 km/h pays 80 francs.",
            "This does not apply to a driver going at 45 km/h.",
        ),
        (
            CREDITS,
            "A student with 90 credits waits a term.",
            "A student with 90 credits waits a term.",
        ),
        (
            CREDITS,
            "A student with 120 credits waits a term.",
            "This does not apply to a student with 120 credits.",
        ),
        (
            AGES,
            "A letter from a 27-year-old is returned.",
            "Letters from anyone aged 27 are returned.",
        ),
        (
            AGES,
            "A letter from a 24-year-old is returned.",
            "This does not apply to a letter from a 24-year-old.",
        ),
    ],
)
def test_rules_are_told_for_the_case_of_a_claim(text: str, claim: str, meant: str) -> None:
    assert meant in told(text, claim)


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (BAGS, "A 20 kg bag is not sent as freight."),
        (BAGS, "A 20 kg bag costs €8."),
        (BAGS, "The bag weighs 30 kg."),
        ("Bags over 23 kg cost €27.", "A bag of 30 kg costs €23."),
        ("The boats longer than 9 metres were sold.", "A boat of 11 metres was sold."),
        ("The boats longer than 9 metres are cheap.", "A boat of 11 metres is cheap."),
        (BAGS, "Between 30 kg and 40 kg a bag is sent as freight."),
        (READINGS, "The reading was 250 volts."),
        ("Only bags heavier than 23 kg are sent as freight.", "A 20 kg bag is sent as freight."),
    ],
)
def test_what_is_unclear_stands_as_it_is(text: str, claim: str) -> None:
    assert told(text, claim) == text
