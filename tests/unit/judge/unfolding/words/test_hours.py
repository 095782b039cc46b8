"""Hours told by the end that a claim is on."""

import pytest

from agent.judge.unfolding.words.hours import at_its_end

OPEN = "The clinic is open Monday to Friday from 8 to 18."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (OPEN, "It opens at 8 on Mondays.", "The clinic opens Monday to Friday at 8."),
        (OPEN, "It closes at 18.", "The clinic closes Monday to Friday at 18."),
        ("The shops are open 9:00–17:30 on weekdays.", "Shops close at 5 pm on weekdays.",
         "The shops close at 17:30 on weekdays."),
        ("Opening hours: 6 am to 11 pm.", "The gym opens at 7 am.", "Opening hours: from 6 am."),
        ("The desk is staffed between 9:00 and 17:30.", "The desk opens at 9:00.",
         "The desk opens at 9:00."),
        ("Lunch is served from noon to 2 p.m. daily.", "Lunch ends at 2 p.m.",
         "Lunch is served until 2 p.m. daily."),
        ("Opening hours: open on Mondays from 8:30 to 13:00.", "The shop closes at 1 pm.",
         "Opening hours: it closes on Mondays at 13:00."),
        ("The gym is open from 6:30 to 22:00.", "The gym opens at half past six.",
         "The gym opens at 6:30."),
    ],
)  # fmt: skip
def test_hours_are_told_by_one_end(text: str, claim: str, told: str) -> None:
    assert at_its_end(text, claim) == told


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (OPEN, "The clinic is open until 18."),
        (OPEN, "The clinic opens at 8 and closes at 18."),
        (OPEN, "The clinic does not open at 8."),
        ("It is open from 8 to 12 and from 15 to 19.", "It opens at 8."),
        ("The museum is not open from 8 to 10.", "The museum opens at 8."),
        ("Children aged 8 to 18 pay half.", "The class opens at 8."),
        ("Tours start at 11:00 and 14:00 and last an hour.", "Tours start at 11:00 and 14:00."),
        ("The talks run from 2019 to 2021.", "They end at 20."),
    ],
)
def test_other_texts_stand_as_they_are(text: str, claim: str) -> None:
    assert at_its_end(text, claim) == text
