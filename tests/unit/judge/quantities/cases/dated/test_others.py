"""Times that the evidence does not name, but of which it tells."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.cases.dated.others import told_at_other_times
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
BEACH = "From May to September no dog may be on the beach; in other months dogs may run there."
BACKUPS = "Full backups run every Friday, partial ones on all other nights."
PLANTS = "Bulbs are sent in October. Potted plants are sent all year round."
FERRY = "The ferry leaves at 08:30. Between December and March it leaves an hour later."


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("In January dogs may run on the beach.", BEACH, Outcome.NONE),
        ("On a Tuesday night a partial backup runs.", BACKUPS, Outcome.NONE),
        ("Potted plants are sent in June.", PLANTS, Outcome.NONE),
        ("In July the ferry leaves at 08:30.", FERRY, Outcome.MATCH),
        ("In July the ferry leaves at 09:45.", FERRY, Outcome.MISSING),
        ("Bulbs are sent in June.", "Bulbs are sent in October. The shop is open all year round.",
         Outcome.CONFLICT),
        ("The sale begins in June.", "The sale begins in May.", Outcome.CONFLICT),
    ],
)  # fmt: skip
def test_other_times_are_left_open(claim: str, premise: str, expected: Outcome) -> None:
    assert check_quantities(*PARSER.parse([claim, premise])).outcome is expected


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        ("In January dogs may run on the beach.", True),
        ("In July dogs may run on the beach.", False),
        ("In May dogs may run on the beach.", False),
    ],
)
def test_a_time_is_one_of_the_others(claim: str, expected: bool) -> None:
    assert told_at_other_times(*PARSER.parse([claim, BEACH])) is expected
