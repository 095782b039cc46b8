"""Training pairs from the project's own claims."""

import pytest

pytest.importorskip("torch", reason="training needs the extra hf")

from evals.datasets import Row
from evals.training.data import CONTRADICT, NOT_SUPPORT, SUPPORT
from evals.training.written import LONGEST, _pairs

EVIDENCE = ("The gate is 3 m wide.", "It opens at 8:00.")
GATE = EVIDENCE[0]


def row(label: str, *evidence: str) -> Row:
    return Row(
        row_id="a",
        dataset="own",
        evidence=evidence or EVIDENCE,
        claim="The gate is 3 m wide.",
        label=label,
        group="a",
    )


def test_a_claim_is_learnt_with_all_its_evidence_and_with_its_window() -> None:
    found = _pairs(row("supported"), GATE)
    assert [(e.premise, e.target) for e in found] == [
        (" ".join(EVIDENCE), SUPPORT),
        (GATE, SUPPORT),
    ]


def test_of_a_window_it_is_only_known_that_it_does_not_support() -> None:
    found = _pairs(row("contradicted"), GATE)
    assert [e.target for e in found] == [CONTRADICT, NOT_SUPPORT]


def test_long_evidence_is_learnt_by_its_window_alone() -> None:
    found = _pairs(row("supported", "word " * (LONGEST + 1)), GATE)
    assert [e.premise for e in found] == [GATE]


@pytest.mark.parametrize("window", ["", " ".join(EVIDENCE)])
def test_a_window_that_is_nothing_or_all_adds_nothing(window: str) -> None:
    assert len(_pairs(row("supported"), window)) == 1
