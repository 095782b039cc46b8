"""Yes or no, said before the sentences that bear it out."""

from collections.abc import Mapping, Sequence

import pytest

from agent.domain.evidence import Entailment, Quote, Relation
from agent.domain.policy import Policy
from agent.domain.text import Chunk, Hit, Span
from agent.domain.verdict import Case, Label, Verdict
from agent.models.parser import SpacyParser
from agent.writer.drafting.outright import outright, stated
from agent.writer.drafting.statements import Statement, statements

PARSER = SpacyParser()
YES, NO, UNSURE = Label.SUPPORTED, Label.CONTRADICTED, Label.WEAK


class Rules:
    """Rules as it is told, quoting all of the first passage."""

    def __init__(self, labels: Mapping[str, Label]) -> None:
        self._labels = labels
        self.asked: list[str] = []

    async def judge(self, cases: Sequence[Case], policy: Policy) -> list[Verdict]:
        self.asked += [c.claim for c in cases]
        return [self._verdict(c) for c in cases]

    def _verdict(self, case: Case) -> Verdict:
        text = case.passages[0].text
        quote = Quote(
            index=0,
            quote=text,
            span=Span(start=0, end=len(text)),
            relation=Relation.SUPPORTS,
            similarity=1,
            entailment=Entailment(support=1, neutral=0, contradict=0),
        )
        label = self._labels[case.claim]
        return Verdict(label=label, confidence=1, support=1, reason="", evidence=(quote,))


def chunk(text: str, document: str = "a") -> Chunk:
    return Chunk(
        chunk_id=document,
        document_id=document,
        title="Rules",
        source="rules.md",
        text=text,
        span=Span(start=0, end=len(text)),
    )


async def said(question: str, text: str, ruled: Sequence[Label], *more: Statement) -> list[str]:
    found = chunk(text)
    told = [*statements([found]), *more]
    hit = Hit(chunk=found, similarity=1, score=1)
    claims = ("Dogs are allowed in the hall.", "Dogs are not allowed in the hall.")
    judge = Rules(dict(zip(claims, ruled, strict=True)))
    ((_, answer),) = await outright([(question, told)], [[hit]], PARSER, judge)
    return [s.text for s in answer]


DOGS = "Are dogs allowed in the hall?"
BANNED = "Dogs are not allowed in the hall. Toilets are free."


async def test_no_is_said_in_full_and_what_is_beside_it_left_out() -> None:
    assert await said(DOGS, BANNED, (NO, YES)) == ["No, dogs are not allowed in the hall."]


async def test_yes_goes_on_as_the_sentence_does() -> None:
    text = "Dogs are allowed in the hall and on the stairs."
    question = "Are dogs allowed in the hall?"
    assert await said(question, text, (YES, NO)) == [text]  # "on the stairs" was not asked about
    assert await said(question, "Dogs are allowed in the hall.", (YES, NO)) == [
        "Yes, dogs are allowed in the hall."
    ]


@pytest.mark.parametrize("ruled", [(YES, YES), (YES, UNSURE), (NO, NO), (UNSURE, YES)])
async def test_nothing_is_said_where_the_rulings_do_not_agree(ruled: Sequence[Label]) -> None:
    assert await said(DOGS, BANNED, ruled) == ["Dogs are not allowed in the hall.",
                                               "Toilets are free."]  # fmt: skip


async def test_nothing_is_said_where_documents_disagree_or_more_is_told_than_the_question() -> None:
    other = statements([chunk("Dogs are allowed in the hall.", "b")])
    assert (await said(DOGS, BANNED, (NO, YES), *other))[0] == "Dogs are not allowed in the hall."
    told = await said(f"I am an intern. {DOGS}", BANNED, (NO, YES))
    assert told[0] == "Dogs are not allowed in the hall."


def test_an_answer_of_the_documents_is_told_as_a_statement() -> None:
    faq = "Q: Can I pay by invoice?\nA: No, we accept cards.\n\nQ: Who pays?\nA: The tenant."
    told = statements([chunk(faq)])
    assert [s.text for s in stated(told, PARSER)] == [
        "You cannot pay by invoice. We accept cards.",
        "The tenant.",
    ]
    assert told[1].leans
    assert told[1].before == "Who pays?"


@pytest.mark.parametrize(
    ("question", "answer", "expected"),
    [
        ("Do you sell to private customers?", "No. Dealers sell to them.",
         "We do not sell to private customers. Dealers sell to them."),
        ("Is there a lift?", "No. The ramp is behind the house.",
         "There is no lift. The ramp is behind the house."),
        ("Can I pay later?", "Yes. Invoices are sent in June.",
         "You can pay later. Invoices are sent in June."),
        ("Do you deliver to Marlow?", "A: No. The bridge is closed to lorries.",
         "We do not deliver to Marlow. The bridge is closed to lorries."),
        ("When do you open?", "At nine. The gate is shut before.", "The gate is shut before."),
        ("Is the pool heated?", "It is. The gas is paid by the town.",
         "The gas is paid by the town."),
    ],
)  # fmt: skip
def test_what_stands_behind_a_plain_no_is_told_with_what_it_denies(
    question: str, answer: str, expected: str
) -> None:
    found = statements([chunk(f"**{question}**\n\n{answer}")])
    assert stated(found[-1:], PARSER)[0].text == expected
