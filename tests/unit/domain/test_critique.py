"""Which objections of the skeptic concern a claim."""

import pytest

from agent.domain.critique import Issue, IssueKind, Severity, objections
from agent.domain.text import Span

DRAFT = "All depots open at 8. The tent weighs 2 kg. All depots open at 8."


def issue(words: str, kind: IssueKind = IssueKind.OVERGENERALISATION, why: str = "no") -> Issue:
    at = DRAFT.index(words)
    span = Span(start=at, end=at + len(words))
    return Issue(kind=kind, severity=Severity.HIGH, span=span, why=why)


def place(draft: str, words: str) -> Span:
    at = draft.rindex(words)
    return Span(start=at, end=at + len(words))


def test_an_objection_concerns_the_claims_that_it_overlaps():
    issues = [issue("All depots"), issue("weighs 2 kg", IssueKind.NUMBER_NOT_IN_SOURCE, "3 kg")]
    tent = place(DRAFT, "The tent weighs 2 kg")
    assert objections(tent, DRAFT, issues, DRAFT) == ("3 kg",)
    assert objections(Span(start=0, end=20), DRAFT, issues, DRAFT) == ("no",)
    assert objections(place(DRAFT, "All depots open at 8"), DRAFT, issues, DRAFT) == ()


def test_after_a_revision_it_concerns_the_words_that_still_stand():
    revised = "It rains. The tent weighs 2 kg."
    issues = [issue("All depots"), issue("2 kg", IssueKind.CONFLICT, "one says 3 kg")]
    assert objections(place(revised, "weighs 2 kg"), revised, issues, DRAFT) == ("one says 3 kg",)
    assert objections(place(revised, "It rains"), revised, issues, DRAFT) == ()


@pytest.mark.parametrize(
    "kind",
    [
        IssueKind.UNCITED,
        IssueKind.INVALID_CITATION,
        IssueKind.UNANSWERED,
        IssueKind.STALE_SOURCE,
    ],
)
def test_what_does_not_doubt_the_truth_of_a_statement_is_left_out(kind: IssueKind):
    assert objections(Span(start=0, end=20), DRAFT, [issue("All depots", kind)], DRAFT) == ()


def test_an_issue_of_the_whole_draft_concerns_no_claim():
    whole = Issue(kind=IssueKind.CONFLICT, severity=Severity.LOW, span=None, why="so")
    assert objections(Span(start=0, end=20), DRAFT, [whole], DRAFT) == ()
