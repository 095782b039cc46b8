"""The denial of a mention is not that of the deed."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.clauses.reading import Reading, read
from agent.judge.polarity.negation.mentions import compare_mentions
from tests.trees import PARSER


def reading(text: str) -> Reading:
    """Return the reading of a text."""
    (parsed,) = PARSER.parse([text], entities=False)
    return read(parsed)


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        ("The theft of the van is not mentioned in the report.", "The van was not stolen."),
        ("The lease of the mill is not shown in the books.", "The mill was not leased."),
        ("The cost of the repair is not covered.", "The repair costs nothing."),
        ("The purchase of the press was never recorded.", "No press was purchased."),
    ],
)
def test_a_mention_denied(premise: str, claim: str) -> None:
    assert compare_mentions(reading(claim), reading(premise))[0] is Outcome.MISSING


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        ("The sale of the mill did not take place.", "The mill was not sold."),
        ("The repair of the roof was not carried out.", "The roof was not repaired."),
        ("The theft of the van is not mentioned.", "The theft of the van is not mentioned."),
        ("The theft of the van is not mentioned.", "The van was stolen."),
        ("The lease is not shown. The mill was not leased.", "The mill was not leased."),
        ("The cost of the repair is not covered.", "Breakfast costs nothing."),
    ],
)
def test_no_mention_denied(premise: str, claim: str) -> None:
    assert compare_mentions(reading(claim), reading(premise))[0] is Outcome.NONE
