"""Choosing the statements that answer a sub-question: enough, none twice, in source order."""

import math
import re
from collections.abc import Sequence

from agent.domain.asking.needs import Need, demand
from agent.domain.asking.reasons import asks_why, gives_reason, is_drawn
from agent.writer.drafting.candidates import LIMITS, Limits, Scored
from agent.writer.drafting.following import bound, steps
from agent.writer.drafting.limiting import decides_it, limits_it
from agent.writer.drafting.manner import wants_more
from agent.writer.drafting.sameness import disagrees, is_same

ALL = re.compile(r"\b(?:all|each|both|every one) of (?:the following|these|those)\b", re.IGNORECASE)
_REFERRING = re.compile(r"\b(?:it|its|they|them|this|that|these|those)\b", re.IGNORECASE)
PULL = 0.6
FADE = 6.0


def drawn_near(scored: Sequence[Scored]) -> list[Scored]:
    """Raise the scores of statements close to the best one, for a question that asks on from it.

    The raise is ``PULL`` beside the best statement and fades over some sentences of its run. What
    is as good as the best draws like it: which of the two is asked on from, nothing tells.
    """
    most = max((s.score for s in scored), default=0.0)
    best = [s for s in scored if s.score >= LIMITS.rival * most]
    nearest = [min(_distance(s, b) for b in best) for s in scored]
    return [
        s.model_copy(update={"score": s.score + PULL * math.exp(-distance / FADE)})
        for s, distance in zip(scored, nearest, strict=True)
    ]


def _distance(item: Scored, best: Scored) -> float:
    if item.place[:2] != best.place[:2]:
        return math.inf
    return abs(item.statement.order - best.statement.order)


def choose(
    scored: Sequence[Scored], limits: Limits = LIMITS, question: str = "", *, whole: bool = False
) -> list[Scored]:
    """Return the statements that answer, in source order; none where nothing does.

    With ``whole`` a list that answers as such comes with all its items.
    """
    ranked = sorted((s for s in scored if s.fit >= limits.fit), key=lambda s: -s.score)
    if not ranked or ranked[0].score < limits.floor:
        return []
    best = ranked[0]
    chosen = [best]
    for candidate in ranked[1:]:
        if len(chosen) >= limits.most or candidate.score < limits.beside * best.score:
            break
        if _belongs(candidate, chosen, limits) and _is_wanted(candidate, best, limits, question):
            chosen.append(candidate)
    chosen = _opened(chosen, scored, limits, whole=whole)
    chosen += steps(best, scored, question, limits)
    if asks_why(question):
        return in_order(chosen + _reason(chosen, scored, limits), scored)
    if best.answers < limits.certain or wants_more(question):
        chosen += _followers(chosen, scored, limits)
    chosen += bound(best, scored)
    known = {c.place for c in chosen}
    limited = [best, *(c for c in chosen if disagrees(c.statement, best.statement))]
    duties = demand(question).need in (Need.OPEN, Need.PERMISSION)
    chosen += [
        s
        for s in scored
        if s.place not in known
        and any(
            limits_it(s.statement, c.statement, duties=duties)
            or decides_it(s.statement, c.statement)
            for c in limited
        )
    ]
    return in_order(chosen, scored)


def _is_wanted(candidate: Scored, best: Scored, limits: Limits, question: str) -> bool:
    """Tell whether the question wants more than the best statement, and ``candidate`` has it.

    That is a reason where one is asked for; where the best one is certain, another item of its
    list, a step, a rival, another document's word, or what has asked words that the best one lacks.
    """
    one, other = candidate.statement, best.statement
    if disagrees(one, other):
        return True
    if asks_why(question):
        return gives_reason(one.body, one.question)
    return (
        best.answers < limits.certain
        or wants_more(question)
        or candidate.score >= limits.rival * best.score
        or bool(one.leads and one.leads == other.leads)
        or bool(candidate.covers - best.covers or candidate.labelled - best.labelled)
    )


def _reason(chosen: Sequence[Scored], scored: Sequence[Scored], limits: Limits) -> list[Scored]:
    """Return the neighbour that is the likeliest reason of what is told, if that gives none.

    What is told "therefore" has it right before.
    """
    if drawn := _drawn_from(chosen[0], scored):
        return drawn
    if any(gives_reason(c.statement.body, c.statement.question) for c in chosen):
        return []
    beside = [
        s
        for s in scored
        if s.answers >= limits.reason
        and s.place not in {c.place for c in chosen}
        and _beside(s, chosen[:1])
    ]
    return sorted(beside, key=lambda s: -s.answers)[:1]


def _drawn_from(told: Scored, scored: Sequence[Scored]) -> list[Scored]:
    """Return the sentence that ``told`` is drawn from, and the one that it speaks of by "it"."""
    found: list[Scored] = []
    document, run, order = told.place
    for before in (order - 1, order - 2) if is_drawn(told.statement.body) else ():
        found += [
            s
            for s in scored
            if s.place == (document, run, before) and s.statement.group == told.statement.group
        ]
        if not found or not _REFERRING.search(found[-1].statement.body):
            break
    return found


def surely(scored: Sequence[Scored], limits: Limits = LIMITS) -> bool:
    """Tell whether the best statement of a sub-question is likely enough to answer it.

    One that has no word of the question must be more than that.
    """
    best = leading(scored, limits)
    if best is None or best.score < limits.floor:
        return False
    return best.answers >= (limits.sure if best.covers else limits.certain)


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
        for_all = for_all or bool(ALL.search(" ".join(one.statement.leads[-1:])))
        if (whole and one.headed) or (for_all and not items):
            items = _items_beside(one, scored)
        found += items if 0 < len(items) <= limits.listed else [one]
    return list({s.place: s for s in found}.values())


def _items_beside(one: Scored, scored: Sequence[Scored]) -> list[Scored]:
    """Return the items of the list that ``one`` is in, and ``one``."""
    items = [
        s
        for s in scored
        if (s.place[:2], s.statement.leads) == (one.place[:2], one.statement.leads)
        and (s.statement.depth, s.headed) == (one.statement.depth, one.headed)
        and not s.statement.before
    ]
    whole = items if one in items else [*items, one]
    return whole if one.statement.leads or one.headed else []


def in_order(chosen: Sequence[Scored], scored: Sequence[Scored]) -> list[Scored]:
    """Return ``chosen`` in the order of ``scored``: chunks by rank, sentences as they stand."""
    places = {c.place for c in chosen}
    return [s for s in scored if s.place in places]


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


def _beside(candidate: Scored, chosen: Sequence[Scored]) -> bool:
    """Tell whether ``candidate`` is a neighbour of a chosen statement in the same block."""
    return any(
        c.place[:2] == candidate.place[:2]
        and c.statement.group == candidate.statement.group
        and abs(c.statement.order - candidate.statement.order) == 1
        for c in chosen
    )


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
