"""Marks on the final answer: what the reader must not take for verified."""

from agent.domain.ledger import Ledger
from agent.domain.policy import Policy
from agent.domain.report import Summary
from agent.domain.verdict import Label

REACH = 80  # characters behind a claim in which the mark of a revision may stand


def marked(draft: str, ledger: Ledger, summary: Summary, policy: Policy) -> str:
    """Return ``draft`` with the policy's qualifiers after the claims that they are meant for.

    Claims that are not found have one, unless the unsupported rate, and the share of all claims
    that are not found, minor ones included, stay within the gate; weak ones where the policy
    qualifies these, whether a revision was needed or not.
    """
    lacking = [e for e in ledger.entries if e.verdict.label is Label.NOT_FOUND]
    share = len(lacking) / len(ledger.entries) if ledger.entries else 0.0
    within = max(summary.unsupported_rate, share) <= policy.gates.max_unsupported_rate
    ends = {} if within else {e.claim.span.end: policy.qualifier for e in lacking}
    if policy.weak_strategy == "qualify":
        weak = [e.claim.span.end for e in ledger.entries if e.verdict.label is Label.WEAK]
        mark = policy.weak_qualifier
        ends = {at: mark for at in weak if mark not in draft[at:][:REACH]} | ends
    text = draft
    for end, mark in sorted(ends.items(), reverse=True):
        text = f"{text[:end]} {mark}{text[end:]}"
    return text


WITHHELD = "The answer is withheld by policy; the ledger shows why."
REJECTED = "The answer was rejected in review; the ledger shows what it rested on."
