"""Spans of days and years told by the end that a claim is on."""

import pytest

from agent.judge.unfolding.words.spans import at_its_end

CHAIR = "She was chair from 1994 to 2003."
FAIR = "The fair runs from 7 to 12 July."
ROAD = "The road will be closed between 2 and 9 November 2024."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (CHAIR, "She was chair until 2003.", "She was chair until 2003."),
        (CHAIR, "She became chair in 1994.", "She was chair from 1994."),
        (FAIR, "The fair ends on 7 July.", "The fair ends on 12 July."),
        (FAIR, "The fair starts on 7 July.", "The fair begins on 7 July."),
        (FAIR, "It begins on 7 July and ends on 12 July.",
         "The fair begins on 7 July and ends on 12 July."),
        ("Tours took place from May to June.", "Tours ended in June.", "Tours ended in June."),
        (ROAD, "The road is closed from 2 November.",
         "The road will be closed from 2 November 2024."),
        (ROAD, "It stays closed until 9 November 2024.",
         "The road will be closed until 9 November 2024."),
        ("It is on from 5 March until 8 May.", "It is shown until 8 May.",
         "It is on until 8 May."),
    ],
)  # fmt: skip
def test_spans_are_told_by_the_end_of_a_claim(text: str, claim: str, told: str) -> None:
    assert at_its_end(text, claim) == told


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (CHAIR, "She was chair in 1998."),
        (CHAIR, "She became chair in 1994 and stayed until 2003."),
        (CHAIR, "She was not chair until 2003."),
        ("Prices rose from 2019 to 2022.", "Prices rose until 2022."),
        ("She was never chair from 1994 to 2003.", "She was chair until 2003."),
        ("Ames led it from 2008 to 2014 and Bell from 2014 to 2020.", "Ames led it until 2020."),
        ("Between 20 and 30 people came.", "They came until 9 May."),
    ],
)
def test_other_spans_stand_as_they_are(text: str, claim: str) -> None:
    assert at_its_end(text, claim) == text
