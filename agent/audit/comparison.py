"""What a replay did otherwise than the run that was recorded."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest

from agent.domain.audit import Difference, DocumentRef
from agent.domain.ledger import LedgerEntry
from agent.domain.report import Report, Round

ROUNDING = 1e-3
"""Confidences this close are the same: other processors round otherwise."""
NOTHING = "(none)"


def differences(recorded: Report, replayed: Report) -> list[Difference]:
    """Return how two reports differ in drafts, claims, verdicts, quotes and answer.

    Times, ids of records and what depends on the day (ages of sources) are not compared; nor is
    what a reviewer made of the answer, or what was withheld.
    """
    found = []
    reviewed = recorded.review is not None
    rounds = recorded.rounds[: len(replayed.rounds)] if reviewed else recorded.rounds
    for number, (old, new) in enumerate(zip_longest(rounds, replayed.rounds)):
        found += list(_of_round(f"round {number}", old, new))
    if recorded.answer != replayed.answer and not reviewed:
        found.append(Difference(where="answer", recorded=recorded.answer, replayed=replayed.answer))
    return found


def changed_versions(
    recorded: Mapping[str, str], replayed: Mapping[str, str]
) -> dict[str, tuple[str, str]]:
    """Return what has another version now: name to (then, now), '' where it was not there."""
    names = sorted({*recorded, *replayed})
    pairs = {name: (recorded.get(name, ""), replayed.get(name, "")) for name in names}
    return {name: (old, new) for name, (old, new) in pairs.items() if old != new}


def changed_documents(
    recorded: Sequence[DocumentRef], present: Mapping[str, str]
) -> list[Difference]:
    """Return the recorded documents that changed or are gone.

    ``present`` maps the ids of those that still exist to their content hashes.
    """
    return [
        Difference(
            where=f"{d.title} ({d.source})",
            recorded=d.content_hash,
            replayed=present.get(d.document_id, "gone"),
        )
        for d in recorded
        if present.get(d.document_id) != d.content_hash
    ]


def _of_round(where: str, old: Round | None, new: Round | None) -> Iterator[Difference]:
    if old is None or new is None:
        yield Difference(
            where=where,
            recorded=old.draft if old else NOTHING,
            replayed=new.draft if new else NOTHING,
        )
        return
    if old.draft and old.draft != new.draft:
        yield Difference(where=f"{where}, draft", recorded=old.draft, replayed=new.draft)
    for one, other in zip_longest(old.ledger.entries, new.ledger.entries):
        yield from _of_entry(where, one, other)


def _of_entry(where: str, old: LedgerEntry | None, new: LedgerEntry | None) -> Iterator[Difference]:
    name = f"{where}, claim {(old or new).claim.claim_id}"  # type: ignore[union-attr]
    if old is None or new is None or old.claim != new.claim:
        yield Difference(where=name, recorded=_claim(old), replayed=_claim(new))
        return
    if old.verdict.label != new.verdict.label:
        yield Difference(
            where=f"{name}, verdict",
            recorded=old.verdict.label.value,
            replayed=new.verdict.label.value,
        )
    elif abs(old.verdict.confidence - new.verdict.confidence) > ROUNDING:
        yield Difference(
            where=f"{name}, confidence",
            recorded=f"{old.verdict.confidence:.3f}",
            replayed=f"{new.verdict.confidence:.3f}",
        )
    if _quotes(old) != _quotes(new):
        yield Difference(where=f"{name}, evidence", recorded=_quotes(old), replayed=_quotes(new))


def _claim(entry: LedgerEntry | None) -> str:
    return entry.claim.text if entry else NOTHING


def _quotes(entry: LedgerEntry) -> str:
    quotes = (f"{e.title}: “{e.quote}”" for e in entry.evidence)
    return "; ".join(quotes) or NOTHING
