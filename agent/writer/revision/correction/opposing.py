"""What is said in the place of a contradicted claim, by the quotes that contradict it."""

from collections.abc import Sequence, Set

from agent.domain.evidence import Evidence, Relation
from agent.domain.ledger import LedgerEntry
from agent.domain.prose.figures import figures
from agent.domain.prose.terms import overlap
from agent.domain.text import Span
from agent.writer.revision.correction.actions import (
    Action,
    Correction,
    as_code,
    by_swaps,
    newest_first,
    quotes,
)
from agent.writer.revision.correction.admission import admitted, is_planned
from agent.writer.revision.correction.cells import cell_swap
from agent.writer.revision.correction.completion import completed
from agent.writer.revision.correction.counterpart import swaps, swaps_of_parts
from agent.writer.revision.correction.lending import taken
from agent.writer.revision.correction.misplaced import misplaced
from agent.writer.revision.correction.naming import name_swap, place_swap
from agent.writer.revision.correction.restate import (
    WORKED,
    depends,
    figured,
    nearest,
    pointing,
    restated,
    standalone,
)
from agent.writer.revision.correction.retelling import ALIKE, falls_short, retold
from agent.writer.revision.correction.things import (
    is_named,
    is_of_label,
    of_two_kinds,
    plain_terms,
    speaks_of,
)
from agent.writer.revision.correction.verbatim import figures_in_place, odd_figure
from agent.writer.revision.language.compound import wordings
from agent.writer.revision.language.marks import placed, plain
from agent.writer.revision.language.phrases import Swap, predicate_swap, swapped
from agent.writer.revision.language.voice import voiced

NEARLY_ALL = 0.75  # share of the words that the nearest quote has of a claim


def contradicted(entry: LedgerEntry, draft: str, spoken_for: Set[str]) -> Correction | None:
    """Return what a quote that contradicts the claim puts in its place, or None.

    The newest quotes are tried first: a word or value of theirs, else all that they say.
    """
    clause = entry.claim.span.of(draft)
    newest = newest_first(quotes(entry, Relation.CONTRADICTS))
    words, places = plain(clause)
    for evidence in newest:
        cell = cell_swap(words, entry.claim.text, evidence.quote)
        local = [cell] if cell else _lent(entry, words, evidence, spoken_for)
        local = local or _as_planned(entry, words, evidence, draft)
        found = placed(local, clause, places) if local else None
        if found:
            return by_swaps(entry, found, evidence, draft)
    return _restated(entry, newest, draft) or _put_otherwise(entry, newest, draft, spoken_for)


def _restated(entry: LedgerEntry, newest: Sequence[Evidence], draft: str) -> Correction | None:
    """Return the correction that says the sentence of a quote in the place of the claim's."""
    words, _ = plain(entry.claim.span.of(draft))
    conditions = {e.chunk_id for e in newest if depends(e.quote)}
    for evidence in (e for e in _bearing(entry, newest) if e.chunk_id not in conditions):
        told = restated(evidence, entry.claim.text)
        if told and not is_of_label(entry.claim.text, told, evidence):
            continue
        found = swaps(words, told) if told else None
        lent = found and admitted(words, entry.claim.text, told or "", found)
        lent = lent and any(figures(text) for _, text in found or [])
        if told and (lent or of_two_kinds(entry.claim.text, told)):
            continue  # its figure is that of another claim, or of another thing
        said = voiced(told, draft) if told else None
        if said:
            return Correction(
                action=Action.RESTATE,
                text=as_code(said, draft, 0, evidence),
                source=evidence.chunk_id,
                reason="replaced by what the evidence says",
            )
    return None


def _put_otherwise(
    entry: LedgerEntry, newest: Sequence[Evidence], draft: str, spoken_for: Set[str]
) -> Correction | None:
    """Return the swap that puts a clause as one of some quotes has its sentence, or None."""
    clause = entry.claim.span.of(draft)
    words, places = plain(clause)
    for evidence in (e for e in newest if e.row is None and not depends(e.quote)):
        whole = _retold(entry, words, nearest(evidence, entry.claim.text), spoken_for)
        said = whole and voiced(whole[1], draft)
        found = placed([(whole[0], said)], clause, places) if whole and said else None
        if found:
            return by_swaps(entry, found, evidence, draft)
    return None


