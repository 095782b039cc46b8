import asyncio
import datetime

import pytest

from agent.domain.critique import Issue, IssueKind, Severity
from agent.domain.editions import Edition
from agent.domain.policy import Policy
from agent.domain.text import Chunk, Span
from agent.domain.wording import NO_ANSWER
from agent.skeptic.rules import RuleSkeptic

TODAY = datetime.date(2026, 6, 1)


def chunk(
    name: str, text: str, date: datetime.date | None = None, document: str | None = None
) -> Chunk:
    return Chunk(
        chunk_id=name,
        document_id=document or name,
        title=f"Doc {name}",
        source=f"{name}.md",
        text=text,
        span=Span(start=0, end=len(text)),
        date=date,
    )


def critique(draft: str, *chunks: Chunk, question: str | None = None) -> list[Issue]:
    known = {c.chunk_id: c for c in chunks}
    skeptic = RuleSkeptic(today=lambda: TODAY)
    return asyncio.run(skeptic.critique(draft, question, known, Policy()))


def of(kind: IssueKind, issues: list[Issue]) -> list[Issue]:
    return [i for i in issues if i.kind is kind]


LEAVE = chunk("a", "Staff receive ten days of annual leave. Requests must be made early.")


@pytest.mark.parametrize(
    ("draft", "severities"),
    [
        ("Leave is 10 days. Ask early. [cite:a]", [Severity.HIGH]),
        ("You must ask. It is easy. [cite:a]", [Severity.MEDIUM]),
        ("It is easy. Ask early. [cite:a]", []),
        ("Is it 10 days? Ask early. [cite:a]", []),
        ("Leave is 10 days. You must ask.", [Severity.LOW]),
        ("It is easy.", []),
    ],
)
def test_uncited(draft: str, severities: list[Severity]) -> None:
    assert [i.severity for i in of(IssueKind.UNCITED, critique(draft, LEAVE))] == severities


def test_uncited_points_at_the_sentence() -> None:
    draft = "Ask early. [cite:a] Leave is 10 days."
    (issue,) = of(IssueKind.UNCITED, critique(draft, LEAVE))
    assert issue.span is not None
    assert issue.span.of(draft) == "Leave is 10 days."


@pytest.mark.parametrize(("anchor", "count"), [("[cite:a]", 0), ("[cite:zz]", 1), ("[cite:]", 1)])
def test_invalid_citation(anchor: str, count: int) -> None:
    found = of(IssueKind.INVALID_CITATION, critique(f"Ask early. {anchor}", LEAVE))
    assert len(found) == count
    assert all(i.severity is Severity.HIGH for i in found)


@pytest.mark.parametrize(
    ("draft", "count"),
    [
        ("Staff get 10 days. [cite:a]", 0),
        ("Staff get ten days. [cite:a]", 0),
        ("Staff get 12 days. [cite:a]", 1),
        ("Staff get some days. [cite:a]", 0),
        ("Staff get 12 days. [cite:zz]", 0),
        ("Staff get 12 days.", 0),
    ],
)
def test_number_not_in_source(draft: str, count: int) -> None:
    assert len(of(IssueKind.NUMBER_NOT_IN_SOURCE, critique(draft, LEAVE))) == count


def test_a_number_may_stand_in_one_of_two_cited_chunks() -> None:
    other = chunk("b", "Parking costs $40 a month.")
    draft = "Staff get ten days and park for $40. [cite:a] [cite:b]"
    assert not of(IssueKind.NUMBER_NOT_IN_SOURCE, critique(draft, LEAVE, other))


@pytest.mark.parametrize(
    ("source", "draft", "count"),
    [
        ("Most employees receive a travel card.", "All employees receive a travel card.", 1),
        ("All employees receive a travel card.", "All employees receive a travel card.", 0),
        ("Lunch is at noon, if the cook comes.", "All employees receive a travel card.", 0),
        ("Most employees receive a travel card.", "Do all employees receive a card?", 0),
    ],
)
def test_overgeneralisation(source: str, draft: str, count: int) -> None:
    found = of(IssueKind.OVERGENERALISATION, critique(draft, chunk("a", source)))
    assert len(found) == count


