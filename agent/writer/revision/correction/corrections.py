"""What to do about one failing claim: the decision, before any edit is placed."""

from collections.abc import Sequence, Set

from agent.domain.claim import Importance
from agent.domain.evidence import Evidence, Relation
from agent.domain.ledger import LedgerEntry
from agent.domain.policy import Policy
from agent.domain.prose.casing import capital
from agent.domain.prose.terms import terms
from agent.domain.verdict import Label
from agent.writer.revision.correction.actions import Action, Correction, by_swaps, quotes
from agent.writer.revision.correction.admission import admitted
from agent.writer.revision.correction.completion import completed
from agent.writer.revision.correction.lending import taken
from agent.writer.revision.correction.nearmiss import near_swaps
from agent.writer.revision.correction.opposing import contradicted
from agent.writer.revision.correction.restate import nearest
from agent.writer.revision.correction.retelling import retold
from agent.writer.revision.correction.things import is_named
from agent.writer.revision.correction.verbatim import figures_in_place, odd_figure
from agent.writer.revision.language.clauses import ASIDE
from agent.writer.revision.language.completeness import is_complete
from agent.writer.revision.language.marks import placed, plain
from agent.writer.revision.language.modality import hedged, modal_swap
from agent.writer.revision.language.phrases import Swap

MARK_REACH = 80  # characters after a claim in which its mark may stand


def correct(
    entry: LedgerEntry, draft: str, policy: Policy, spoken_for: Set[str] = frozenset()
) -> Correction | None:
    """Return the correction of ``entry``, or None where nothing should change.

    ``spoken_for`` are covered claims that state figures on the same evidence.
    """
    found = _found(entry, draft, policy, spoken_for)
    if found is None or not strands(found.swaps, draft):
        return found
    weak = entry.verdict.label is Label.WEAK
    return None if weak else _withdrawn(entry, "the evidence says otherwise", "")


def strands(swaps: Sequence[Swap], draft: str) -> bool:
    """Tell whether ", which …" behind a whole statement put in would speak of another thing."""
    return any(
        ASIDE.match(draft, span.end)
        and is_complete(capital(text))
        and span.of(draft).split()[-1:] != text.split()[-1:]
        for span, text in swaps
    )


def _found(
    entry: LedgerEntry, draft: str, policy: Policy, spoken_for: Set[str]
) -> Correction | None:
    label = entry.verdict.label
    if label is Label.CONTRADICTED:
        return _opposed(entry, draft, policy, spoken_for)
    if label is Label.WEAK:
        return _weakly_backed(entry, draft, policy)
    if label is Label.NOT_FOUND and policy.unsupported_strategy != "keep":
        return near_miss(entry, entry.evidence, draft, spoken_for) or _unsupported(entry, policy)
    return None


def _opposed(
    entry: LedgerEntry, draft: str, policy: Policy, spoken_for: Set[str]
) -> Correction | None:
    strategy = policy.contradicted_strategy
    if strategy == "keep" or backed_by_newer(entry):
        return None
    found = contradicted(entry, draft, spoken_for) if strategy == "correct" else None
    deflects = "deflect" in (strategy, strategy == "correct" and policy.unsupported_strategy)
    backed = strategy == "correct" and not deflects and quotes(entry, Relation.SUPPORTS)
    if found or backed:
        return found  # what some source says is not taken out as if none did
    reason, said = "the evidence says otherwise", policy.contradicted_deflection
    return _withdrawn(entry, reason, said if deflects else "")


def _weakly_backed(entry: LedgerEntry, draft: str, policy: Policy) -> Correction | None:
    reason = "the documents support this only in part"
    if policy.weak_strategy == "remove":
        return Correction(action=Action.REMOVE, reason=reason)
    if policy.weak_strategy == "qualify":
        marked = policy.weak_qualifier in draft[entry.claim.span.end :][:MARK_REACH]
        text = policy.weak_qualifier
        return None if marked else Correction(action=Action.QUALIFY, text=text, reason=reason)
    return _weak(entry, draft) if policy.weak_strategy == "soften" else None


