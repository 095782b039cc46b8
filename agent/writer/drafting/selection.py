"""Choosing the statements that answer a sub-question: enough, none twice, in source order."""

import math
import re
from collections.abc import Sequence

from agent.domain.base import Frozen
from agent.domain.prose.figures import figures
from agent.domain.prose.terms import terms
from agent.writer.drafting.bands import bands
from agent.writer.drafting.limiting import limits_it
from agent.writer.drafting.statements import Statement


class Limits(Frozen):
    """Thresholds of the choice; scores are those of ``relevance``.

    ``floor`` and ``fit`` are what the best statement must reach to count as an answer, ``least``
    what it must reach to be told as the closest that there is to one; ``sure`` is how likely a
    reader must find the best one of some sub-question to answer, else all is told as the closest. A
    further statement answers with a probability of ``likely`` at least, a row of a table, which
    tells of another case, with one of ``row``. It needs ``near`` of the best score and something to
    add, ``equal`` of it otherwise, and ``beside`` of it as the neighbour of a chosen one in the
    same paragraph; a sentence that leans on a chosen one needs ``follow``.
    ``same`` is the overlap at which two say the same, ``listed`` the number of items that a list
    given as a whole may have.
    """

    floor: float = 1.4
    least: float = 1.15
    fit: float = 0.5
    sure: float = 0.3
    likely: float = 0.2
    row: float = 0.4
    near: float = 0.65
    equal: float = 0.75
    beside: float = 0.5
    follow: float = 0.45
    same: float = 0.7
    most: int = 3
    listed: int = 12

    @property
    def closest(self) -> "Limits":
        """Return the limits for what is told as the closest to an answer."""
        return self.model_copy(update={"floor": self.least})


LIMITS = Limits()
NEGATION = re.compile(r"\b(?:not|no|never|cannot|without|neither)\b|n['’]t\b", re.IGNORECASE)
ALL = re.compile(r"\b(?:all|each|both|every one) of (?:the following|these|those)\b", re.IGNORECASE)
ON_THE_SAME = 0.4
PULL = 0.6
FADE = 6.0
NEXT = re.compile(
    r"\b(?:what(?:['’]s| is| comes| happens)? next|next step|do next|after that|then what"
    r"|what then|comes after)\b",
    re.IGNORECASE,
)


class Scored(Frozen):
    """A statement with its score, and how likely a reader finds it to answer.

    ``covers`` are the asked stems that it or its context has, ``labelled`` those in its label,
    ``own`` those in its body that its context lacks.
    """

    statement: Statement
    score: float
    fit: float
    answers: float = 1.0
    pinned: float = 1.0
    covers: frozenset[str] = frozenset()
    labelled: frozenset[str] = frozenset()
    own: frozenset[str] = frozenset()

    @property
    def place(self) -> tuple[str, int, int]:
        """Return the document, the run of chunks and the position in it."""
        return self.statement.place


def drawn_near(scored: Sequence[Scored]) -> list[Scored]:
    """Raise the scores of statements close to the best one, for a question that asks on from it.

    The raise is ``PULL`` beside the best statement and fades over some sentences of its run.
    """
    best = max(scored, key=lambda s: s.score, default=None)
    if best is None:
        return []
    return [
        s.model_copy(update={"score": s.score + PULL * math.exp(-_distance(s, best) / FADE)})
        for s in scored
    ]


def _distance(item: Scored, best: Scored) -> float:
    if item.place[:2] != best.place[:2]:
        return math.inf
    return abs(item.statement.order - best.statement.order)


def choose(
    scored: Sequence[Scored], limits: Limits = LIMITS, *, whole: bool = False
) -> list[Scored]:
    """Return the statements that answer, in source order; none where nothing does.

    With ``whole`` a list that answers as such comes with all its items.
    """
    ranked = sorted((s for s in scored if s.fit >= limits.fit), key=lambda s: -s.score)
    if not ranked or ranked[0].score < limits.floor:
        return []
    chosen = [ranked[0]]
    for candidate in ranked[1:]:
        if len(chosen) >= limits.most or candidate.score < limits.beside * ranked[0].score:
            break
        if _belongs(candidate, chosen, limits):
            chosen.append(candidate)
    chosen = _opened(chosen, scored, limits, whole=whole)
    chosen += _followers(chosen, scored, limits)
    known = {c.place for c in chosen}
    chosen += [
        s for s in scored if s.place not in known and limits_it(s.statement, ranked[0].statement)
    ]
    return in_order(chosen, scored)


def surely(scored: Sequence[Scored], limits: Limits = LIMITS) -> bool:
    """Tell whether the best statement of a sub-question is likely enough to answer it."""
    best = leading(scored, limits)
    return best is not None and best.score >= limits.floor and best.answers >= limits.sure


def leading(scored: Sequence[Scored], limits: Limits = LIMITS) -> Scored | None:
    """Return the best statement of those that have what is asked for."""
    offered = (s for s in scored if s.fit >= limits.fit)
    return max(offered, key=lambda s: s.score, default=None)


def _opened(
    chosen: Sequence[Scored], scored: Sequence[Scored], limits: Limits, *, whole: bool
) -> list[Scored]:
    """Give a list in the place of what announces it, and of an item that stands for all."""
    found: list[Scored] = []
    for one in chosen:
        opening = one.statement.body.rstrip(" .:") + ":"
        together = [s for s in scored if s.place[:2] == one.place[:2] and s is not one]
        items = [s for s in together if opening in s.statement.leads]
        for_all = whole and one is chosen[0] and not one.own
        if not items and (for_all or ALL.search(" ".join(one.statement.leads[-1:]))):
            items = _items_beside(one, scored)
        found += items if 0 < len(items) <= limits.listed else [one]
    return list({s.place: s for s in found}.values())


