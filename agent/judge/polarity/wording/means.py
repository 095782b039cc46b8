"""By hand or not: what *switches off automatically* is not switched off by hand."""

import re

from agent.judge.alignment.matter import saying
from agent.judge.clauses.tree import Tree

SAID = 0.5  # share of the claim's words, its own means among them, that a sentence must have
_BY_HAND = re.compile(r"\b(?:by hand|manually)\b", re.IGNORECASE)
_ALONE = re.compile(r"\b(?:automatically|by itself|on its own)\b", re.IGNORECASE)
_DENIES = re.compile(r"\b(?:not|no|never|none|nobody|cannot|without)\b|n['’]t\b", re.IGNORECASE)


def by_other_means(claim: Tree, premise: Tree) -> str:
    """Return the opposite means by which the evidence says that it is done, or ''.

    Every sentence that says so must name that, and none the means of the claim.
    """
    for own, other in ((_BY_HAND, _ALONE), (_ALONE, _BY_HAND)):
        if not own.search(claim.text) or _DENIES.search(claim.text):
            continue
        if own.search(premise.text) or other.search(claim.text):
            return ""
        sentences = [premise.quote(s) for s in saying(claim, premise, SAID)]
        means = [other.search(s) for s in sentences if not _DENIES.search(s)]
        found = [m[0] for m in means if m is not None]
        return found[0] if found and len(found) == len(sentences) else ""
    return ""
