from pathlib import Path
from typing import Any

import pytest
import yaml

from agent.cli.policy_input import effective_policy as effective
from agent.cli.policy_input import parse_setting
from agent.domain.policy import Policy
from agent.domain.presets import merged
from agent.errors import InputError, PolicyError
from agent.policies import nested

LAUGHS = b"a0: &a0 [x]\n" + b"".join(
    b"a%d: &a%d [%s]\n" % (n, n, b", ".join([b"*a%d" % (n - 1)] * 10)) for n in range(1, 30)
)


@pytest.fixture(autouse=True)
def _own_home(home: Path) -> None:
    """Keep the policy of this machine out."""


def effective_policy(*given: Any, **more: Any) -> Policy:
    return effective(*given, **more)[0]


def test_nothing_given_is_the_default() -> None:
    assert effective_policy() == Policy()


def test_settings_overrule_the_file_and_options_both(tmp_path: Path) -> None:
    file = tmp_path / "p.yaml"
    file.write_text("gates: {min_coverage: 0.5, max_contradicted: 2}\nmax_revisions: 4\n")
    policy = effective_policy(file, ["gates.min_coverage=0.6", "max_revisions=3"], max_revisions=1)
    assert (policy.gates.min_coverage, policy.gates.max_contradicted) == (0.6, 2)
    assert policy.max_revisions == 1
    assert effective_policy(file).max_revisions == 4


def test_mappings_keep_what_is_not_named() -> None:
    policy = effective_policy(settings=["risk.impact.price=9", "risk.actions.high=block"])
    assert policy.risk.impact["price"] == 9
    assert policy.risk.impact["legal"] == Policy().risk.impact["legal"]
    assert policy.risk.actions["low"] == "pass"  # type: ignore[index]


def test_new_kinds_of_impact_may_be_added() -> None:
    assert effective_policy(settings=["risk.impact.export=3"]).risk.impact["export"] == 3


def test_the_default_policy_survives_yaml() -> None:
    dumped = yaml.safe_dump(Policy().model_dump(mode="json"))
    assert effective_policy() == Policy.model_validate(yaml.safe_load(dumped))


@pytest.mark.parametrize(
    ("setting", "path", "value"),
    [
        ("max_claims=3", ("max_claims",), 3),
        ("gates.min_coverage = 0.9", ("gates", "min_coverage"), 0.9),
        ("strict_sentences=true", ("strict_sentences",), True),
        ("qualifier=a=b", ("qualifier",), "a=b"),
        ("qualifier='[?]'", ("qualifier",), "[?]"),
        ("qualifier=", ("qualifier",), None),
    ],
)
def test_settings_are_read_as_yaml(setting: str, path: Any, value: Any) -> None:
    assert parse_setting(setting) == (path, value)


@pytest.mark.parametrize(
    "setting", ["", "max_claims", "=3", "a..b=3", "qualifier=[a", "qualifier=2025-13-40"]
)
def test_malformed_settings_are_named(setting: str) -> None:
    with pytest.raises(InputError, match="--set"):
        parse_setting(setting)


@pytest.mark.parametrize(
    ("setting", "hint"),
    [
        ("gates.min_coverge=1", "gates.min_coverage"),
        ("min_coverage=1", "gates.min_coverage"),
        ("zzzz=1", "policy show"),
        ("max_claims.x=1", "max_claims"),
    ],
)
def test_unknown_names_come_with_a_hint(setting: str, hint: str) -> None:
    with pytest.raises(PolicyError, match=hint):
        effective_policy(settings=[setting])


@pytest.mark.parametrize(
    "setting",
    [
        "max_claims=0",
        "gates.min_coverage=2",
        "weak_above=0.9",
        "gates=7",
        "freshness_days=true",
        "levels.low=false",
        "level_scores.full=on",
        "risk.impact={price: true}",
    ],
)
def test_values_out_of_range_are_refused(setting: str) -> None:
    with pytest.raises(PolicyError, match=setting.split("=", maxsplit=1)[0]):
        effective_policy(settings=[setting])


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"a: [", "not valid YAML"),
        (b"- a\n- b\n", "KEY: VALUE"),
        (b"just text", "KEY: VALUE"),
        (b"\xff\xfe\x00", "not UTF-8 text"),
        (b"no_such: 1", "no_such"),
        (b"levels: " + b"[" * 5000, "nested too deeply"),
        (b"max_claims: 9\nlevels:\n  low: 0.1\n  low: 0.2\n", "'low' stands twice"),
        (b"max_claims: 9\nmax_claims: 9\n", "'max_claims' stands twice"),
        (LAUGHS, "more than"),
        (b"levels: &a [*a]", "more than"),
    ],
)
def test_bad_policy_files_are_named(tmp_path: Path, content: bytes, problem: str) -> None:
    file = tmp_path / "p.yaml"
    file.write_bytes(content)
    with pytest.raises(InputError, match=problem):
        effective_policy(file)


def test_what_is_written_once_and_used_again_is_a_policy(tmp_path: Path) -> None:
    file = tmp_path / "p.yaml"
    file.write_text("risk: {words: {price: &w [rebate], legal: *w}}\nstrict_sentences: yes\n")
    policy = effective_policy(file)
    assert policy.risk.words == {"price": ("rebate",), "legal": ("rebate",)}
    assert policy.strict_sentences


def test_missing_and_unreadable_policy_files(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="does not exist"):
        effective_policy(tmp_path / "none.yaml")
    with pytest.raises(InputError, match="cannot be read"):
        effective_policy(tmp_path)
    empty = tmp_path / "empty.yaml"
    empty.write_text("")
    assert effective_policy(empty) == Policy()


def test_merging_is_deep_and_leaves_its_arguments() -> None:
    base = {"a": {"b": 1, "c": 2}, "d": 3}
    assert merged(base, {"a": {"b": 9}, "e": 4}) == {"a": {"b": 9, "c": 2}, "d": 3, "e": 4}
    assert base == {"a": {"b": 1, "c": 2}, "d": 3}
    assert nested(("a", "b"), 1) == {"a": {"b": 1}}
