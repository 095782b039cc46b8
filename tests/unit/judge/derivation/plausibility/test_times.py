"""Numbers of the times that a claim names bear it out, those of other times do not."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.derivation.check import check_derived
from agent.models.parser import SpacyParser

PARSER = SpacyParser()

SNOW = (
    "Station: Hochalm; Snow 2020 (cm): 780; Snow 2021 (cm): 812; Snow 2022 (cm): 705\n"
    "Station: Brenn; Snow 2020 (cm): 250; Snow 2021 (cm): 310; Snow 2022 (cm): 480"
)
TAKINGS = "Item: Takings (€ million); Q4 2022: 8.41; Q4 2021: 7.92; Q3 2022: 8.63"
LOANS = "The library lent 52,300 books in 2021, 55,100 in 2022 and 58,900 in 2023."
FARES = "The fare is €84 in April, €96 in June and €131 in July."
POLL = "Support was 61% in 2015, 64% in 2019 and 58% in 2023."
MILL = "Output was 640 tonnes in 2021. In 2022 it was 700 tonnes. In 2023 it fell to 655 tonnes."
TRIAL = "Mean weight was 92.4 kg at baseline, against 88.1 kg at week 12."
VISITS = (
    "At baseline the mean weight was 92.4 kg; at week 12 it was 88.1 kg "
    "and at week 24 it was 85.0 kg."
)
WEEKS = "Outcome: Waist (cm); Baseline: 104; Week 12: 101; Week 24: 99"
TICKET = "In 2023 the ticket rose from €2.40 to €2.70."
SINCE = "Since 2019 rents have risen from €400 to €460."
TOWNS = (
    "The north plant made 640 tonnes in 2022 and 700 tonnes in 2023; "
    "the south plant made 480 tonnes in 2022 and 455 tonnes in 2023."
)

FOLLOWS = [
    (SNOW, "Snow at Brenn rose by 170 cm between 2021 and 2022."),
    (SNOW, "Snow at Brenn rose by 230 cm from 2020 to 2022."),
    (SNOW, "Snow at Hochalm fell by 107 cm in 2022."),
    (SNOW, "Snow at Hochalm fell by 13.2% between 2021 and 2022."),
    (SNOW, "In 2022 Hochalm and Brenn together had 1,185 cm of snow."),
    (TAKINGS, "Takings were €0.49 million higher than a year earlier."),
    (TAKINGS, "Takings were €0.22 million lower than in the third quarter of 2022."),
    (LOANS, "Lending rose by 3,800 books in 2023."),
    (LOANS, "Lending rose by 6,600 books between 2021 and 2023."),
    (LOANS, "By 2023 lending had risen by 6,600 books."),
    (LOANS, "In 2022 lending was 2,800 books higher than a year earlier."),
    (LOANS, "Compared with 2021, lending rose by 6,600 books."),
    (LOANS, "Lending rose by 6,600 books."),
    (FARES, "From June to July the fare rises by €35."),
    (POLL, "Support fell by six percentage points in 2023."),
    (MILL, "Output fell by 45 tonnes in 2023."),
    (TRIAL, "Mean weight fell by 4.3 kg."),
    (VISITS, "Mean weight fell by 3.1 kg between week 12 and week 24."),
    (VISITS, "Mean weight fell by 7.4 kg between baseline and week 24."),
    (WEEKS, "Waist fell by 2 cm between week 12 and week 24."),
    (WEEKS, "Waist fell by 5 cm between baseline and week 24."),
    (TICKET, "The ticket rose by €0.30 in 2023."),
    (SINCE, "Rents have risen by €60 since 2019."),
    (TOWNS, "In 2023 the north plant made 245 tonnes more than the south plant."),
]

OF_OTHER_TIMES = [
    (SNOW, "Snow at Brenn rose by 230 cm between 2021 and 2022."),
    (SNOW, "Snow at Brenn rose by 170 cm in 2021."),
    (SNOW, "Snow at Brenn rose by 230 cm in 2022."),
    (SNOW, "Snow at Brenn fell by 170 cm between 2021 and 2022."),
    (SNOW, "Snow at Hochalm fell by 13.2% between 2020 and 2022."),
    (SNOW, "Snow at Hochalm rose by 170 cm between 2021 and 2022."),
    (SNOW, "In 2021 Hochalm and Brenn together had 1,185 cm of snow."),
    (TAKINGS, "Takings rose by €0.49 million from Q3 2022 to Q4 2022."),
    (TAKINGS, "Takings were €0.49 million higher than in the third quarter of 2022."),
    (TAKINGS, "Takings were €0.22 million lower than a year earlier."),
    (TAKINGS, "Takings were €0.49 million lower than a year earlier."),
    (LOANS, "Lending rose by 2,800 books in 2023."),
    (LOANS, "Lending rose by 2,800 books between 2021 and 2023."),
    (LOANS, "In 2023 lending was 2,800 books higher than a year earlier."),
    (LOANS, "Compared with 2022, lending rose by 6,600 books."),
    (LOANS, "Lending rose by 2,800 books."),
    (LOANS, "The library lost 3,800 books between 2022 and 2023."),
    (FARES, "From June to July the fare rises by €47."),
    (POLL, "Support fell by three percentage points between 2015 and 2019."),
    (POLL, "Support fell by three percentage points in 2023."),
    (MILL, "Output rose by 15 tonnes in 2023."),
    (TRIAL, "Mean weight rose by 4.3 kg."),
    (VISITS, "Mean weight fell by 3.1 kg between baseline and week 12."),
    (VISITS, "Mean weight rose by 7.4 kg between baseline and week 24."),
    (WEEKS, "Waist fell by 2 cm between baseline and week 12."),
    (WEEKS, "Waist fell by 5 cm between baseline and week 12."),
    (WEEKS, "Waist fell by 5 cm between week 12 and week 24."),
    (TICKET, "The ticket rose by €0.30 in 2022."),
    (TOWNS, "In 2023 the north plant made 160 tonnes more than the south plant."),
    (TOWNS, "The output of the south plant rose by 60 tonnes between 2022 and 2023."),
]


def outcome(premise: str, claim: str) -> Outcome | None:
    parsed = PARSER.parse([claim, premise])
    finding = check_derived(parsed[0], parsed[1])
    return finding.outcome if finding else None


@pytest.mark.parametrize(("premise", "claim"), FOLLOWS)
def test_numbers_of_the_times_that_a_claim_names_bear_it_out(premise: str, claim: str) -> None:
    assert outcome(premise, claim) is Outcome.MATCH


@pytest.mark.parametrize(("premise", "claim"), OF_OTHER_TIMES)
def test_numbers_of_other_times_do_not(premise: str, claim: str) -> None:
    assert outcome(premise, claim) is not Outcome.MATCH
