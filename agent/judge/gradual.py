"""Verdicts as they become known: what can be ruled at once first, what has to wait together."""

from collections.abc import AsyncIterator, Sequence

from agent.domain.policy import Policy
from agent.domain.verdict import Case, Verdict
from agent.judge.editions import in_force
from agent.ports import Judge, StagedJudge

BATCH_SIZE = 16  # claims a call: verdicts appear while the rest is being judged


async def gradually(
    judge: Judge, cases: Sequence[Case], policy: Policy
) -> AsyncIterator[tuple[int, Verdict, bool]]:
    """Yield (place in ``cases``, verdict, whether it had to wait), each case once.

    What a staged judge does not rule at once is put to it in one call, after all the rest.
    """
    waiting: list[int] = []
    for start in range(0, len(cases), BATCH_SIZE):
        batch = cases[start : start + BATCH_SIZE]
        for i, verdict in enumerate(await at_once(judge, batch, policy), start=start):
            if verdict is None:
                waiting.append(i)
            else:
                yield i, verdict, False
    if waiting:
        found = await in_force(judge.judge, [cases[i] for i in waiting], policy)
        for i, verdict in zip(waiting, found, strict=True):
            yield i, verdict, True


async def at_once(judge: Judge, cases: Sequence[Case], policy: Policy) -> Sequence[Verdict | None]:
    """Return the verdicts that ``judge`` reaches without a chat model, None for the others."""
    if isinstance(judge, StagedJudge):
        return await in_force(judge.at_once, cases, policy)
    return await in_force(judge.judge, cases, policy)
