"""The figures of `affidavit eval challenge`, from verdicts that are given."""

import pytest

from agent.domain.verdict import Label, Verdict
from evals import judge
from evals.datasets import Row

RULED = [  # the label of a case and the verdict on it
    ("supported", Label.SUPPORTED, 0.9),
    ("supported", Label.WEAK, 0.6),
    ("supported", Label.NOT_FOUND, 0.2),
    ("supported", Label.SUPPORTED, 0.9),
    ("contradicted", Label.SUPPORTED, 0.85),
    ("not_found", Label.NOT_FOUND, 0.1),
]


def test_alarms_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [
        Row(row_id=str(n), dataset="d", evidence=("e",), claim="c", label=label, group=str(n))
        for n, (label, _, _) in enumerate(RULED)
    ]
    given = [Verdict(label=v, confidence=s, support=s, reason="") for _, v, s in RULED]
    monkeypatch.setattr(judge, "verdicts", lambda *_: (given, 1.0))
    figures = judge.challenge(rows)
    assert figures["false_alarm_rate"] == 0.5
    assert figures["called_weak_rate"] == 0.25
    assert figures["wrongly_supported_rate"] == 0.5
    assert figures["accuracy"] == 0.5
