"""What was left out of a study is not told of by what it found."""

import pytest

from agent.judge.standing.unexamined import unexamined

FOUND = "The beetle was not found at the six sites."
ISLANDS = "The survey did not include the islands."
APPLES = "No residues were found in the apples."


@pytest.mark.parametrize(
    ("claim", "left_out"),
    [
        ("The beetle is absent from the islands.", ISLANDS),
        ("The pears contain no residues.", "Pears were not tested."),
        (
            "No bleeding occurred in patients over 75.",
            "Patients over 75 were excluded from the trial.",
        ),
        (
            "The pension payments are right.",
            "Pension payments were outside the scope of the audit.",
        ),
        ("Men had no side effects.", "The study excluded men."),
    ],
)
def test_what_was_not_looked_at(claim: str, left_out: str) -> None:
    assert unexamined(claim, [FOUND, APPLES, left_out]) == left_out


@pytest.mark.parametrize(
    ("claim", "texts"),
    [
        ("The islands were not part of the survey.", [FOUND, ISLANDS]),
        ("The survey left out the islands.", [FOUND, ISLANDS]),
        ("It is unknown whether the beetle is on the islands.", [FOUND, ISLANDS]),
        ("The beetle was not found at the six sites.", [FOUND, ISLANDS]),
        ("The beetle lives on the islands.", [ISLANDS, "It was later seen on the islands."]),
        ("Sale goods cost full price.", ["Sale goods are excluded from the discount."]),
    ],
)
def test_what_a_claim_may_say_of_it(claim: str, texts: list[str]) -> None:
    assert unexamined(claim, texts) == ""
