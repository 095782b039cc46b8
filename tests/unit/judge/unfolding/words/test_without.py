"""What may not be without something may be only with it."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (
            "No visitor may enter the lab without a badge.",
            "A visitor needs a badge.",
            "A visitor may enter the lab only with a badge.",
        ),
        (
            "Data must not be passed on without the customer's agreement.",
            "Passing on data requires agreement.",
            "Data may be passed on only with the customer's agreement.",
        ),
        (
            "You cannot register for the exam without having handed in all assignments.",
            "All assignments must be handed in.",
            "You can register for the exam only after having handed in all assignments.",
        ),
        (
            "Never clean the filter without wearing gloves.",
            "Wear gloves.",
            "Clean the filter only when wearing gloves.",
        ),
        (
            "Without a valid licence, nobody may operate the crane.",
            "A licence is needed.",
            "Only with a valid licence, anyone may operate the crane.",
        ),
        (
            "During probation no leave may be taken without any prior consent.",
            "Leave needs consent.",
            "During probation leave may be taken only with prior consent.",
        ),
        (
            "A photo must not be published without consent, which must not be bought.",
            "Consent is needed.",
            "A photo may be published only with consent, which must not be bought.",
        ),
    ],
)
def test_told_as_a_requirement(text: str, claim: str, meant: str) -> None:
    assert told(text, claim) == meant


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("No visitor may enter without a badge.", "Visitors who lack a badge wait outside."),
        ("He did not leave without a coat.", "He left with a coat."),
        ("The court has not decided without a hearing.", "A hearing is needed."),
        ("The plan is not without risk.", "The plan has a risk."),
        ("Staff may not smoke or enter the hall without a permit.", "Smoking needs a permit."),
        ("Data is passed on without consent.", "Passing on data needs consent."),
        ("No claim is paid without exception.", "Claims are paid."),
        ("Do not drive without lights except at noon.", "Lights are needed."),
        ("No member and no guest may enter without a badge.", "Guests need a badge."),
    ],
)
def test_left_as_it_stands(text: str, claim: str) -> None:
    assert told(text, claim) == text
