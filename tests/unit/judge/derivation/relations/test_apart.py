"""By how much, or how many times, two things differ: by rows, labels or clauses told alike."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.checked import Checked
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
PLANS = (
    "Plan: Plus; Monthly premium: $27; Excess: $300",
    "Plan: Premium; Monthly premium: $41; Excess: $100",
)
BOATS = (
    "Boat: Heron; Berths: 4; Hire per day (€): 120; Length (m): 9",
    "Boat: Kestrel; Berths: 6; Hire per day (€): 210; Length (m): 12",
)
CALLS = ("Billing: 9,000 calls; mean wait 4 min.", "Faults: 3,000 calls; mean wait 1 min.")
GYMS = ("Gym A charges 30 euros a month.", "Gym B charges 45 euros a month and has a sauna.")
DRONES = ("The Lark drone weighs 840 g.", "The Wren drone weighs 1.2 kg.")
FIGURES = ("The critic's figure was £3m; the council's figure was £2.3m.",)


def checked(claim: str, premise: tuple[str, ...]) -> Checked:
    parsed = PARSER.parse([claim, *premise])
    return check(parsed[0], parsed[1:], 0.0, frozenset())


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Over a year, Premium costs $168 more than Plus.", PLANS),
        ("Premium costs $14 a month more than Plus.", PLANS),
        ("Kestrel has two more berths than Heron.", BOATS),
        ("The Kestrel is 3 m longer than the Heron.", BOATS),
        ("Over a week, the Kestrel costs €630 more than the Heron.", BOATS),
        ("There were 6,000 more billing calls than fault calls.", CALLS),
        ("There were three times as many billing calls as fault calls.", CALLS),
        ("Over a year Gym B charges 180 euros more than Gym A.", GYMS),
        ("The Wren drone weighs 360 g more than the Lark drone.", DRONES),
        ("The Lark drone is 360 g lighter than the Wren drone.", DRONES),
        ("The critic's figure exceeds that of the council by £0.7m.", FIGURES),
    ],
)
def test_a_difference_that_follows_is_stated(claim: str, premise: tuple[str, ...]) -> None:
    found = checked(claim, premise)
    assert found.agreement.stated
    derivation = found.findings[0].derivation
    assert derivation is not None
    assert len(derivation.operands) == 2


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Over a year, Premium costs $108 more than Plus.", PLANS),
        ("Over a year, Plus costs $168 more than Premium.", PLANS),
        ("Kestrel has three more berths than Heron.", BOATS),
        ("The Kestrel is 3 m shorter than the Heron.", BOATS),
        ("Over a week, the Kestrel costs €90 more than the Heron.", BOATS),
        ("There were 7,000 more billing calls than fault calls.", CALLS),
        ("There were three times as many fault calls as billing calls.", CALLS),
        ("Over a year Gym B charges 15 euros more than Gym A.", GYMS),
        ("In a year Gym B charges 540 euros more than Gym A.", GYMS),
        ("The Wren drone weighs 460 g more than the Lark drone.", DRONES),
        ("The council's figure exceeds that of the critic by £0.7m.", FIGURES),
    ],
)
def test_another_difference_is_refuted(claim: str, premise: tuple[str, ...]) -> None:
    assert checked(claim, premise).findings[0].outcome is Outcome.CONFLICT


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The excess of Plus is $14 more than that of Premium.", PLANS),
        ("Premium costs $59 more than Plus.", PLANS),
        (
            "The Plus plan costs €2 less than the Basic plan.",
            ("The Basic plan costs €10.", "If paid yearly, the Plus plan costs €8."),
        ),
        (
            "The rail pass costs €360 more than the bus pass.",
            ("The bus pass costs €40 a month.", "The rail pass costs €400 a year."),
        ),
        ("In a year Gym B charges 540 euros more than Gym A.", GYMS[1:]),
        ("The Kestrel is not 3 m longer than the Heron.", BOATS),
    ],
)
def test_what_is_not_told_alike_yields_no_difference(claim: str, premise: tuple[str, ...]) -> None:
    assert not checked(claim, premise).agreement.stated
