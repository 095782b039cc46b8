"""A list of bands has a value for each, and not that of another for any."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.clauses.reading import joined
from agent.judge.quantities.cases.graded.series import in_series
from agent.judge.quantities.check import check_quantities
from tests.trees import PARSER

MATCH, MISSING, CONFLICT = Outcome.MATCH, Outcome.MISSING, Outcome.CONFLICT
SYRUP = (
    "Cough syrup",
    "4 months to 11 months: 20 mg twice a day",
    "1 to 3 years: 45 mg twice a day",
    "4 to 9 years: 80 mg twice a day",
    "From 10 years: 130 mg twice a day",
)
BOATS = "Moorings: under 6 m 40 euros, from 6 to 9 m 65 euros, from 10 to 14 m 90 euros."
WEIGHTS = "Foals under 60 kg get 7 g, from 60 to 90 kg 11 g, from 91 to 140 kg 16 g."
BEHIND = "The dose is 7 g under 60 kg, 11 g from 60 to 90 kg, 16 g from 91 to 140 kg."
LESSONS = ("Fencing:", "6 to 8 years: 25 minutes", "9 to 12 years: 40 minutes")
WAGES = "In the first term they earn £300, in the second to fourth term £450, from the fifth none."
ADULTS = "In emergencies, from 16 years, 9 ml is injected."


def outcome(claim: str, *premise: str) -> Outcome:
    (asked, *parts) = PARSER.parse([claim, *premise])
    return check_quantities(asked, joined(parts)).outcome


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("A 2-year-old takes 45 mg of syrup.", SYRUP),
        ("An 8-month-old takes 20 mg of syrup.", SYRUP),
        ("A one-year-old takes 45 mg of syrup.", SYRUP),
        ("Someone aged 30 takes 130 mg of syrup.", SYRUP),
        ("A boat of 7 m pays 65 euros.", (BOATS,)),
        ("A foal of 75 kg gets 11 g.", (WEIGHTS,)),
        ("A foal of 100 kg gets 16 g.", (BEHIND,)),
        ("A 7-year-old has 25 minutes of fencing.", LESSONS),
        ("In the third term they earn £450.", (WAGES,)),
        ("In emergencies a 20-year-old is injected 9 ml.", (ADULTS,)),
    ],
)
def test_the_value_of_its_own_band_is_so(claim: str, premise: tuple[str, ...]) -> None:
    assert outcome(claim, *premise) is MATCH


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("A 2-year-old takes 80 mg of syrup.", SYRUP),
        ("An 8-month-old takes 45 mg of syrup.", SYRUP),
        ("Someone aged 6 takes 130 mg of syrup.", SYRUP),
        ("Children from 4 to 9 years take 130 mg of syrup.", SYRUP),
        ("A boat of 5 m pays 65 euros.", (BOATS,)),
        ("A foal of 50 kg gets 11 g.", (WEIGHTS,)),
        ("A foal of 75 kg gets 16 g.", (WEIGHTS,)),
        ("A foal of 75 kg gets 16 g.", (BEHIND,)),
        ("A 10-year-old has 25 minutes of fencing.", LESSONS),
        ("In the first term they earn £450.", (WAGES,)),
    ],
)
def test_that_of_another_band_conflicts(claim: str, premise: tuple[str, ...]) -> None:
    assert outcome(claim, *premise) is CONFLICT


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("A 2-year-old takes 80 mg of syrup.", SYRUP[3:4]),
        ("A 2-year-old takes 130 mg of syrup.", SYRUP[3:]),
        ("A boat of 20 m pays 90 euros.", (BOATS,)),
        ("In emergencies a 12-year-old is injected 9 ml.", (ADULTS,)),
    ],
)
def test_what_is_told_of_other_bands_alone_is_missing(claim: str, premise: tuple[str, ...]) -> None:
    assert outcome(claim, *premise) is MISSING


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The syrup comes in bottles of 80 mg.", SYRUP),
        ("A 2-year-old takes 80 mg of syrup.", (*SYRUP, "In a crisis all ages take 80 mg.")),
        ("The 2-year lease costs 65 euros.", (BOATS,)),
        ("Sales rose to 9 m.", ("Sales rose from 6 to 9 m, costs from 3 to 4 m.",)),
        ("A 2-year-old takes 80 mg.", ("From 4 years ago the price of 80 mg was fixed.",)),
    ],
)
def test_without_a_case_or_a_series_nothing_follows(claim: str, premise: tuple[str, ...]) -> None:
    (asked, *parts) = PARSER.parse([claim, *premise])
    found = in_series(asked, joined(parts)).values()
    assert not {f.outcome for f in found} & {CONFLICT, MISSING}


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("A letter of 7 kg costs €12.", "Letters up to 1 kg cost €3, crates up to 10 kg €12."),
        ("In June sales fell 7%.", "In May sales fell up to 5%, in June up to 8%."),
        ("The fine is $600 for 3 nights.", "It is up to $500 for 1 night and up to $2,000 for 3."),
    ],
)
def test_limits_of_several_things_are_no_bands_of_one(claim: str, premise: str) -> None:
    (asked, offered) = PARSER.parse([claim, premise])
    assert in_series(asked, offered) == {}
