"""Two things compared by what the evidence gives of each, in prose or in the rows of a table."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.checked import Checked
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
DESKS = (
    "The walnut desk costs €420 and weighs 38 kg.",
    "The oak desk costs €420 and weighs 45 kg.",
    "The pine desk costs €180 and weighs 27 kg.",
)
PLANS = (
    "Plan: Basic; Price: €10; Users: 5; Storage: 10 GB",
    "Plan: Plus; Price: €20; Users: 5; Storage: 50 GB",
    "Plan: Pro; Price: €20; Users: 20; Storage: 200 GB",
)
WARDS = ("The ward has 24 beds.", "The clinic has 18 beds and 6 chairs.")
LEASES = ("The old lease runs for 5 years.", "The new lease runs for 3 years.")


def checked(claim: str, premise: tuple[str, ...]) -> Checked:
    parsed = PARSER.parse([claim, *premise])
    return check(parsed[0], parsed[1:], 0.0, frozenset())


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The walnut desk costs as much as the oak desk.", DESKS),
        ("The oak desk and the walnut desk cost the same.", DESKS),
        ("The pine desk is cheaper than the oak desk.", DESKS),
        ("The pine desk is cheaper than the oak desk and lighter.", DESKS),
        ("The pine desk is cheaper and lighter than the walnut desk.", DESKS),
        ("The oak desk weighs more than the walnut desk.", DESKS),
        ("Basic and Plus allow the same number of users.", PLANS),
        ("Plus costs as much as Pro.", PLANS),
        ("The Basic plan is cheaper than the Plus plan.", PLANS),
        ("Pro includes more storage than Plus.", PLANS),
        ("The ward has more beds than the clinic.", WARDS),
        ("The new lease is shorter than the old lease.", LEASES),
    ],
)
def test_what_follows_from_both_values_is_stated(claim: str, premise: tuple[str, ...]) -> None:
    assert checked(claim, premise).agreement.stated


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The walnut desk costs as much as the pine desk.", DESKS),
        ("The walnut desk is cheaper than the oak desk.", DESKS),
        ("The pine desk is cheaper than the oak desk and heavier.", DESKS),
        ("Basic and Pro cost the same.", PLANS),
        ("Plus allows more users than Basic.", PLANS),
        ("The clinic has more beds than the ward.", WARDS),
    ],
)
def test_what_does_not_follow_is_denied(claim: str, premise: tuple[str, ...]) -> None:
    assert checked(claim, premise).findings[0].outcome is Outcome.CONFLICT


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The pine desk is cheaper than the walnut chair.", DESKS),
        ("The pine desk is not cheaper than the oak desk.", DESKS),
        ("The ward has more chairs than the clinic.", WARDS),
        ("Basic is cheaper than Plus and includes the same storage.", PLANS),
        (
            "The Orm dam is higher than the Tarn bridge.",
            ("The Orm dam is 60 m high.", "The Tarn bridge is 40 m wide."),
        ),
        (
            "The bus pass is cheaper than the rail pass.",
            ("The bus pass costs €40 a month.", "The rail pass costs €400 a year."),
        ),
        (
            "The first course is cheaper than the second course.",
            ("The first course costs €40 for members.", "The second course costs €50 for guests."),
        ),
        (
            "The Team licence is cheaper than the Standard licence.",
            ("The Standard licence costs up to $20.", "The Team licence costs $15."),
        ),
        (
            "The Plus plan is cheaper than the Basic plan.",
            ("The Basic plan costs €10.", "If paid yearly, the Plus plan costs €8."),
        ),
        ("Leeds is dearer than York.", ("Site: York; Revenue: €10", "Site: Leeds; Revenue: €20")),
    ],
)
def test_what_is_not_said_alike_of_both_decides_nothing(
    claim: str, premise: tuple[str, ...]
) -> None:
    found = checked(claim, premise)
    assert not found.agreement.stated
    assert found.findings[0].outcome is not Outcome.CONFLICT
