"""A quantity of the claim as the evidence writes it."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


@pytest.mark.parametrize(
    ("claim", "premise", "words"),
    [
        ("24 tarts were ordered.", "Two dozen tarts were ordered.", ["Two dozen"]),
        (
            "It launched in Q2 2024.",
            "It launched in the second quarter of 2024.",
            ["second quarter"],
        ),
        ("More than half were lost.", "60% were lost.", ["60%"]),
        ("Over 20 barges were lost.", "More than 35 barges were lost.", ["More than 35"]),
        ("The lamp burns for at least 4 hours.", "The lamp burns for 5 to 9 hours.", ["5 to 9"]),
        ("You may stay no more than three months.", "You may stay up to 3 months.", ["up to 3"]),
        # of several that agree, the one that means the same
        (
            "Nimbus has been certified since 2019.",
            "Nimbus plans an audit in 2022. It has been certified since 2019.",
            ["2019"],
        ),
    ],
)
def test_a_quantity_is_read_as_the_evidence_writes_it(claim: str, premise: str, words: list[str]):
    terms = check_quantities(*PARSER.parse([claim, premise])).terms
    assert [t.text.startswith(w) for t, w in zip(terms, words, strict=True)] == [True]


@pytest.mark.parametrize(
    ("claim", "premise", "words"),
    [
        ("It opened in March 2024.", "It opened in Q1 2024.", "Q1 2024"),
        ("It opened in March 2024.", "In 2024, in its first quarter of 2024, it opened.", "first"),
        ("It opened on 5 March 2024.", "It opened in March 2024.", "March 2024"),
        ("It opened in March 2024.", "It opened in 2024.", "2024"),
        ("The loaf weighs 780 g.", "The loaf weighs about 780 g.", "about 780 g"),
        ("The loaf weighs 780 g.", "It weighs between 780 and 800 g.", "between 780 and 800 g"),
        ("The loaf weighs 780 g.", "The loaf weighs more than 780 g.", ""),
        ("It opened in May 2024.", "It opened in Q1 2024.", ""),
        ("Sales were 5 million in March 2024.", "Sales were 5 million in Q1 2024.", ""),
    ],
)
def test_a_wider_value_covers_but_does_not_state(claim: str, premise: str, words: str):
    found = check_quantities(*PARSER.parse([claim, premise]))
    assert found.outcome is Outcome.MISSING
    assert found.covered is bool(words)
    assert "".join(t.text for t in found.terms).startswith(words)


@pytest.mark.parametrize("premise", ["It opened in March 2024.", "It opened on 5 March 2024."])
def test_a_month_states_its_quarter_which_the_models_read_in_full(premise: str):
    found = check_quantities(*PARSER.parse(["It opened in Q1 2024.", premise]))
    assert found.outcome is Outcome.MATCH
    assert [t.text for t in found.terms] == ["the first quarter of 2024"]


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("A crate weighs 60 kg at most.", "A crate weighs 50 kg at most."),
        ("Nimbus has been certified since 2019.", "Nimbus was certified in 2022."),
        ("It was open for over a week.", "It was open for 60."),
        ("It closed in March 2024.", "It closed on 3 March 2024."),
        ("The loan runs for more than four months.", "The loan runs for at least three years."),
    ],
)
def test_what_would_change_the_claim_is_not_read_into_it(claim: str, premise: str):
    assert check_quantities(*PARSER.parse([claim, premise])).terms == ()
