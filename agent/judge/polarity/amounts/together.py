"""Together: what each of the tanks holds is not what they hold together, nor the other way round.

The numbers are the same; only a word tells whether they are of one or of all.
"""

import re

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import saying
from agent.judge.clauses.tree import SUBJECTS, Tree

SAID = 0.5  # share of the claim's words from which a sentence is on the same matter
_TOGETHER = re.compile(
    r"\b(?:together(?! with)|altogether|all told|in (?:all|total|sum)|combined|between them|"
    r"jointly|collectively)\b",
    re.IGNORECASE,
)
_EACH = re.compile(r"\b(?:each|every|apiece|per|a head|individually)\b", re.IGNORECASE)
_ONE = frozenset({"a", "an", "one"})


def compare_together(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``missing`` where a claim says of all together what is said of each, or of one so.

    Every sentence on the claim's matter that has its numbers must say otherwise.
    """
    numbers = {t.text for t in claim.tokens if t.pos == "NUM" and t.text[:1].isdigit()}
    together, each = _TOGETHER.search(claim.text), _EACH.search(claim.text) or _of_one(claim)
    if not numbers or bool(together) == bool(each):
        return Outcome.NONE, ""
    told = [premise.quote(s) for s in saying(claim, premise, SAID)]
    told = [text for text in told if all(re.search(rf"\b{re.escape(n)}\b", text) for n in numbers)]
    other, same = (_EACH, _TOGETHER) if together else (_TOGETHER, _EACH)
    if told and all(other.search(text) and not same.search(text) for text in told):
        return Outcome.MISSING, f"it says so of {'each' if together else 'all together'}"
    return Outcome.NONE, ""


def _of_one(claim: Tree) -> bool:
    """Tell whether the subject is any one of some things: *a lorry carries*."""
    subjects = [k for root in claim.roots for k in claim.with_deps(root, *SUBJECTS)]
    dets = (claim.lower(d) for k in subjects for d in claim.with_deps(k, "det", "nummod"))
    return any(d in _ONE for d in dets)
