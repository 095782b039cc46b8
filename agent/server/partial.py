"""What a run has verified so far, gathered from its events."""

from typing import Any

from agent.domain.claim import Claim
from agent.domain.events import (
    AnyEvent,
    ClaimEvent,
    DraftEvent,
    VerdictEvent,
    VerificationEvent,
)
from agent.domain.verdict import Verdict


class Partial:
    """The last draft, its claims and those of its verdicts that are known."""

    def __init__(self) -> None:
        self._draft: str | None = None
        self._claims: dict[str, Claim] = {}
        self._verdicts: dict[str, Verdict] = {}
        self._verification: VerificationEvent | None = None

    def hear(self, event: AnyEvent) -> None:
        """Take an event; a new draft starts with no claims, a growing one keeps them."""
        if isinstance(event, DraftEvent):
            self._draft = event.draft
            if not event.continues:
                self._claims, self._verdicts = {}, {}
        elif isinstance(event, ClaimEvent):
            self._claims[event.claim.claim_id] = event.claim
        elif isinstance(event, VerdictEvent):
            self._verdicts[event.claim_id] = event.verdict
        elif isinstance(event, VerificationEvent):
            self._verification = event

    def seen(self) -> dict[str, Any]:
        """Return draft, claims with verdicts (null where unknown) and last scores, as JSON."""
        judged = [
            {
                "claim": claim.model_dump(mode="json"),
                "verdict": self._verdicts[key].model_dump(mode="json")
                if key in self._verdicts
                else None,
            }
            for key, claim in self._claims.items()
        ]
        scores = self._verification.model_dump(mode="json") if self._verification else None
        return {"draft": self._draft, "entries": judged, "verification": scores}