def _items_beside(one: Scored, scored: Sequence[Scored]) -> list[Scored]:
    """Return the items of the list that ``one`` is in, and ``one``."""
    items = [
        s
        for s in scored
        if (s.place[:2], s.statement.leads) == (one.place[:2], one.statement.leads)
        and s.statement.depth == one.statement.depth
        and not s.statement.before
    ]
    whole = items if one in items else [*items, one]
    return whole if one.statement.leads else []


def in_order(chosen: Sequence[Scored], scored: Sequence[Scored]) -> list[Scored]:
    """Return ``chosen`` in the order of ``scored``: chunks by rank, sentences as they stand."""
    places = {c.place for c in chosen}
    return [s for s in scored if s.place in places]


def continuation(scored: Sequence[Scored], limits: Limits = LIMITS) -> list[Scored]:
    """Return what follows the best statement in its chunk: its own block's rest and the next."""
    best = max(scored, key=lambda s: s.score, default=None)
    if best is None or best.score < limits.floor:
        return []
    after = [
        s
        for s in scored
        if s.place[:2] == best.place[:2] and s.statement.order > best.statement.order
    ]
    groups = list(dict.fromkeys(s.statement.group for s in after))
    wanted = {best.statement.group, *[g for g in groups if g != best.statement.group][:1]}
    return [s for s in after if s.statement.group in wanted][: limits.most + 1]


def _belongs(candidate: Scored, chosen: Sequence[Scored], limits: Limits) -> bool:
    """Tell whether ``candidate`` adds something that the answer needs."""
    best = chosen[0]
    likely = limits.row if candidate.statement.cells else limits.likely
    if candidate.answers < likely or candidate.pinned < best.pinned:
        return False
    if candidate.fit < min(best.fit, 0.7):
        return False
    if _of_another_case(candidate, best):
        return False
    if any(is_same(candidate.statement, c.statement, limits.same) for c in chosen):
        return False
    share = candidate.score / best.score
    if share >= limits.equal or (share >= limits.beside and _beside(candidate, chosen)):
        return True
    if share >= limits.near and disagrees(candidate.statement, best.statement):
        return True
    known = {t for c in chosen for t in c.covers}
    return share >= limits.near and bool(candidate.covers - known)


def _of_another_case(candidate: Scored, best: Scored) -> bool:
    """Tell whether an item or row beside the best one is labelled as a case not asked about.

    "Level 4 ratings: up to 44 hours" is asked about, "High 3 ratings: up to 8 hours" is not; the
    label of a row of the same table may have nothing of the question.
    """
    one, other = candidate.statement, best.statement
    together = candidate.place[:2] == best.place[:2]
    rows = bool(one.cells) and [n for n, _ in one.cells] == [n for n, _ in other.cells]
    named = bool(candidate.labelled or rows)
    return together and one.leads == other.leads and named and candidate.labelled < best.labelled


def disagrees(first: Statement, second: Statement) -> bool:
    """Tell whether another document says otherwise: on the same words, a "not" or a figure."""
    if first.document_id == second.document_id:
        return False
    a, b = set(terms(first.body)), set(terms(second.body))
    if len(a & b) < min(3, len(a), len(b)) or len(a & b) / min(len(a), len(b)) < ON_THE_SAME:
        return False
    negated = bool(NEGATION.search(first.body)) != bool(NEGATION.search(second.body))
    kinds = {f.kind: f.key for f in figures(first.body)}
    differs = any(f.kind in kinds and kinds[f.kind] != f.key for f in figures(second.body))
    return negated or differs


def _beside(candidate: Scored, chosen: Sequence[Scored]) -> bool:
    """Tell whether ``candidate`` is a neighbour of a chosen statement in the same block."""
    return any(
        c.place[:2] == candidate.place[:2]
        and c.statement.group == candidate.statement.group
        and abs(c.statement.order - candidate.statement.order) == 1
        for c in chosen
    )


def is_same(first: Statement, second: Statement, share: float) -> bool:
    """Tell whether two statements say the same: figures, bands, polarity and most of the words."""
    a, b = set(terms(first.body)), set(terms(second.body))
    if not a or not b:
        return True
    figures_a = {f.key for f in figures(first.body)}
    figures_b = {f.key for f in figures(second.body)}
    negated = bool(NEGATION.search(first.body)) != bool(NEGATION.search(second.body))
    alike = figures_a == figures_b and bands(first.body) == bands(second.body) and not negated
    return alike and len(a & b) / min(len(a), len(b)) >= share


def _followers(chosen: Sequence[Scored], scored: Sequence[Scored], limits: Limits) -> list[Scored]:
    """Return the sentences that go on from a chosen one and lean on it."""
    taken = {c.place for c in chosen}
    found: list[Scored] = []
    for item in scored:
        document, run, order = item.place
        fits = item.score >= limits.follow * chosen[0].score
        if (
            item.place not in taken
            and (document, run, order - 1) in taken
            and item.statement.leans
            and fits
        ):
            found.append(item)
            taken.add(item.place)
    return found[: max(0, limits.most + 1 - len(chosen))]
