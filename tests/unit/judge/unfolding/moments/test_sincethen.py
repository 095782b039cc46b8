"""What has been so since a change is told alone for a claim on today."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
DEPOT = "Until 2019 the depot was in Hull; since then it has been in Goole."
FEE = "The fee was £20 until March, and since then it has been £25."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "now"),
    [
        (DEPOT, "The depot is now in Goole.", "The depot has been in Goole since 2019."),
        (DEPOT, "The depot is in Hull.", "The depot has been in Goole since 2019."),
        (FEE, "The fee is £25.", "The fee has been £25 since March."),
        (
            "Until 2020 Ms Cole led the team; since then Mr Ames has led the team.",
            "Mr Ames leads the team.",
            "Mr Ames has led the team since 2020.",
        ),
    ],
)
def test_today_is_told_by_the_second_half(text: str, claim: str, now: str) -> None:
    assert told(text, claim) == now


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (DEPOT, "The depot was in Hull."),
        (DEPOT, "In 2018 the depot is in Hull."),
        (DEPOT, "The depot has been in Goole since the flood."),
        ("Until 2020 Ms Cole led the team; since then Mr Ames has led it.", "Mr Ames leads it."),
        ("Until 2020 nobody knew; since then it has been known.", "It is known."),
        ("Until May (spring), 20 came, some late; since then they pay.", "They pay."),
    ],
)
def test_other_times_and_pronouns_stand(text: str, claim: str) -> None:
    assert told(text, claim) == text
