"""Counts of those that are not so and of lists; shifts, ends and terms."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.checked import Checked
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
FLEET = ("The fleet has 60 vans and 20 lorries.", "All but nine have trackers.")
AUDITS = ("The rule was observed in seven of nine audits.",)
COURSES = ("Seven courses were cancelled, five of them in computing.",)
POND = ("The survey listed five species of moth, three of ant and a single newt.",)
STAFF = ("The staff consist of one doctor, three nurses and a porter.",)
PORTER = ("The porter's shift runs from 21:45 to 06:15, with a 30-minute unpaid break.",)
SEMINAR = ("The seminar runs from 10:00 to 16:00, with two breaks of 15 minutes each.",)
FILM = ("The film starts at 20:10 and lasts 95 minutes.",)
TALK = ("The film starts at 20:10 and the talk before it lasts 95 minutes.",)
PUMP = (
    "The pump was bought on 19 May 2022 and carries a 36-month warranty from that date.",
    "Its seal failed on 3 June 2025.",
)
NOISE = (
    "Noise must stay under 45 dB.",
    "The readings were 44.6 on Monday, 45.0 on Tuesday, 41.2 on Friday and 47.3 on Sunday.",
)


def checked(claim: str, premise: tuple[str, ...]) -> Checked:
    parsed = PARSER.parse([claim, *premise])
    return check(parsed[0], parsed[1:], 0.0, frozenset())


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The rule was broken in two of the nine audits.", AUDITS),
        ("Two of the cancelled courses were not in computing.", COURSES),
        ("The survey listed nine species in all.", POND),
        ("Apart from the doctor, the staff consist of four people.", STAFF),
        ("The porter's shift has eight hours of paid work.", PORTER),
        ("The film ends at 21:45.", FILM),
        ("The seal failed about two weeks after the warranty had expired.", PUMP),
        ("Two of the four readings exceeded the limit.", NOISE),
    ],
)
def test_what_follows_is_stated(claim: str, premise: tuple[str, ...]) -> None:
    result = checked(claim, premise)
    assert result.findings[0].outcome is Outcome.MATCH
    assert result.agreement.stated


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The rule was broken in seven of the nine audits.", AUDITS),
        ("Three of the cancelled courses were not in computing.", COURSES),
        ("The survey listed eight species in all.", POND),
        ("The staff consist of four people.", STAFF),
        ("The porter's shift has eight and a half hours of paid work.", PORTER),
        ("The film ends at 21:35.", FILM),
        ("The seal failed before the warranty had expired.", PUMP),
        ("The seal failed about four weeks after the warranty had expired.", PUMP),
        ("Three of the four readings exceeded the limit.", NOISE),
    ],
)
def test_another_number_is_denied(claim: str, premise: tuple[str, ...]) -> None:
    assert checked(claim, premise).findings[0].outcome is Outcome.CONFLICT


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Eleven lorries have trackers.", FLEET),
        ("Without the breaks the seminar lasts five and three quarter hours.", SEMINAR),
        ("The film ends at 21:45.", TALK),
        ("None of the four readings of the other site exceeded the limit.", NOISE),
    ],
)
def test_what_is_of_another_is_left_open(claim: str, premise: tuple[str, ...]) -> None:
    assert not checked(claim, premise).agreement.stated
