"""A denial of the wider supports a denial of the narrower, and nothing else does."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.clauses.reading import read
from agent.judge.polarity.negation.existence import compare_existence, denies_alike
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
MILK = "The drink contains no milk and no nuts, but it does contain soy."
SUNDAYS = "There is no support on Sundays or public holidays."


@pytest.mark.parametrize(
    ("claim", "premise", "alike"),
    [
        ("Customer support is not available on Sundays.", SUNDAYS, True),
        ("There is no support on public holidays.", SUNDAYS, True),
        ("The museum has no cafe.", "There is no cafe in the museum.", True),
        ("The drink is free of milk.", MILK, True),
        ("The drink contains no nuts.", MILK, True),
        ("The drink contains no soy.", MILK, False),
        ("The shop gives no discounts.", "Please note, the shop gives no discounts.", True),
        (
            "The free plan does not include support.",
            "All plans include support, the free plan does not include support.",
            True,
        ),
        ("There is no support on Mondays.", SUNDAYS, False),
        ("There is no support.", SUNDAYS, False),
        ("There is support on Sundays.", SUNDAYS, False),
        ("There is no support on Sundays because of a strike.", SUNDAYS, False),
        ("There is no parking.", "There is no free parking.", False),
        ("Hotel Bora has no pool.", "There is no pool.", False),
        ("The museum has no cafe.", "There was no cafe in the museum.", False),
        ("The museum has no cafe.", "There may be no cafe in the museum.", False),
    ],
)
def test_denies_alike(claim: str, premise: str, alike: bool) -> None:
    mine, theirs = map(read, PARSER.parse([claim, premise]))
    assert denies_alike(mine, theirs) is alike


BONUS = "Part-time staff receive a bonus only if they work on Saturdays."


@pytest.mark.parametrize(
    ("claim", "premise", "outcome"),
    [
        ("Part-time staff get no bonus unless they work on Saturdays.", BONUS, Outcome.NONE),
        ("Part-time staff who do not work on Saturdays get no bonus.", BONUS, Outcome.NONE),
        ("Part-time staff get no bonus.", BONUS, Outcome.CONFLICT),
        ("Part-time staff get no bonus even if they work.", BONUS, Outcome.CONFLICT),
        ("The shop has no café.", "The shop has a café. Only cash is taken.", Outcome.CONFLICT),
    ],
)
def test_denied_of_other_cases(claim: str, premise: str, outcome: Outcome) -> None:
    mine, theirs = map(read, PARSER.parse([claim, premise]))
    assert compare_existence(mine, theirs)[0] is outcome
