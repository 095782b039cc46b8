import datetime

import pytest

from agent.domain.claim import Claim, ClaimType, Importance
from agent.domain.evidence import Entailment, Evidence, Relation
from agent.domain.ledger import LedgerEntry
from agent.domain.policy import Policy
from agent.domain.text import Span
from agent.domain.verdict import Label, Verdict
from agent.writer.revision.correction.actions import Action
from agent.writer.revision.correction.corrections import correct
from agent.writer.revision.correction.restate import nearest
from agent.writer.revision.suggestion import suggestion

DRAFT = "Staff get 28 days of leave."
OLD, NEW = datetime.date(2021, 1, 11), datetime.date(2026, 3, 2)


def quote(text: str, relation: Relation, date: datetime.date | None) -> Evidence:
    return Evidence(
        document_id=text,
        title=text,
        source=text,
        chunk_id=text,
        quote=text,
        span=Span(start=0, end=len(text)),
        date=date,
        similarity=0.9,
        entailment=Entailment(support=0.3, neutral=0.3, contradict=0.4),
        relation=relation,
    )


def entry(backing: datetime.date | None, against: datetime.date | None) -> LedgerEntry:
    return LedgerEntry(
        claim=Claim(
            claim_id="c1",
            text=DRAFT,
            span=Span(start=0, end=len(DRAFT) - 1),
            type=ClaimType.NUMERIC,
            importance=Importance.CRITICAL,
        ),
        verdict=Verdict(label=Label.CONTRADICTED, confidence=0.9, support=0.1, reason=""),
        evidence=(
            quote("Staff get 25 days of leave.", Relation.CONTRADICTS, against),
            quote("Staff get 28 days of leave.", Relation.SUPPORTS, backing),
        ),
    )


def test_the_newer_source_corrects_the_claim():
    correction = correct(entry(backing=OLD, against=NEW), DRAFT, Policy())
    assert correction is not None
    assert correction.action is Action.SWAP
    assert [text for _, text in correction.swaps] == ["25 days"] or correction.swaps[0][1] == "25"


@pytest.mark.parametrize(
    ("backing", "against"), [(NEW, OLD), (NEW, None), (None, NEW), (NEW, NEW), (None, None)]
)
def test_a_source_that_is_not_known_to_be_newer_does_not(backing, against):
    assert correct(entry(backing=backing, against=against), DRAFT, Policy()) is None


def test_no_older_source_is_suggested_instead():
    told = suggestion(entry(backing=NEW, against=OLD), DRAFT)
    assert told is not None
    assert told.startswith(
        "Sources disagree; “Staff get 28 days of leave.” of 2026-03-02 says this"
    )
    undated = suggestion(entry(backing=None, against=None), DRAFT)
    assert undated == "Sources disagree: name both, or settle which one holds."


def test_what_a_source_says_is_not_taken_out_where_it_cannot_be_corrected():
    found = entry(backing=OLD, against=NEW)
    vague = quote("There is a maximum of 25.", Relation.CONTRADICTS, NEW)
    found = found.model_copy(update={"evidence": (vague, found.evidence[1])})
    assert correct(found, DRAFT, Policy()) is None
    for strategy, done in (("remove", Action.REMOVE), ("deflect", Action.DEFLECT)):
        made = correct(found, DRAFT, Policy(contradicted_strategy=strategy))
        assert made is not None
        assert made.action is done
    told = suggestion(found, DRAFT)
    assert told is not None
    assert told.startswith("Sources disagree; “There is a maximum of 25.” of 2026-03-02 says other")


def test_what_is_contradicted_is_not_deflected_as_unsaid():
    found = entry(backing=None, against=NEW)
    found = found.model_copy(update={"evidence": found.evidence[:1]})
    correction = correct(found, DRAFT, Policy(contradicted_strategy="deflect"))
    assert correction is not None
    assert correction.text == Policy().contradicted_deflection


def test_of_two_sentences_the_one_with_more_of_the_claim_is_nearest():
    both = quote(
        "Up to 5 unused days may be kept. Carried-over days must be taken by 31 March.",
        Relation.SUPPORTS,
        NEW,
    )
    claim = "Up to 5 unused days must be taken by 31 March."
    assert nearest(both, claim) == "Carried-over days must be taken by 31 March."
