"""Who came after whom."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
TREASURER = (
    "Mr. Lindqvist resigned as treasurer in April; Ms. Adeyemi was elected in his place and will"
    " serve until 2028."
)
CHAIR = "After Karl Brenner had stepped down as chairman, Ines Vogt took over the post in 2021."
LAB = "Professor Amir retired in 2020. She was succeeded by Dr Cole."
FINANCE = (
    "In 2016 Ms. Tan replaced Mr. Abt as head of finance; she left in 2020 and was succeeded by"
    " Ms. Orlov."
)
MARKS = "The Mk II superseded the Mk I in 1998 and was itself replaced by the Mk III in 2011."
DRIVER = "Version 3 of the driver was replaced by version 4 in October."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (TREASURER, "Ms. Adeyemi succeeded Mr. Lindqvist as treasurer."),
        (TREASURER, "Mr. Lindqvist was treasurer before Ms. Adeyemi."),
        (TREASURER, "Ms. Adeyemi took over from Mr. Lindqvist."),
        (CHAIR, "Ines Vogt's predecessor was Karl Brenner."),
        (CHAIR, "Karl Brenner handed over to Ines Vogt."),
        (LAB, "Dr Cole succeeded Professor Amir."),
        (DRIVER, "Version 3 came before version 4."),
        (FINANCE, "Ms. Orlov succeeded Ms. Tan."),
        (FINANCE, "Ms. Tan's predecessor was Mr. Abt."),
        (MARKS, "The Mk III came after the Mk II."),
    ],
)
def test_who_came_after_whom(text: str, claim: str) -> None:
    assert told(text, claim).endswith(f". {claim}")


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (TREASURER, "Mr. Lindqvist succeeded Ms. Adeyemi as treasurer."),
        (CHAIR, "Ines Vogt was chairman before Karl Brenner."),
        (DRIVER, "Version 3 replaced version 4."),
    ],
)
def test_the_other_way_round(text: str, claim: str) -> None:
    assert "It is untrue that" in told(text, claim)


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (TREASURER, "Ms. Adeyemi succeeded Mr. Lindqvist as secretary."),
        (TREASURER, "Ms. Adeyemi succeeded Mr. Lindqvist in 2019."),
        (TREASURER, "Ms. Adeyemi succeeded Mr. Lindqvist in April."),
        ("Mr. Ode resigned as chair. Mr. Pell took over the post; then Ms. Roy replaced him.",
         "Ms. Roy succeeded Mr. Ode."),
        ("Mr. Lund resigned as mayor; Ms. Farr, the secretary, was elected in his place.",
         "Ms. Farr succeeded Mr. Lund as secretary."),
        ("Mr. Lund resigned as mayor; Ms. Farr will be elected in his place.",
         "Ms. Farr succeeded Mr. Lund as mayor."),
        ("Mr. Lund will be replaced by Ms. Farr.", "Ms. Farr replaced Mr. Lund."),
        ("Mr. Lund resigned and Mr. Beck retired; Ms. Farr was elected in his place.",
         "Ms. Farr succeeded Mr. Lund."),
        ("Mr. Lund resigned as mayor; Ms. Farr wrote to him.", "Ms. Farr succeeded Mr. Lund."),
    ],
)  # fmt: skip
def test_no_succession_that_is_not_told(text: str, claim: str) -> None:
    assert told(text, claim) == text
