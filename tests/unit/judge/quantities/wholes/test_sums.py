"""What several come to together is not what each of them comes to."""

import pytest

from agent.judge.quantities.wholes.sums import of_one
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


@pytest.mark.parametrize(
    ("claim", "premise", "missing"),
    [
        ("Each course costs 90 euros.", "The two courses cost 90 euros together.", True),
        ("The two courses cost 90 euros each.", "The two courses cost 90 euros together.", True),
        ("Each nurse works 40 hours a week.", "The five nurses jointly work 40 hours.", True),
        ("The tickets cost 12 euros apiece.", "The tickets cost 12 euros in total.", True),
        ("The samples weigh 12 g each.", "The samples have a combined weight of 12 g.", True),
        ("Every child gets 10 sweets.", "The children get 10 sweets between them.", True),
        ("The room costs 80 euros per night.", "The room costs 80 euros for two nights.", True),
        ("It costs 12 euros a month.", "It costs 12 euros for three months.", True),
        # the evidence tells it of one as well, or the claim of all
        ("The tickets cost 12 euros each.", "The tickets cost 12 euros each.", False),
        (
            "Each ticket costs 12 euros.",
            "The tickets cost 12 euros each. Two tickets cost 24 euros in total.",
            False,
        ),
        ("The courses cost 90 euros together.", "The courses cost 90 euros in total.", False),
        ("The nurses work 40 hours every week.", "Together they work 40 hours every week.", False),
        ("The room costs 80 euros per night.", "The room costs 80 euros a night.", False),
        ("The fee is 20 euros per month.", "It is 20 euros per month, 240 in total.", False),
        ("The four partners signed each page.", "The four partners signed together.", False),
    ],
)
def test_a_sum_is_not_told_of_each(claim, premise, missing):
    mine, theirs = PARSER.parse([claim, premise], entities=False)
    assert (of_one(mine, theirs) is not None) is missing
