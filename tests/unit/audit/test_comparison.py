from typing import Any

from agent.audit.comparison import changed_documents, changed_versions, differences
from agent.domain.audit import DocumentRef
from agent.domain.report import Report
from agent.domain.verdict import Label


def changed(report: Report, **verdict: Any) -> Report:
    """Return ``report`` with another verdict on the first claim of its first round."""
    first = report.rounds[0]
    entry = first.ledger.entries[0]
    other = entry.model_copy(update={"verdict": entry.verdict.model_copy(update=verdict)})
    ledger = first.ledger.model_copy(update={"entries": (other, *first.ledger.entries[1:])})
    rounds = (first.model_copy(update={"ledger": ledger}), *report.rounds[1:])
    return report.model_copy(update={"rounds": rounds})


def test_the_same_report_does_not_differ(make_report: Any) -> None:
    one, other = make_report(audit_id="1"), make_report(audit_id="2")
    assert one.rounds[0].ledger.entries
    assert differences(one, other) == []


def test_a_verdict_that_differs_is_named(make_report: Any) -> None:
    report = make_report()
    label = report.rounds[0].ledger.entries[0].verdict.label
    other = Label.NOT_FOUND if label is not Label.NOT_FOUND else Label.WEAK
    (found,) = differences(report, changed(report, label=other))
    claim = report.rounds[0].ledger.entries[0].claim.claim_id
    assert found.where == f"round 0, claim {claim}, verdict"
    assert (found.recorded, found.replayed) == (label.value, other.value)


def test_confidence_may_differ_by_rounding_only(make_report: Any) -> None:
    report = changed(make_report(), confidence=0.5)
    assert differences(report, changed(report, confidence=0.5004)) == []
    (found,) = differences(report, changed(report, confidence=0.52))
    assert (found.recorded, found.replayed) == ("0.500", "0.520")


def test_drafts_rounds_and_answers_are_compared(make_report: Any) -> None:
    report = make_report()
    shorter = report.model_copy(update={"rounds": report.rounds[:-1], "answer": "Other."})
    places = [d.where for d in differences(report, shorter)]
    assert places == [f"round {len(report.rounds) - 1}", "answer"]
    first = report.rounds[0].model_copy(update={"draft": "Another draft."})
    redrafted = report.model_copy(update={"rounds": (first, *report.rounds[1:])})
    assert [d.where for d in differences(report, redrafted)] == ["round 0, draft"]


def test_missing_and_other_claims_are_named(make_report: Any) -> None:
    report = make_report()
    first = report.rounds[0]
    fewer = first.ledger.model_copy(update={"entries": first.ledger.entries[:-1]})
    rounds = (first.model_copy(update={"ledger": fewer}), *report.rounds[1:])
    (found,) = differences(report, report.model_copy(update={"rounds": rounds}))
    assert found.replayed == "(none)"
    assert found.recorded == first.ledger.entries[-1].claim.text


def test_versions_that_changed_came_or_went() -> None:
    then, now = {"judge": "1", "old": "1", "same": "1"}, {"judge": "2", "new": "1", "same": "1"}
    assert changed_versions(then, now) == {
        "judge": ("1", "2"),
        "new": ("", "1"),
        "old": ("1", ""),
    }


def test_documents_that_changed_or_are_gone() -> None:
    refs = [
        DocumentRef(document_id=i, title=i, source=f"{i}.md", content_hash=f"hash {i}")
        for i in ("kept", "changed", "gone")
    ]
    present = {"kept": "hash kept", "changed": "other"}
    found = changed_documents(refs, present)
    assert [(d.where, d.replayed) for d in found] == [
        ("changed (changed.md)", "other"),
        ("gone (gone.md)", "gone"),
    ]
