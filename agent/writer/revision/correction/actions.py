"""The ways in which one failing claim is mended."""

import datetime
from collections.abc import Sequence
from enum import StrEnum

from agent.domain.base import Frozen
from agent.domain.evidence import Evidence, Relation
from agent.domain.ledger import LedgerEntry
from agent.writer.revision.language.phrases import Swap
from agent.writer.revision.language.prose import CODE, coded

UNDATED = datetime.timedelta(days=365)
"""The age that a document without a date is taken to have."""


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


def quotes(entry: LedgerEntry, *relations: Relation) -> list[Evidence]:
    """Return the evidence of ``entry`` that stands in one of ``relations``, in their order."""
    return [e for r in relations for e in entry.evidence if e.relation is r]


def newest_first(quoted: Sequence[Evidence]) -> list[Evidence]:
    """Return quotes with the newest documents first, and what is in force no longer last.

    A document without a date is newer than one of years ago, not than one of this month.
    """
    undated = datetime.date.today() - UNDATED
    return sorted(quoted, key=lambda e: (not e.superseded, e.date or undated), reverse=True)


def by_swaps(
    entry: LedgerEntry, found: Sequence[Swap], evidence: Evidence, draft: str
) -> Correction:
    """Return the correction by swaps in the clause; code in their words is marked as such."""
    start = entry.claim.span.start
    told = ", ".join(f"“{t.strip(' ,')}”" for _, t in found if t)
    return Correction(
        action=Action.SWAP,
        swaps=tuple(
            (s.shift(start), as_code(t, draft, start + s.start, evidence)) for s, t in found
        ),
        source=evidence.chunk_id,
        reason=f"the evidence says {told}" if told else "the evidence says no more",
    )


def as_code(text: str, draft: str, at: int, evidence: Evidence) -> str:
    """Return ``text`` for a place of ``draft`` with its code marked, or as code in a code."""
    if draft.count("`", draft.rfind("\n", 0, at) + 1, at) % 2:
        codes = [c for c in CODE.findall(evidence.quote) if c in text]
        return codes[0] if len(codes) == 1 else text
    return coded(text, evidence.quote) if "`" in draft else text
