"""Whether a claim is on a case that a text names, or on the contrary of that case."""

from enum import Enum, auto

from agent.judge.alignment.matter import words_of
from agent.judge.clauses.tree import NOUNS, Tree

_LIGHT = frozenset("be have do get make come give cause take go".split())
_NAMING = NOUNS | {"ADJ", "NUM", "ADV"}
_DENYING = frozenset("not n't n’t no never".split())
_BESIDE = frozenset("without outside before after".split())
_NARROW = frozenset("only unless except until".split())


class Standing(Enum):
    """Where a claim stands to a case: within it, outside of it, or neither clearly."""

    WITHIN = auto()
    OUTSIDE = auto()
    UNCLEAR = auto()


def standing(claim: Tree, tree: Tree, case: range, main: range) -> Standing:
    """Return where a claim stands to a case of a rule.

    Example:
        To "unless he accompanies a child" stands "a visitor with a child" within, "a visitor who
        does not accompany a child" outside.
    """
    if claim.words & _NARROW:
        return Standing.UNCLEAR
    said = frozenset(claim.stems)
    names = words_of(tree, case, _NAMING) - {"so", "then"}
    deeds = words_of(tree, case, {"VERB"})
    asked = (names or deeds) | (deeds - _LIGHT)
    ruled = words_of(tree, main, {"VERB"})
    known = asked | deeds | ruled | _LIGHT
    new = any(t.pos == "VERB" and claim.stems[i] not in known and t.lemma not in _LIGHT
              for i, t in enumerate(claim.tokens))  # fmt: skip
    own = asked - words_of(tree, main, _NAMING | {"VERB"})
    if not own & said:
        return Standing.UNCLEAR
    denied = _denied(claim, _BESIDE - {tree.lower(i) for i in case}, ruled)
    if any(claim.stems[i] in own for i in denied):
        return Standing.OUTSIDE
    if names <= said and (not new or deeds <= said | _LIGHT) and (names or deeds <= said):
        return Standing.WITHIN
    return Standing.UNCLEAR


def _denied(claim: Tree, beside: frozenset[str], rule: frozenset[str]) -> set[int]:
    """Return what a claim denies, but for the verb of the rule, or has after ``beside``."""
    found: set[int] = set()
    for i, token in enumerate(claim.tokens):
        above = token.head
        if claim.lower(i) in beside:
            found |= {*claim.below(i)}
        elif claim.lower(i) in _DENYING and claim.tokens[above].head != above:
            found |= set() if claim.stems[above] in rule else {*claim.below(above)}
    return found
