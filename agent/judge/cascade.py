"""The cascade: rules and entailment first, a chat model only for what they leave undecided."""

from collections.abc import Sequence

from agent.domain.policy import Policy
from agent.domain.verdict import Case, Label, Verdict
from agent.ports import Judge

UNHEARD = "{reason}; left undecided, and the second judge failed: {failure}"


class CascadeJudge:
    """Implements ``ports.Judge`` and ``ports.StagedJudge`` over two judges.

    A claim goes on to the second judge where the confidence of the first lies in the policy's
    ``undecided`` band, where the first failed, or where it is content with a claim that the
    skeptic objects to. The second one's verdict counts; where it fails, the first one's stands,
    with the failure in its reason.
    """

    def __init__(self, first: Judge, second: Judge) -> None:
        self._first = first
        self._second = second

    async def at_once(self, cases: Sequence[Case], policy: Policy) -> list[Verdict | None]:
        """Return the verdicts that need no second judge, None where one is needed."""
        verdicts = await self._first.judge(cases, policy)
        return [
            None if is_undecided(v, policy, c) else v for c, v in zip(cases, verdicts, strict=True)
        ]

    async def judge(self, cases: Sequence[Case], policy: Policy) -> list[Verdict]:
        """Return one verdict a case, in order; the undecided go on together."""
        verdicts = await self._first.judge(cases, policy)
        waiting = [i for i, v in enumerate(verdicts) if is_undecided(v, policy, cases[i])]
        if waiting:
            found = await self._second.judge([cases[i] for i in waiting], policy)
            for i, second in zip(waiting, found, strict=True):
                verdicts[i] = settled(verdicts[i], second)
        return verdicts


def is_undecided(verdict: Verdict, policy: Policy, case: Case) -> bool:
    """Tell whether a second judge should hear the ``case`` that ``verdict`` rules on."""
    if verdict.label is Label.UNASSESSED or (verdict.is_covered and case.objections):
        return True
    return policy.undecided.lower <= verdict.confidence < policy.undecided.upper


def settled(first: Verdict, second: Verdict) -> Verdict:
    """Return the second verdict, the first one where the second judge failed."""
    if second.label is not Label.UNASSESSED:
        return second
    reason = UNHEARD.format(reason=first.reason, failure=second.reason)
    return first.model_copy(update={"reason": reason})
