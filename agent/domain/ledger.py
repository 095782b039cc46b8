"""The evidence ledger: every claim with its verdict and its quotes."""

from agent.domain.base import Frozen
from agent.domain.claim import Claim
from agent.domain.evidence import Evidence, Relation
from agent.domain.text import Span
from agent.domain.verdict import Verdict


class LedgerEntry(Frozen):
    """One claim, its verdict, its quotes in place, and a correction if it failed.

    ``impact`` names what a wrong claim would touch: price, legal, medical, safety, …
    """

    claim: Claim
    verdict: Verdict
    evidence: tuple[Evidence, ...] = ()
    suggested_correction: str | None = None
    impact: tuple[str, ...] = ()

    @property
    def rests_on_spent(self) -> bool:
        """Whether the claim rests on a document that is in force no longer."""
        backing = (e for e in self.evidence if e.relation is Relation.SUPPORTS)
        return any(e.superseded for e in backing)


class Ledger(Frozen):
    """The entries of one draft, in the order of its claims."""

    entries: tuple[LedgerEntry, ...] = ()


class Edit(Frozen):
    """A proposed change of a draft: replace ``span`` by ``replacement`` ('' removes it)."""

    claim_id: str
    span: Span
    replacement: str
    reason: str
