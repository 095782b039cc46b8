"""What a second search for evidence does to a claim that failed."""

import asyncio
from collections.abc import Sequence

import pytest

from agent.domain.claim import Claim
from agent.domain.ledger import LedgerEntry
from agent.domain.policy import Policy
from agent.domain.text import Span
from agent.domain.verdict import Case, Label, Verdict
from agent.nodes.revise import rejudged
from agent.state import State
from tests.fakes import chunk

TEXT = "A new badge comes within two days."
CLAIM = Claim(
    claim_id="c1", text=TEXT, span=Span(start=0, end=len(TEXT)), type="fact", importance="material"
)


def ruled(label: Label) -> Verdict:
    return Verdict(label=label, confidence=0.6, support=0.6, reason="read")


class Ruling:
    """Rules the same of every case."""

    def __init__(self, label: Label) -> None:
        self.label = label

    async def judge(self, cases: Sequence[Case], policy: Policy) -> list[Verdict]:
        return [ruled(self.label) for _ in cases]


@pytest.mark.parametrize(
    ("label", "after"),
    [
        (Label.SUPPORTED, Label.SUPPORTED),
        (Label.WEAK, Label.NOT_FOUND),
        (Label.CONTRADICTED, Label.NOT_FOUND),
        (Label.UNASSESSED, Label.NOT_FOUND),
    ],
)
def test_only_full_support_rescues_a_claim(label: Label, after: Label) -> None:
    entry = LedgerEntry(claim=CLAIM, verdict=ruled(Label.NOT_FOUND))
    state = State(draft=TEXT, chunks={}, candidates={CLAIM.claim_id: []})
    found = {TEXT: [chunk("Cards come in ten days.")]}
    (now,) = asyncio.run(rejudged(Ruling(label), [entry], found, state, Policy()))
    assert now.verdict.label is after


def test_what_nothing_new_was_found_for_stays_as_it_was_ruled() -> None:
    entry = LedgerEntry(claim=CLAIM, verdict=ruled(Label.NOT_FOUND))
    state = State(draft=TEXT, chunks={}, candidates={CLAIM.claim_id: []})
    assert asyncio.run(rejudged(Ruling(Label.SUPPORTED), [entry], {}, state, Policy())) == [entry]
