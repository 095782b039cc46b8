"""Timetables told for the day and the hour of a claim."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.timetables.telling import told_for
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
COUNTER = (
    "The counter is open Monday to Friday from 8:00 to 12:00 and from 15:00 to 19:00, "
    "and on Saturday from 9:00 to 13:00."
)
PHARMACY = "Opening hours of the pharmacy: Mon–Fri 8–12 and 15–19, Sat 9–13."
LINES = "Opening hours\n\nMonday to Thursday: 9:00–17:00\n\nFriday: 9:00–14:00\n\nSaturday: closed"
MUSEUM = "The museum is open daily except Mondays from 10 a.m. to 6 p.m., on Thursdays until 9 p.m."
SURGERY = "The surgery is open Monday to Friday 7:30 to 18:00, on Wednesdays only until 13:00."
POOL = (
    "From May to September the pool is open daily from 9:00 to 20:00; from October to April it is "
    "open from 10:00 to 18:00 and closed on Mondays."
)
SHOP = "We are open from 9 a.m. to 5 p.m. Monday to Friday. Closed on Sundays."
WASTE = "The centre accepts waste on Tuesdays and Fridays between 13:00 and 17:00."
CLUB = "The club is open daily from 20:00 to 2:00."


def told(text: str, claim: str) -> str:
    (split,) = sentences([Passage(text=text)])
    plain = [s.text for s in split if not s.title]
    found = [s.text for s in told_for(split, claim, PARSER) if not s.title]
    return " ".join(dict.fromkeys(t for t in found if t not in plain))


@pytest.mark.parametrize(
    ("text", "claim", "expected"),
    [
        (COUNTER, "It is open on Tuesdays at 16:00.", "The counter is open on Tuesdays at 16:00."),
        (COUNTER, "It is open on Tuesdays at 13:00.",
         "The counter is closed on Tuesdays at 13:00."),
        (COUNTER, "It is closed on Mondays at noon.", "The counter is closed on Mondays at noon."),
        (COUNTER, "It is open on Saturday mornings.",
         "The counter is open on Saturday mornings."),
        (COUNTER, "It is open on Saturday afternoons.",
         "The counter is closed on Saturday afternoons."),
        (COUNTER, "It is closed on Mondays from 12:00 to 15:00.",
         "The counter is closed on Mondays from 12:00 to 15:00."),
        (COUNTER, "It is open on Sundays.", "The counter is closed on Sundays."),
        (COUNTER, "On Saturdays it closes at 19:00.",
         "The counter is open on Saturdays from 9:00 to 13:00."),
        (PHARMACY, "It is open on Tuesdays at 16:00.",
         "The pharmacy is open on Tuesdays at 16:00."),
        (PHARMACY, "It is closed on Sundays.", "The pharmacy is closed on Sundays."),
        (LINES, "The office is open at 16:00 on Fridays.", "It is closed on Fridays at 16:00."),
        (LINES, "The office is open on Saturdays.", "It is closed on Saturdays."),
        (MUSEUM, "It is open on Thursdays at 8 p.m.", "The museum is open on Thursdays at 8 p.m."),
        (MUSEUM, "It is open on Fridays at 8 p.m.", "The museum is closed on Fridays at 8 p.m."),
        (MUSEUM, "It is open on Mondays.", "The museum is closed on Mondays."),
        (SURGERY, "It is open on Wednesdays at 15:00.",
         "The surgery is closed on Wednesdays at 15:00."),
        (SURGERY, "On Thursdays it closes at 13:00.",
         "The surgery is open on Thursdays from 7:30 to 18:00."),
        (POOL, "In July the pool is open at 19:00.", "The pool is open at 19:00 in July."),
        (POOL, "In January the pool is open at 19:00.", "The pool is closed at 19:00 in January."),
        (POOL, "In January the pool is open on Mondays.",
         "The pool is closed on Mondays in January."),
        (SHOP, "The shop is open on Tuesdays at 3 p.m.", "We are open on Tuesdays at 3 p.m."),
        (SHOP, "The shop is open on Sundays.", "We are closed on Sundays."),
        (WASTE, "The centre accepts waste on Mondays.",
         "The centre does not accept waste on Mondays."),
        (CLUB, "The club is open at 1:00.", "The club is open at 1:00."),
        ("The lift is in service from 6 a.m. to 11 p.m.", "The lift is in service at midnight.",
         "The lift is out of service at midnight."),
        ("The library opens at 9 and closes at 18 on weekdays.",
         "The library is open on Tuesdays at 19:00.",
         "The library is closed on Tuesdays at 19:00."),
        ("Ticket office: Mon–Fri 7–19, Sat 8–14, closed on Sundays.",
         "It closes at 7 pm on Tuesdays.", "Ticket office is open on Tuesdays from 7 to 19."),
        (COUNTER, "It is open on Mondays from 8:30 to 11:00.",
         "The counter is open on Mondays from 8:30 to 11:00."),
        ("Quiet hours apply daily from 22:00 to 06:00.", "They apply on Sundays from 11 pm to 6 am"
         ".", ""),
        ("The desk is open 8:30 to 5:30 on weekdays.", "It is open on Mondays at 11 pm.",
         "The desk is closed on Mondays at 11 pm."),
        ("The desk is open 9 to 5 on weekdays and 12 to 4 on Saturdays.",
         "On Saturdays the desk closes at 5 pm.", "The desk is open on Saturdays from 12 to 4 pm."),
        ("The desk is open 9 to 5 on weekdays and 12 to 4 on Saturdays.",
         "On Fridays the desk closes at 4 pm.", "The desk is open on Fridays from 9 am to 5 pm."),
        ("The gym is open daily from 6:30 to 22:00.",
         "The gym opens at half past six in the morning on Sundays.",
         "The gym is open on Sundays from 6:30 to 22:00."),
        ("Day: Monday–Thursday; Open: 8 am – 6 pm\n\nDay: Friday; Open: 8 am – 4 pm",
         "On Fridays the surgery closes at 6 pm.",
         "Opening hours: open on Fridays from 8 am to 4 pm."),
        ("Opening times\n\nDay; Hours.\n\nDay: Mon–Thu; Hours: 8:00–18:00\n\n"
         "Day: Fri; Hours: 8:00–16:00", "The library is open on Fridays at 17:00.",
         "Opening hours: closed on Fridays at 17:00."),
        ("The bar is open daily from 9 to 5.", "It is open on Mondays at 16:00.",
         "The bar is open on Mondays at 16:00."),
        ("The bar is open Tuesday to Friday.", "The bar is closed on Sundays.",
         "The bar is closed on Sundays."),
        ("The bar is open Tuesday to Friday.", "On Sundays the bar is open at 9:00.",
         "The bar is closed on Sundays at 9:00."),
        ("The bar is open every day except Mondays.", "On Mondays the bar is open.",
         "The bar is closed on Mondays."),
        ("The bar is open Tuesday to Friday. It is open from 16:00 to 23:00.",
         "On Tuesdays the bar is open at 22:00.", "The bar is open on Tuesdays at 22:00."),
    ],
)  # fmt: skip
def test_timetables_are_told_for_a_time(text: str, claim: str, expected: str) -> None:
    assert told(text, claim) == expected


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (COUNTER, "The counter is open on public holidays."),
        (COUNTER, "The counter is open on Mondays and on Tuesdays from 8:00."),
        (COUNTER, "The counter is open at 16."),
        (f"{CLUB} In August it closes on Mondays at 23:00.", "The club is open on Mondays."),
        (f"{WASTE} On Fridays glass alone is taken.", "The centre accepts waste on Fridays."),
        ("Visiting hours are 14:00 to 20:00. In the annexe they are 16:00 to 18:00.",
         "Visitors may come at 15:00."),
        ("Clinic hours are 8:00 to 17:00 on Mondays.", "On Mondays the clinic shuts at 17:00."),
        ("Website of the pool: on Sundays we are open from 10 to 16.", "It is open on Sundays."),
        ("Signage at the pool: opening hours on Sundays are 9 to 18.", "It is open on Sundays."),
        ("Quiet hours\n\nMonday to Friday: 22:00–6:00", "It is open on Mondays at 23:00."),
        ("The surgery is closed from 12:00 to 13:30 every day.", "It is open on Mondays at 9:00."),
        ("It is open Mon–Fri 9:00–12:00, Fri 14:00–16:00.", "It is open on Fridays at 10:00."),
        ("Tickets cost 8 to 12 francs on Mondays.", "The shop is open on Mondays."),
        ("Seats 8–12 are kept free.", "It is open on Mondays at 9:00."),
        ("Work is not allowed from 12:00 to 14:00.", "Work is allowed at 13:00."),
        ("The bar is open Tuesday to Friday.", "The bar is open on Tuesdays at 9:00."),
        ("The bar is open Tuesday to Friday.", "The bar is closed at 9:00."),
        ("The bar is open on Sundays.", "The bar is closed on Mondays."),
        ("The bar is now open on Sundays and Mondays.", "The bar is closed on Tuesdays."),
        ("The bar is open on Mondays and also on Fridays.", "The bar is closed on Tuesdays."),
        ("Seats are kept Tuesday to Friday.", "The bar is closed on Sundays."),
        ("The bar is open 9:00 to 17:00 on weekdays. The bar is open on Saturdays.",
         "The bar is closed on Saturdays."),
    ],
)  # fmt: skip
def test_other_texts_stand_as_they_are(text: str, claim: str) -> None:
    assert told(text, claim) == ""
