"""The figures of whole runs, on reports made by hand."""

from pathlib import Path
from typing import Any

import pytest

from agent.domain.claim import Claim
from agent.domain.ledger import Ledger, LedgerEntry
from agent.domain.report import Report, Round
from agent.domain.text import Span
from agent.domain.verdict import Label, Verdict
from evals.corrections import Checked, corrections
from evals.detection import detection, predicted
from evals.sources import Sources

SENTENCES = [
    {"text": "Leave is 28 days.", "label": "supported"},
    {"text": "Up to 10 days carry over.", "label": "contradicted"},
    {"text": "Cats manage the depot.", "label": "not_found"},
    {"text": "Thanks for asking!", "label": "no_claim"},
]
DRAFT = "- " + "\n- ".join(s["text"] for s in SENTENCES)
LABELS = (Label.SUPPORTED, Label.CONTRADICTED, Label.SUPPORTED)


def entry(text: str, label: Label) -> LedgerEntry:
    start = DRAFT.index(text)
    return LedgerEntry(
        claim=Claim(
            claim_id=text[:4],
            text=text,
            span=Span(start=start, end=start + len(text)),
            type="fact",
            importance="critical",
        ),
        verdict=Verdict(
            label=label,
            confidence=0.9,
            support=0.9 if label is Label.SUPPORTED else 0.1,
            reason="",
        ),
    )


@pytest.fixture
def checked(make_report: Any) -> Checked:
    ledger = Ledger(
        entries=tuple(entry(s["text"], x) for s, x in zip(SENTENCES, LABELS, strict=False))
    )
    report: Report = make_report(
        answer="Leave is 28 days. Up to 5 days carry over. "
        "Cats manage the depot. Thanks for asking!",
        ledger=ledger,
    )
    first = Round(draft=DRAFT, ledger=ledger, summary=report.summary)
    report = report.model_copy(update={"rounds": (first,)})
    row = {"id": "d1", "draft": DRAFT, "sentences": SENTENCES}
    return Checked(row, report, predicted(report, row), 12.0)


def test_sentences_take_the_gravest_label_and_the_least_support(checked: Checked) -> None:
    assert [label for label, _ in checked.predicted] == [
        "supported",
        "contradicted",
        "supported",
        "no_claim",
    ]
    assert checked.predicted[1][1] == 0.1
    assert checked.predicted[3][1] is None


def test_detection_counts_sentences(checked: Checked) -> None:
    figures = detection([checked])
    assert figures["failing_recall"] == 0.5
    assert figures["failing_precision"] == 1.0
    assert figures["uncovered_recall"] == 0.5
    assert figures["uncovered_precision"] == 1.0
    assert figures["label_accuracy"] == 0.75
    assert figures["supported_called_failing"] == 0.0
    assert figures["deciding_text_quoted"] is None
    assert figures["confidence_accuracy"] == pytest.approx(2 / 3)
    assert figures["wrong"] == [["d1", "not_found", "supported", "Cats manage the depot."]]


def test_a_weak_claim_fails_but_is_covered(checked: Checked) -> None:
    weak = checked._replace(predicted=[("weak", 0.6), *checked.predicted[1:]])
    figures = detection([weak])
    assert figures["failing_precision"] == 0.5
    assert figures["uncovered_precision"] == 1.0


def test_corrections_see_what_lasts(checked: Checked) -> None:
    figures = corrections([checked])
    assert figures["correction_success"] == 0.5
    assert figures["supported_kept"] == 1.0
    assert figures["hallucination_rate"] == 0.25
    assert figures["lasting"] == [["d1", "Cats manage the depot."]]


def test_citations_are_looked_up_in_the_files(
    tmp_path: Path, make_report: Any, entry: Any, evidence: Any
) -> None:
    file = tmp_path / "leave.md"
    file.write_text("# Leave\nStaff get 28 days of [leave](x) each calendar year.\n")
    quote = evidence("28 days", source=str(file))
    text = "Staff get 28 days of leave each year. Zebras manage the remote depot at night."
    made = entry(text, "Staff get 28 days of leave each year.", Label.SUPPORTED, evidence=(quote,))
    report = make_report(answer=text, ledger=Ledger(entries=(made,)))
    assert Sources(tmp_path).citations(report) == [True, False]
