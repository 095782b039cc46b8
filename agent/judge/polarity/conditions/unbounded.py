"""Dropped bounds: who *may not carry more than six* may well carry six."""

import re

from agent.judge.alignment.matter import saying
from agent.judge.clauses.bounds import DENIED_MORE
from agent.judge.clauses.tree import Tree

SAID = 0.7  # share of the claim's words from which a sentence says what the claim says
_DENIES = re.compile(r"\b(?:not|no|never|none|nobody|cannot)\b|n['’]t\b", re.IGNORECASE)
_COMPARES = re.compile(
    r"\b(?:than|over|above|under|below|beyond|exceed\w*|(?:at|the) (?:least|most)|maximum|minimum"
    r"|up to|within|limit\w*)\b",
    re.IGNORECASE,
)


def unbounded(claim: Tree, premise: Tree) -> str:
    """Return the bound beyond which alone the evidence denies what the claim denies, or ''.

    Every sentence that has most of the claim's words must have such a bound.
    """
    if not _DENIES.search(claim.text) or _COMPARES.search(claim.text):
        return ""
    found = ""
    for sentence in saying(claim, premise, SAID):
        bound = DENIED_MORE.search(premise.quote(sentence))
        if bound is None:
            return ""
        found = bound[0]
    return found
