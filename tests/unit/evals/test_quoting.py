"""Whether the ledger quotes what decides its claims."""

from typing import Any

import pytest

from agent.domain.claim import Claim, ClaimType, Importance
from agent.domain.evidence import Entailment, Evidence, Relation
from agent.domain.ledger import Ledger, LedgerEntry
from agent.domain.report import Round
from agent.domain.text import Span
from agent.domain.verdict import Label, Verdict
from evals.quoting import holds, quoted

DRAFT = "The gate shuts at six. Thanks. Two keys are kept."
RULE, ROW = "**The gate** is shut at 6 p.m.", "| Keys | 2 | in the safe |"


def entry(start: int, end: int, *quotes: str) -> LedgerEntry:
    claim = Claim(
        claim_id=str(start),
        text=DRAFT[start:end],
        span=Span(start=start, end=end),
        type=ClaimType.FACT,
        importance=Importance.MATERIAL,
    )
    sure = Entailment(support=1.0, neutral=0.0, contradict=0.0)
    evidence = tuple(
        Evidence(
            document_id="d",
            title="",
            source="",
            chunk_id="c",
            quote=quote,
            span=Span(start=0, end=len(quote)),
            similarity=1.0,
            entailment=sure,
            relation=Relation.SUPPORTS,
        )
        for quote in quotes
    )
    verdict = Verdict(label=Label.SUPPORTED, confidence=0.9, support=0.9, reason="")
    return LedgerEntry(claim=claim, verdict=verdict, evidence=evidence)


@pytest.mark.parametrize(
    ("first", "second", "found"),
    [
        ((RULE,), (ROW,), [True, True]),
        (("The gate is green.",), (RULE, ROW), [False, True]),
        (("All of it: the gate is shut at 6 p.m.",), (), [True, False]),
    ],
)
def test_a_sentence_is_quoted_where_its_evidence_has_all_that_decides_it(
    make_report: Any, first: tuple[str, ...], second: tuple[str, ...], found: list[bool]
) -> None:
    start = DRAFT.index("Two")
    ledger = Ledger(entries=(entry(0, 22, *first), entry(start, len(DRAFT), *second)))
    report = make_report(answer=DRAFT, ledger=ledger)
    report = report.model_copy(
        update={"rounds": (Round(draft=DRAFT, ledger=ledger, summary=report.summary),)}
    )
    sentences = [
        {"text": "The gate shuts at six.", "quotes": [RULE]},
        {"text": "Thanks.", "quotes": []},
        {"text": "Two keys are kept.", "quotes": [ROW]},
    ]
    assert quoted(report, {"draft": DRAFT, "sentences": sentences}) == found


def test_a_row_of_a_table_is_held_by_its_telling() -> None:
    assert holds("Item: Keys; Number: 2; Place: in the safe.", ROW)
    assert not holds("Item: Doors; Number: 3; Place: in the hall.", ROW)
