"""What a premise is taken to say of a claim whose label and quotes are known."""

import pytest

pytest.importorskip("torch", reason="training needs the extra hf")

from evals.quoting import holds
from evals.training.data import (
    CONTRADICT,
    NEUTRAL,
    NOT_SUPPORT,
    PARTLY,
    SUPPORT,
    Target,
    target_of,
)

RULE, ROW = "Umbrellas are kept for 60 days.", "| Laptop | 180 days | Desk 4 |"
BOTH = "Umbrellas are kept for 60 days. The Desk of Laptop is Desk 4. Its time is 180 days."


@pytest.mark.parametrize(
    ("label", "quotes", "premise", "target"),
    [
        ("supported", [RULE], RULE, SUPPORT),
        ("supported", [RULE, ROW], BOTH, SUPPORT),
        ("supported", [RULE, ROW], RULE, None),
        ("supported", [], RULE, None),
        ("contradicted", [ROW], BOTH, CONTRADICT),
        ("contradicted", [ROW], RULE, NOT_SUPPORT),
        ("weak", [RULE], RULE, PARTLY),
        ("weak", [ROW], RULE, NOT_SUPPORT),
        ("not_found", [], BOTH, NEUTRAL),
    ],
)
def test_a_premise_is_held_against_the_quotes(
    label: str, quotes: list[str], premise: str, target: Target | None
) -> None:
    assert target_of(label, [holds(premise, q) for q in quotes]) == target
