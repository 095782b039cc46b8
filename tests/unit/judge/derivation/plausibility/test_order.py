"""Which way a computed number runs."""

import pytest

from agent.domain.finding import Finding, Outcome
from agent.judge.derivation.check import check_derived
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def derived(claim: str, *premises: str) -> Finding | None:
    parsed = PARSER.parse([claim, *premises])
    return check_derived(parsed[0], parsed[1:])


DIRECTED: dict[str, tuple[Outcome | None, str, str]] = {
    "a rise from the earlier year": (
        Outcome.MATCH,
        "Output of the mill rose by a quarter.",
        "Output of the mill was 64 tonnes in 2021 and 80 tonnes in 2022.",
    ),
    "the rise told as a fall": (
        Outcome.CONFLICT,
        "Output of the mill fell by 20%.",
        "Output of the mill was 64 tonnes in 2021 and 80 tonnes in 2022.",
    ),
    "the later year first": (
        Outcome.MATCH,
        "Output of the mill rose by a quarter.",
        "Output of the mill was 80 tonnes in 2022 and 64 tonnes in 2021.",
    ),
    "the year before in brackets": (
        Outcome.MATCH,
        "Output of the mill fell by 20%.",
        "Output of the mill was 64 tonnes (previous year: 80 tonnes).",
    ),
    "no rise over the one in brackets": (
        None,
        "Output of the mill rose by a quarter.",
        "Output of the mill was 64 tonnes (previous year: 80 tonnes).",
    ),
    "years in the keys of a row": (
        Outcome.CONFLICT,
        "Visitors rose by 10%.",
        "Visitors 2023: 550; Visitors 2024: 500; Ticket: €4",
    ),
    "how far it rose": (
        Outcome.MATCH,
        "Tolls went up by £4,000 to £19,000.",
        "Tolls rose from £15,000 to £19,000.",
    ),
    "no range of how far": (
        Outcome.CONFLICT,
        "Tolls went up by £3,000 to £19,000.",
        "Tolls rose from £15,000 to £19,000.",
    ),
    "farther than it rose": (
        Outcome.CONFLICT,
        "Tolls went up by £5,000 to £19,000.",
        "Tolls rose from £15,000 to £19,000.",
    ),
    "who has more": (
        Outcome.MATCH,
        "Tolls exceeded fares by £4,000.",
        "The bridge took £19,000 in tolls and £15,000 in fares.",
    ),
    "who has less": (
        Outcome.CONFLICT,
        "Fares exceeded tolls by £4,000.",
        "The bridge took £19,000 in tolls and £15,000 in fares.",
    ),
    "the sides that are compared": (
        Outcome.MATCH,
        "Adults pay £6.50 more than children.",
        "Adults pay £12.50 (members £10) and children £6 (members £4.50).",
    ),
    "two numbers of one side": (
        None,
        "Adults pay £2.50 more than children.",
        "Adults pay £12.50 (members £10) and children £6 (members £4.50).",
    ),
    "of another one than is named": (
        None,
        "The Gamma is 150 g heavier than the Beta.",
        "The Alpha weighs 1,240 g and the Beta weighs 1,090 g.",
    ),
    "two numbers of the one side that is named": (
        None,
        "Shops paid 3.5 cents less than households.",
        "Shops paid 18.2 cents per kWh in 2023 and 21.7 cents in 2022.",
    ),
    "an earlier number of the same": (
        Outcome.MATCH,
        "Shops paid 3.5 cents less than a year earlier.",
        "Shops paid 18.2 cents per kWh in 2023 and 21.7 cents in 2022.",
    ),
    "a verb on both sides": (
        None,
        "Households paid 13.2 cents less than shops in 2023.",
        "Household prices were 31.4 cents in 2023. Shops paid 18.2 cents.",
    ),
    "a comparative unknown to the parser": (
        None,
        "The new lease is £150 dearer than the old one.",
        "The old lease cost £1,250 a month; the new one costs £1,100.",
    ),
    "years as the names of rows": (
        Outcome.MATCH,
        "The fee was €5 higher in 2023 than in 2021.",
        "Year: 2021; Members: 340; Fee (€): 30\nYear: 2022; Members: 365; Fee (€): 32\n"
        "Year: 2023; Members: 352; Fee (€): 35",
    ),
    "who is exceeded": (
        Outcome.MATCH,
        "Fares were exceeded by tolls by £4,000.",
        "The bridge took £19,000 in tolls and £15,000 in fares.",
    ),
}


@pytest.mark.parametrize("name", DIRECTED)
def test_which_way_a_difference_runs(name: str) -> None:
    expected, claim, evidence = DIRECTED[name]
    finding = derived(claim, evidence)
    assert (finding and finding.outcome) is expected


MULTIPLIED: dict[str, tuple[Outcome | None, str, str]] = {
    "what was cut to half did not double": (
        Outcome.CONFLICT,
        "The dose was doubled.",
        "The dose was cut from 10 mg to 5 mg.",
    ),
    "but was halved": (
        Outcome.MATCH,
        "The dose was halved.",
        "The dose was cut from 10 mg to 5 mg.",
    ),
    "what doubled did not triple": (
        Outcome.CONFLICT,
        "The rent tripled.",
        "The rent went up from €400 to €800.",
    ),
    "nor was it halved": (
        Outcome.CONFLICT,
        "The rent was halved.",
        "The rent went up from €400 to €800.",
    ),
    "by the years": (
        Outcome.CONFLICT,
        "The number of pupils was halved between 2012 and 2022.",
        "The school had 300 pupils in 2012 and 620 in 2022.",
    ),
    "twice as many as before": (
        Outcome.CONFLICT,
        "There were twice as many infections after the new rule.",
        "Infections fell from 24 a month to 12 a month after the new rule.",
    ),
    "half as many as before": (
        Outcome.MATCH,
        "There were half as many infections after the new rule.",
        "Infections fell from 24 a month to 12 a month after the new rule.",
    ),
    "a third of the first, not of the last": (
        Outcome.CONFLICT,
        "The number of goals fell to a third.",
        "The team scored 10 goals last season and 30 goals this season.",
    ),
    "a group that almost doubled": (
        None,
        "The group almost doubled.",
        "The group grew from 6 members to 11 members.",
    ),
    "one that did not": (
        None,
        "The group did not triple.",
        "The group grew from 6 members to 11 members.",
    ),
    "two numbers of different things": (
        None,
        "Output tripled.",
        "Output of the old plant is 60 tonnes and output of the new plant 90 tonnes.",
    ),
    "another time": (
        None,
        "Output tripled between 2015 and 2018.",
        "Output rose from 60 tonnes in 2001 to 90 tonnes in 2005.",
    ),
}


@pytest.mark.parametrize(("outcome", "claim", "premise"), MULTIPLIED.values(), ids=MULTIPLIED)
def test_a_multiple_runs_as_the_evidence_does(
    outcome: Outcome | None, claim: str, premise: str
) -> None:
    found = derived(claim, premise)
    assert (found.outcome if found else None) == outcome
