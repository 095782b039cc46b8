"""Training pairs from the project's own claims."""

import pytest

pytest.importorskip("torch", reason="training needs the extra hf")

from evals.datasets import Row
from evals.training.data import CONTRADICT, NEUTRAL, NOT_SUPPORT, SUPPORT, Example
from evals.training.written import LONGEST, _even, _pairs

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


def asked(*premises: str) -> list[tuple[str, str]]:
    return [(premise, GATE) for premise in premises]


def test_a_claim_is_learnt_with_all_its_evidence_and_with_what_the_judge_reads() -> None:
    found = _pairs(row("supported"), asked(GATE, " ".join(EVIDENCE), GATE))
    assert [(e.premise, e.target) for e in found] == [
        (" ".join(EVIDENCE), SUPPORT),
        (GATE, SUPPORT),
    ]


def test_a_part_without_what_the_claim_shares_with_the_evidence_tells_nothing_of_support() -> None:
    assert len(_pairs(row("supported"), asked(EVIDENCE[1]))) == 1


@pytest.mark.parametrize(("part", "target"), [(GATE, CONTRADICT), (EVIDENCE[1], NOT_SUPPORT)])
def test_a_part_contradicts_only_with_all_that_the_claim_shares(
    part: str, target: tuple[float, ...]
) -> None:
    found = _pairs(row("contradicted"), asked(part))
    assert [e.target for e in found] == [CONTRADICT, target]


def test_long_evidence_is_learnt_by_its_parts_alone() -> None:
    found = _pairs(row("supported", GATE + " word" * (LONGEST + 1)), asked(GATE))
    assert [e.premise for e in found] == [GATE]


def test_parts_of_long_evidence_are_evened_out() -> None:
    many = [Example(str(i), GATE, NEUTRAL, "written") for i in range(5)]
    assert len(_even([Example(GATE, GATE, SUPPORT, "written"), *many])) == 2
