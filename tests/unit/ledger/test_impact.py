"""Impact classes and the hook for a classifier of one's own."""

import pytest

from agent.classifier import classify
from agent.domain.policy import Policy, RiskRules
from agent.errors import InputError, ModelError
from agent.ledger.impact import classes, weight

RULES = Policy().risk


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("The licence costs $40.", {"price", "legal"}),
        ("Take 5 mg of the drug twice a day.", {"medical"}),
        ("Evacuate when the fire alarm rings.", {"safety"}),
        ("The form is due by 31 March.", {"date"}),
        ("Keys are AES-256 encrypted.", {"security"}),
        ("Cats sleep a lot.", set()),
    ],
)
def test_classes_are_found_by_their_words(text: str, wanted: set[str]) -> None:
    assert set(classes(text, RULES)) == wanted


def test_words_of_the_policy_add_to_the_classes() -> None:
    rules = RiskRules(words={"export": ("dual use", "ECCN")})
    assert classes("An ECCN is needed for dual use goods.", rules) == ("export",)
    assert classes("An ECCNX is needed.", rules) == ()


def test_the_gravest_class_counts_and_unknown_ones_weigh_as_other() -> None:
    assert weight(("date", "medical"), RULES) == 2.5
    assert weight(("novel",), RULES) == weight((), RULES) == 1.0


def test_a_classifier_of_ones_own_is_asked() -> None:
    assert classify("", ["a"]) == [frozenset()]
    assert classify("builtins:sorted", ["ba"]) == [frozenset({"a", "b"})]


@pytest.mark.parametrize("path", ["nothing", "no.such:thing", "math:none", "math:pi", ":x"])
def test_a_path_without_a_function_is_named(path: str) -> None:
    with pytest.raises(InputError, match="AFFIDAVIT_RISK_CLASSIFIER"):
        classify(path, ["a"])


def test_a_classifier_that_fails_is_no_absence_of_risk() -> None:
    with pytest.raises(ModelError, match="builtins:int failed"):
        classify("builtins:int", ["a"])
