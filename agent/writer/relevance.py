"""How well a statement answers a sub-question: a weighted sum of plain signals."""

import math
from collections import Counter
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from agent.domain.base import Frozen
from agent.domain.needs import demand, satisfies
from agent.domain.questions import background, focus
from agent.domain.terms import terms
from agent.ports import Embedder
from agent.writer.statements import Statement


class Weights(Frozen):
    """Weights of the signals; each signal lies in 0–1, similarities in -1–1."""

    alone: float = 0.35
    placed: float = 0.45
    shared: float = 0.45
    heading: float = 0.1
    fit: float = 0.25


class Signals(Frozen):
    """What is known of one statement for one sub-question.

    ``alone`` is the cosine of the statement itself to what is asked, ``placed`` that of the
    statement in its context to the whole sub-question; ``shared`` the weighted share of the
    asked words that the statement or its context has, ``heading`` that of its headings alone;
    ``fit`` tells whether the wanted kind of answer is there.
    """

    alone: float
    placed: float
    shared: float
    heading: float
    fit: float

    def score(self, weights: Weights) -> float:
        """Return the weighted sum; comparable between questions."""
        pairs = (
            (self.alone, weights.alone),
            (self.placed, weights.placed),
            (self.shared, weights.shared),
            (self.heading, weights.heading),
            (self.fit, weights.fit),
        )
        return sum(signal * weight for signal, weight in pairs)


def rarity(pool: Sequence[Statement]) -> dict[str, float]:
    """Return the inverse document frequency of each stem over the statements, at least 0."""
    counts: Counter[str] = Counter()
    for statement in pool:
        counts.update(set(terms(statement.text)))
    return {t: math.log(1 + len(pool) / (1 + n)) for t, n in counts.items()}


def weighted_share(wanted: Sequence[str], offered: set[str], rare: dict[str, float]) -> float:
    """Return the share (0–1) of the weight of ``wanted`` that ``offered`` covers."""
    top = max(rare.values(), default=1.0)
    weights = {t: rare.get(t, top) for t in wanted}
    total = sum(weights.values())
    return sum(w for t, w in weights.items() if t in offered) / total if total else 0.0


async def signals(
    sub_question: str, pool: Sequence[Statement], embedder: Embedder
) -> list[Signals]:
    """Return the signals of every statement of ``pool`` for one sub-question, in order."""
    asked = focus(sub_question)
    vectors = await embedder.embed(
        [asked, sub_question, *(s.text for s in pool), *(s.context for s in pool)]
    )
    alone = vectors[2 : 2 + len(pool)] @ vectors[0]
    placed = vectors[2 + len(pool) :] @ vectors[1]
    return _combined(sub_question, pool, alone, placed)


def _combined(
    sub_question: str,
    pool: Sequence[Statement],
    alone: npt.NDArray[np.float32],
    placed: npt.NDArray[np.float32],
) -> list[Signals]:
    asked, told = focus(sub_question), background(sub_question)
    wanted = terms(asked) + terms(told)
    rare, demanded = rarity(pool), demand(asked)
    found = []
    for position, statement in enumerate(pool):
        above = set(terms(" ".join((statement.title, *statement.headings))))
        offered = set(terms(" ".join((statement.text, *statement.leads))))
        before = set(terms(statement.before)) if statement.leans else set()
        full = weighted_share(wanted, offered, rare)
        around = weighted_share(wanted, offered | above | before, rare)
        found.append(
            Signals(
                alone=float(alone[position]),
                placed=float(placed[position]),
                shared=0.5 * full + 0.5 * around,
                heading=weighted_share(wanted, above, rare),
                fit=satisfies(demanded, statement.text),
            )
        )
    return found
