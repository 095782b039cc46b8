"""What to do about one failing claim: the decision, before any edit is placed."""

from collections.abc import Sequence, Set
from enum import StrEnum

from agent.domain.base import Frozen
from agent.domain.claim import Importance
from agent.domain.evidence import Evidence, Relation
from agent.domain.ledger import LedgerEntry
from agent.domain.policy import Policy
from agent.domain.prose.figures import figures
from agent.domain.prose.terms import overlap, terms
from agent.domain.verdict import Label
from agent.writer.revision.correction.cells import cell_swap
from agent.writer.revision.correction.completion import completed
from agent.writer.revision.correction.counterpart import speaks_of, swaps, swaps_of_parts
from agent.writer.revision.correction.nearmiss import near_swaps
from agent.writer.revision.correction.restate import WORKED, depends, nearest, restated
from agent.writer.revision.correction.things import is_named, of_two_kinds, plain_terms
from agent.writer.revision.language.compound import wordings
from agent.writer.revision.language.marks import placed, plain
from agent.writer.revision.language.modality import hedged, modal_swap
from agent.writer.revision.language.phrases import Swap, predicate_swap
from agent.writer.revision.language.prose import CODE, coded
from agent.writer.revision.language.voice import voiced

NEARLY_ALL = 0.75  # share of the words that the nearest quote has of a claim
MARK_REACH = 80  # characters after a claim in which its mark may stand


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

    ``spoken_for`` are covered claims that state figures on the same evidence.
    """
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
    found = _contradicted(entry, draft, spoken_for) if strategy == "correct" else None
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


def quotes(entry: LedgerEntry, *relations: Relation) -> list[Evidence]:
    """Return the evidence of ``entry`` that stands in one of ``relations``, in their order."""
    return [e for r in relations for e in entry.evidence if e.relation is r]


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


def _contradicted(entry: LedgerEntry, draft: str, spoken_for: Set[str]) -> Correction | None:
    clause = entry.claim.span.of(draft)
    against = quotes(entry, Relation.CONTRADICTS)
    newest = sorted(against, key=lambda e: e.date.toordinal() if e.date else 0, reverse=True)
    words, places = plain(clause)
    for evidence in newest:
        sentence = nearest(evidence, entry.claim.text)
        cell = cell_swap(words, entry.claim.text, evidence.quote)
        named = is_named(entry.claim.text, sentence, evidence)
        local = [cell] if cell else _local(entry, words, sentence, spoken_for) if named else None
        found = placed(local, clause, places) if local else None
        if found:
            return _swapped(entry, found, evidence, draft)
    conditions = {e.chunk_id for e in against if depends(e.quote)}
    for evidence in (e for e in _bearing(entry, newest) if e.chunk_id not in conditions):
        told = restated(evidence, entry.claim.text)
        if told and (swaps(words, told) or of_two_kinds(entry.claim.text, told)):
            continue  # its figure is that of another claim, or of another thing
        said = voiced(told, draft) if told else None
        if said:
            return Correction(
                action=Action.RESTATE,
                text=_coded(said, draft, 0, evidence),
                source=evidence.chunk_id,
                reason="replaced by what the evidence says",
            )
    return None


def _bearing(entry: LedgerEntry, quoted: Sequence[Evidence]) -> list[Evidence]:
    """Return the quotes that share nearly as much with the claim as the one that shares most."""
    asked = plain_terms(entry.claim.text)
    shared = [overlap(asked, plain_terms(e.quote)) for e in quoted]
    enough = NEARLY_ALL * max(shared, default=0.0)
    return [e for e, share in zip(quoted, shared, strict=True) if share >= enough]


def _local(
    entry: LedgerEntry, clause: str, sentence: str, spoken_for: Set[str]
) -> Sequence[Swap] | None:
    """Return the swaps that a sentence lends: it is about the claim, and no worked example."""
    if WORKED.search(sentence):
        return None
    limits = completed(clause, entry.claim.text, sentence)
    if limits:
        return limits
    for said in wordings(sentence, entry.claim.text):
        if not speaks_of(entry.claim.text, said):
            continue
        predicate = predicate_swap(clause, said, entry.claim.text)
        lent = taken(said, entry.claim.text, spoken_for)
        found = swaps(clause, said, lent) or (predicate and [predicate])
        found = found or swaps_of_parts(clause, said, lent)
        if found:
            return found
    return None


def near_miss(
    entry: LedgerEntry, quoted: Sequence[Evidence], draft: str, spoken_for: Set[str]
) -> Correction | None:
    """Return the swap that makes a claim say what the nearest of some passages says, or None."""
    clause = entry.claim.span.of(draft)
    words, places = plain(clause)
    for evidence in quoted:
        sentence = nearest(evidence, entry.claim.text)
        named = is_named(entry.claim.text, sentence, evidence)
        lent = taken(sentence, entry.claim.text, spoken_for)
        limits = completed(words, entry.claim.text, sentence)
        near = limits or near_swaps(words, entry.claim.text, sentence, lent) if named else None
        found = placed(near, clause, places) if near else None
        if found:
            return _swapped(entry, found, evidence, draft)
    return None


def _swapped(
    entry: LedgerEntry, found: Sequence[Swap], evidence: Evidence, draft: str
) -> Correction:
    """Return the correction by swaps in the clause; code in their words is marked as such."""
    start = entry.claim.span.start
    told = ", ".join(f"“{t.strip(' ,')}”" for _, t in found if t)
    return Correction(
        action=Action.SWAP,
        swaps=tuple(
            (s.shift(start), _coded(t, draft, start + s.start, evidence)) for s, t in found
        ),
        source=evidence.chunk_id,
        reason=f"the evidence says {told}" if told else "the evidence says no more",
    )


def _coded(text: str, draft: str, at: int, evidence: Evidence) -> str:
    """Return ``text`` for a place of ``draft`` with its code marked, or as code in a code."""
    if draft.count("`", draft.rfind("\n", 0, at) + 1, at) % 2:
        codes = [c for c in CODE.findall(evidence.quote) if c in text]
        return codes[0] if len(codes) == 1 else text
    return coded(text, evidence.quote) if "`" in draft else text


def _weak(entry: LedgerEntry, draft: str) -> Correction | None:
    clause = entry.claim.span.of(draft)
    words, places = plain(clause)
    for evidence in quotes(entry, Relation.SUPPORTS, Relation.MENTIONS):
        sentence = nearest(evidence, entry.claim.text)
        limits = completed(words, entry.claim.text, sentence)
        found = placed(limits, clause, places) if limits else None
        if found:
            return _swapped(entry, found, evidence, draft)
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
    backing = quotes(entry, Relation.SUPPORTS)
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


def spoken_for(entry: LedgerEntry, others: Sequence[LedgerEntry]) -> frozenset[str]:
    """Return the covered claims with figures from the documents of ``entry``.

    For a claim that is not corrected by a figure nobody asks, and all entries are not looked at.
    """
    if entry.verdict.label not in (Label.CONTRADICTED, Label.NOT_FOUND):
        return frozenset()
    quoted = {e.document_id for e in entry.evidence}
    return frozenset(
        other.claim.text
        for other in others
        if other.verdict.is_covered and any(e.document_id in quoted for e in other.evidence)
        if figures(other.claim.text)
    )


def taken(sentence: str, claim: str, others: Set[str]) -> frozenset[str]:
    """Return keys of the figures that ``sentence`` tells rather for one of the ``others``.

    A document that proves "the second takes 6-8 months" must not lend that figure to the first;
    but "A costs £30" lends it to A, although B costs as much.
    """
    told = plain_terms(sentence)
    own = overlap(plain_terms(claim), told)
    nearer = (o for o in others if overlap(plain_terms(o), told) >= own)
    return frozenset(f.key for other in nearer for f in figures(other))
