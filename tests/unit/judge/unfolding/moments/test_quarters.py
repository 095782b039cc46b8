"""Quarters of the year told by their months, and months by their quarter."""

import pytest

from agent.judge.unfolding.moments.quarters import CUE, by_its_months

RATE = "The reduced rate applies in the first quarter."
PASS = "The pass is valid from April to June."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (RATE, "It applies in February.", "The reduced rate applies from January to March."),
        ("In Q4 shops must close early.", "They must close early in May.",
         "From October to December shops must close early."),
        ("They are due by the end of Q2.", "They are due by 30 June.",
         "They are due by the end of June."),
        ("They are due by the start of the second quarter.", "They are due by 30 June.",
         "They are due by the start of April."),
        (PASS, "The pass is valid in the second quarter.",
         "The pass is valid in the second quarter."),
        ("Applications received in Q3 are decided by 15 October.",
         "Those received in August are decided by 15 October.",
         "Applications received in August are decided by 15 October."),
        ("Goods ordered in Q3 are dear.", "Those ordered in May are.",
         "Goods ordered in Q3 are dear."),
        ("April–June is free.", "It is free in Q2.", "In Q2 is free."),
        (PASS, "The pass is valid in the third quarter.", PASS),
        (RATE, "It applies in the second quarter.", RATE),
        (RATE, "It applies on Mondays.", RATE),
        ("The rate applies in the first financial quarter.", "It applies in May.",
         "The rate applies in the first financial quarter."),
        ("It applies in Q1 of the tax year.", "It applies in May.",
         "It applies in Q1 of the tax year."),
        ("It applies in Q1 2024.", "It applies in May.", "It applies in Q1 2024."),
        ("The bridge opens in Q2.", "The bridge opens in May.", "The bridge opens in Q2."),
    ],
)  # fmt: skip
def test_quarters_and_their_months(text: str, claim: str, told: str) -> None:
    assert CUE.search(text)
    assert by_its_months(text, claim) == told
