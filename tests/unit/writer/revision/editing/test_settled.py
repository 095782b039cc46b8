"""What a revision wrote in the words of a quote stays."""

import pytest

from agent.domain.claim import Claim, Importance
from agent.domain.evidence import Entailment, Evidence, Relation
from agent.domain.ledger import LedgerEntry
from agent.domain.text import Span
from agent.domain.verdict import Label, Verdict
from agent.writer.revision.editing.settled import quoted_spans

SAID = "The band has 4 oboes and 9 horns."
DRAFT = f"Hello. {SAID}"
PASSAGE = f"We play on Mondays. {SAID} Ask us."


def evidence(quote: str, relation: Relation, chunk: str) -> Evidence:
    return Evidence(
        document_id="d",
        title="t",
        source="s",
        chunk_id=chunk,
        quote=quote,
        span=Span(start=0, end=len(quote)),
        similarity=0.5,
        entailment=Entailment(support=0.05, neutral=0.9, contradict=0.05),
        relation=relation,
    )


def doubted(label: Label, *quotes: Evidence) -> LedgerEntry:
    start = DRAFT.index("9 horns")
    return LedgerEntry(
        claim=Claim(
            claim_id="c",
            text="The band has 9 horns.",
            span=Span(start=start, end=start + 7),
            type="fact",
            importance=Importance.CRITICAL,
        ),
        verdict=Verdict(label=label, confidence=0.9, support=0.1, reason="r"),
        evidence=quotes,
    )


NEAR = evidence(PASSAGE, Relation.MENTIONS, "a")
AGAINST = evidence(PASSAGE, Relation.CONTRADICTS, "a")
ELSEWHERE = evidence("The band has 8 horns.", Relation.CONTRADICTS, "b")


@pytest.mark.parametrize(
    ("first", "entry", "stays"),
    [
        ("Hello. The band has 9 oboes.", doubted(Label.NOT_FOUND, NEAR), True),
        ("Hello. The band has 9 oboes.", doubted(Label.CONTRADICTED, AGAINST), True),
        (DRAFT, doubted(Label.NOT_FOUND, NEAR), False),
        ("Hello.", doubted(Label.CONTRADICTED, NEAR, ELSEWHERE), False),
        ("Hello.", doubted(Label.NOT_FOUND, evidence("9 horns", Relation.MENTIONS, "a")), False),
    ],
)
def test_what_a_quote_has_word_for_word_stays(first: str, entry: LedgerEntry, stays: bool) -> None:
    places = quoted_spans(DRAFT, first, [entry])
    assert [p.of(DRAFT) for p in places] == [SAID] * stays
