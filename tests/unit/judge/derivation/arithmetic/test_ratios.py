"""Ratios that tell a change in per cent, and shares of a total that comes in thousands."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.derivation.check import check_derived
from agent.models.parser import SpacyParser

PARSER = SpacyParser()

HAZARD = "The risk of relapse was lower with Norvex (hazard ratio 0.60; 95% CI 0.48 to 0.75)."
GROUP = "Attacks were rarer than with placebo in the 50 mg group (rate ratio 0.71)."
TWO = (
    "In the vaccine group infections were rarer (relative risk 0.35) "
    "and so were admissions (relative risk 0.20)."
)
ODDS = "Falls were more common with the sedative (odds ratio 1.50)."
NIGHT = "Accidents were more frequent at night, with a rate ratio of 1.25."
SHARE = "Women made up 62% of the 1,204 members; 14% of all were students."
FOLLOWS = [
    (HAZARD, "Norvex reduced the risk of relapse by 40%."),
    (GROUP, "The 50 mg dose cut attacks by 29% compared with placebo."),
    (TWO, "The vaccine reduced infections by 65%."),
    (TWO, "The vaccine reduced admissions by 80%."),
    (NIGHT, "Accidents were 25% more frequent at night."),
    (SHARE, "About 746 members were women."),
    (SHARE, "Roughly 750 members were women."),
]
OTHERWISE = [
    (HAZARD, "Norvex reduced the risk of relapse by 60%."),
    (HAZARD, "Norvex increased the risk of relapse by 40%."),
    (GROUP, "The 50 mg dose cut attacks by 71% compared with placebo."),
    (GROUP, "The 50 mg dose raised attacks by 29% compared with placebo."),
    (TWO, "The vaccine reduced infections by 80%."),
    (ODDS, "The sedative raised the number of falls by 50%."),
    (NIGHT, "Accidents were 25% less frequent at night."),
    (SHARE, "About 640 members were women."),
]


def outcome(premise: str, claim: str) -> Outcome | None:
    parsed = PARSER.parse([claim, premise])
    finding = check_derived(parsed[0], parsed[1])
    return finding.outcome if finding else None


@pytest.mark.parametrize(("premise", "claim"), FOLLOWS)
def test_a_ratio_tells_a_change_and_a_share_a_number(premise: str, claim: str) -> None:
    assert outcome(premise, claim) is Outcome.MATCH


@pytest.mark.parametrize(("premise", "claim"), OTHERWISE)
def test_it_tells_no_other_one(premise: str, claim: str) -> None:
    assert outcome(premise, claim) is not Outcome.MATCH


def test_an_amount_beside_a_ratio_is_no_level_of_it() -> None:
    assert outcome(GROUP, "The 50 mg dose cut attacks by 45% compared with placebo.") is None
