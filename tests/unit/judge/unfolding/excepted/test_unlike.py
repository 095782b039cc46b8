"""What is so of that to which something is unlike."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
PHONE = (
    "Unlike its predecessor, the X5 has no headphone jack, but its battery lasts 14 hours instead"
    " of 9."
)
SCANNER = "Unlike the old model, the new scanner needs no cable, and it weighs 2 kg rather than 5."
TICKET = "The annual pass covers the zoo, unlike the day ticket."
TRAM = "Mainz, unlike Bonn, allows dogs on the tram."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "expected"),
    [
        (PHONE, "The predecessor of the X5 had a headphone jack.",
         "The predecessor of the X5 has a headphone jack."),
        (PHONE, "The X5's predecessor had a headphone jack.",
         "The X5's predecessor has a headphone jack."),
        (PHONE, "The battery of the previous model lasted 9 hours.",
         "The battery of the previous model lasted 9 hours."),
        (SCANNER, "The old model needed no cable.", "The old model needs cable."),
        (SCANNER, "The old scanner weighed 2 kg.", "The old scanner weighed 5 kg."),
        (TICKET, "The day ticket covers the zoo.", "The day ticket does not cover the zoo."),
        (TRAM, "Bonn allows dogs on the tram.", "Bonn does not allow dogs on the tram."),
        ("In contrast to Berlin, Hamburg does not charge a fee.", "Berlin charges a fee.",
         "Berlin does charge a fee."),
    ],
)  # fmt: skip
def test_of_the_other(text: str, claim: str, expected: str) -> None:
    assert expected in told(text, claim)


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (TRAM, "Mainz allows dogs on the tram."),
        (TRAM, "Trier allows dogs on the tram."),
        (PHONE, "The X5 has a headphone jack."),
        ("Unlike Bonn, Mainz has a tram and a port.", "Bonn has no port."),
        ("Unlike Bonn, Mainz always allows dogs.", "Bonn allows dogs."),
        ("Unlike Bonn, Mainz charges more than 5 euros.", "Bonn charges more than 5 euros."),
    ],
)
def test_not_of_others(text: str, claim: str) -> None:
    assert told(text, claim) == text


def test_another_subject_tells_nothing_of_the_other_one() -> None:
    text = (
        "Unlike the old model, the new model has a lamp, but the charger weighs 2 kg instead of 5."
    )
    assert "5" not in told(text, "The old model weighed 5 kg.")


def test_the_whole_is_not_its_part() -> None:
    assert "The predecessor of the X5 lasts" not in told(PHONE, "The predecessor of the X5 lasts.")
