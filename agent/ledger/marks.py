"""Marks on the final answer: what the reader must not take for verified."""

from agent.domain.ledger import Ledger
from agent.domain.policy import Policy
from agent.domain.report import Summary
from agent.domain.verdict import Label


def marked(draft: str, ledger: Ledger, summary: Summary, policy: Policy) -> str:
    """Return ``draft`` with the policy's qualifier after each claim that is not found.

    Nothing is marked while the unsupported rate stays within its gate.
    """
    if summary.unsupported_rate <= policy.gates.max_unsupported_rate:
        return draft
    ends = {
        e.claim.span.end
        for e in ledger.entries
        if e.verdict.label is Label.NOT_FOUND and e.claim.is_material
    }
    text = draft
    for end in sorted(ends, reverse=True):
        text = f"{text[:end]} {policy.qualifier}{text[end:]}"
    return text


WITHHELD = "The answer is withheld by policy; the ledger shows why."
