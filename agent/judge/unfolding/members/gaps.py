"""What is said of each of two at once: *day passes are valid for 1 day, week passes for 7*.

The second predicate is left out. A claim that gives both the number of one is held against what is
said of the other.
"""

import re
from collections.abc import Sequence

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.figures import ONE_TO_TWELVE
from agent.judge.alignment.lexical import content
from agent.judge.claims.parsing.clause import render, whole
from agent.judge.claims.parsing.repair import repaired
from agent.judge.claims.splitting.gaps import split_gaps
from agent.judge.clauses.tree import Tree
from agent.judge.once import once
from agent.judge.quantities.comparison.compare import Relation, relate
from agent.judge.quantities.comparison.kinds import same_kind
from agent.judge.quantities.reading.extract import quantities

_NUMBER = rf"(?:[$£€]?\d|(?:an?|{ONE_TO_TWELVE}|twenty|thirty|once|twice)\b)"
CUE = re.compile(
    rf"{_NUMBER}.*?(?:[,;]|\b(?:and|while|but)\b) (?:[\w'-]+ ){{1,5}}{_NUMBER}", re.I | re.S
)
JOINT = re.compile(r"\b(?:both|whether|each|alike|and)\b", re.IGNORECASE)
"""What makes a claim speak of several at once."""
_SUMMED = re.compile(
    r"\b(?:together|combined|total|altogether|jointly|between|average|or|not|no|neither|than"
    r"|respectively)\b|n['’]t\b",
    re.IGNORECASE,
)
_WHETHER = re.compile(r"\bwhether [\w -]+ or [\w -]+", re.IGNORECASE)


@once
def each_told(sentence: Analysis) -> list[str]:
    """Return what a sentence says of each subject that shares the predicate of the first."""
    tree = Tree(repaired(sentence))
    if len(tree.roots) != 1:
        return []
    clause = whole(range(len(tree.tokens)), tree.roots[0])
    return [render(p, tree, {}) for p in split_gaps(clause, tree) or ()]


def asked(claim: Analysis) -> bool:
    """Tell whether a claim gives one number for all of which it speaks."""
    return len(quantities(claim)) == 1 and not _SUMMED.search(_WHETHER.sub("", claim.text))


def opposing(parts: Sequence[Analysis], claim: Analysis) -> str:
    """Return those of some sentences that give another number than the claim gives for all.

    '' where the claim does not name all their subjects, or where none of them has its number.
    """
    if not asked(claim):
        return ""
    (number,) = quantities(claim)
    said = content(claim.text)
    words = [_words(p) for p in parts]
    named = [said & w - frozenset[str]().union(*(o for o in words if o is not w)) for w in words]
    told = [[q for q in quantities(p) if same_kind(number, q)] for p in parts]
    if not all(named) or not all(len(t) == 1 for t in told):
        return ""
    relations = [relate(number, q) for (q,) in told]
    if Relation.STATES not in relations:
        return ""
    pairs = zip(parts, relations, strict=True)
    return " ".join(p.text for p, r in pairs if r is Relation.DIFFERS)


def _words(part: Analysis) -> frozenset[str]:
    """Return the content words of a text without its numbers."""
    text = part.text
    for q in reversed(quantities(part)):
        text = f"{text[: q.start]}{text[q.end :]}"
    return content(text)
