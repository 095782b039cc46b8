"""Marks on the final answer: what the reader must not take for verified."""

from agent.domain.ledger import Ledger
from agent.domain.policy import Policy
from agent.domain.report import Summary
from agent.domain.verdict import Label


def marked(draft: str, ledger: Ledger, summary: Summary, policy: Policy) -> str:
    """Return ``draft`` with the policy's qualifier after each claim that is not found.

    Nothing is marked while the unsupported rate, and the share of all claims that are not found,
    minor ones included, stay within the gate.
    """
    lacking = [e for e in ledger.entries if e.verdict.label is Label.NOT_FOUND]
    share = len(lacking) / len(ledger.entries) if ledger.entries else 0.0
    if max(summary.unsupported_rate, share) <= policy.gates.max_unsupported_rate:
        return draft
    ends = {e.claim.span.end for e in lacking}
    text = draft
    for end in sorted(ends, reverse=True):
        text = f"{text[:end]} {policy.qualifier}{text[end:]}"
    return text


WITHHELD = "The answer is withheld by policy; the ledger shows why."
REJECTED = "The answer was rejected in review; the ledger shows what it rested on."
