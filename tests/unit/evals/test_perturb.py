from random import Random

import pytest

from evals.training.data import CONTRADICT
from evals.training.perturb import PERTURBATIONS, perturb

PASSAGE = (
    "Aldana Freight must keep records for 12 months if the customer asks, except in March 2024. "
    "Borel Lines increased its fee from 300 to 450 euros, and all drivers may not drive at night."
)
CLAIMS = [
    "Aldana Freight must keep records for 12 months if the customer asks.",
    "Borel Lines increased its fee from 300 to 450 euros.",
    "All drivers may not drive at night, except in March 2024.",
]


@pytest.mark.parametrize("claim", CLAIMS)
@pytest.mark.parametrize("seed", range(30))
def test_a_perturbed_claim_differs_and_its_span_lies_inside(claim: str, seed: int) -> None:
    change = perturb(claim, PASSAGE, Random(seed))
    assert change is not None
    assert change.text != claim
    start, end = change.span
    assert 0 <= start <= end <= len(change.text)


@pytest.mark.parametrize("seed", range(10))
def test_another_number_contradicts(seed: int) -> None:
    rule, target, _ = PERTURBATIONS["number"]
    found = rule(CLAIMS[1], PASSAGE, Random(seed))
    assert found is not None
    assert target == CONTRADICT
    text, start, end = found
    assert text[start:end].replace(",", "").isdigit()
    assert text != CLAIMS[1]


def test_what_has_no_number_gets_none() -> None:
    rule, _, _ = PERTURBATIONS["number"]
    assert rule("Drivers rest at night.", PASSAGE, Random(0)) is None
