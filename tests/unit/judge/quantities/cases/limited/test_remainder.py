"""Numbers beyond a limit, held against what the evidence says of the rest."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.binding.bindings import bind
from agent.judge.quantities.cases.limited.remainder import charged_for_keeping, told_of_the_rest
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
FEES = "Payments cost EUR 8 up to EUR 5,000 and EUR 15 above that."
LETTERS = "Claims above €500 must be sent by letter. Below that an e-mail is enough."
BOX = "A cash box may hold at most €600; the excess is paid in the same evening."
VANS = "Vans registered before 2018 need a badge; later vans do not."
ORDERS = "The clerk may order for up to 800. Larger orders need a signature of the head."
ALARMS = "In houses built after 30 June 2010 alarms are linked; older houses may use batteries."


@pytest.mark.parametrize(
    ("claim", "premise", "told"),
    [
        ("A payment of EUR 6,000 costs EUR 15.", FEES, True),
        ("A payment of EUR 6,000 costs EUR 8.", FEES, False),
        ("A payment of EUR 3,000 costs EUR 8.", FEES, False),
        ("A claim of €300 can be sent by e-mail.", LETTERS, True),
        ("A claim of €300 must be sent by letter.", LETTERS, False),
        ("A claim of €600 can be sent by e-mail.", LETTERS, False),
        ("A claim of €300 can be sent by e-mail.", "Claims above €500 go by letter.", False),
        ("A house built in 2005 may use batteries.", ALARMS, True),
        ("A house built in 2015 may use batteries.", ALARMS, False),
        ("A van registered in 2020 does not need a badge.", VANS, True),
        ("A van registered in 2020 needs a badge.", VANS, False),
        ("A van registered in 2015 does not need a badge.", VANS, False),
        ("If your box holds more than €600, the surplus is paid in.", BOX, True),
        ("If your box holds more than €500, the surplus is paid in.", BOX, False),
    ],
)
def test_what_is_said_of_the_rest(claim: str, premise: str, told: bool) -> None:
    mine, theirs = PARSER.parse([claim, premise])
    assert told_of_the_rest(mine, theirs, bind(mine).items[0]) is told


SKIS = "Skis are brought back within 3 days; otherwise a fee of £9 is due."
BERTHS = "A berth is cancelled at least 48 hours before, or else the deposit is lost."


@pytest.mark.parametrize(
    ("claim", "premise", "charged"),
    [
        ("If skis are brought back after 2 days, a fee of £9 is due.", SKIS, True),
        ("If skis are brought back after 5 days, a fee of £9 is due.", SKIS, False),
        ("If skis are brought back after 2 days, no fee of £9 is due.", SKIS, False),
        ("If skis are brought back after 2 days, a fee of £4 is due.", SKIS, False),
        ("Skis can be brought back after 2 days.", SKIS, False),
        ("If you cancel the berth 60 hours before, the deposit is lost.", BERTHS, True),
        ("If you cancel the berth 20 hours before, the deposit is lost.", BERTHS, False),
        ("If you cancel 60 hours before, £9 is due.", f"{BERTHS} {SKIS}", False),
    ],
)
def test_what_is_otherwise_is_not_so_for_what_keeps_the_limit(
    claim: str, premise: str, charged: bool
) -> None:
    mine, theirs = PARSER.parse([claim, premise])
    found = charged_for_keeping(mine, theirs, bind(mine).items[0])
    assert (found is not None and found.outcome is Outcome.CONFLICT) is charged


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        ("Orders of more than 800 need a signature of the head.", Outcome.MATCH),
        ("Orders of more than 800 are made by the clerk.", Outcome.MISSING),
        ("Orders of more than 300 need a signature of the head.", Outcome.MISSING),
    ],
)
def test_the_rest_may_be_told_as_a_range(claim: str, expected: Outcome) -> None:
    assert check_quantities(*PARSER.parse([claim, ORDERS])).outcome is expected


def test_the_rest_is_heard_before_the_limit() -> None:
    repairs = "Repairs up to $300 are ordered by the caretaker, larger ones also by the owner."
    for claim, expected in (
        ("A repair of $450 is ordered by the caretaker and the owner.", Outcome.MATCH),
        ("A repair of $450 is ordered by the caretaker.", Outcome.CONFLICT),
        ("A repair of $450 is ordered by the caretaker alone.", Outcome.CONFLICT),
    ):
        assert check_quantities(*PARSER.parse([claim, repairs])).outcome is expected
