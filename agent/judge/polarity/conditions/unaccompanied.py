"""Alone: what may be done only in the presence of a coach is not said to be done alone."""

import re

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import saying
from agent.judge.clauses.tree import Tree

SAID = 0.3  # share of the claim's words from which a sentence says what the claim says
_ALONE = re.compile(
    r"\b(?:alone|unaccompanied|unsupervised|unattended|on (?:his|her|its|their|your|one['’]s) own"
    r"|by (?:himself|herself|itself|themselves|yourself|oneself))\b",
    re.IGNORECASE,
)
_COMPANY = re.compile(
    r"\bonly (?:\w+ ){0,3}?(?:in the (?:presence|company) of|accompanied by|supervised by"
    r"|under (?:the )?(?:supervision|guidance) of|together with)\b",
    re.IGNORECASE,
)
_DENYING = re.compile(r"\b(?:not|never|no|nobody|cannot|only)\b|n['’]t\b", re.IGNORECASE)


def compare_unaccompanied(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``missing`` where the claim does alone what the premise lets do only in company."""
    if not _ALONE.search(claim.text) or _DENYING.search(claim.text):
        return Outcome.NONE, ""
    for sentence in saying(claim, premise, SAID):
        match = _COMPANY.search(premise.quote(sentence))
        if match is not None:
            return Outcome.MISSING, f"it says “{match.group()}”"
    return Outcome.NONE, ""
