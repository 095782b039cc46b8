"""The decision after a verification: revise once more, or finish."""

from collections.abc import Sequence

from agent.domain.ledger import Ledger, LedgerEntry
from agent.domain.policy import Policy
from agent.domain.report import Decision, Round
from agent.domain.verdict import Label
from agent.ledger.summary import failing_gates

FAILING = (Label.CONTRADICTED, Label.NOT_FOUND)


def decide(rounds: Sequence[Round], policy: Policy) -> tuple[Decision, list[str]]:
    """Return the decision after the last of ``rounds``, and its reasons in order of weight.

    A revision follows while a gate fails, a claim can be mended, the limit is not reached, and
    the last revision (if any) changed the draft or the verdicts.
    """
    ledger = rounds[-1].ledger
    reasons = failing_gates(ledger, policy.gates)
    revisions = len(rounds) - 1
    stuck = revisions > 0 and rounds[-1] == rounds[-2]
    if reasons and failing(ledger) and revisions < policy.max_revisions and not stuck:
        return Decision.REVISE, reasons
    return Decision.FINALIZE, reasons


def failing(ledger: Ledger) -> list[LedgerEntry]:
    """Return the entries that a revision can mend: contradicted or not found."""
    return [e for e in ledger.entries if e.verdict.label in FAILING]
