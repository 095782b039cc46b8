"""Where two sides only seem to differ, and their counterparts, which do differ."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.check import check_polarity
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
ALARMS = (Outcome.CONFLICT, Outcome.MISSING)

SIRENS = "Sirens are used with blue lights, never alone."
SABBATICAL = "In the last four months before a release no sabbatical begins."
WARRANTY = (
    "The warranty on a part runs for a year, but in no case ends before the one on the machine."
)
NODES = "Losing one of the three nodes would be survivable; losing two would not be survivable."
NOTICE = "The landlord may enter the flat only if notice has been given, except in an emergency."
ITEMS = "Found items are kept for eight weeks, save for documents, which go to the police."
FORCE = "The board wants cameras. The force has accepted this, and rejected a civilian judge."
OFFICER = "The duty officer tries to make contact for 15 minutes and then sends a team."
BATTERY = "The guarantee ends after two years or 500 charges, whichever comes first."
ORDERS = "Orders over 50 euros are delivered free within 8 km."
COUNCIL = "The council approved the bridge and rejected the car park."
TEAMS = "The red team was unable to win the race; the blue team was able to win the race."
GUESTS = "Residents are required to register; guests are not required to register."
DUES = "Ships of third states had to pay dues; those of the two parties did not have to pay dues."
KEYS = "No members who have lost a key get another one."
PIPES = "Pipes that have not been drained are useless in winter."
RING = "Anyone with a burn should ring the nurse and not wait for the doctor."
PAINT = (
    "The door is painted by the tenants on both evenings before the feast, not on the day itself."
)
PERMIT = "The permit is valid for two hours after the session."


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (SIRENS, "Sirens are never used without blue lights."),
        ("Parcels are always delivered with a signature.", "No parcel comes without a signature."),
        (
            "The vaccine is given with the booster.",
            "The vaccine is never given without the booster.",
        ),
        (SABBATICAL, "No sabbatical begins in the last four months before a release."),
        (WARRANTY, "The warranty on a part never ends before the one on the machine."),
        ("Under no circumstances may the seal be broken.", "The seal may never be broken."),
        ("The allowance at no time exceeds the salary.", "The allowance never exceeds the salary."),
        ("The kitchen does not change an order.", "The kitchen never changes an order."),
        (NODES, "Losing two nodes would not be survivable."),
        (NOTICE, "In an emergency, the landlord may enter the flat without notice."),
        (ITEMS, "All found items except documents are kept for eight weeks."),
        (FORCE, "The force accepted the cameras and did not accept the one about a civilian."),
        (OFFICER, "The duty officer tries for 15 minutes to make contact."),
        (BATTERY, "The guarantee ends before two years are over if 500 charges come first."),
        (ORDERS, "Orders over 50 euros are delivered at no charge within 8 km."),
        (ORDERS, "Orders over 50 euros are delivered without a fee within 8 km."),
        ("The pass must be shown unasked.", "The pass must be shown without being asked for."),
        ("The fund pays 100% of claims for fire.", "Claims for fire are paid in full."),
        (COUNCIL, "The council did not approve the car park."),
        ("The bursar signs all cheques.", "The bursar signs all cheques, not the secretary."),
        (TEAMS, "The blue team was able to win the race."),
        (GUESTS, "Guests are not required to register."),
        (DUES, "Ships of the two parties did not have to pay dues."),
        (KEYS, "Members have not lost a key."),
        (PIPES, "You have to drain pipes."),
        (RING, "Anyone with a burn should not wait for the doctor but ring the nurse."),
        (PAINT, "Tenants do not paint the door on the day of the feast itself."),
        (PERMIT, "The permit is never valid for longer than two hours after the session."),
    ],
)
def test_no_alarm(premise: str, claim: str) -> None:
    mine, theirs = PARSER.parse([claim, premise])
    assert check_polarity(mine, theirs).outcome not in ALARMS


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (SIRENS, "Sirens are used without blue lights."),
        ("The press is used with a guard.", "The press is used without a guard."),
        (WARRANTY, "The warranty on a part ends before the one on the machine."),
        ("Under no circumstances may the seal be broken.", "The seal may be broken."),
        ("The kitchen did not change the order.", "The kitchen never changes the order."),
        (NODES, "Losing one node would not be survivable."),
        (NOTICE, "In an emergency, the landlord may enter the flat only if notice has been given."),
        (ITEMS, "All found items are kept for eight weeks."),
        (OFFICER, "The duty officer makes contact for 15 minutes."),
        (BATTERY, "The guarantee ends before two years are over if 500 charges come later."),
        ("The guarantee ends after two years.", "The guarantee ends before two years."),
        (ORDERS, "Orders over 50 euros are delivered without a signature within 8 km."),
        (COUNCIL, "The council did not approve the bridge."),
        (TEAMS, "The red team was able to win the race."),
        (TEAMS, "The blue team was unable to win the race."),
        (GUESTS, "Residents are not required to register."),
        (DUES, "Ships of third states did not have to pay dues."),
        ("The pipes, which have not been drained, burst.", "The pipes have been drained."),
        (RING, "Anyone with a burn should not ring the nurse."),
        (PAINT, "Tenants do not paint the door on both evenings before the feast."),
        (PERMIT, "The permit is never valid for two hours after the session."),
    ],
)
def test_alarm(premise: str, claim: str) -> None:
    mine, theirs = PARSER.parse([claim, premise])
    assert check_polarity(mine, theirs).outcome in ALARMS
