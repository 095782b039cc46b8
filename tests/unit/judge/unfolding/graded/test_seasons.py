"""A value for all times and others for some, told as it holds at the time of a claim."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
ROOMS = "Rooms cost €80, in July and August €110."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return unfolded(claim, split, PARSER)[0][0].text


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (ROOMS, "Rooms cost €80 in May.", "Rooms cost €80 in May."),
        (ROOMS, "In July rooms cost €80.", "Rooms cost €110 In July."),
        ("Rooms cost €80 (€110 in July and August).", "It is so in August.", "€110 in August."),
        ("Rooms cost €80; in July they cost €110.", "It is so in July.", "€110 in July."),
        ("Rooms cost €80. In July, €110.", "It is so in July.", "€110 in July."),
        ("Rooms cost €80. In July they cost €110.", "It is so in May.", "€80 in May."),
        ("The pool opens at 9:00, on Sundays at 10:00.", "So on Sundays.", "at 10:00 on Sundays."),
        ("Parking costs £2 an hour, at weekends £1.", "So on Sundays.", "£1 an hour on Sundays."),
        ("Trains run every 20 minutes, on Sundays every 40.", "So on Fridays.", "20 minutes on F"),
        ("The limit is 50 km/h, in winter 40 km/h.", "So in winter.", "40 km/h in winter."),
        ("Up to 40 guests are let in, in May 60.", "So in May.", "Up to 60 guests are let in in M"),
        ("It takes 3 days, in December up to 8 days.", "So in December.", "takes up to 8 days in"),
        ("The fee is £3, from June to August £4.", "So in July.", "£4 in July."),
        ("The fee is £3, between June and August £4.", "So in May.", "£3 in May."),
        ("The fee is £3, from May 2026 £4.", "From May 2026 it is £3.", "£4 from May 2026."),
        ("The fee is £3, from 1 May £4.", "From 1 May it is £3.", "£4 from 1 May."),
        ("It opens at 9:00, as of 2 May 2026 at 10:00.", "As of 2 May 2026.", "at 10:00 As of"),
        ("The fee is £3, in May £4, in June £5.", "So in June.", "£5 in June."),
        ("The fee is £3, in May £4, in June £5.", "So in July.", "£3 in July."),
    ],
)
def test_a_value_is_told_at_the_time_of_the_claim(text: str, claim: str, meant: str) -> None:
    assert meant in told(text, claim)


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (ROOMS, "Rooms cost €80."),
        (ROOMS, "Rooms cost €80 except in July."),
        (ROOMS, "In May rooms cost €80 and in July €110."),
        (ROOMS, "Rooms cost €80 in June and July."),
        (ROOMS, "Rooms cost €80, in July and August €110."),
        (ROOMS, "Rooms cost €80 on Sundays."),
        ("The fee is £3, from 1 May £4.", "From 1 April it is £3."),
        ("Rooms cost €80, in winter €60.", "Rooms cost €80 in May."),
        ("The firm hired 12 people, in July 5.", "The firm hired 12 people in May."),
        ("The shop makes €8,000 in May, in June €9,000.", "It makes €8,000 in April."),
        ("The plant makes 300 tons a year, in May 40.", "It makes 300 tons in June."),
        ("Rooms cost €80, in July it rises to €110.", "Rooms cost €80 in May."),
        ("Rooms never cost €80, in July €110.", "Rooms cost €80 in May."),
        ("The pool opens at 9:00, on Sundays for 10 hours.", "It opens at 9:00 on Mondays."),
        ("At least 3 rooms are kept, in May up to 5.", "At least 3 rooms are kept in June."),
        ("Entry is €8, on Sundays €5 and for children €2.", "Entry is €8 on Mondays."),
    ],
)
def test_what_is_unclear_stands_as_it_is(text: str, claim: str) -> None:
    assert told(text, claim) == text.replace("\n", " ")
