import pytest

from agent.domain.finding import Finding, Outcome
from agent.judge.referents.weekdays import days, numbers_of_other_days, of_other_days
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("open Monday to Friday", {0, 1, 2, 3, 4}),
        ("on Sundays", {6}),
        ("Friday – Monday", {4, 5, 6, 0}),
        ("on Tuesday and Thursday", {1, 3}),
        ("every day", set()),
        ("every day except Monday", {0, 1, 2, 3, 4, 5, 6}),
    ],
)
def test_days(text: str, wanted: set[int]):
    assert days(text) == wanted


HOURS = (
    "Customer support is available Monday to Friday from 8:00 to 18:00 Central European Time, "
    "and on Saturday from 9:00 to 13:00."
)
SHUT = "There is no support on Sundays."


@pytest.mark.parametrize(
    ("claim", "premise", "wanted"),
    [
        ("Customer support is not available on Sundays.", [HOURS, SHUT], Outcome.NONE),
        ("Customer support is not available on Tuesdays.", [HOURS, SHUT], Outcome.CONFLICT),
        ("Customer support is not available.", [HOURS, SHUT], Outcome.CONFLICT),
    ],
)
def test_only_the_same_days_are_denied(claim: str, premise: list[str], wanted: Outcome):
    parsed, *parts = PARSER.parse([claim, *premise])
    found = Finding(rule="polarity", outcome=Outcome.CONFLICT, reason="the opposite")
    assert of_other_days(found, parsed, parts).outcome is wanted


def test_other_findings_stay():
    parsed, part = PARSER.parse(["Support is not available on Sundays.", HOURS])
    found = Finding(rule="polarity", outcome=Outcome.MATCH)
    assert of_other_days(found, parsed, [part]) is found


TRAINS = "The first train to Orrin leaves at 5:12, Mondays to Saturdays."


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        ("On Sundays the first train to Orrin leaves at 7:05.", Outcome.NONE),
        ("On Sundays the first train to Orrin leaves at 5:12.", Outcome.CONFLICT),
        ("On Fridays the first train to Orrin leaves at 7:05.", Outcome.CONFLICT),
        ("The first train to Orrin leaves on Sundays.", Outcome.CONFLICT),
        ("No train to Orrin leaves on Sundays.", Outcome.NONE),
    ],
)
def test_numbers_of_other_days(claim: str, expected: Outcome):
    claimed, told = PARSER.parse([claim, TRAINS])
    conflict = Finding(rule="numbers", outcome=Outcome.CONFLICT)
    assert numbers_of_other_days(conflict, claimed, told).outcome is expected
