"""What is needed is told in the words of the claim: *only with* is *not without*."""

import pytest

from agent.judge.unfolding.words.provided import in_its_words

LAB = "Doctors may enter the lab only with a badge."
SAFE = "The safe must not be opened until the guard left."
CARS = "Cars aren't let in unless clean."
BILL = "Interest is charged only if the bill is late."

KEYS = "The deposit is refunded only after the inspection."
PILLS = "These pills are sold only on prescription."
LOANS = "Credit is given only against security."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (LAB, "They may not go in without one.", "Doctors may not enter the lab without a badge."),
        (
            BILL,
            "It is not charged unless late.",
            "Interest is not charged unless the bill is late.",
        ),
        (
            SAFE,
            "It may be opened only after it.",
            "The safe may be opened only after the guard left.",
        ),
        (CARS, "Cars are let in only when so.", "Cars are let in only if clean."),
        (
            PILLS,
            "These pills aren't sold without a prescription.",
            "These pills are not sold without a prescription.",
        ),
        (
            KEYS,
            "The deposit is not refunded before the inspection.",
            "The deposit is not refunded before the inspection.",
        ),
        (LOANS, "No credit is given without security.", "Credit is not given without security."),
    ],
)
def test_both_forms_say_the_same(text: str, claim: str, told: str) -> None:
    assert in_its_words(text, claim) == told


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (LAB, "Doctors may enter the lab with a badge."),
        (LAB, "Doctors may not enter the lab."),
        (LAB, "Doctors may not enter the lab until noon."),
        (SAFE, "The safe may be opened only with a key."),
        ("Nobody may enter only with a badge.", "They may not enter without a badge."),
        ("He may not leave, nor eat without a nurse.", "He may eat only with a nurse."),
        ("Logs are kept only after having been read.", "Logs are not kept until read."),
        (PILLS, "These pills are sold without a prescription."),
        (PILLS, "These pills are not sold without proof of age."),
        ("Wine is served only on weekdays.", "Wine is not served without food."),
    ],
)
def test_other_sentences_stay_as_they_stand(text: str, claim: str) -> None:
    assert in_its_words(text, claim) == text
