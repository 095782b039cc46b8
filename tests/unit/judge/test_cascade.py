from collections.abc import Sequence

import pytest

from agent.domain.policy import Band, Policy
from agent.domain.verdict import Case, Label, Verdict, unassessed
from agent.judge.cascade import CascadeJudge, is_undecided
from agent.judge.gradual import BATCH_SIZE, gradually

POLICY = Policy()


def ruling(label: Label, confidence: float, reason: str = "read") -> Verdict:
    return Verdict(label=label, confidence=confidence, support=confidence, reason=reason)


class Spy:
    """Rules as it was told, claim by claim, and remembers what it was asked."""

    def __init__(self, verdicts: dict[str, Verdict]) -> None:
        self.verdicts = verdicts
        self.calls: list[list[str]] = []

    async def judge(self, cases: Sequence[Case], policy: Policy) -> list[Verdict]:
        self.calls.append([c.claim for c in cases])
        return [self.verdicts[c.claim] for c in cases]


SURE = ruling(Label.SUPPORTED, 0.97)
UNSURE = ruling(Label.WEAK, 0.6)
SECOND = ruling(Label.CONTRADICTED, 0.85, "the sources say 5")


def cases(*claims: str) -> list[Case]:
    return [Case(claim=c) for c in claims]


async def test_only_undecided_claims_go_on_and_all_in_one_call() -> None:
    first = Spy({"a": UNSURE, "b": SURE, "c": UNSURE})
    second = Spy({"a": SECOND, "c": SECOND})
    found = await CascadeJudge(first, second).judge(cases("a", "b", "c"), POLICY)
    assert found == [SECOND, SURE, SECOND]
    assert second.calls == [["a", "c"]]


async def test_nothing_undecided_asks_nobody() -> None:
    second = Spy({})
    assert await CascadeJudge(Spy({"b": SURE}), second).judge(cases("b"), POLICY) == [SURE]
    assert second.calls == []


@pytest.mark.parametrize(
    ("verdict", "undecided"),
    [
        (ruling(Label.SUPPORTED, 0.84), True),
        (ruling(Label.SUPPORTED, 0.85), False),
        (ruling(Label.CONTRADICTED, 0.9), False),
        (ruling(Label.NOT_FOUND, 0.3), True),
        (ruling(Label.NOT_FOUND, 0.2), False),
        (unassessed("the model crashed"), True),
    ],
)
def test_the_band_is_half_open_and_failures_are_undecided(
    verdict: Verdict, undecided: bool
) -> None:
    policy = Policy(undecided=Band(lower=0.3, upper=0.85))
    assert is_undecided(verdict, policy, Case(claim="a")) is undecided


async def test_a_claim_that_the_skeptic_objects_to_is_not_supported_without_a_second_look() -> None:
    sure_not = ruling(Label.CONTRADICTED, 0.97)
    doubted = [Case(claim=c, objections=("the source speaks of one depot",)) for c in "ab"]
    first = Spy({"a": SURE, "b": sure_not})
    judge = CascadeJudge(first, Spy({"a": SECOND}))
    assert await judge.judge(doubted, POLICY) == [SECOND, sure_not]
    assert await judge.at_once(doubted, POLICY) == [None, sure_not]


async def test_a_failing_second_judge_leaves_the_first_verdict_and_says_so() -> None:
    judge = CascadeJudge(Spy({"a": UNSURE}), Spy({"a": unassessed("the server hung")}))
    (found,) = await judge.judge(cases("a"), POLICY)
    assert (found.label, found.confidence) == (Label.WEAK, 0.6)
    assert "the server hung" in found.reason


async def test_when_both_fail_the_claim_is_unassessed_with_both_reasons() -> None:
    judge = CascadeJudge(Spy({"a": unassessed("no memory")}), Spy({"a": unassessed("no network")}))
    (found,) = await judge.judge(cases("a"), POLICY)
    assert found.label is Label.UNASSESSED
    assert "no memory" in found.reason
    assert "no network" in found.reason


async def test_the_undecided_of_all_batches_wait_for_one_call_at_the_end() -> None:
    names = [f"claim {n}" for n in range(2 * BATCH_SIZE + 3)]
    first = Spy({n: UNSURE if int(n.split()[1]) % 7 == 0 else SURE for n in names})
    second = Spy(dict.fromkeys(names, SECOND))
    seen = [x async for x in gradually(CascadeJudge(first, second), cases(*names), POLICY)]
    assert sorted(i for i, _, _ in seen) == list(range(len(names)))
    assert [names[i] for i, _, late in seen if late] == second.calls[0]
    assert len(second.calls) == 1
    assert all(v == (SECOND if late else SURE) for _, v, late in seen)
    assert not any(late for _, _, late in seen[: len(names) - len(second.calls[0])])


async def test_a_judge_without_stages_rules_batch_by_batch() -> None:
    names = [f"claim {n}" for n in range(BATCH_SIZE + 1)]
    judge = Spy(dict.fromkeys(names, SURE))
    seen = [x async for x in gradually(judge, cases(*names), POLICY)]
    assert [len(c) for c in judge.calls] == [BATCH_SIZE, 1]
    assert [(i, late) for i, _, late in seen] == [(i, False) for i in range(len(names))]
