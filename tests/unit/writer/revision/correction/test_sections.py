import pytest

from agent.domain.evidence import Entailment, Evidence, Relation
from agent.domain.ledger import LedgerEntry
from agent.domain.text import Span
from agent.domain.verdict import Label, Verdict
from agent.writer.revision.correction.sections import within_sections

CLAIM = "Boats are hired for 9 euros."
NEUTRAL = Entailment(support=0.1, neutral=0.8, contradict=0.1)


def quote(title: str, relation: Relation = Relation.CONTRADICTS) -> Evidence:
    return Evidence(
        document_id=title,
        title=title,
        source=title,
        chunk_id=title,
        quote=CLAIM,
        span=Span(start=0, end=len(CLAIM)),
        similarity=0.5,
        entailment=NEUTRAL,
        relation=relation,
    )


def entry(draft: str, *quotes: Evidence) -> LedgerEntry:
    start = draft.index(CLAIM)
    span = Span(start=start, end=start + len(CLAIM))
    return LedgerEntry.model_validate(
        {
            "claim": {
                "claim_id": "c",
                "text": CLAIM,
                "span": span,
                "type": "fact",
                "importance": "material",
            },
            "verdict": Verdict(label=Label.CONTRADICTED, confidence=0.9, support=0.1, reason="r"),
            "evidence": quotes,
        }
    )


@pytest.mark.parametrize(
    ("before", "kept"),
    [
        ("# The lake\n\n", ["Lake"]),
        ("# Lake rules\n\n## Prices\n\n", ["Lake"]),
        ("# The river\n\n# The lake\n\n", ["Lake"]),
        ("# The lake\n\n# Elsewhere\n\n", ["Lake", "River bank"]),
        ("# River\n\n", ["River bank"]),
        ("# Prices\n\n", ["Lake", "River bank"]),
        ("", ["Lake", "River bank"]),
    ],
)
def test_a_heading_that_names_a_document_keeps_the_others_out(before: str, kept: list[str]) -> None:
    draft = before + CLAIM
    (found,) = within_sections(draft, [entry(draft, quote("Lake"), quote("River bank"))])
    assert [q.title for q in found.evidence] == kept


def test_what_supports_a_claim_stays() -> None:
    draft = f"# The lake\n\n{CLAIM}"
    quotes = quote("Lake"), quote("River", Relation.SUPPORTS)
    (found,) = within_sections(draft, [entry(draft, *quotes)])
    assert found.evidence == quotes
