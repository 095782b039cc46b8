"""Overstated: what is recommended, or what many do, is no duty; *until at least May* is no end.

Nor is what some link to the mill caused by it for that.
"""

import re
from typing import NamedTuple

from agent.judge.alignment.matter import nearest
from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import Tree

_DUTY = re.compile(
    r"(?<!not )(?<!n['’]t )\b(?P<word>must|(?:have|has|had|need|needs) to"
    r"|(?:is|are|was|were) (?:required|obliged) to) (?:also |always )?(?P<verb>[a-z]+)\b",
    re.IGNORECASE,
)
_BIDDING = re.compile(
    r"\b(?:must|shall|should|(?:have|has|had) to|needs?|needed|requir\w+|oblig\w+|mandat\w+"
    r"|compuls\w+|necessary|duty|duties|(?:is|are|was|were) to|supposed|forced?"
    r"|made (?:him|her|them)|only|unless|without|rules?|order(?:s|ed)|instruct\w+|demand\w*"
    r"|ask(?:s|ed)|told|cannot|not|no|forb\w+|prohibit\w*|due|responsib\w+|expected)\b"
    r"|n['’]t\b|:",
    re.IGNORECASE,
)
_TOLD = re.compile(
    r"\b(?:many|most|some|several|few|often|usually|sometimes|typically|generally|mostly|normally"
    r"|rarely|frequently|commonly|tend to|prefer to|like to)\b",
    re.IGNORECASE,
)
_PAST = frozenset({"VBD"})


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


def unbidden(claim: Tree, premise: Tree) -> str:
    """Return what a claim makes a duty while the evidence only tells that it happens, or ''."""
    duty = _DUTY.search(claim.text)
    if duty is None or _BIDDING.search(premise.text):
        return ""
    verb = stem(duty["verb"].lower())
    told = [i for i in range(len(premise.tokens)) if verb in _stems(premise, i)]
    if not told or not all(_is_told(premise, i) for i in told):
        return ""
    return premise.tokens[told[0]].text


def _stems(tree: Tree, index: int) -> set[str]:
    return {tree.stems[index], stem(tree.tokens[index].lemma.lower())}


def _is_told(tree: Tree, index: int) -> bool:
    """Tell whether a verb is of the past, or its sentence of many, most or what is usual."""
    if tree.tokens[index].tag in _PAST:
        return True
    start, end = next(s for s in tree.sentences if s[0] <= index < s[1])
    return _TOLD.search(tree.quote(range(start, end))) is not None
