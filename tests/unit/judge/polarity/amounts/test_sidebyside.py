"""Two values of one sentence, compared."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.amounts.sidebyside import compare_values
from tests.trees import tree

FEVER = "Fever was reported by 4% of those vaccinated, headache by 11%."
PRICE = "Tickets cost $35 online or $50 at the airport."
NAUSEA = "Nausea occurred in 12% of patients on the drug and 5% on placebo."


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (FEVER, "Fever was reported more often than headache."),
        (FEVER, "Headache was less common than fever."),
        (PRICE, "Tickets are cheaper at the airport than online."),
        (PRICE, "Buying at the airport saves $15."),
        (PRICE, "Tickets are more expensive online than at the airport."),
        (NAUSEA, "Nausea was more common with placebo than with the drug."),
    ],
)
def test_the_wrong_way_round(premise: str, claim: str) -> None:
    assert compare_values(tree(claim), tree(premise))[0] is Outcome.CONFLICT


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (FEVER, "Headache was reported more often than fever."),
        (FEVER, "Fever was not reported more often than headache."),
        (FEVER, "Fatigue was reported more often than headache."),
        (NAUSEA, "Vomiting was more common with placebo than with the drug."),
        ("You save $35 online or $50 at the airport.", "It is cheaper at the airport than online."),
        (PRICE, "Tickets are cheaper online than at the airport."),
        (PRICE, "Buying online saves $15."),
        (PRICE, "Tickets are more expensive at the airport than online."),
        (PRICE, "Tickets at the airport cost more than $40."),
        (NAUSEA, "Nausea was less common with placebo than with the drug."),
        (
            "Fever was seen in 4% and rose to 11% with headache.",
            "Fever was more common than headache.",
        ),
    ],
)
def test_the_right_way_or_unclear(premise: str, claim: str) -> None:
    assert compare_values(tree(claim), tree(premise))[0] is Outcome.NONE
