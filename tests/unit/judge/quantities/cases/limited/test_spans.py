"""A value inside a range may be so, but is not said to be."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from tests.trees import PARSER

MATCH, MISSING, CONFLICT, NONE = Outcome.MATCH, Outcome.MISSING, Outcome.CONFLICT, Outcome.NONE
KILN = "The kiln works at 300 to 900 °C. It is fired every 12 to 18 hours."
ROOMS = "Rooms seat 80 to 120 people. Sheds seat 5 to 9 people."
GLUE = "Do not warm the glue above 60 °C. The paint must not be kept below 4 °C."


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("The kiln can be used at 500 °C.", KILN, MATCH),
        ("The kiln works at 500 °C.", KILN, MISSING),
        ("The kiln can be used at 950 °C.", KILN, MISSING),
        ("The kiln can only be used at 500 °C.", KILN, MISSING),
        ("The kiln cannot be used at 500 °C.", KILN, MISSING),
        ("The kiln is fired every 14 hours.", KILN, MISSING),
        ("A room can seat 100 people.", ROOMS, MATCH),
        ("A room can seat 7 people.", ROOMS, CONFLICT),
        ("A shed can seat 7 people.", ROOMS, MATCH),
        ("The glue must not be warmed to 75 °C.", GLUE, MATCH),
        ("The paint must not be kept at 1 °C.", GLUE, MATCH),
        ("The glue must not be warmed to 40 °C.", GLUE, NONE),
        ("The glue is warmed to 75 °C.", GLUE, MISSING),
        ("Guests may bring a dog of 6 kg.", "Guests may bring dogs of up to 10 kg.", MATCH),
        ("A dog weighs 6 kg.", "Guests may bring dogs of up to 10 kg.", MISSING),
    ],
)
def test_what_is_permitted_in_a_range_is_permitted_at_its_values(
    claim: str, premise: str, expected: Outcome
) -> None:
    assert check_quantities(*PARSER.parse([claim, premise])).outcome is expected


def test_a_value_in_a_range_is_read_as_the_range() -> None:
    found = check_quantities(*PARSER.parse(["The kiln works at 500 °C.", KILN]))
    assert found.covered
    assert [t.text for t in found.terms] == ["300 to 900 °C"]
