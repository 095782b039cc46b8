"""Where the values of a policy come from, and who wins."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from agent.api import verify_claims
from agent.bootstrap import Toolkit
from agent.context import parse_context
from agent.domain.policy import Policy
from agent.domain.presets import PRESETS, leaves
from agent.domain.report import RiskLevel
from agent.errors import InputError, PolicyError
from agent.policies import (
    Layer,
    environment,
    process_layers,
    read_policy,
    resolve,
    with_process_policy,
)


def origins(*layers: Layer) -> dict[str, str]:
    return resolve(layers)[1]


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_is_valid_and_names_itself(name: str) -> None:
    policy, sources = resolve([Layer("command line", {"preset": name})])
    assert policy.preset == name
    for path in leaves(PRESETS[name]):
        assert sources[path] == f"preset {name}"


def test_presets_grow_more_lenient() -> None:
    strict, balanced, lenient = (
        resolve([Layer("x", {"preset": n})])[0] for n in ("strict", "balanced", "lenient")
    )
    assert balanced == Policy()
    assert strict.gates.min_coverage > balanced.gates.min_coverage > lenient.gates.min_coverage
    assert strict.risk.high < balanced.risk.high < lenient.risk.high


def test_later_layers_win_value_by_value() -> None:
    layers = [
        Layer("file p", {"max_claims": 5, "gates": {"min_coverage": 0.5, "max_contradicted": 1}}),
        Layer("environment", {"gates": {"min_coverage": 0.6}, "max_revisions": 4}),
        Layer("context", {"max_revisions": 3}),
        Layer("command line", {"gates": {"max_contradicted": 2}}),
    ]
    policy, sources = resolve(layers)
    assert policy.gates.min_coverage == 0.6
    assert policy.gates.max_contradicted == 2
    assert (policy.max_claims, policy.max_revisions) == (5, 3)
    assert sources["gates.min_coverage"] == "environment"
    assert sources["gates.max_contradicted"] == "command line"
    assert sources["max_claims"] == "file p"
    assert sources["max_revisions"] == "context"
    assert sources["weak_above"] == "default"


def test_a_preset_of_any_layer_lies_below_all_their_values() -> None:
    layers = [Layer("file p", {"max_revisions": 1}), Layer("context", {"preset": "strict"})]
    policy, sources = resolve(layers)
    assert policy.max_revisions == 1
    assert policy.strict_sentences
    assert sources["preset"] == "context"


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({"max_revisions": 9}, r"max_revisions.*got 9.*environment"),
        ({"gates": {"cover": 1}}, r"gates\.cover.*environment"),
        ({"preset": "harsh"}, "strict, lenient|no preset 'harsh'"),
        ({"risk": {"high": 0.1}}, "high.*environment"),
    ],
)
def test_what_is_wrong_is_named_with_its_origin(values: dict[str, Any], told: str) -> None:
    with pytest.raises(PolicyError, match=told):
        resolve([Layer("environment", values)])


def test_variables_name_values_by_their_path() -> None:
    found = environment(
        {
            "AFFIDAVIT_POLICY__GATES__MIN_COVERAGE": "0.9",
            "AFFIDAVIT_POLICY__STRICT_SENTENCES": "true",
            "AFFIDAVIT_POLICY__RISK__WORDS__PRICE": "[rebate, tariff]",
            "AFFIDAVIT_HOME": "/x",
        }
    )
    assert found == {
        "gates": {"min_coverage": 0.9},
        "strict_sentences": True,
        "risk": {"words": {"price": ["rebate", "tariff"]}},
    }
    with pytest.raises(InputError, match="AFFIDAVIT_POLICY__X is not valid YAML"):
        environment({"AFFIDAVIT_POLICY__X": "["})


def test_a_variable_that_would_not_be_read_is_refused() -> None:
    with pytest.raises(PolicyError, match="AFFIDAVIT_POLICY_MAX_REVISIONS names no policy value"):
        environment({"AFFIDAVIT_POLICY_MAX_REVISIONS": "0"})
    assert environment({"AFFIDAVIT_POLICY": "/a/policy.yaml"}) == {}


def test_the_process_reads_its_file_then_its_variables(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert process_layers() == []
    home.mkdir()
    (home / "policy.yaml").write_text("max_claims: 7\n")
    monkeypatch.setenv("AFFIDAVIT_POLICY__MAX_REVISIONS", "0")
    assert [layer.values for layer in process_layers()] == [
        {"max_claims": 7},
        {"max_revisions": 0},
    ]
    other = tmp_path / "p.yaml"
    other.write_text("max_claims: 8\n")
    monkeypatch.setenv("AFFIDAVIT_POLICY", str(other))
    assert process_layers()[0].values == {"max_claims": 8}


def test_a_context_overrules_the_process_and_keeps_the_rest(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.mkdir()
    (home / "policy.yaml").write_text("max_claims: 7\nmax_revisions: 5\n")
    monkeypatch.setenv("AFFIDAVIT_POLICY__MAX_REVISIONS", "4")
    policy = parse_context({"policy": {"weak_above": 0.4}}).policy
    assert (policy.max_claims, policy.max_revisions, policy.weak_above) == (7, 4, 0.4)
    assert parse_context({"policy": {"max_revisions": 1}}).policy.max_revisions == 1
    again = parse_context(parse_context({"policy": {"max_revisions": 1}}))
    assert again.policy.max_revisions == 1
    assert again.policy.max_claims == 7


def test_a_policy_is_laid_together_once_for_the_same_values_and_variables(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = with_process_policy({"max_claims": 9})
    assert with_process_policy({"max_claims": 9}) is first
    assert with_process_policy({"max_claims": 8}).max_claims == 8
    monkeypatch.setenv("AFFIDAVIT_POLICY__MAX_REVISIONS", "0")
    changed = with_process_policy({"max_claims": 9})
    assert (first.max_revisions, changed.max_revisions) == (2, 0)


@pytest.mark.parametrize("name", PRESETS)
def test_a_form_that_sends_a_preset_with_every_default_gets_its_values(
    home: Path, name: str
) -> None:
    form = Policy().model_dump(mode="json") | {"preset": name}
    assert (
        parse_context({"policy": form}).policy == parse_context({"policy": {"preset": name}}).policy
    )


def test_a_policy_that_is_laid_together_stays(home: Path) -> None:
    once = parse_context({"policy": {"preset": "strict", "max_revisions": 2}})
    assert once.policy.max_revisions == 2
    assert parse_context(once) == once
    assert parse_context({"policy": once.policy.model_dump(mode="json")}).policy == once.policy


@pytest.mark.parametrize(
    ("given", "above"),
    [
        (None, 0.99),
        ({}, 0.99),
        ({"supported_above": 0.7}, 0.7),
        (Policy(supported_above=0.7), 0.7),
        ({"preset": "strict"}, 0.99),
    ],
)
def test_claims_alone_are_ruled_by_the_policy_of_the_process(
    home: Path, monkeypatch: pytest.MonkeyPatch, given: Any, above: float
) -> None:
    monkeypatch.setenv("AFFIDAVIT_POLICY__SUPPORTED_ABOVE", "0.99")
    assert ruling(monkeypatch, given).supported_above == above


def test_claims_alone_are_ruled_by_a_preset(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert ruling(monkeypatch, {"preset": "strict"}).supported_above == 0.85
    assert ruling(monkeypatch, Policy(preset="lenient")).weak_above == 0.4
    assert ruling(monkeypatch, None) == Policy()


def ruling(monkeypatch: pytest.MonkeyPatch, given: Any) -> Policy:
    """Return the policy that the judge of `verify_claims` is handed."""
    seen: list[Policy] = []

    class Heard:
        async def judge(self, cases: Any, policy: Policy) -> list[Any]:
            seen.append(policy)
            return []

    monkeypatch.setattr(Toolkit, "judge", lambda self, name: Heard())
    verify_claims([], policy=given)
    return seen[0]


@pytest.mark.parametrize(
    ("own", "given", "actions"),
    [
        ({}, {"high": "review"}, {"low": "pass", "medium": "flag", "high": "review"}),
        ({"high": "block"}, {"low": "flag"}, {"low": "flag", "medium": "flag", "high": "block"}),
    ],
)
def test_a_context_may_name_the_action_at_some_levels(
    home: Path, own: dict[str, str], given: dict[str, str], actions: dict[str, str]
) -> None:
    home.mkdir()
    (home / "policy.yaml").write_text(yaml.safe_dump({"risk": {"actions": own}}))
    policy = parse_context({"policy": {"risk": {"actions": given}}}).policy
    assert {level: policy.risk.action(level) for level in RiskLevel} == actions


@pytest.mark.parametrize("encoding", ["utf-16", "latin-1"])
def test_a_file_in_another_encoding_is_told_how_to_mend(tmp_path: Path, encoding: str) -> None:
    file = tmp_path / "policy.yaml"
    file.write_bytes("deflection: Geprüft\n".encode(encoding))
    with pytest.raises(InputError, match=r"policy\.yaml is not UTF-8 text: save it as UTF-8$"):
        read_policy(file)


def test_a_folder_is_no_policy_file(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"cannot be read: Is a directory$"):
        read_policy(tmp_path)