def _bearing(entry: LedgerEntry, quoted: Sequence[Evidence]) -> list[Evidence]:
    """Return the quotes that share nearly as much with the claim as the one that shares most."""
    asked = plain_terms(entry.claim.text)
    shared = [overlap(asked, plain_terms(e.quote)) for e in quoted]
    enough = NEARLY_ALL * max(shared, default=0.0)
    return [e for e, share in zip(quoted, shared, strict=True) if share >= enough]


def _lent(
    entry: LedgerEntry, clause: str, evidence: Evidence, spoken_for: Set[str]
) -> Sequence[Swap] | None:
    """Return the swaps that the sentence of a quote lends which is nearest to the claim.

    Where that lends none, one that begins with a pronoun is tried with its noun, and the one that
    has a figure of the claim.
    """
    claim = entry.claim.text
    tried = (nearest(evidence, claim), pointing(evidence, claim), figured(evidence, claim))
    for sentence in dict.fromkeys(tried):
        found = None
        if sentence and is_named(claim, sentence, evidence):
            found = _told(entry, clause, sentence, spoken_for)
        if found:
            return found
    return None


def _told(
    entry: LedgerEntry, clause: str, sentence: str, spoken_for: Set[str]
) -> Sequence[Swap] | None:
    """Return the swaps that a sentence lends, or the swap for all of it where those fall short."""
    found = _local(entry, clause, sentence, spoken_for)
    whole = _retold(entry, clause, sentence, spoken_for) if found else None
    if not found or admitted(clause, entry.claim.text, sentence, found):
        short = found and whole and falls_short(swapped(clause, found), clause, whole[1])
        return [whole] if whole and short else found
    return [whole] if whole and admitted(clause, entry.claim.text, sentence, [whole]) else None


def _as_planned(
    entry: LedgerEntry, clause: str, evidence: Evidence, draft: str
) -> Sequence[Swap] | None:
    """Return the swap of a whole clause for the plan that it tells as done, or None."""
    sentence, own = nearest(evidence, entry.claim.text), clause.rstrip(" .")
    if not is_named(entry.claim.text, sentence, evidence):
        return None
    found = swaps(clause, sentence) if is_planned(sentence) and not is_planned(clause) else None
    if not found or own.lower() != entry.claim.text.rstrip(" .").lower():
        return None
    told = standalone(evidence, entry.claim.text)
    said = voiced(told, draft) if told else None
    return [(Span(start=0, end=len(own)), said.rstrip("."))] if said else None


def _retold(entry: LedgerEntry, clause: str, sentence: str, spoken_for: Set[str]) -> Swap | None:
    """Return the swap of a clause for what a sentence says, with no figure of other claims."""
    claim = entry.claim.text
    whole = retold(clause, claim, sentence, ALIKE)
    lent = taken(sentence, claim, spoken_for) - {f.key for f in figures(claim)}
    return whole if whole and not lent & {f.key for f in figures(whole[1])} else None


def _one(*found: Swap | None) -> list[Swap] | None:
    """Return the first of some swaps that there is, as a list."""
    return next(([swap] for swap in found if swap), None)


def _local(
    entry: LedgerEntry, clause: str, sentence: str, spoken_for: Set[str]
) -> Sequence[Swap] | None:
    """Return the swaps that a sentence lends: it is about the claim, and no worked example."""
    if WORKED.search(sentence):
        return None
    found: Sequence[Swap] | None = figures_in_place(clause, entry.claim.text, sentence)
    found = found or completed(clause, entry.claim.text, sentence)
    if found:
        return found
    for said in wordings(sentence, entry.claim.text):
        if not speaks_of(entry.claim.text, said):
            continue
        predicate = predicate_swap(clause, said, entry.claim.text)
        lent = taken(said, entry.claim.text, spoken_for)
        found = swaps(clause, said, lent) or (predicate and [predicate])
        found = found or swaps_of_parts(clause, said, lent)
        found = found or _one(
            misplaced(clause, entry.claim.text, said),
            name_swap(clause, said),
            place_swap(clause, said),
            odd_figure(clause, said),
        )
        if found:
            return found
    return None
