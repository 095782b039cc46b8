"""The rule skeptic: every objection that words and figures alone can raise."""

import asyncio
import datetime
from collections.abc import Callable, Mapping

from agent.domain.critique import Issue, Severity
from agent.domain.editions import apart, held
from agent.domain.policy import Policy
from agent.domain.text import Chunk
from agent.skeptic.citations import conflated, invalid, numbers_not_in_source, uncited
from agent.skeptic.completeness import unanswered
from agent.skeptic.generality import overgeneralised
from agent.skeptic.sources import conflicts, stale

ORDER = {Severity.HIGH: 0, Severity.MEDIUM: 1, Severity.LOW: 2}


class RuleSkeptic:
    """Implements ``ports.Skeptic`` without a language model.

    ``today`` gives the day that the age of a source is counted to.
    """

    def __init__(self, today: Callable[[], datetime.date] = datetime.date.today) -> None:
        self._today = today

    async def critique(
        self, draft: str, question: str | None, chunks: Mapping[str, Chunk], policy: Policy
    ) -> list[Issue]:
        """Return objections to ``draft``, the gravest first; ``chunks`` are those it may cite."""
        return await asyncio.to_thread(
            objections, draft, question, chunks, (self._today(), policy.freshness_days)
        )


def objections(
    draft: str,
    question: str | None,
    chunks: Mapping[str, Chunk],
    freshness: tuple[datetime.date, int],
) -> list[Issue]:
    """Return all issues of ``draft``; ``freshness`` is today and the days a source stays fresh."""
    known = held(chunks.values(), question or "", freshness[0])
    others = apart(known)
    in_force = {i: c for i, c in chunks.items() if c.document_id not in others}
    found = [
        *uncited(draft),
        *invalid(draft, chunks),
        *numbers_not_in_source(draft, chunks),
        *overgeneralised(draft, chunks),
        *conflated(draft, chunks),
        *unanswered(draft, question),
        *stale(draft, chunks, known, freshness),
        *conflicts(draft, in_force),
    ]
    return sorted(found, key=lambda i: (ORDER[i.severity], i.span.start if i.span else -1))
