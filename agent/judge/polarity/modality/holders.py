"""Who alone may: *only the cook may enter* leaves nobody else who may."""

import re

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import stems_in
from agent.judge.alignment.relation import alike
from agent.judge.clauses.tree import Tree

SAME = 0.7  # share of the words of what may be done that makes it the same
_ONLY = re.compile(
    r"\bonly (?P<who>[^.,;:]+?) (?:may|can|must|shall|(?:is|are) allowed to)\b"
    r"(?P<what>[^.;:]+)",
    re.IGNORECASE,
)


def compare_holders(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where both reserve the same, but to different holders, else ``none``."""
    for mine in _ONLY.finditer(claim.text):
        who, what = _parts(claim, mine)
        for theirs in _ONLY.finditer(premise.text):
            other, done = _parts(premise, theirs)
            akin = other | {w for stem in other for w in alike(stem)}
            if what and len(what & done) >= SAME * len(what) and who and not who & akin:
                return Outcome.CONFLICT, f"it says so of “{theirs['who']}”"
    return Outcome.NONE, ""


def _parts(tree: Tree, match: re.Match[str]) -> tuple[frozenset[str], frozenset[str]]:
    return stems_in(tree, [match.span("who")]), stems_in(tree, [match.span("what")])
