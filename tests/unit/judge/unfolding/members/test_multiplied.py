"""Values told as multiples of others, told as numbers."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def told(text: str, claim: str = "It is so.") -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Adults pay €10, members half.", "Adults pay €10. Members pay €5."),
        ("Tickets cost €18. Children pay half the price.", "Children pay €9."),
        ("The short course lasts 6 weeks. The long course takes twice as long.", "12 weeks."),
        ("The limit is 50 mg/l. The well reached three times the limit.", "reached 150 mg/l."),
        ("Parking costs €4 a day. Trailers pay double.", "Trailers pay €8 a day."),
        ("Lena earned £2,400 in May, Omar twice as much.", "Omar earned £4,800 in May."),
        ("The hall seats 200 people. The annex seats half as many.", "seats 100 people."),
        (
            "Staff get 30 days of leave; trainees get half of that.",
            "Trainees get 15 days of leave.",
        ),
        ("A room is €70 a night and a suite three times that.", "A suite is €210 a night."),
        ("The tower is 60 m high. The mast is half as high.", "The mast is 30 m high."),
        ("A pass costs CHF 12. A card costs four times as much.", "costs CHF 48."),
        ("Seniors pay $9, students half the price, and children nothing.", "Students pay $4.50."),
        ("The pass costs €30 and lasts 3 days. The card costs twice as much.", "costs €60."),
    ],
)
def test_a_multiple_is_told_as_a_number(text: str, meant: str) -> None:
    assert meant in told(text)


@pytest.mark.parametrize(
    "text",
    [
        "The office has 40 desks. The team uses about half.",
        "The first lock weighs 4 kg. The second weighs almost twice as much.",
        "The bike costs £300. Half of the buyers pay in cash.",
        "Adults pay €10 and children €5. Members pay half.",
        "The hall seats 200 people. The team uses half.",
        "The deposit is one month's rent. Pet owners pay twice the deposit.",
        "The plan includes 5 users. The price doubles each year.",
        "The tower is 60 m high. The mast is twice as heavy.",
        "The fee is €20. Guests pay double the deposit.",
        "The rope weighs 10 kg. The chain weighs a third as much.",
    ],
)
def test_what_is_unclear_stands_as_it_is(text: str) -> None:
    assert told(text) == text


def test_a_claim_that_tells_a_multiple_is_held_against_the_text_as_it_stands() -> None:
    text = "Adults pay €10, members half."
    assert told(text, "Members pay half of what adults pay.") == text
