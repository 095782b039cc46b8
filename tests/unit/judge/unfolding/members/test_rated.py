"""Rates on several prices are told of the one that a claim is on."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.members.rated import of_its_base


def told(text: str, claim: str) -> list[str]:
    (split,) = sentences([Passage(text=text)])
    return [s.text for s in of_its_base(split, claim)]


TICKETS = "Day ticket €12, season ticket €80; students pay half."
ROOMS = "Single room €90, double room €1,300. "
RIDES = "A single ride costs £3 and a weekly pass £24. "
TABLE = "| Licence | Price |\n|---|---|\n| Team | $100 |\n| Business | $401 |\n\n"


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (TICKETS, "A student's season ticket costs €6.", "Students pay €40 for the season ticket."),
        (TICKETS, "Students pay €6 for a day ticket.", "Students pay €6 for the day ticket."),
        (RIDES + "Pensioners pay half price.", "A weekly pass costs pensioners £1.50.",
         "Pensioners pay £12 for the weekly pass."),
        (ROOMS + "Members receive 10% off.", "Members pay €81 for a double room.",
         "Members pay €1,170 for the double room."),
        (ROOMS + "A member pays double.", "A member pays €90 for a single room.",
         "A member pays €180 for the single room."),
        ("There is a 20% discount for veterans. Fees: application $50, licence $200.",
         "Veterans pay $40 for the licence.", "Veterans pay $160 for the licence."),
        ("Lane hire is $20 an hour, court hire $30 an hour. On weekends prices are 50% higher.",
         "On weekends court hire is $30 an hour.",
         "On weekends the price is $45 an hour for the court hire."),
        ("Cabin: £45 a night. Tent pitch: £16 a night. In July all prices rise by 25%.",
         "In July a tent pitch costs £16.", "In July the price is £20 a night for the tent pitch."),
        ("Kennel: $20 per night. Cattery: $15 per night. Over Christmas all rates double.",
         "Over Christmas the kennel costs $20.",
         "Over Christmas the price is $40 per night for the kennel."),
        (TABLE + "Charities pay half.", "Charities pay $50 for Business.",
         "Charities pay $200.50 for the business."),
        ("We charge £40 for a portrait and £300 for a wedding. Members save 10%.",
         "Members pay £36 for a wedding.", "Members pay £270 for the wedding."),
    ],
)  # fmt: skip
def test_a_rate_is_told_of_the_price_of_the_claim(text: str, claim: str, meant: str) -> None:
    assert meant in told(text, claim)
    assert not any("half" in t or "%" in t for t in told(text, claim))


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (TICKETS, "A season ticket costs €40."),
        (TICKETS, "Students pay half for tickets."),
        (TICKETS, "Students pay half for both the day ticket and the season ticket."),
        (TICKETS, "Students pay €6 for the day ticket and €40 for the season ticket."),
        (RIDES + "Pensioners pay a third of the price or nothing.", "A pensioner's pass is £8."),
        ("Pass £10, card £20. Pensioners pay a third.", "Pensioners pay £3 for a pass."),
        ("Pass £10, pass for students £7. Students pay half.", "Students pay £5 for a pass."),
        ("A pass costs £10. Students pay half.", "Students pay £5 for a pass."),
        ("Pass £10, card £20. Students pay half. Students get 10% off.",
         "Students pay £5 for a pass."),
    ],
)  # fmt: skip
def test_what_is_unclear_stands_as_it_is(text: str, claim: str) -> None:
    (split,) = sentences([Passage(text=text)])
    assert told(text, claim) == [s.text for s in split]
