"""The decision after a verification: revise once more, or finish."""

from collections.abc import Sequence

from agent.domain.ledger import Ledger, LedgerEntry
from agent.domain.policy import Policy
from agent.domain.report import Action, Decision, Round
from agent.domain.verdict import Label
from agent.domain.wording import counted
from agent.ledger.summary import failing_gates

FAILING = (Label.CONTRADICTED, Label.NOT_FOUND)


def decide(
    rounds: Sequence[Round], policy: Policy, action: Action = Action.PASS
) -> tuple[Decision, list[str]]:
    """Return the decision after the last of ``rounds``, and its reasons in order of weight.

    A revision follows while a gate fails, the risk asks for a rewrite or the policy removes weak
    claims, a claim can be mended, the limit is not reached, and the last revision (if any) changed
    the draft or the verdicts.

    Args:
        rounds: all rounds so far.
        policy: gates and limits.
        action: what the policy does at the risk of the best round.
    """
    ledger = rounds[-1].ledger
    reasons = failing_gates(ledger, policy.gates)
    if action is Action.REWRITE:
        reasons.append("the risk is at a level that the policy has rewritten")
    weak = sum(e.verdict.label is Label.WEAK for e in ledger.entries)
    unwanted = weak if policy.weak_strategy == "remove" else 0
    if unwanted:
        reasons.append(f"{counted(weak, 'weak claim')} to be removed by the policy")
    revisions = len(rounds) - 1
    stuck = revisions > 0 and _same(rounds[-1], rounds[-2])
    if reasons and (failing(ledger) or unwanted) and revisions < policy.max_revisions and not stuck:
        return Decision.REVISE, reasons
    if action is Action.REVIEW:
        return Decision.REVIEW, reasons
    return Decision.FINALIZE, reasons


def _same(one: Round, other: Round) -> bool:
    return one.draft == other.draft and one.ledger == other.ledger


def failing(ledger: Ledger) -> list[LedgerEntry]:
    """Return the entries that a revision can mend: contradicted or not found."""
    return [e for e in ledger.entries if e.verdict.label in FAILING]
