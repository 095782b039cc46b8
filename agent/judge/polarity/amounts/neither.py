"""Neither: where only one of two is open, it is not true that neither is, nor the reverse."""

import re

from agent.judge.alignment.matter import saying
from agent.judge.clauses.tree import Tree

ABOUT = 0.5  # share of the claim's words that the sentence must have
_NONE = re.compile(r"^\W*(?:neither|none of)\b", re.IGNORECASE)
_SOME = re.compile(
    r"^\W*(?:(?:only|just|exactly|at least) )?(?:(?:one|some) of|both|one)\b|"
    r"^\W*(?:only|just|exactly|at least) one\b",
    re.IGNORECASE,
)
_DENIED = re.compile(r"\b(?:not|no|never|nor|without|unless|if|except)\b|n['’]t\b", re.IGNORECASE)


def none_or_some(claim: Tree, premise: Tree) -> str:
    """Return the sentence that says of some what the claim says of none, or the reverse, or ''."""
    mine = _NONE if _NONE.match(claim.text) else _SOME if _SOME.match(claim.text) else None
    if mine is None or _DENIED.search(claim.text):
        return ""
    other = _SOME if mine is _NONE else _NONE
    told = [premise.quote(sentence) for sentence in saying(claim, premise, ABOUT)]
    opposite = all(other.match(text) and not _DENIED.search(text) for text in told)
    return told[0] if told and opposite else ""
