"""How labelled claims are read: what the judge finds in each window, and then the second reader."""

from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

from agent.bootstrap import toolkit
from agent.domain.policy import Policy
from agent.judge.nli import NliJudge
from agent.judge.weighing.confidence import Reread
from agent.judge.weighing.opinion import Pair, Weighed, pairs, weigh
from evals.labelled import Labelled
from evals.quoting import holds

BATCH = 32


class Read(NamedTuple):
    """A claim by each window that bears on it, as if it were the one to speak for it.

    Attributes:
        windows: the features of the claim after the first reading.
        pairs: what the second reader is asked then, in the order of `Reread`.
        held: whether the window holds all that decides the claim; False where that is not known.
    """

    windows: list[dict[str, float]]
    pairs: list[list[Pair]]
    held: list[bool]


async def weighed(cases: Sequence[Labelled]) -> list[list[Weighed]]:
    """Return the windows that bear on each case."""
    tools = toolkit()
    judge = NliJudge(tools.matcher, tools.entailment, tools.parser)
    found: list[list[Weighed]] = []
    for start in range(0, len(cases), BATCH):
        batch = [c.case for c in cases[start : start + BATCH]]
        scored = await judge.score(batch, Policy())
        found += [weigh(case, windows) for case, windows in zip(batch, scored, strict=True)]
    return found


async def collect(cases: Sequence[Labelled]) -> list[Read]:
    """Return how each case is read."""
    return [
        Read(
            [w.features for w in windows],
            [pairs(labelled.case, w) for w in windows],
            [_held(labelled, w.best.window.premise) for w in windows],
        )
        for labelled, windows in zip(cases, await weighed(cases), strict=True)
    ]


def _held(labelled: Labelled, premise: str) -> bool:
    return bool(labelled.quotes) and all(holds(premise, quote) for quote in labelled.quotes)


async def read_again(asked: Sequence[Sequence[Pair]]) -> list[dict[str, float]]:
    """Return the features that the second reader adds to each claim, asked for its pairs."""
    second, found = toolkit().second, list[dict[str, float]]()
    for start in range(0, len(asked), BATCH):
        batch = asked[start : start + BATCH]
        answers = iter(await second.entail([pair for wanted in batch for pair in wanted]))
        found += [Reread(*islice(answers, len(wanted))).features for wanted in batch]
    return found
