"""A case on a scale has the values of its own row."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
MATCH, MISSING, CONFLICT = Outcome.MATCH, Outcome.MISSING, Outcome.CONFLICT
TOLLS = (
    "Axle load (t): up to 4; Toll: €7\nAxle load (t): 4.1 – 9; Toll: €12\n"
    "Axle load (t): over 9; Toll: €20"
)
BONUS = (
    "Score: 90% to < 95%; Bonus Junior: 2%; Bonus Senior: 4%\n"
    "Score: 80% to < 90%; Bonus Junior: 1%; Bonus Senior: 2%"
)
SYRUP = "Age: 1-3 years; Dose: 2 ml\nAge: 4-9 years; Dose: 5 ml\nAge: 10 years and over; Dose: 8 ml"


def outcome(claim: str, premise: str) -> Outcome:
    return check_quantities(*PARSER.parse([claim, premise])).outcome


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("A lorry with an axle load of 6 t pays a toll of €12.", TOLLS, MATCH),
        ("A lorry with an axle load of 6 t pays a toll of €20.", TOLLS, CONFLICT),
        ("A lorry with an axle load of 4 t pays a toll of €7.", TOLLS, MATCH),
        ("A lorry with an axle load of 11 t pays a toll of €12.", TOLLS, CONFLICT),
        ("A score of 90% earns a junior a bonus of 2%.", BONUS, MATCH),
        ("A score of 85% earns a senior a bonus of 4%.", BONUS, CONFLICT),
        ("A six-year-old takes 5 ml.", SYRUP, MATCH),
        ("A six-year-old takes 8 ml.", SYRUP, CONFLICT),
        ("A ten-year-old takes 5 ml.", SYRUP, CONFLICT),
    ],
)
def test_the_row_of_the_case_decides(claim: str, premise: str, expected: Outcome) -> None:
    assert outcome(claim, premise) is expected


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        ("A foal of about 40 kg gets 6 ml.", MATCH),
        ("A foal of about 40 kg gets 9 ml.", CONFLICT),
        ("A foal of 90 kg gets 6 ml.", CONFLICT),
        ("A foal of 90 kg gets 3 ml more than one of 40 kg.", MISSING),
    ],
)
def test_the_cell_that_a_case_names_decides(claim: str, expected: Outcome) -> None:
    table = "Weight: 40 kg; Dose: 6 ml; Doses: 3\nWeight: 90 kg; Dose: 9 ml; Doses: 3"
    found = check_quantities(*PARSER.parse([claim, table]))
    assert (found.outcome, found.elsewhere) == (expected, expected is CONFLICT)


@pytest.mark.parametrize(
    "claim",
    [
        "A lorry with an axle load of 6 t pays a toll of €20.",
        "A lorry with an axle load of 6 t pays nothing.",
    ],
)
def test_another_row_tells_nothing_of_the_case(claim: str) -> None:
    assert outcome(claim, TOLLS.splitlines()[2]) is MISSING


def test_several_rows_do_not_tell_what_has_no_number() -> None:
    assert outcome("A lorry with an axle load of 6 t pays nothing.", TOLLS) is MISSING


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The dearest toll is €20.", TOLLS),
        ("The pump has been there since 3.2.", "Part: pump; Range: 250-900; Since: 3.2"),
        ("You get ten weeks at half pay.", "Service: 1 to 3 years; Full: 4 weeks; Half: 10 weeks"),
    ],
)
def test_a_value_is_no_case(claim: str, premise: str) -> None:
    assert outcome(claim, premise) is MATCH
