"""Two values of a sentence are compared in the words of a claim."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


HALL = "The shed holds 40 people and the hall 120."
TESTS = "The first test took 40 minutes, the second 25."
COUGH = "Dry cough was reported by 11% of patients on the drug and 2% on placebo."
TURNOVER = "Turnover fell by 12% at the Leeds branch and by 5% at the York branch."


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (COUGH, "Cough was more common with the drug than with placebo."),
        (COUGH, "Cough was less common on placebo than on the drug."),
        (HALL, "The hall holds more people than the shed."),
        (
            "In 2023 there were 14 complaints about noise and 31 about parking.",
            "There were more complaints about parking than about noise in 2023.",
        ),
        (TESTS, "The second test was quicker than the first."),
        ("The desk costs €40, the chair €25.", "The chair is cheaper than the desk."),
        ("The lamp weighs 900 g and the stand 2.4 kg.", "The stand is heavier than the lamp."),
        (TURNOVER, "Turnover fell less at the York branch than at the Leeds branch."),
        (
            "Sales rose by 4% in the north and by 9% in the south.",
            "Sales grew faster in the south than in the north.",
        ),
    ],
)  # fmt: skip
def test_what_holds_is_told_as_the_claim_has_it(text: str, claim: str) -> None:
    assert told(text, claim) == claim


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (
            COUGH,
            "Cough was more common with placebo than with the drug.",
            "Cough was less common with placebo than with the drug.",
        ),
        (
            HALL,
            "The shed holds more people than the hall.",
            "The shed holds fewer people than the hall.",
        ),
        (
            "The lamp weighs 900 g and the stand 2.4 kg.",
            "The lamp is heavier than the stand.",
            "The lamp is lighter than the stand.",
        ),
    ],
)
def test_what_does_not_hold_is_told_the_other_way(text: str, claim: str, meant: str) -> None:
    assert told(text, claim) == meant


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        # What fell by less need not be higher.
        (TURNOVER, "Turnover was higher at the York branch than at the Leeds branch."),
        # Something else than what the values are of.
        (HALL, "The hall is used by more clubs than the shed."),
        (HALL, "The hall holds more people than the barn."),
        ("The shed has up to 40 seats, the hall 120.", "The hall has more seats than the shed."),
        ("Each holds 40 people.", "The hall holds more people than the shed."),
        ("The shed holds 40 people and the hall 40.", "The hall holds more people than the shed."),
        ("The ferry is 40 minutes late, the train 25.", "The train is quicker than the ferry."),
        (COUGH, "Cough was far more common with the drug than with placebo."),
    ],
)  # fmt: skip
def test_what_is_unclear_is_left_as_it_stands(text: str, claim: str) -> None:
    assert told(text, claim) == text


WINGS = "The north wing has 24 beds. The south wing has 36 beds."


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (
            WINGS,
            "The south wing has more beds than the north wing.",
            "The south wing has more beds than the north wing. The south wing has 36 beds.",
        ),
        (
            WINGS,
            "The north wing has more beds than the south wing.",
            "The north wing has fewer beds than the south wing. The south wing has 36 beds.",
        ),
        (
            "In the first round Ada scored 71 points. Ben scored 64 points.",
            "Ada scored more points than Ben.",
            "Ada scored more points than Ben. Ben scored 64 points.",
        ),
        (
            "The lift carries 630 kg. The goods lift weighs 900 kg.",
            "The goods lift carries more than the passenger lift.",
            "The lift carries 630 kg. The goods lift weighs 900 kg.",
        ),
        (
            "The shed has 24 beds and the hall 36. It was built in 1990 for 30 people.",
            "The hall has more people than the shed.",
            "The shed has 24 beds and the hall 36. It was built in 1990 for 30 people.",
        ),
    ],
)
def test_two_sentences_are_compared_too(text: str, claim: str, meant: str) -> None:
    assert told(text, claim) == meant
