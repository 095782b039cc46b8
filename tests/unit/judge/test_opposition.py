"""What a second document holds against a claim that a first one supports."""

import asyncio
from collections.abc import Sequence

import pytest

from agent.domain.evidence import Entailment, Relation
from agent.domain.policy import Policy
from agent.domain.text import Passage
from agent.domain.verdict import Case, Label, Verdict
from agent.errors import ModelError
from agent.judge.agreement.measure import WHOLE
from agent.judge.opposition import opposed
from agent.judge.passages.windows import Window, sentences
from agent.judge.verdict import rule
from agent.judge.weighing.confidence import calibrations
from agent.judge.weighing.opinion import Opinion, opinion
from agent.judge.weighing.scoring import Scored
from tests.trees import PARSER

CLAIM = "The server is in Oslo."
RIVAL = "The server is in Bergen."


class Reader:
    """Finds as much contradiction in every pair as it was told, and counts the pairs."""

    def __init__(self, contradict: float) -> None:
        self.contradict = contradict
        self.asked = 0

    async def entail(self, pairs: Sequence[tuple[str, str]]) -> list[Entailment]:
        if self.contradict < 0:
            raise ModelError("the reader is away")
        self.asked += len(pairs)
        rest = 1 - self.contradict
        return [Entailment(support=0, neutral=rest, contradict=self.contradict) for _ in pairs]


def supported(*others: Passage) -> Opinion:
    """Return the opinion on the claim where the first passage states it."""
    case = Case(claim=CLAIM, passages=(Passage(text=CLAIM, document_id="own"), *others))
    ((sentence,), *_) = sentences(case.passages)
    stating = Scored(
        window=Window(sentences=(sentence,)),
        entailment=Entailment(support=0.98, neutral=0.01, contradict=0.01),
        similarity=1.0,
        overlap=1.0,
        agreement=WHOLE,
    )
    found = opinion(case, [stating], calibrations())
    assert found is not None
    return found._replace(p=Entailment(support=0.97, neutral=0.02, contradict=0.01))


def ruled(found: Opinion, reader: Reader) -> Verdict:
    (after,) = asyncio.run(opposed([found], Policy(), reader, PARSER))
    return after if isinstance(after, Verdict) else rule(after, Policy())


def test_both_documents_are_quoted() -> None:
    noise = "Lunch is at noon. " + RIVAL + " The gate is red."
    verdict = ruled(supported(Passage(text=noise, document_id="other")), Reader(0.9))
    assert verdict.label is Label.CONTRADICTED
    assert [(q.index, q.quote, q.relation) for q in verdict.evidence] == [
        (1, RIVAL, Relation.CONTRADICTS),
        (0, CLAIM, Relation.SUPPORTS),
    ]
    assert "Bergen" in verdict.reason


@pytest.mark.parametrize(
    ("text", "document", "asked"),
    [
        (RIVAL, "own", 0),
        (f"{RIVAL} {CLAIM}", "other", 0),
        ("The server is behind a firewall.", "other", 0),
        ("The server is in Bergen, Oslo. The server is in Bergen.", "other", 0),
        (f"{RIVAL[:-1]}?", "other", 0),
        (f"{RIVAL} This is false.", "other", 0),
        (f"{RIVAL} No.", "other", 0),
        (f"Is it so? {RIVAL}", "other", 0),
        ("Rain is expected over the northern hills tonight.", "other", 0),
        ("No source says that the server is in Bergen.", "other", 0),
        ("The manual says that the server is in Bergen.", "other", 1),
        (RIVAL, "other", 1),
    ],
)
def test_few_sentences_are_put_to_the_reader(text: str, document: str, asked: int) -> None:
    reader = Reader(0.4)
    verdict = ruled(supported(Passage(text=text, document_id=document)), reader)
    assert verdict.label is Label.SUPPORTED
    assert reader.asked == asked


def test_a_reader_that_fails_leaves_the_claim_unassessed() -> None:
    verdict = ruled(supported(Passage(text=RIVAL, document_id="other")), Reader(-1))
    assert verdict.label is Label.UNASSESSED


def test_what_has_no_opinion_passes() -> None:
    failed = Verdict(label=Label.UNASSESSED, confidence=0, support=0, reason="")
    assert asyncio.run(opposed([None, failed], Policy(), Reader(1), PARSER)) == [None, failed]
