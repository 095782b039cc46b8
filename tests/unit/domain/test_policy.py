import pytest

from agent.domain.policy import Policy, parse_policy
from agent.domain.report import Action, RiskLevel
from agent.errors import PolicyError


def test_the_defaults_are_those_of_the_specification():
    policy = Policy()
    assert policy.gates.min_coverage == 0.85
    assert policy.gates.max_contradicted == 0
    assert policy.gates.max_critical_not_found == 0
    assert policy.gates.max_unsupported_rate == 0.05
    assert policy.max_revisions == 2
    assert policy.max_claims == 64
    assert (policy.supported_above, policy.weak_above) == (0.8, 0.5)
    assert policy.freshness_days == 365
    assert policy.retention_days == 90
    assert policy.risk.actions[RiskLevel.LOW] is Action.PASS


@pytest.mark.parametrize(
    ("data", "named"),
    [
        ({"max_revisions": 6}, "max_revisions"),
        ({"max_revisions": "two"}, "max_revisions"),
        ({"gates": {"min_coverage": 1.5}}, "gates.min_coverage"),
        ({"supported_above": 0.4}, "weak_above"),
        ({"levels": {"high": 0.2}}, "levels"),
        ({"risk": {"high": 0.1}}, "high"),
        ({"risk": {"actions": {"lowest": "pass"}}}, "lowest"),
        ({"risk": {"actions": {"low": "shrug", "medium": "flag", "high": "flag"}}}, "shrug"),
        ({"risk": {"impact": {"price": float("inf")}}}, "risk.impact.price"),
        ({"risk": {"impact": {"price": float("nan")}}}, "risk.impact.price"),
        ({"risk": {"impact": {"price": 1e300}}}, "risk.impact.price"),
        ({"max_revision": 1}, "max_revision"),
        ("strict", "strict"),
    ],
)
def test_a_wrong_value_is_named(data, named: str):
    with pytest.raises(PolicyError, match="policy is not valid") as caught:
        parse_policy(data)
    assert named in str(caught.value)


def test_a_policy_survives_json():
    policy = Policy(max_revisions=1)
    assert Policy.model_validate_json(policy.model_dump_json()) == policy


def test_levels_that_no_action_is_named_for_have_their_usual_one():
    risk = Policy(risk={"actions": {"high": "review"}}).risk
    assert [risk.action(level) for level in RiskLevel] == [Action.PASS, Action.FLAG, Action.REVIEW]
