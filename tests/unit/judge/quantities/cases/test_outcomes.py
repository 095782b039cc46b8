"""A claim about a case is held against what the evidence says of that case."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.judge.rules import findings
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
NONE, MATCH, MISSING, CONFLICT = (
    Outcome.NONE,
    Outcome.MATCH,
    Outcome.MISSING,
    Outcome.CONFLICT,
)
TRUCKS = "Trucks weighing more than 12 tonnes pay 3 tonnes of grain as a toll."
DEPOT = "If the stock is below 40 sacks, the manager orders grain."
SUGAR = (
    "Add 3 litres of water if the juice is below 20 litres, and 5 litres if it is 20 to 30 litres."
)
HEAT = (
    "If the oven was above 90 °C for less than 2 hours, the clay may be sold. "
    "If it was above 90 °C for longer, it is crushed."
)
CRANE = "If the wind is below 14 m/s, the crane may lift loads. Otherwise the crane is parked."
PARCEL = "If an order is worth more than $50, shipping costs $2; otherwise it costs $5."
TIDE = (
    "If the tide is between 2 and 4, the ferry waits an hour. If the tide is above 4, the bus runs."
)
SIREN = (
    "Sound the horn 6 times if the haze index is below 3 a day, and 2 times if it is 3 to 5 a day."
)
ROSES = "Roses are sprayed if mildew is found or if the humidity is above 80%."
PUMP = "The pump stops if the tank is above 60% or the shaft is above 90 °C."
LETTERS = (
    "Letters are returned if they arrive more than 9 days after posting. "
    "Parcels are returned after 40 days."
)
PASSES = (
    "A lost pass is replaced for £8, and for £15 if it is the second loss within twelve months. "
    "A third loss within twelve months is not replaced; the pass is then treated as given back."
)
SERVICE = "Boilers are serviced once a year, or every six months if they are over 15."
MAIL = (
    "A letter found within six days should be filed unread. "
    "If more than six days have passed, the reader burns it."
)
LOSSES = "Losses of more than 5 million euros were reported."


def outcome(claim: str, premise: str) -> Outcome:
    return check_quantities(*PARSER.parse([claim, premise])).outcome


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("A truck of 14 tonnes pays 3 tonnes of grain as a toll.", TRUCKS, MATCH),
        ("A truck of 9 tonnes pays 3 tonnes of grain as a toll.", TRUCKS, CONFLICT),
        ("With a stock of 31 sacks, the manager orders grain.", DEPOT, MATCH),
        ("If the juice is 24 litres, add 5 litres of water.", SUGAR, MATCH),
        ("If the juice is 24 litres, add 3 litres of water.", SUGAR, CONFLICT),
        ("If the juice is 16 litres, add 3 litres of water.", SUGAR, MATCH),
        ("If the oven was above 90 °C for five hours, the clay is crushed.", HEAT, MATCH),
        (
            "If the oven was above 90 °C for one and a half hours, the clay is crushed.",
            HEAT,
            CONFLICT,
        ),
        ("At a wind of 12 m/s the crane may lift loads.", CRANE, MATCH),
        ("At a wind of 16 m/s the crane is parked.", CRANE, MATCH),
        ("At a wind of 12 m/s the crane is parked.", CRANE, CONFLICT),
        ("If an order is worth $80, shipping costs $2.", PARCEL, MATCH),
        ("If an order is worth $80, shipping costs $5.", PARCEL, CONFLICT),
        ("On a day with a tide of 3 the bus runs.", TIDE, CONFLICT),
        ("On a day with a tide of 6 the bus runs.", TIDE, MATCH),
        ("If the haze index is 4 a day, sound the horn 6 times.", SIREN, CONFLICT),
        ("If the haze index is 4 a day, sound the horn 2 times.", SIREN, MATCH),
        ("A reader who finds a letter eight days late should file it unread.", MAIL, CONFLICT),
        ("A reader who finds a letter eight days late burns it.", MAIL, MATCH),
        ("Losses of 6 million euros were reported.", LOSSES, MISSING),
        (
            "After a third loss in the same twelve months there is no replacement and we deal with "
            "the pass as though you had returned it.",
            PASSES,
            MATCH,
        ),
        (
            "After a third loss in the same twelve months there is a replacement and we deal with "
            "the pass as though you had returned it.",
            PASSES,
            CONFLICT,
        ),
    ],
)
def test_the_branch_of_the_case_decides(claim: str, premise: str, expected: Outcome) -> None:
    assert outcome(claim, premise) is expected


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("A postal letter arriving 7 days after posting is returned.", LETTERS, CONFLICT),
        ("Roses that stand at a humidity of 60% are sprayed.", ROSES, MISSING),
        ("If the humidity is 60%, roses are not sprayed.", ROSES, MISSING),
        ("If the humidity is 90%, roses are sprayed.", ROSES, MATCH),
        ("If the tank is at 50%, the pump stops.", PUMP, MISSING),
        ("If the tank is at 50% and the shaft at 70 °C, the pump stops.", PUMP, CONFLICT),
        ("If the tank is at 70%, the pump stops.", PUMP, MATCH),
        ("The threshold at which the pump stops is 60%.", PUMP, MATCH),
        ("As the boilers are 18, they are serviced twice a year.", SERVICE, NONE),
    ],
)
def test_what_lies_in_no_branch_is_not_stated(claim: str, premise: str, expected: Outcome) -> None:
    assert outcome(claim, premise) is expected


def test_a_case_stands_in_the_place_of_its_band() -> None:
    claim = "If the oven was above 90 °C for five hours, the clay is crushed."
    parsed = PARSER.parse([claim, HEAT])
    numbers = findings(parsed[0], parsed[1:], 0.0, frozenset())[0]
    assert numbers.outcome is MATCH


BANS = {
    "within": "The mould must not be opened within 48 hours of casting.",
    "until": "The mould is not opened until 48 hours after the casting.",
    "wait": "After casting, wait at least 48 hours before opening the mould.",
    "for": "After casting, the mould must not be opened for 48 hours.",
    "no earlier": "The mould must be opened no earlier than 48 hours after casting.",
}


@pytest.mark.parametrize("premise", BANS.values(), ids=BANS)
@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        ("The mould may be opened 60 hours after casting.", NONE),
        ("The mould may be opened three days after casting.", NONE),
        ("The mould may be opened 30 hours after casting.", CONFLICT),
        ("The mould must not be opened 60 hours after casting.", MISSING),
    ],
)
def test_a_ban_for_a_time_forbids_nothing_later(
    claim: str, premise: str, expected: Outcome
) -> None:
    assert outcome(claim, premise) is expected


@pytest.mark.parametrize("name", ["within", "until", "for"])
@pytest.mark.parametrize(("hours", "refuted"), [(60, False), (30, True)])
def test_what_a_ban_leaves_open_is_not_its_opposite(name: str, hours: int, refuted: bool) -> None:
    claim, premise = PARSER.parse(
        [f"The mould may be opened {hours} hours after casting.", BANS[name]]
    )
    found = findings(claim, [premise], 0.0, frozenset())
    assert any(f.outcome is CONFLICT for f in found) == refuted
    assert refuted or not any(f.outcome is MISSING for f in found)


STRIKE = "If a strike goes on for more than ninety days, either side may leave on ten days' notice."


@pytest.mark.parametrize(
    ("days", "refuted"), [("sixty", True), ("ninety", False), ("a hundred", False)]
)
def test_a_condition_that_is_met_sooner_is_another(days: str, refuted: bool) -> None:
    claim = (
        f"If a strike goes on for longer than {days} days, a side may leave on ten days' notice."
    )
    assert (outcome(claim, STRIKE) is CONFLICT) == refuted
