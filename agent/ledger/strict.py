"""Strict sentences: a sentence fails as a whole when one of its claims fails."""

from collections.abc import Sequence

from agent.domain.ledger import LedgerEntry
from agent.domain.prose.sentences import split_sentences
from agent.domain.verdict import Label

GRAVEST = (Label.CONTRADICTED, Label.NOT_FOUND)
APART = "Say this in a sentence of its own."


def strict(draft: str, entries: Sequence[LedgerEntry]) -> list[LedgerEntry]:
    """Return ``entries`` with every claim of a failing sentence ruled as its gravest claim is.

    Unassessed claims stay unassessed: a failure of a tool is never turned into a verdict.
    """
    sentences = split_sentences(draft)
    result = []
    for entry in entries:
        home = [s for s in sentences if s.overlaps(entry.claim.span)]
        beside = [e for e in entries if any(s.overlaps(e.claim.span) for s in home)]
        grave = next((e for g in GRAVEST for e in beside if e.verdict.label is g), None)
        result.append(_failed(entry, grave) if grave else entry)
    return result


def _failed(entry: LedgerEntry, grave: LedgerEntry) -> LedgerEntry:
    """Return a covered ``entry`` ruled as the claim that brings its sentence down.

    The confidence is that of the other ruling, and so is the correction where it mends the
    whole sentence.
    """
    if not entry.verdict.is_covered:
        return entry
    label = grave.verdict.label
    ruled = {
        "label": label,
        "confidence": grave.verdict.confidence,
        "reason": f"{entry.verdict.reason}; but another claim of its sentence is {label.value}",
    }
    mended = grave.suggested_correction if label is Label.CONTRADICTED else APART
    verdict = entry.verdict.model_copy(update=ruled)
    return entry.model_copy(update={"verdict": verdict, "suggested_correction": mended})
