"""What is so on some days of each week, told for those of a claim."""

import pytest

from agent.judge.unfolding.moments.weekly import CUE, on_its_days
from agent.judge.unfolding.telling import Told
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
LINE = "The line is staffed on weekdays."
ONLY = "The line is staffed on weekdays only."
OPEN = "Reception is only open Monday to Saturday."


def told(text: str, claim: str, beside: str = "") -> str:
    assert CUE.search(text)
    return on_its_days(Told(text, claim, (text, beside), 0, "", PARSER))


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (LINE, "It is staffed on Fridays.", "The line is staffed on Fridays."),
        (LINE, "It is staffed Monday to Friday.", "The line is staffed Monday to Friday."),
        (LINE, "On Mondays it is not staffed.", "The line is staffed on Mondays."),
        (ONLY, "It is staffed on Tuesdays.", "The line is staffed on Tuesdays."),
        (ONLY, "It is staffed only from Monday to Friday.",
         "The line is staffed from Monday to Friday only."),
        (LINE, "It is staffed on Saturdays.", "The line is staffed from Monday to Friday."),
        ("The stall is up every weekday at noon.", "It is up on Sundays at noon.",
         "The stall is up from Monday to Friday at noon."),
        ("The bus runs each working day.", "It runs on Mondays.", "The bus runs on Mondays."),
        ("Members train on weekdays and on Sundays.", "They train on Fridays.",
         "Members train on Fridays."),
        ("It is staffed on weekdays, but not on public holidays.", "It is staffed on Fridays.",
         "It is staffed on Fridays, but not on public holidays."),
        ("Lessons are on Mondays and Wednesdays at 4:30 pm.", "Lessons are on Mondays at 16:30.",
         "Lessons are on Mondays at 4:30 pm."),
        ("The desk is staffed 24 hours a day from Monday to Saturday.", "It is staffed on Sunday"
         "s.", "The desk is staffed 24 hours a day from Monday to Saturday."),
        ("The desk is staffed 24 hours a day from Monday to Saturday.", "It is staffed on Fridays.",
         "The desk is staffed 24 hours a day on Fridays."),
        ("The lift was out of order from Monday to Friday.", "It was in use on Tuesday.",
         "The lift was out of order on Tuesday."),
        ("Core hours are 10 to 3 on all weekdays.", "They are 10 to 4 on Fridays.",
         "Core hours are 10 to 3 on Fridays."),
        (ONLY, "It is staffed on Saturdays.", "The line is not staffed on Saturdays."),
        (OPEN, "It is open on Sundays.", "Reception is not open on Sundays."),
        ("The pool is closed over the weekend.", "It is open on Sundays.",
         "The pool is closed on Sundays."),
        ("Pets are not allowed at weekends.", "Pets are allowed on Saturdays.",
         "Pets are not allowed on Saturdays."),
        ("Backups run daily.", "Backups run on Sundays.", "Backups run on Sundays."),
        ("On working days post is collected at 4 pm.", "Post goes on Tuesdays at 16:00.",
         "On Tuesdays post is collected at 4 pm."),
        ("Parking costs €2 on weekdays.", "It costs €3 on Tuesdays.",
         "Parking costs €2 on Tuesdays."),
    ],
)  # fmt: skip
def test_what_is_so_on_some_days_is_told_of_those_of_the_claim(
    text: str, claim: str, meant: str
) -> None:
    assert told(text, claim) == meant


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (LINE, "It is staffed from Monday to Saturday."),
        (LINE, "It is staffed on weekdays."),
        (LINE, "It is staffed only on Fridays."),
        (LINE, "It is staffed on Friday evenings."),
        (ONLY, "It is staffed every day."),
        (ONLY, "It is staffed only on Fridays."),
        ("The line is not staffed on weekdays only.", "It is staffed on Saturdays."),
        ("The line must be staffed on weekdays only.", "It is staffed on Saturdays."),
        ("Goods that are sold only on weekdays are cheap.", "Goods are sold on Sundays."),
        ("It is open to members only on weekdays.", "It is open on Sundays."),
        ("Only members may swim on weekdays.", "Members may swim on Mondays."),
        ("The line is not staffed every day.", "It is staffed on Fridays."),
        ("The pool is closed until Friday.", "It is closed on Friday."),
        ("The road is closed from Monday.", "It is closed on Monday."),
        ("They drove from Monday to Friday.", "They drove on Friday."),
        ("38 hours are worked from Monday to Friday.", "38 hours are worked on Friday."),
        ("The class is on Mondays or Fridays.", "The class is on Fridays."),
        ("It meets on the first Monday of the month.", "It meets on Mondays."),
        ("A weekend ticket costs more.", "A ticket costs more on Sundays."),
        ("It closes within two working days.", "It closes on Fridays."),
        ("It is usually staffed on weekdays.", "It is staffed on Fridays."),
    ],
)
def test_where_that_is_unclear_it_stands_as_it_is(text: str, claim: str) -> None:
    assert told(text, claim) == text


def test_what_another_sentence_says_of_the_days_is_not_overruled() -> None:
    assert told(LINE, "It is staffed on Fridays.", "In May it is not staffed on Fridays.") == LINE
    assert told(LINE, "It is staffed on Fridays.", "It is closed on Sundays.") != LINE
