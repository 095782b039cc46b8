"""A cell takes the value that the table of the evidence has in its row and column."""

import asyncio

import pytest

from agent.domain.claim import Claim, Importance
from agent.domain.evidence import Entailment, Evidence, Relation
from agent.domain.ledger import LedgerEntry
from agent.domain.policy import Policy
from agent.domain.text import Span
from agent.domain.verdict import Label, Verdict
from agent.writer.revision.editing.edits import apply_edits
from agent.writer.revision.revise import RuleReviser

DRAFT = """| Ferry | Sails | Bicycles |
| --- | --- | --- |
| Aurora | hourly | allowed |
| Boreas | hourly | forbidden |
"""
AURORA = "Aurora | 120 | hourly | allowed"
BOREAS = "Boreas | 80 | every two hours | forbidden"
HEAD = "| Ferry | Seats | Sails | Bicycles"


def cell(word: str, at: int, label: Label, *quotes: str) -> LedgerEntry:
    relation = Relation.SUPPORTS if label is Label.SUPPORTED else Relation.MENTIONS
    return LedgerEntry(
        claim=Claim(
            claim_id=f"c{at}",
            text=f"The cell is {word}.",
            span=Span(start=at, end=at + len(word)),
            type="fact",
            importance=Importance.MATERIAL,
        ),
        verdict=Verdict(label=label, confidence=0.9, support=0.1, reason="r"),
        evidence=tuple(
            Evidence(
                document_id="d",
                title="t",
                source="s",
                chunk_id="ab",
                quote=quote,
                span=Span(start=0, end=len(quote)),
                similarity=0.5,
                entailment=Entailment(support=0.05, neutral=0.05, contradict=0.9),
                relation=relation,
            )
            for quote in quotes
        ),
    )


def revised(*entries: LedgerEntry, **policy: str) -> str:
    edits = asyncio.run(RuleReviser().propose(DRAFT, entries, Policy(**policy)))
    return apply_edits(DRAFT, edits, [])


AT = DRAFT.rindex("hourly")
BORNE = cell("hourly", DRAFT.index("hourly"), Label.SUPPORTED, AURORA)


@pytest.mark.parametrize("label", [Label.CONTRADICTED, Label.NOT_FOUND])
def test_a_column_is_known_by_a_cell_that_is_borne_out(label: Label) -> None:
    failing = cell("hourly", AT, label, BOREAS)
    assert "| Boreas | every two hours | forbidden |" in revised(BORNE, failing)


def test_a_column_is_known_by_its_head() -> None:
    failing = cell("hourly", AT, Label.CONTRADICTED, f"{HEAD}\n{BOREAS}")
    assert "| Boreas | every two hours | forbidden |" in revised(failing)


@pytest.mark.parametrize(
    "quotes",
    [
        (BOREAS,),  # nothing tells the column
        (f"{HEAD}\n{AURORA}",),  # no row of that name
        (f"{HEAD}\n{BOREAS}", "Boreas | 80 | daily | forbidden"),  # two values
        (f"{HEAD}\nBoreas | 80 | | forbidden",),
    ],
)
def test_what_is_not_certain_is_left_out(quotes: tuple[str, ...]) -> None:
    failing = cell("hourly", AT, Label.CONTRADICTED, *quotes)
    assert "| Boreas | – | forbidden |" in revised(failing)


def test_what_is_weak_gives_way_only_to_its_own_if_it_is_of_another_row() -> None:
    late = cell("hourly", AT, Label.WEAK, BOREAS, AURORA)
    assert "| Boreas | every two hours |" in revised(BORNE, late)
    word = cell("forbidden", DRAFT.rindex("forbidden"), Label.WEAK, f"{HEAD}\nBoreas | 80 | - | no")
    assert revised(word) == DRAFT


def test_the_policy_may_remove() -> None:
    failing = cell("hourly", AT, Label.CONTRADICTED, BOREAS)
    assert "| – |" in revised(BORNE, failing, contradicted_strategy="remove")


def test_columns_that_do_not_agree_lend_nothing() -> None:
    odd = cell("forbidden", DRAFT.rindex("forbidden"), Label.CONTRADICTED, f"{HEAD}\n{BOREAS}")
    other = cell("allowed", DRAFT.index("allowed"), Label.SUPPORTED, "Aurora | 120 | allowed | yes")
    assert "| Boreas | hourly | – |" in revised(odd, other)


@pytest.mark.parametrize(
    ("was", "becomes"), [("✅", "❌"), ("no", "yes"), ("Yes", "No"), ("✗", "✓")]
)
def test_what_is_contradicted_of_yes_or_no_is_its_opposite(was: str, becomes: str) -> None:
    draft = DRAFT.replace("forbidden", was)
    failing = cell(was, draft.index(was, AT), Label.CONTRADICTED, "Boreas | no")
    against = failing.evidence[0].model_copy(update={"relation": Relation.CONTRADICTS})
    failing = failing.model_copy(update={"evidence": (against,)})
    edits = asyncio.run(RuleReviser().propose(draft, (failing,), Policy()))
    assert f"| Boreas | hourly | {becomes} |" in apply_edits(draft, edits, [])


TURNED = """| | Kayak | Canoe (3 seats) |
| --- | --- | --- |
| Seats | 1 | 3 |
| Full day | £38 | £56 |
"""


def test_rows_of_a_draft_may_be_columns_of_the_evidence() -> None:
    borne = cell("£38", TURNED.index("£38"), Label.SUPPORTED, "Kayak | 1 | £9 | £38")
    failing = cell("£56", TURNED.index("£56"), Label.CONTRADICTED, "Canoe | 3 | £14 | £58")
    edits = asyncio.run(RuleReviser().propose(TURNED, [borne, failing], Policy()))
    assert "| Full day | £38 | £58 |" in apply_edits(TURNED, edits, [])
