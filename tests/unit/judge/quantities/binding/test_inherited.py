"""Words that a number takes over from the clause or the sentence before it."""

import pytest

from agent.domain.finding import Outcome
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