def test_conflated_sources() -> None:
    one = chunk("a", "The northern warehouse stores frozen vegetables.")
    two = chunk("b", "Deliveries leave for Lisbon on Friday mornings.")
    draft = "Frozen vegetables leave for Lisbon on Friday mornings from the warehouse."
    found = of(IssueKind.CONFLATED_SOURCES, critique(f"{draft} [cite:a] [cite:b]", one, two))
    assert len(found) == 1
    alone = critique("The northern warehouse stores frozen vegetables. [cite:a] [cite:b]", one, two)
    assert not of(IssueKind.CONFLATED_SOURCES, alone)


@pytest.mark.parametrize(
    ("question", "draft", "count"),
    [
        ("How much leave do staff get?", "Staff get ten days of leave.", 0),
        ("How much leave do staff get?", "Staff get plenty of leave.", 1),
        ("How much leave do staff get, and who approves requests?", "Leave is ten days.", 1),
        ("Who approves parking requests?", "The director approves parking.", 0),
        (None, "Anything.", 0),
        ("Who approves parking?", NO_ANSWER, 1),
    ],
)
def test_unanswered(question: str | None, draft: str, count: int) -> None:
    found = of(IssueKind.UNANSWERED, critique(draft, LEAVE, question=question))
    assert len(found) == count


@pytest.mark.parametrize(
    ("date", "count"),
    [
        (datetime.date(2025, 1, 1), 1),
        (datetime.date(2025, 6, 1), 0),
        (datetime.date(2026, 5, 1), 0),
        (None, 0),
    ],
)
def test_stale_source(date: datetime.date | None, count: int) -> None:
    old = chunk("a", "Ask early.", date)
    draft = "Ask early. [cite:a] Ask often. [cite:a]"
    assert len(of(IssueKind.STALE_SOURCE, critique(draft, old))) == count


@pytest.mark.parametrize(
    ("other", "count"),
    [
        ("Unused annual leave expires after 24 months of service.", 1),
        ("Unused annual leave expires after twelve months of service.", 0),
        ("Unused sick leave expires after 24 months of service.", 0),
        ("Unused sick days are kept for 24 months by payroll.", 0),
    ],
)
def test_conflict_between_sources(other: str, count: int) -> None:
    one = chunk("a", "Unused annual leave expires after 12 months of service.")
    draft = "Unused annual leave expires after 12 months. [cite:a]"
    found = of(IssueKind.CONFLICT, critique(draft, one, chunk("b", other)))
    assert len(found) == count
    same = critique(draft, one, chunk("b", other, document="a"))
    assert not of(IssueKind.CONFLICT, same)


def test_conflicts_on_other_matters_are_left_alone() -> None:
    one = chunk("a", "Unused annual leave expires after 12 months of service.")
    two = chunk("b", "Unused annual leave expires after 24 months of service.")
    assert not of(IssueKind.CONFLICT, critique("Badges are blue. [cite:a]", one, two))


def test_the_gravest_come_first() -> None:
    old = chunk("a", "Most staff park here.", datetime.date(2020, 1, 1))
    issues = critique("All staff park here. [cite:a] It costs $9. [cite:zz] Stay 5 days.", old)
    ranks = [list(Severity).index(i.severity) for i in issues]
    assert ranks == sorted(ranks, reverse=True)
    assert len(issues) >= 4


def test_a_source_that_is_spent_is_stale_and_in_conflict_with_none() -> None:
    one = chunk("a", "Unused annual leave expires after 12 months of service.")
    spent = Edition(ended="withdrawn")
    old = chunk("b", "Unused annual leave expires after 24 months of service.")
    old = old.model_copy(update={"edition": spent})
    draft = "Unused annual leave expires after 24 months. [cite:b]"
    found = critique(draft, one, old, question="When does leave expire?")
    assert not of(IssueKind.CONFLICT, found)
    assert [i.severity for i in of(IssueKind.STALE_SOURCE, found)] == [Severity.HIGH]
    then = critique(draft, one, old, question="When did leave expire?")
    assert not of(IssueKind.STALE_SOURCE, then)
