"""Later ones, heavier ones: those beyond the limit that was told just before."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
ORDERS = "Orders placed before noon are ready after two working days; later ones after three."
CARS = "Car bookings made before 20 May will be honoured; later ones are on a waiting list."
PARCELS = "Parcels under 5 kg cost €6, heavier ones €9."
COMPLAINTS = "Complaints received by 15 March are answered within a week."
LATER = "Later ones are answered within a month."
MEETINGS = "Meetings after 4 pm need the approval of the head; earlier ones are left to the staff."
PENSION = "Staff who joined before 2015 keep the old pension"
GUESTS = "Guests over 60 pay half; everyone else pays the full price."
ROUTES = "Buses leave from platform 2 before noon; longer ones wait outside."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "own"),
    [
        (
            ORDERS,
            "An order placed at 2 pm takes three working days.",
            "Orders placed after noon are ready after three working days.",
        ),
        (
            ORDERS,
            "An order placed at 10 am takes two working days.",
            "Orders placed before noon are ready after two working days.",
        ),
        (ORDERS, "Orders are ready after two working days.", ORDERS),
        (
            CARS,
            "A car booked on 24 May will be honoured.",
            "Car bookings made after 20 May are on a waiting list.",
        ),
        (
            CARS,
            "A car booked on 12 May will be honoured.",
            "Car bookings made before 20 May will be honoured.",
        ),
        (CARS, "Cars booked on 12 May and on 24 May will be honoured.", CARS),
        (PARCELS, "A parcel of 3 kg costs €9.", "Parcels of 3 kg cost €6, not €9."),
        (
            f"{COMPLAINTS} {LATER}",
            "A complaint received on 20 March is answered within a week.",
            f"{COMPLAINTS.replace('by 15 March', 'on 15 March or earlier')} Complaints received on"
            " 20 March are answered within a month.",
        ),
        (
            f"{COMPLAINTS} {LATER}",
            "A complaint received on 15 March is answered within a week.",
            f"{COMPLAINTS.replace('by', 'on')} Complaints received on 16 March or later are"
            " answered within a month.",
        ),
        (
            f"{PENSION}; all others are in the new scheme.",
            "Staff who joined in 2010 are in the new scheme.",
            f"{PENSION}. Staff who joined before 2015 are not in the new scheme.",
        ),
        (
            f"{PENSION}. All others are in the new scheme.",
            "Staff who joined in 2018 are in the new scheme.",
            f"{PENSION.replace('before 2015', 'in 2014 or earlier')}. Staff who joined in 2018 are"
            " in the new scheme.",
        ),
        (
            GUESTS,
            "A guest of 65 pays the full price.",
            "Guests over 60 pay half. Guests of 65 do not pay the full price.",
        ),
        (GUESTS, "A guest of 40 pays half.", "Guests aged 40 pays the full price."),
        (
            MEETINGS,
            "A meeting at 2 pm needs the approval of the head.",
            "Meetings before 4 pm are left to the staff.",
        ),
        (ROUTES, "A bus leaves from platform 2 at 3 pm.", ROUTES),
    ],
)
def test_what_goes_for_later_ones_is_told_of_them(text: str, claim: str, own: str) -> None:
    assert told(text, claim) == own
