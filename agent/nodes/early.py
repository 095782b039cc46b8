"""Checking a draft while it is being written: finished sentences first."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence

from agent.context import Context
from agent.domain.claim import Claim
from agent.domain.events import ClaimEvent, DraftEvent, VerdictEvent
from agent.domain.policy import Policy
from agent.domain.prose.sentences import split_sentences
from agent.domain.verdict import Verdict
from agent.errors import AffidavitError
from agent.judge.gradual import at_once
from agent.models.chat.role import parse_role
from agent.nodes.judge import Around, case, in_time
from agent.nodes.match import matched
from agent.nodes.stage import emit, emit_draft
from agent.ports import Tools
from agent.state import State

Told = dict[str, Verdict | None]


class Early:
    """Tells the claims of a growing draft, and the verdicts that need no chat model.

    It decides nothing: the whole draft is verified afterwards as any other. ``told`` holds the
    verdict of each claim told so far, None where it has to wait.
    """

    def __init__(self, tools: Tools, state: State, context: Context) -> None:
        self._tools = tools
        self._state = state
        self._context = context
        self._works = parse_role(context.extractor) is None  # by a chat model it would cost calls
        self._seen = ""
        self.told: Told = {}

    def holds_for(self, draft: str) -> bool:
        """Tell whether ``draft`` begins with what was looked at."""
        return bool(self._seen) and draft.startswith(self._seen)

    def has_news(self, draft: str) -> bool:
        """Tell whether ``draft`` holds a finished sentence that was not looked at."""
        return self._works and finished(draft) != self._seen

    async def look(self, draft: str) -> None:
        """Tell what is new in ``draft``; a failure ends the looking, not the run."""
        try:
            await self._look(finished(draft))
        except AffidavitError:  # the verification of the whole draft meets it again and reports it
            self._works = False

    async def _look(self, draft: str) -> None:
        context, state = self._context, self._state
        limit = context.policy.max_claims
        extractor = self._tools.extractor(context.extractor)
        found = await extractor.extract(draft, state.get("question"), limit)
        event = DraftEvent(draft=draft, round=0, continues=bool(self._seen))
        emit_draft(event, context.policy)
        self._seen = draft
        new = [c for c in found.claims if c.claim_id not in self.told]
        for claim in new:
            emit(ClaimEvent(claim=claim))
            self.told[claim.claim_id] = None
        for claim, verdict in zip(new, await self._ruled(new), strict=True):
            self.told[claim.claim_id] = verdict
            if verdict is not None:
                emit(VerdictEvent(claim_id=claim.claim_id, verdict=verdict))

    async def _ruled(self, claims: list[Claim]) -> list[Verdict | None]:
        if not claims:
            return []
        policy = self._context.policy
        known = await matched(self._tools, self._state, claims, policy)
        chunks, candidates = known["chunks"], known["candidates"]
        cases = [
            case(
                c,
                [chunks[i] for i in candidates[c.claim_id]],
                Around(self._state.get("question") or ""),
                known=in_time(self._state, c, chunks.values()),
            )
            for c in claims
        ]
        return list(await at_once(self._tools.judge(self._context.judge), cases, policy))


async def followed(drafts: AsyncIterator[str], early: Early) -> str:
    """Return the last of ``drafts``, each the beginning of the next; looked at as they grow.

    Raises:
        ModelError: when the stream breaks off.
    """
    draft, looking = "", None
    try:
        async for draft in drafts:
            if (looking is None or looking.done()) and early.has_news(draft):
                looking = asyncio.create_task(early.look(draft))
        if looking is not None:
            await looking
    finally:
        if looking is not None and not looking.done():
            looking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await looking
    return draft


def finished(draft: str) -> str:
    """Return ``draft`` up to the end of the last sentence after which another one has begun."""
    spans = split_sentences(draft)
    return draft[: spans[-2].end] if len(spans) > 1 else ""


def told_still(state: State, claims: Sequence[Claim], policy: Policy) -> Told:
    """Return what was told of this draft while it was written and still holds.

    Where one of the claims told is none of the whole draft's ``claims``, the draft is told anew,
    without claims.
    """
    told = {} if state.get("rounds") else state.get("told") or {}
    if told.keys() <= {c.claim_id for c in claims}:
        return told
    emit_draft(DraftEvent(draft=state["draft"], round=0), policy)
    return {}
