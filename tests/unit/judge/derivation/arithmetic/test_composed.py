"""What takes two steps to reckon."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
ROOM = ("Room hire costs €45 an hour plus a cleaning fee of €30.",)
TICKETS = ("Tickets are £12 each.", "A booking fee of £2 is added to every order.")
GRAVEL = ("Gravel is sold at $60 a tonne; delivery is $85.",)
PASS = ("A day ticket costs €14, a three-day ticket €33.",)
BUNDLE = ("One licence costs $200.", "The team bundle is $1,500.")
CARD = ("Passengers may buy a Silver Railcard for £30. A three-year card costs £70.",)
CABLE = (
    "Price sheet, 1 March: standard cable $4.20 a metre.",
    "Lengths under 10 m: cutting fee $6 per order.",
)
PUMPS = (
    "Pumps returned late are charged at one and a half times the daily price.",
    "The Torrent costs £36 a day.",
    "The Mistral costs £50 a day.",
)
PARCELS = (
    "Express delivery costs twice the standard price.",
    "Standard delivery costs £8.",
    "Economy delivery costs £5.",
)
WAGES = (
    "Overtime is paid at 1.5 times the hourly rate.",
    "Drivers earn £18 an hour.",
    "Clerks earn £14 an hour.",
)
GYM = (
    "Membership: Complete, adult; Rolling: £49; Annual: £40",
    "An annual membership paid at once costs eleven times the monthly annual price.",
)
STRIP = ("Three single tickets cost €9 in all. A strip costs €7.",)


@pytest.mark.parametrize(
    ("claim", "evidence", "expected"),
    [
        ("Hiring the room for three hours costs €165 with cleaning.", ROOM, True),
        ("Hiring the room for three hours costs €135 with cleaning.", ROOM, False),
        ("Hiring the room for three hours costs €175 with cleaning.", ROOM, False),
        ("Four tickets cost £50 including the booking fee.", TICKETS, True),
        ("Four tickets cost £48 including the booking fee.", TICKETS, False),
        ("Four tickets cost £48 including the booking fee.", TICKETS[:1], False),
        ("Four tickets cost £48 before the booking fee.", TICKETS, True),
        ("Five tonnes of gravel cost $385 with delivery.", GRAVEL, True),
        ("Five tonnes of gravel cost $300 with delivery.", GRAVEL, False),
        ("Five tonnes of gravel cost $300.", GRAVEL, True),
        ("The three-day ticket is €9 cheaper than three day tickets.", PASS, True),
        ("The three-day ticket is €9 dearer than three day tickets.", PASS, False),
        ("The three-day ticket is €19 cheaper than three day tickets.", PASS, False),
        ("The three-day ticket is €19 dearer than a day ticket.", PASS, True),
        ("The team bundle costs $500 less than ten licences.", BUNDLE, True),
        ("The team bundle costs $1,300 less than ten licences.", BUNDLE, False),
        ("The three-year card saves £20 compared with three one-year cards.", CARD, True),
        ("The three-year card saves £40 compared with three one-year cards.", CARD, False),
        ("Eight metres of standard cable cost $39.60 with the cutting fee.", CABLE, False),
        ("The strip is €2 cheaper than three single tickets.", STRIP, True),
        ("Each late day with the Torrent would be £54.", PUMPS, True),
        ("Each late day with the Torrent would be £75.", PUMPS, False),
        ("Each day with the Torrent would be £54.", PUMPS, False),
        ("Express costs £16.", PARCELS, True),
        ("Express costs £10.", PARCELS, False),
        ("Economy costs £16.", PARCELS, False),
        ("For overtime drivers earn £27 an hour.", WAGES, True),
        ("For overtime clerks earn £27 an hour.", WAGES, False),
        ("It is £40 each month on the annual one, or £440 if paid at once.", GYM, True),
        ("It is £40 each month on the annual one, or £480 if paid at once.", GYM, False),
    ],
)
def test_two_steps_are_taken(claim: str, evidence: tuple[str, ...], expected: bool) -> None:
    parsed = PARSER.parse([claim, *evidence])
    found = check(parsed[0], parsed[1:], 0.0, frozenset()).findings[0]
    assert (found.outcome is Outcome.MATCH) is expected


def test_a_price_without_its_fee_refutes_nothing() -> None:
    parsed = PARSER.parse(["Hiring the room for three hours costs €165 with cleaning.", ROOM[0]])
    found = check(parsed[0], parsed[1:], 0.0, frozenset()).findings[0]
    assert found.reason == "computed from the evidence: €45 × three hours + €30 = €165"
