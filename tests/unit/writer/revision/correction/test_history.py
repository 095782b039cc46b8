"""Corrections are not taken back on the word of an older source."""

import asyncio
import datetime

from agent.domain.evidence import Evidence, Relation
from agent.domain.ledger import LedgerEntry
from agent.domain.policy import Policy
from agent.domain.verdict import Label
from agent.writer.revision.correction.history import with_history
from agent.writer.revision.editing.edits import apply_edits, protected_spans
from agent.writer.revision.revise import RuleReviser
from tests.unit.writer.revision.test_revise import entry, evidence

NEW = "Up to 5 unused days may be carried over into the next year."
OLD = "Up to 10 unused days may be carried over into the next year."


def dated(quote: str, year: int) -> Evidence:
    made = evidence(quote, chunk=f"c{year}")
    return made.model_copy(update={"date": datetime.date(year, 1, 1), "document_id": str(year)})


def next_draft(draft: str, entries: list[LedgerEntry]) -> str:
    edits = asyncio.run(RuleReviser().propose(draft, entries, Policy()))
    return apply_edits(draft, edits, protected_spans(draft, entries))


def test_an_older_source_does_not_undo_what_a_newer_one_corrected():
    first = "Up to 10 unused days may be carried over."
    before = entry(first, first, Label.CONTRADICTED, dated(NEW, 2026))
    second = next_draft(first, [before])
    assert second == "Up to 5 unused days may be carried over."
    after = entry(second, second, Label.CONTRADICTED, dated(OLD, 2021))
    assert next_draft(second, with_history([after], [before])) == second
    assert next_draft(second, [after]) == first


def test_a_newer_source_still_corrects():
    first = "Up to 5 unused days may be carried over."
    before = entry(first, first, Label.CONTRADICTED, dated(OLD, 2021))
    second = "Up to 10 unused days may be carried over."
    after = entry(second, second, Label.CONTRADICTED, dated(NEW, 2026))
    assert next_draft(second, with_history([after], [before])) == first


def test_quotes_about_something_else_back_nothing():
    claim = "Up to 5 unused days may be carried over."
    other = entry(claim, claim, Label.CONTRADICTED, dated("The depot has 5 doors.", 2026))
    made = entry(claim, claim, Label.CONTRADICTED, dated(OLD, 2021))
    assert with_history([made], [other]) == [made]
    assert all(q.relation is not Relation.SUPPORTS for q in made.evidence)


def test_a_source_of_years_ago_does_not_keep_what_it_was_quoted_for():
    first = "Reports are due within 60 days."
    old = dated("Reports are due within 14 days.", 2019)
    before = entry(first, first, Label.CONTRADICTED, old)
    second = next_draft(first, [before])
    undated = evidence("Reports are due within 30 days.", chunk="now")
    after = entry(second, second, Label.CONTRADICTED, undated)
    assert second == "Reports are due within 14 days."
    assert next_draft(second, with_history([after], [before])) == "Reports are due within 30 days."
