"""What is only told of some, or of the past, is no duty: *many visitors sign in online*."""

import re

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
