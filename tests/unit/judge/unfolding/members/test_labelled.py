"""Values for several labels are told for the one label of a claim."""

import pytest

from agent.judge.unfolding.members.labelled import CUE, of_its_label
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
PARCELS = "Parcels to zone 1 arrive within a day, to zone 2 within three days and to zone 3 in 9."
ZONES = "Parcels to zone 1 arrive within a day, to zone 2 within three days."
TICKETS = "We answer tickets of priority A within two hours, B within eight hours and C within ten."
FINES = "The fine is 50 euros in zone A; in zone B, 80 euros; in zone C, 120 euros."
FLIGHTS = "Flights to Oslo take two hours, to Madrid three and to Athens four hours."


def told(text: str, claim: str) -> str:
    return of_its_label(*PARSER.parse([text, claim], entities=False))


@pytest.mark.parametrize(
    ("text", "claim", "own"),
    [
        (ZONES, "A parcel to zone 2 arrives within a day.",
         "Parcels to zone 2 arrive within three days."),
        (ZONES, "A parcel to zone 1 arrives within three days.",
         "Parcels to zone 1 arrive within a day."),
        (TICKETS, "A priority B ticket is answered within two hours.",
         "We answer tickets of priority B within eight hours."),
        (TICKETS, "Tickets of priority C are answered within ten hours.",
         "We answer tickets of priority C within ten hours."),
        (FINES, "In zone C the fine is 50 euros.", "The fine is 120 euros in zone C."),
        ("Calls to Bern cost 3 cents a minute, to Rome 12 cents.", "Calls to Rome cost 3 cents.",
         "Calls to Rome cost 12 cents a minute."),
        (FLIGHTS, "A flight to Madrid takes four hours.", "Flights to Madrid take three hours."),
    ],
)  # fmt: skip
def test_the_value_of_the_label_is_told(text: str, claim: str, own: str) -> None:
    assert CUE.search(text)
    assert told(text, claim) == own


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (PARCELS, "A parcel to zone 2 arrives within a day."),
        (ZONES, "Parcels to zone 2 take longer than those to zone 1."),
        (ZONES, "A parcel to zone 4 arrives within a day."),
        (ZONES, "Two parcels arrive within a day."),
        (TICKETS, "A ticket is answered within an hour."),
        (TICKETS, "Tickets of priority A and B are answered within eight hours."),
        ("Cars to Oslo, to Bergen within two days and to Rome within ten days.", "To Rome."),
        ("Lift A to floor 3 of tower A holds six people, B eight people.", "Lift B holds eight."),
    ],
)
def test_what_is_of_several_or_unlike_stands(text: str, claim: str) -> None:
    assert told(text, claim) == text
