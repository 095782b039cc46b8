"""Overstated: what is recommended is no duty, and *until at least May* does not end in May.

Nor is what some link to the mill caused by it for that.
"""

import re
from typing import NamedTuple

from agent.judge.alignment.matter import nearest
from agent.judge.clauses.tree import Tree


class _Limit(NamedTuple):
    """What evidence says, and the more that a claim makes of it."""

    told: re.Pattern[str]
    more: re.Pattern[str]


def _limit(told: str, more: str) -> _Limit:
    return _Limit(*(re.compile(rf"\b(?:{p})\b", re.IGNORECASE) for p in (told, more)))


_LIMITS = (
    _limit(
        r"(?:recommend|suggest|encourag)\w*|advis(?:e[sd]?|able)|it (?:is|would be) (?:best|good)",
        r"must|shall|ha(?:s|ve) to|(?:is|are) (?:required|obliged|bound) to"
        r"|(?:is|are) (?:required|mandatory|compulsory|obligatory)|need(?:s|ed)? to",
    ),
    _limit(
        r"(?:until|till|to|for) at least|at least (?:until|till|to)",
        r"(?:ends?|ended|will end|finish(?:es)?|over|stops?|resumes?|reopens?|lasts? only)",
    ),
    _limit(
        r"(?:link|connect|associat|correlat|suspect)(?:e?s|e?d)?|blam(?:es?|ed)"
        r"|believ\w+|thinks?|thought|according to",
        r"caus(?:es?|ed)|c(?:o|a)mes? from|due to|because|kill(?:s|ed)|results? from|resulted from"
        r"|le(?:d|ads?) to|trigger(?:s|ed)|stem(?:s|med) from|the cause",
    ),
)


def overstated(claim: Tree, premise: Tree) -> str:
    """Return the words by which the premise says less than the claim makes of it, or ''.

    Each sentence nearest to the claim must say no more.
    """
    for limit in _LIMITS:
        if not limit.more.search(claim.text) or limit.told.search(claim.text):
            continue
        told = [premise.quote(sentence) for sentence in nearest(claim, premise)]
        found = [limit.told.search(text) for text in told]
        if all(found) and not any(limit.more.search(text) for text in told):
            return next((m[0] for m in found if m), "")
    return ""
