"""The decision after a verification: revise once more, or finish."""

from enum import StrEnum

from agent.domain.ledger import Ledger, LedgerEntry
from agent.domain.policy import Policy
from agent.domain.verdict import Label
from agent.ledger.summary import failing_gates

FAILING = (Label.CONTRADICTED, Label.NOT_FOUND)


class Decision(StrEnum):
    """Where the run goes after VERIFY."""

    REVISE = "revise"
    FINALIZE = "finalize"


def decide(ledger: Ledger, revisions: int, policy: Policy) -> tuple[Decision, list[str]]:
    """Return the decision and its reasons, in order of weight."""
    reasons = failing_gates(ledger, policy.gates)
    if reasons and revisions < policy.max_revisions and failing(ledger):
        return Decision.REVISE, reasons
    return Decision.FINALIZE, reasons


def failing(ledger: Ledger) -> list[LedgerEntry]:
    """Return the entries that a revision can mend: contradicted or not found."""
    return [e for e in ledger.entries if e.verdict.label in FAILING]
