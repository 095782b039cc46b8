import pytest

from agent.domain.editions import Force
from agent.domain.evidence import Relation
from agent.domain.policy import Policy
from agent.domain.text import Passage
from agent.domain.verdict import Case, Label
from agent.judge.editions import ONLY_SPENT, in_force
from tests.fakes import VerbatimJudge

POLICY = Policy()
CLAIM = "Locks cost 9 euros."


def passage(text: str, force: Force = Force.IN_FORCE) -> Passage:
    return Passage(text=text, document_id=text, force=force)


OLD, OTHER = passage(CLAIM, Force.SPENT), passage(CLAIM, Force.OTHER)
NEW, SILENT = passage(CLAIM), passage("Keys are free.")


@pytest.mark.parametrize(
    ("passages", "label", "index"),
    [
        ((SILENT, NEW, OLD), Label.SUPPORTED, 1),
        ((OLD, SILENT, NEW), Label.SUPPORTED, 2),
        ((SILENT, OLD), Label.WEAK, 1),
        ((OLD,), Label.WEAK, 0),
        ((SILENT, OTHER), Label.SUPPORTED, 1),
        ((SILENT,), Label.NOT_FOUND, None),
    ],
)
async def test_documents_in_force_are_heard_first(
    passages: tuple[Passage, ...], label: Label, index: int | None
) -> None:
    case = Case(claim=CLAIM, passages=passages)
    (verdict,) = await in_force(VerbatimJudge().judge, [case], POLICY)
    assert verdict.label is label
    assert [q.index for q in verdict.evidence] == ([] if index is None else [index])
    assert (verdict.reason == ONLY_SPENT) == (label is Label.WEAK)
    assert label is not Label.WEAK or verdict.support <= POLICY.supported_above


class Opposing:
    """Contradicts by the first passage that is another text; else as a verbatim judge."""

    def __init__(self) -> None:
        self.cited: list[int] = []

    async def judge(self, cases: list[Case], policy: Policy) -> list:
        self.cited += [c.cited for c in cases]
        found = await VerbatimJudge().judge(cases, policy)
        for i, case in enumerate(cases):
            for place, p in enumerate(case.passages):
                if p.text != case.claim:
                    quote = VerbatimJudge()._verdict(
                        Label.CONTRADICTED, place, 0, p.text, Relation.CONTRADICTS
                    )
                    found[i] = quote
                    break
        return found


async def test_what_is_spent_does_not_contradict_what_is_in_force() -> None:
    spent = passage("Locks cost 7 euros.", Force.SPENT)
    case = Case(claim=CLAIM, passages=(spent, NEW), cited=1)
    judge = Opposing()
    (verdict,) = await in_force(judge.judge, [case], POLICY)
    assert verdict.label is Label.SUPPORTED
    assert [q.index for q in verdict.evidence] == [1]
    assert judge.cited == [0]


async def test_what_is_in_force_contradicts_what_is_spent() -> None:
    current = passage("Locks cost 11 euros.")
    case = Case(claim=CLAIM, passages=(OLD, current))
    (verdict,) = await in_force(Opposing().judge, [case], POLICY)
    assert verdict.label is Label.CONTRADICTED
    assert (1, Relation.CONTRADICTS) in [(q.index, q.relation) for q in verdict.evidence]


async def test_cases_without_other_editions_are_asked_once_and_all_together() -> None:
    judge = Opposing()
    cases = [Case(claim=CLAIM, passages=(NEW,)), Case(claim=CLAIM, passages=(SILENT,))]
    await in_force(judge.judge, cases, POLICY)
    assert len(judge.cited) == 2
