"""The unit that a bare number takes over."""

import pytest

from agent.judge.quantities.binding.bindings import bind
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


@pytest.mark.parametrize(
    ("text", "number", "dimension"),
    [
        ("Boilers are serviced every six months if they are over 15.", "over 15", "count"),
        ("The dose is 400 mg if the pulse is below 50 per minute.", "below 50", "count"),
        ("It stops above 90 °C or a particle count below 70.", "below 70", "count"),
        ("Two 5 mg tablets are taken for 7 days.", "Two", "count"),
        ("Team Aster scored 71 points, and Birch scored 64.", "64", "count"),
        ("Prices rose from $71 in May to over 80.", "over 80", "money:dollar"),
        ("The pump moved 20 litres if it was cold and 15 if it was hot.", "15", "volume"),
    ],
)
def test_the_unit_that_a_bare_number_takes_over(text: str, number: str, dimension: str):
    (analysis,) = PARSER.parse([text])
    found = next(b.quantity for b in bind(analysis).items if b.quantity.text == number)
    assert found.dimension == dimension
