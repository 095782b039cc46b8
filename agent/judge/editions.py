"""Editions: what documents in force say comes before what those say that are so no longer.

A claim that they bear out is supported, whatever an old edition says. What only an old edition says
is weak, and what they contradict stays so, with the old edition as the other side.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, TypeVar

from agent.domain.editions import Force
from agent.domain.evidence import Quote, Relation
from agent.domain.policy import Policy
from agent.domain.verdict import Case, Label, Verdict, placed
from agent.judge.withdrawn import marked

Ruled = TypeVar("Ruled", Verdict, Verdict | None)
Ask = Callable[[Sequence[Case], Policy], Awaitable[list[Ruled]]]
ONLY_SPENT = "only a document that is in force no longer states this"


class Part(NamedTuple):
    """A case with its passages in force, and their places in the case as it came."""

    case: Case
    places: tuple[int, ...]


async def in_force(ask: Ask[Ruled], cases: Sequence[Case], policy: Policy) -> list[Ruled]:
    """Return what ``ask`` rules on ``cases``, documents in force heard first.

    The others are heard where these do not bear a claim out.
    """
    cases = [marked(c) for c in cases]
    parts = [_part(c) for c in cases]
    found = await ask([p.case for p in parts], policy)
    divided = [len(p.places) < len(c.passages) for p, c in zip(parts, cases, strict=True)]
    known = [
        v if v is None or not d else placed(v, p.places)
        for p, d, v in zip(parts, divided, found, strict=True)
    ]
    further = [
        i
        for i, v in enumerate(known)
        if divided[i] and v is not None and v.label not in (Label.SUPPORTED, Label.UNASSESSED)
    ]
    whole = await ask([cases[i] for i in further], policy) if further else []
    for i, verdict in zip(further, whole, strict=True):
        one = known[i]
        known[i] = verdict and one and _of_both(cases[i], one, verdict, policy)
    return known


def _part(case: Case) -> Part:
    places = tuple(i for i, p in enumerate(case.passages) if p.force is Force.IN_FORCE)
    kept = tuple(case.passages[i] for i in places)
    cited = sum(i < case.cited for i in places)
    return Part(case.model_copy(update={"passages": kept, "cited": cited}), places)


def _of_both(case: Case, current: Verdict, whole: Verdict, policy: Policy) -> Verdict:
    """Return the verdict on a case that its passages in force do not bear out."""
    if whole.label is Label.UNASSESSED:
        return whole
    spent = [q for q in whole.evidence if _force(case, q) is Force.SPENT]
    if current.label is Label.CONTRADICTED:
        backing = tuple(
            q
            for q in whole.evidence
            if q.relation is Relation.SUPPORTS and _force(case, q) is not Force.IN_FORCE
        )
        return current.model_copy(update={"evidence": (*current.evidence, *backing)})
    against = all(_force(case, q) is not Force.IN_FORCE for q in whole.evidence)
    if whole.label is Label.CONTRADICTED and against and current.label is Label.WEAK:
        return current
    if whole.label is Label.SUPPORTED and spent:
        support = min(whole.support, policy.supported_above)
        changes = {"label": Label.WEAK, "confidence": max(support, policy.weak_above)}
        return whole.model_copy(update={**changes, "support": support, "reason": ONLY_SPENT})
    return whole


def _force(case: Case, quote: Quote) -> Force:
    return case.passages[quote.index].force
