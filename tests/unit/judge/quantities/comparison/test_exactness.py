"""Exact values of a claim against bounds and round figures of the evidence."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.judge.quantities.reading.extract import quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def outcome(claim: str, premise: str) -> Outcome:
    first, second = PARSER.parse([claim, premise])
    return check_quantities(first, second).outcome


FEE = "The fee is 90 euros."
NOT_EXACT = [
    (FEE, "The fee is at least 90 euros."),
    (FEE, "The fee is 90 euros or more."),
    (FEE, "The fee is more than 90 euros."),
    (FEE, "The fee is less than 90 euros."),
    (FEE, "The fee is up to 90 euros."),
    (FEE, "The fee is between 90 and 120 euros."),
    (FEE, "The fee is about 90 euros."),
    (FEE, "The fee is nearly 90 euros."),
    (FEE, "The fee is from 90 euros."),
    (FEE, "The fee starts at 90 euros."),
    ("Tickets cost £6.", "Tickets from £6."),
    ("A room costs €80 a night.", "Rooms available from €80 a night."),
    ("The course lasts 30 days.", "The course lasts over 30 days."),
    ("The repair takes five days.", "The repair is done within five days."),
    ("The plant has exactly 200 workers.", "The plant has about 200 workers."),
    ("The plant has 200 workers.", "The plant has at least 200 workers."),
    ("Offenders face a fine of 500 euros.", "Offenders face a fine of up to 500 euros."),
    ("The grid will lose 20% of its power.", "The grid will lose as much as 20% of its power."),
    ("The dose is 5 mg.", "The dose is more than 5 mg."),
    ("The large plant has 200 workers.", "The large plant has at least 200 workers."),
    ("The fee is 90 euros from May.", "From May, the fee is at least 90 euros."),
]
AS_MUCH = [
    (FEE, "The fee is 90 euros."),
    ("The minimum is 90 euros.", "You pay at least 90 euros."),
    ("The limit is 30 days.", "Guests stay up to 30 days."),
    ("The fee is at least 90 euros.", "The fee is 90 euros or more."),
    ("The fee is about 90 euros.", "The fee is around 90 euros."),
    ("Fees start at 90 euros.", "The fee is from 90 euros."),
    ("Rooms are from €80 a night.", "A room costs €80 a night."),
    ("The fee is up to 90 euros.", "The fee is 90 euros."),
    ("Guests may stay 30 days.", "Guests may stay up to 30 days."),
    ("The hall seats 200 people.", "The hall seats up to 200 people."),
    ("A password must have 12 characters.", "A password must have at least 12 characters."),
    ("You have 14 days to send it back.", "Goods can be sent back within 14 days."),
    ("The 14 days start on delivery.", "It may be sent back within 14 days of delivery."),
    ("The 28-day notice may be shortened.", "Notice is at least 28 days; it may be shortened."),
    ("The notice period is 28 days.", "Notice of at least 28 days must be given."),
    ("The ages range from 5 to 9 years.", "The children are between 5 and 9 years old."),
    ("An order of $50 ships free.", "Orders of $50 or more ship free."),
    ("None is meant for water hotter than 35 °C.", "It is meant for water up to 35 °C."),
    ("The price rose from £6 to £8.", "The price rose from £6 to £8."),
    ("Sales were £5 million in 2022.", "Sales were £8 million, up from £5 million in 2022."),
    ("The oven reaches 90 °C.", "The oven heats up to 90 °C."),
    ("The cheapest tickets cost £6.", "Tickets from £6."),
    ("The pensioner has passed the age of 65.", "The pensioner is over 65."),
]


@pytest.mark.parametrize(("claim", "premise"), NOT_EXACT)
def test_a_bound_or_a_round_figure_states_no_exact_value(claim: str, premise: str) -> None:
    assert outcome(claim, premise) in (Outcome.MISSING, Outcome.CONFLICT)


@pytest.mark.parametrize(("claim", "premise"), AS_MUCH)
def test_what_says_no_more_than_the_bound_is_stated(claim: str, premise: str) -> None:
    assert outcome(claim, premise) in (Outcome.MATCH, Outcome.NONE)


@pytest.mark.parametrize("price", ["£8", "£6.50"])
def test_a_dearer_price_may_be_one_of_those_from_the_lowest(price: str) -> None:
    assert outcome(f"Tickets cost {price}.", "Tickets from £6.") is Outcome.MISSING


@pytest.mark.parametrize(
    ("text", "bound"),
    [
        ("Tickets from £6.", "at least"),
        ("Prices start at £6.", "at least"),
        ("Entry: from £6", "at least"),
        ("Tickets from £6 to £9.", ""),
        ("Prices rose from £6.", ""),
        ("Profit was down from £6.", ""),
        ("They start at 6.", ""),
    ],
)
def test_the_lowest_of_several_prices(text: str, bound: str) -> None:
    (parsed,) = PARSER.parse([text])
    assert quantities(parsed)[0].bound == bound


HUGE = "9" * 310


@pytest.mark.parametrize(
    "number", [HUGE, f"{HUGE}{'0' * 320}", "5 × 10^400", "10^400", f"10^{'9' * 5000}", f"{HUGE}.5"]
)
def test_a_number_beyond_all_measure_is_no_other(number: str) -> None:
    claim = f"The annual fee of the club is {number} euros."
    assert outcome(claim, "The annual fee of the club is 90 euros.") is Outcome.CONFLICT
    assert outcome("The annual fee of the club is 90 euros.", claim) is Outcome.CONFLICT
    assert outcome(claim, claim.replace("9", "8").replace("5 ×", "6 ×")) is Outcome.MISSING
    assert outcome(claim.replace("is", "is at least"), claim) is not Outcome.CONFLICT


PREMIUM = "Late changes will not raise the premium by more than 8%."
PAUSE = "A short day does not shorten the pause by more than ten minutes."
RADIOS = "At the end of May 63 per cent of boats had a radio; the aim for December is 80 per cent."
TURNED = [
    ("Late changes raise the premium by 8% at most.", PREMIUM, Outcome.MATCH),
    ("Late changes raise the premium by 12% at most.", PREMIUM, Outcome.CONFLICT),
    ("Late changes raise the premium by more than 8%.", PREMIUM, Outcome.CONFLICT),
    ("On a short day the pause is cut by at most ten minutes.", PAUSE, Outcome.MATCH),
    ("On a short day the pause is cut by at most twenty minutes.", PAUSE, Outcome.CONFLICT),
    ("At the end of May a good six boats in ten had a radio.", RADIOS, Outcome.MATCH),
    ("At the end of May a good seven boats in ten had a radio.", RADIOS, Outcome.CONFLICT),
]


@pytest.mark.parametrize(("claim", "premise", "expected"), TURNED)
def test_a_change_by_no_more_is_one_by_so_much_at_most(
    claim: str, premise: str, expected: Outcome
) -> None:
    assert outcome(claim, premise) is expected
