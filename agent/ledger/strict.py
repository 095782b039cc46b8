"""Strict sentences: a sentence fails as a whole when one of its claims fails."""

from collections.abc import Sequence

from agent.domain.ledger import LedgerEntry
from agent.domain.sentences import split_sentences
from agent.domain.verdict import Label

GRAVEST = (Label.CONTRADICTED, Label.NOT_FOUND)


def strict(draft: str, entries: Sequence[LedgerEntry]) -> list[LedgerEntry]:
    """Return ``entries`` with every claim of a failing sentence ruled as its gravest claim is.

    Unassessed claims stay unassessed: a failure of a tool is never turned into a verdict.
    """
    sentences = split_sentences(draft)
    result = []
    for entry in entries:
        home = [s for s in sentences if s.overlaps(entry.claim.span)]
        labels = {
            other.verdict.label
            for other in entries
            if any(s.overlaps(other.claim.span) for s in home)
        }
        grave = next((g for g in GRAVEST if g in labels), None)
        result.append(_failed(entry, grave) if grave else entry)
    return result


def _failed(entry: LedgerEntry, label: Label) -> LedgerEntry:
    if not entry.verdict.is_covered:
        return entry
    reason = f"{entry.verdict.reason}; but another claim of its sentence is {label.value}"
    return entry.model_copy(
        update={"verdict": entry.verdict.model_copy(update={"label": label, "reason": reason})}
    )
