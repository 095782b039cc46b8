"""A rule for all beyond a limit holds of a narrower range, and not of all in a wider one."""

import pytest

from agent.judge.unfolding.graded.narrowed import in_its_range
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
ORDERS = "Orders under £25 are subject to a handling fee of £3."
PLACES = "Deliveries to places more than 50 km away cost an extra £12."
SHIFTS = "A night supplement is paid for shifts longer than six hours."
SHARE = "Employees over 55 make up 20% of the staff."
DEPOSITS = "Deposits of at least £100 are required."
SEARCH = "We look for candidates with more than five years' experience."
SAVINGS = "Applicants need proof of savings of at least £2,000."
CARRIED = "Up to 10 unused days may be carried over."
LEAVE = "Unused leave of up to 8 days may be carried over until 31 March."
NURSES = "On each ward at least 2 nurses are on duty."
FEES = "Fees of up to 300 euros are charged."


@pytest.mark.parametrize(
    ("text", "claim", "own"),
    [
        (ORDERS, ORDERS.replace("25", "10"), ORDERS.replace("25", "10")),
        (
            ORDERS,
            "All orders under £40 are subject to a handling fee of £3.",
            f"{ORDERS} This does not apply to all orders under £40.",
        ),
        (PLACES, PLACES.replace("50", "80"), PLACES.replace("50", "80")),
        (SHIFTS, SHIFTS.replace("six", "eight"), SHIFTS.replace("six", "eight")),
        (ORDERS, "Orders under £10 are subject to a handling fee of £4.", ORDERS),
        (SHARE, SHARE.replace("55", "60"), SHARE),
        (DEPOSITS, DEPOSITS.replace("100", "200"), DEPOSITS),
        (SEARCH, SEARCH.replace("five", "ten"), SEARCH),
        (SAVINGS, SAVINGS.replace("2,000", "3,000"), SAVINGS),
        (CARRIED, CARRIED.replace("10", "5"), CARRIED),
        (LEAVE, LEAVE.replace("8", "5"), LEAVE),
        (NURSES, NURSES.replace("2", "3"), NURSES),
        (FEES, FEES.replace("300", "200"), FEES),
    ],
)
def test_a_rule_is_told_of_the_range_of_a_claim(text: str, claim: str, own: str) -> None:
    assert in_its_range(*PARSER.parse([text, claim], entities=False)) == own
