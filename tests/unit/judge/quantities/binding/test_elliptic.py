"""The unit that a bare number takes over."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.binding.bindings import bind
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
BAKERY = (
    "The bakery on Hill Street employs 14 people; its branch at the harbour employs three and "
    "closes on Mondays."
)
PARKING = "A household may hold two permits, or three if one of the vehicles is electric."
BIKES = (
    "The six-year warranty on the frame applies if the bike was serviced; otherwise the legal two "
    "years apply."
)
TRIAL = (
    "The trial is six months for sales staff and drivers. During this time either side may leave "
    "with two weeks' notice; afterwards the notice is six weeks."
)


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


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("Three people work at the bakery's harbour branch.", BAKERY, Outcome.MATCH),
        ("Fourteen people work at the bakery's harbour branch.", BAKERY, Outcome.CONFLICT),
        ("A household with an electric vehicle may hold three permits.", PARKING, Outcome.MATCH),
        ("A household may hold three permits.", PARKING, Outcome.CONFLICT),
        ("Somebody without a service has two years' warranty on the frame.", BIKES, Outcome.MATCH),
        ("A driver in the third month can leave with a fortnight's notice.", TRIAL, Outcome.MATCH),
        ("A driver in the third month can leave with six months' notice.", TRIAL, Outcome.CONFLICT),
    ],
)  # fmt: skip
def test_words_are_taken_over(claim: str, premise: str, expected: Outcome) -> None:
    assert check_quantities(*PARSER.parse([claim, premise])).outcome is expected


def test_what_stands_before_a_colon_is_what_the_sentence_is_about() -> None:
    text = "Pump K2, seal ring bolts: for pumps built after 2019 and tested the torque is 35 Nm."
    (known,) = PARSER.parse([text])
    torque = next(b for b in bind(known).items if b.quantity.number.low == 35)
    assert {"seal", "ring", "bolt"} <= torque.inherited
