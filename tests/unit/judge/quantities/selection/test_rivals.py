"""Which number of the evidence is meant, and which is a rival of it."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def outcome(claim: str, premise: str, tolerance: float = 0.0) -> Outcome:
    parsed = PARSER.parse([claim, premise])
    return check_quantities(parsed[0], parsed[1], tolerance).outcome


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        # what is near one number of the claim belongs to that number
        ("He cut twenty pages and put back ninety.", "He cut ninety pages; he put back twenty.",
         Outcome.CONFLICT),
        ("He cut ninety pages and put back twenty.", "He cut ninety pages; he put back twenty.",
         Outcome.MATCH),
        ("On average a claim paid £2,315.",
         "The average payout was £2,315 and the largest single claim £186,000.", Outcome.MATCH),
        ("The largest claim was £2,315.",
         "The average payout was £2,315 and the largest single claim £186,000.", Outcome.CONFLICT),
        ("Lower-valley cheese goes on sale after five months.",
         "Cheese from the upper valley is aged for 14 months; that of the lower valley is sold "
         "after five.", Outcome.MATCH),
        ("Lower-valley cheese goes on sale after 14 months.",
         "Cheese from the upper valley is aged for 14 months; that of the lower valley is sold "
         "after five.", Outcome.CONFLICT),
        ("Her second novel sold 21,000 copies.", "Her first novel sold 14,000 copies.",
         Outcome.MISSING),
        ("Her first novel sold 21,000 copies.", "Her first novel sold 14,000 copies.",
         Outcome.CONFLICT),
        # bounds of times of day
        ("It is out no later than 6 p.m.", "It is out no later than 6 p.m.", Outcome.MATCH),
        # exactness
        ("Turnout was exactly 61%.", "Turnout was about 61%.", Outcome.MISSING),
        ("Turnout was 61%.", "Turnout was about 61%.", Outcome.MISSING),
        # durations that cannot be values of one attribute
        ("Leave accrues at six hours a period between 3 and 15 years of service.",
         "You will earn 4 annual leave hours a period.", Outcome.MISSING),
        # periods and compound durations
        ("It is up to 12 weeks in a 12-month period.", "It is up to 12 weeks per 12 month period.",
         Outcome.MATCH),
        ("It was down for 3 h 20 min.", "It was down for 200 minutes.", Outcome.MATCH),
        # some are at least one
        ("At least one lamp was repaired.", "Some of the lamps were repaired.", Outcome.NONE),
        ("At least three lamps were mended.", "Some of the lamps were mended.", Outcome.MISSING),
        # the number beside another of the claim's, in brackets, inside of hours, what is left
        (
            "On Sundays the first ferry to Holm sails at 8:15.",
            "From 2 May the first ferry to Holm sails at 6:40, Mondays to Saturdays. On Sundays "
            "departure stays at 8:15.",
            Outcome.MATCH,
        ),
        (
            "Shore crew enter their dates in the planner two weeks ahead.",
            "Enter your dates in the planner at least six weeks ahead (two weeks for shore crew).",
            Outcome.MATCH,
        ),
        (
            "A unit of power costs 31 cents at 8 a.m.",
            "A unit of power costs 31 cents from 6 a.m. to 10 p.m.",
            Outcome.MATCH,
        ),
        (
            "One seat in ten stayed empty at the final.",
            "Nine tenths of the seats were filled at the final.",
            Outcome.MISSING,
        ),
        (
            "Gas use fell by 310 units.",
            "Gas use fell from 480 to 310 units.",
            Outcome.MISSING,
        ),
        (
            "Gas use fell to 310 units.",
            "Gas use fell from 480 to 310 units.",
            Outcome.MATCH,
        ),
        (
            "Trains ran to the works after 1967.",
            "Trains ran to the works until 1994.",
            Outcome.NONE,
        ),
        # but not where the claim names the other's subject, option or limits
        (
            "The child ticket costs €15 and is valid for two days.",
            "The child ticket costs €9. The family ticket costs €15 and is valid for two days.",
            Outcome.CONFLICT,
        ),
        (
            "In 2023 plan A cost $12 a month.",
            "Plan A costs $10 a month. In 2023 plan B cost $12 a month.",
            Outcome.CONFLICT,
        ),
        (
            "The Oslo plant made 15 pumps in the first half of the year.",
            "The Oslo plant made 12 pumps. The Bergen plant made 15 pumps in the first half of "
            "the year.",
            Outcome.CONFLICT,
        ),
        (
            "Staff in Oslo may take up to 5 days.",
            "Staff in Oslo may take up to 3 days. Staff in Bergen may take up to 5 days.",
            Outcome.CONFLICT,
        ),
        (
            "Hale received 3,418 votes, and Moss won by 212 votes.",
            "Moss received 3,418 votes and Hale 3,206.",
            Outcome.CONFLICT,
        ),
        (
            "Of the staff in Oslo, 35% work from home.",
            "In Oslo 65% of the staff work from home, in Bergen 35%.",
            Outcome.CONFLICT,
        ),
        (
            "60% of the voters backed the plan.",
            "40% of the voters backed the plan.",
            Outcome.CONFLICT,
        ),
        (
            "A unit of power costs 31 cents from 11 p.m. to 11:30 p.m.",
            "A unit of power costs 31 cents from 10 p.m. to 11:30 p.m.",
            Outcome.CONFLICT,
        ),
        (
            "The shop opens at 11 a.m.",
            "The shop is open from 9 a.m. to 5 p.m.",
            Outcome.CONFLICT,
        ),
        (
            "The fountain was dry in 2010.",
            "The fountain was dry between April and July 2019.",
            Outcome.CONFLICT,
        ),
    ],
)  # fmt: skip
def test_which_number_is_meant(claim: str, premise: str, expected: Outcome):
    assert outcome(claim, premise) is expected


POLL = "In the poll 32.9% of members chose option B and 41.0% option A."


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        ("About a third of members chose option B.", Outcome.MATCH),
        ("About a third of members chose option A.", Outcome.CONFLICT),
    ],
)
def test_letters_tell_options_apart(claim: str, expected: Outcome):
    assert outcome(claim, POLL) is expected


@pytest.mark.parametrize(
    ("premise", "opposed"),
    [
        ("Crews accepted the deal; it is worth 4.5% over two years.", "4.5%"),
        ("Crews accepted the deal; it is worth 4.5% to 5% over two years.", ""),
        ("Profits rose by 4.5% over two years.", ""),
    ],
)
def test_another_source_may_give_the_claims_value_in_words_of_its_own(
    premise: str, opposed: str
) -> None:
    claim = "The accepted deal gives flight crews 6% over two years."
    assert check_quantities(*PARSER.parse([claim, premise])).opposed == opposed


@pytest.mark.parametrize(("billed", "expected"), [(28, Outcome.MATCH), (30, Outcome.MISSING)])
def test_the_kind_of_thing_that_a_claim_names_too_is_no_rival(billed: int, expected: Outcome):
    claim = "You spend most of your time on paid work, which is 28 hours in a 35-hour week."
    premise = f"In a given 35-hour week, the aim is to bill at least {billed} hours to paid work."
    assert outcome(claim, premise) is expected


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        ("Skaters pay nine euros an hour for the rink after that.", Outcome.MISSING),
        ("Skaters pay nine euros an hour for the rink.", Outcome.CONFLICT),
    ],
)
def test_what_holds_after_that_has_no_rival(claim: str, expected: Outcome):
    assert outcome(claim, "Skaters pay six euros an hour for the rink.") is expected


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        (
            "Orrin Foods lost £9 million last year.",
            "Orrin Foods reported revenue of £212 million and a loss of £9 million.",
        ),
        (
            "Revenue in the third quarter of the year before was €58.9 million.",
            "Revenue in the third quarter was €61.3 million, up from €58.9 million a year earlier.",
        ),
        (
            "Foot passengers have until 20 minutes before sailing to check in.",
            "Passengers check in no later than 45 minutes before sailing with a car, and "
            "20 minutes before on foot.",
        ),
    ],
)
def test_a_second_object_shares_the_subject(claim: str, premise: str):
    assert outcome(claim, premise) is Outcome.MATCH


GLASSHOUSE = (
    "The gardener keeps the hall between 18 °C and 22 °C; for orchids the target is 24 °C to 26 °C."
)


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        ("The hall is kept at 18–22 °C, or at 24–26 °C for orchids.", Outcome.MATCH),
        ("The hall is kept at 24–26 °C, or at 18–22 °C for orchids.", Outcome.CONFLICT),
    ],
)
def test_what_two_numbers_of_a_claim_share_tells_them_not_apart(claim: str, expected: Outcome):
    assert outcome(claim, GLASSHOUSE) is expected


TOLD = [
    ("The fee for a child is 5 euros. The sauna costs 9 euros.", "sauna", "fee", "9", "5"),
    ("The fare for a bus is 3 euros. The ferry costs 7 euros.", "ferry", "fare", "7", "3"),
    ("The rent for the hall is 300 euros. The barn costs 80 euros.", "barn", "rent", "80", "300"),
    ("The toll for cars is 5 euros. Trucks pay 12 euros.", "trucks", "toll", "12", "5"),
    ("The fee for the sauna is 9 euros. A child pays 5 euros.", "child", "fee", "5", "9"),
    ("The charge for a locker is 2 euros. A towel costs 4 euros.", "towel", "charge", "4", "2"),
    ("The rent of a bike is 5 euros. The kayak costs 9 euros.", "kayak", "rent", "9", "5"),
    ("The wage of a clerk is 14 euros. A driver earns 17 euros.", "driver", "wage", "17", "14"),
]


@pytest.mark.parametrize(("premise", "thing", "attribute", "right", "wrong"), TOLD)
def test_a_verb_tells_the_attribute_of_its_subject(
    premise: str, thing: str, attribute: str, right: str, wrong: str
) -> None:
    for claim in ("For the {}, the {} is {} euros.", "The {1} for the {0} is {2} euros."):
        assert outcome(claim.format(thing, attribute, right), premise) is not Outcome.CONFLICT
        assert outcome(claim.format(thing, attribute, wrong), premise) is Outcome.CONFLICT


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("For the kayak, the deposit is 20 euros.",
         "The deposit for the bike is 50 euros. The kayak costs 20 euros."),
        ("For the film, the fine is 2 euros.",
         "The fine for late books is 5 euros. A film costs 2 euros."),
        ("For the guide, the refund is 30 euros.",
         "The refund for a ticket is 5 euros. The guide costs 30 euros."),
        ("For the course, the discount is 40 euros.",
         "The discount for pupils is 5 euros. The course costs 40 euros."),
        ("For the sauna, the deposit is 9 euros.",
         "The deposit of the sauna is 5 euros. The sauna costs 9 euros."),
    ],
)  # fmt: skip
def test_a_verb_tells_no_other_attribute(claim: str, premise: str) -> None:
    assert outcome(claim, premise) is Outcome.CONFLICT


WARD = "Ward: North; Beds in 2023: 20; Beds in 2024: 24; Distance in 2022: 1.3 km"


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        ("In 2022 the North ward had a distance of 1.3 km.", Outcome.MATCH),
        ("In 2023 the North ward had 20 beds.", Outcome.MATCH),
        ("In 2024 the North ward had 20 beds.", Outcome.CONFLICT),
        ("In 2024 the North ward had a distance of 1.3 km.", Outcome.CONFLICT),
    ],
)
def test_a_date_heads_the_column_of_the_other_number(claim: str, expected: Outcome):
    assert check_quantities(*PARSER.parse([claim, WARD])).outcome is expected


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        ("The second half of July costs you ten days.", Outcome.MATCH),
        ("The plants close in the last three weeks of July.", Outcome.CONFLICT),
    ],
)
def test_the_last_weeks_of_a_month_tell_only_when(claim: str, expected: Outcome):
    premise = "The plants close in the last two weeks of July. Ten days of leave are used for it."
    assert check_quantities(*PARSER.parse([claim, premise])).outcome is expected
