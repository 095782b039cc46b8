"""Choosing the statements that answer a sub-question: enough, none twice, in source order."""

from collections.abc import Sequence

from agent.domain.base import Frozen
from agent.domain.figures import figures
from agent.domain.terms import terms
from agent.writer.statements import Statement


class Limits(Frozen):
    """Thresholds of the choice; scores are those of ``relevance``.

    ``floor`` and ``fit`` are what the best statement must reach to count as an answer; ``near``
    is the share of the best score that a further one needs, ``follow`` that of a sentence which
    leans on a chosen one; ``same`` is the overlap at which two say the same.
    """

    floor: float = 0.78
    fit: float = 0.5
    near: float = 0.82
    follow: float = 0.45
    same: float = 0.7
    most: int = 3


LIMITS = Limits()


class Scored(Frozen):
    """A statement, its score for the sub-question, and how far it holds the wanted kind."""

    statement: Statement
    score: float
    fit: float


def choose(scored: Sequence[Scored], limits: Limits) -> list[Scored]:
    """Return the statements that answer, in source order; none where nothing does."""
    ranked = sorted(scored, key=lambda s: -s.score)
    ranked = [s for s in ranked if s.fit >= limits.fit]
    if not ranked or ranked[0].score < limits.floor:
        return []
    chosen = [ranked[0]]
    for candidate in ranked[1:]:
        if len(chosen) >= limits.most or candidate.score < limits.near * ranked[0].score:
            break
        if candidate.score >= limits.floor and _adds(candidate, chosen, limits):
            chosen.append(candidate)
    chosen += _followers(chosen, scored, limits)
    return sorted(chosen, key=lambda s: _place(s, scored))


def _place(item: Scored, scored: Sequence[Scored]) -> int:
    """Return the position in the pool, which lists chunks by rank and sentences in order."""
    return next(i for i, s in enumerate(scored) if s.statement == item.statement)


def _adds(candidate: Scored, chosen: Sequence[Scored], limits: Limits) -> bool:
    """Tell whether ``candidate`` says something that no chosen statement says."""
    return not any(is_same(candidate.statement, c.statement, limits.same) for c in chosen)


def is_same(first: Statement, second: Statement, share: float) -> bool:
    """Tell whether two statements say the same: same figures and mostly the same words."""
    a, b = set(terms(first.body)), set(terms(second.body))
    if not a or not b:
        return True
    figures_a = {f.key for f in figures(first.body)}
    figures_b = {f.key for f in figures(second.body)}
    return figures_a == figures_b and len(a & b) / min(len(a), len(b)) >= share


def _followers(chosen: Sequence[Scored], scored: Sequence[Scored], limits: Limits) -> list[Scored]:
    """Return the sentences that go on from a chosen one and lean on it."""
    taken = {(c.statement.chunk_id, c.statement.order) for c in chosen}
    found: list[Scored] = []
    for item in scored:
        place = item.statement
        key = (place.chunk_id, place.order)
        previous = (place.chunk_id, place.order - 1)
        fits = item.score >= limits.follow * chosen[0].score
        if key not in taken and previous in taken and place.leans and fits:
            found.append(item)
            taken.add(key)
    return found[: max(0, limits.most + 1 - len(chosen))]