def backed_by_newer(entry: LedgerEntry) -> bool:
    """Tell whether sources disagree and none that contradicts is known to be the newer one.

    Such a claim is left to the reader with both quotes: replacing it by what an older or an
    undated document says would be a guess.
    """
    backing = [e.date for e in quotes(entry, Relation.SUPPORTS)]
    if not backing:
        return False
    against = [e.date for e in quotes(entry, Relation.CONTRADICTS) if e.date]
    dated = [d for d in backing if d]
    return not against or not dated or max(dated) >= max(against)


def near_miss(
    entry: LedgerEntry, quoted: Sequence[Evidence], draft: str, spoken_for: Set[str]
) -> Correction | None:
    """Return the swap that makes a claim say what the nearest of some passages says, or None."""
    clause = entry.claim.span.of(draft)
    words, places = plain(clause)
    for evidence in quoted:
        near = _nearer(entry, words, evidence, spoken_for)
        found = placed(near, clause, places) if near else None
        if found:
            return by_swaps(entry, found, evidence, draft)
    return None


def _nearer(
    entry: LedgerEntry, words: str, evidence: Evidence, spoken_for: Set[str]
) -> Sequence[Swap] | None:
    """Return the swaps in the ``words`` of a clause by the sentence nearest to it, or None."""
    claim, sentence = entry.claim.text, nearest(evidence, entry.claim.text)
    if not is_named(claim, sentence, evidence):
        return None
    near: Sequence[Swap] | None = figures_in_place(words, claim, sentence)
    near = near or completed(words, claim, sentence)
    near = near or near_swaps(words, claim, sentence, taken(sentence, claim, spoken_for))
    odd = None if near else odd_figure(words, sentence, weak=entry.verdict.label is Label.WEAK)
    near = [odd] if odd else near
    if near and admitted(words, claim, sentence, near):
        return near
    whole = retold(words, claim, sentence)
    return [whole] if whole else None


def _weak(entry: LedgerEntry, draft: str) -> Correction | None:
    clause = entry.claim.span.of(draft)
    words, places = plain(clause)
    backing = quotes(entry, Relation.SUPPORTS)
    for evidence in quotes(entry, Relation.SUPPORTS, Relation.MENTIONS):
        sentence = nearest(evidence, entry.claim.text)
        limits = completed(words, entry.claim.text, sentence)
        found = placed(limits, clause, places) if limits else None
        whole = retold(words, entry.claim.text, sentence) if evidence in backing else None
        found = found or (placed([whole], clause, places) if whole else None)
        if found:
            return by_swaps(entry, found, evidence, draft)
        only = not _says_as_much(entry.claim.text, sentence)
        swap = modal_swap(clause, sentence, weaker_only=only) or hedged(clause, sentence)
        if swap:
            span, text = swap
            return Correction(
                action=Action.SWAP,
                swaps=((span.shift(entry.claim.span.start), text),),
                source=evidence.chunk_id,
                reason=f"softened to the evidence: “{text.strip()}”",
            )
    nearer = near_miss(entry, backing, draft, frozenset())
    if nearer:
        return nearer
    if backing and not entry.claim.citations:
        return Correction(
            action=Action.CITE, source=backing[0].chunk_id, reason="the citation was missing"
        )
    return None


def _says_as_much(claim: str, sentence: str) -> bool:
    """Tell whether two texts have the same content words: they differ in their force at most."""
    return set(terms(claim)) == set(terms(sentence))


def _unsupported(entry: LedgerEntry, policy: Policy) -> Correction:
    strategy = policy.unsupported_strategy
    reason = "not found in the documents"
    if strategy == "qualify":
        return Correction(action=Action.QUALIFY, text=policy.qualifier, reason=reason)
    return _withdrawn(entry, reason, policy.deflection if strategy == "deflect" else "")


def _withdrawn(entry: LedgerEntry, reason: str, deflection: str) -> Correction:
    """Return the removal of a claim, or the deflection, if any, where it matters to the reader."""
    if deflection and entry.claim.importance is not Importance.MINOR:
        text = deflection.replace("{claim}", entry.claim.text.rstrip(". "))
        return Correction(action=Action.DEFLECT, text=text, reason=reason)
    return Correction(action=Action.REMOVE, reason=reason)
