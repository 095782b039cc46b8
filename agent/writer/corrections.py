"""What to do about one failing claim: the decision, before any edit is placed."""

from collections.abc import Sequence, Set
from enum import StrEnum

from agent.domain.base import Frozen
from agent.domain.claim import Importance
from agent.domain.evidence import Evidence, Relation
from agent.domain.figures import figures
from agent.domain.ledger import LedgerEntry
from agent.domain.policy import Policy
from agent.domain.verdict import Label
from agent.writer.counterpart import Swap, swaps
from agent.writer.modality import hedged, modal_swap
from agent.writer.restate import nearest, restated


class Action(StrEnum):
    """How a failing claim is mended."""

    SWAP = "swap"
    RESTATE = "restate"
    REMOVE = "remove"
    QUALIFY = "qualify"
    DEFLECT = "deflect"
    CITE = "cite"


class Correction(Frozen):
    """The chosen action; ``swaps`` are spans of the draft with their new words.

    ``text`` is a whole sentence for restating, the policy's words for qualifying and deflecting;
    ``source`` is the chunk that backs the new words ('' for none).
    """

    action: Action
    swaps: tuple[Swap, ...] = ()
    text: str = ""
    source: str = ""
    reason: str


def correct(
    entry: LedgerEntry, draft: str, policy: Policy, spoken_for: Set[str] = frozenset()
) -> Correction | None:
    """Return the correction of ``entry``, or None where nothing should change.

    ``spoken_for`` are keys of figures that supported claims state on the same evidence.
    """
    label = entry.verdict.label
    if label is Label.CONTRADICTED:
        if _backed_by_newer(entry):
            return None
        return _contradicted(entry, draft, spoken_for) or _unsupported(entry, policy)
    if label is Label.WEAK:
        return _weak(entry, draft)
    if label is Label.NOT_FOUND:
        return _unsupported(entry, policy)
    return None


def _quotes(entry: LedgerEntry, *relations: Relation) -> list[Evidence]:
    return [e for r in relations for e in entry.evidence if e.relation is r]


def _backed_by_newer(entry: LedgerEntry) -> bool:
    """Tell whether sources disagree and none that contradicts is known to be the newer one.

    Such a claim is left to the reader with both quotes: replacing it by what an older or an
    undated document says would be a guess.
    """
    backing = [e.date for e in _quotes(entry, Relation.SUPPORTS)]
    if not backing:
        return False
    against = [e.date for e in _quotes(entry, Relation.CONTRADICTS) if e.date]
    dated = [d for d in backing if d]
    return not against or not dated or max(dated) >= max(against)


def is_open_conflict(entry: LedgerEntry) -> bool:
    """Tell whether a quote supports the claim and none that contradicts it is newer.

    Such a claim says what one document says; which is right is for a person to decide, and the
    ledger shows both quotes.
    """
    standing = [e.date for e in _quotes(entry, Relation.SUPPORTS)]
    against = [e.date for e in _quotes(entry, Relation.CONTRADICTS)]
    if not standing or not against:
        return False
    dated = [d for d in standing if d]
    return not any(d and dated and d > max(dated) for d in against)


def _contradicted(entry: LedgerEntry, draft: str, spoken_for: Set[str]) -> Correction | None:
    clause = entry.claim.span.of(draft)
    against = _quotes(entry, Relation.CONTRADICTS)
    newest = sorted(against, key=lambda e: e.date.toordinal() if e.date else 0, reverse=True)
    for evidence in newest:
        found = swaps(clause, nearest(evidence, entry.claim.text), spoken_for)
        if found:
            return Correction(
                action=Action.SWAP,
                swaps=tuple((s.shift(entry.claim.span.start), t) for s, t in found),
                source=evidence.chunk_id,
                reason=f"the evidence says {', '.join(f'“{t}”' for _, t in found)}",
            )
    for evidence in newest:
        sentence = restated(evidence, entry.claim.text)
        if sentence:
            return Correction(
                action=Action.RESTATE,
                text=sentence,
                source=evidence.chunk_id,
                reason="replaced by what the evidence says",
            )
    return None


def _weak(entry: LedgerEntry, draft: str) -> Correction | None:
    clause = entry.claim.span.of(draft)
    for evidence in _quotes(entry, Relation.SUPPORTS, Relation.MENTIONS):
        sentence = nearest(evidence, entry.claim.text)
        swap = modal_swap(clause, sentence, weaker_only=True) or hedged(clause, sentence)
        if swap:
            span, text = swap
            return Correction(
                action=Action.SWAP,
                swaps=((span.shift(entry.claim.span.start), text),),
                source=evidence.chunk_id,
                reason=f"softened to the evidence: “{text.strip()}”",
            )
    backing = _quotes(entry, Relation.SUPPORTS)
    if backing and not entry.claim.citations:
        return Correction(
            action=Action.CITE, source=backing[0].chunk_id, reason="the citation was missing"
        )
    return None


def _unsupported(entry: LedgerEntry, policy: Policy) -> Correction:
    strategy = policy.unsupported_strategy
    reason = "not found in the documents"
    if strategy == "qualify":
        return Correction(action=Action.QUALIFY, text=policy.qualifier, reason=reason)
    if strategy == "deflect" and entry.claim.importance is not Importance.MINOR:
        text = policy.deflection.replace("{claim}", entry.claim.text.rstrip(". "))
        return Correction(action=Action.DEFLECT, text=text, reason=reason)
    return Correction(action=Action.REMOVE, reason=reason)


def spoken_for(entry: LedgerEntry, others: Sequence[LedgerEntry]) -> frozenset[str]:
    """Return keys of the figures that supported claims state from the documents of ``entry``.

    A document that proves "the second takes 6-8 months" must not lend that figure to the first.
    """
    quoted = {e.document_id for e in entry.evidence}
    return frozenset(
        f.key
        for other in others
        if other.verdict.label is Label.SUPPORTED
        and any(e.document_id in quoted for e in other.evidence)
        for f in figures(other.claim.text)
    )
