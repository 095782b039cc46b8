"""Comparisons told from the other side: *higher in May than in June* is *lower in June*."""

import re

from agent.judge.alignment.matter import stems_in, words_of
from agent.judge.alignment.relation import Relation, modifier_relation
from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.tree import Tree

_THAN = re.compile(
    r"\b(?P<tie>in|on|at|for|among|with|during)\s+(?P<more>[^,;.]+?)\s+than\s+(?P=tie)\s+"
    r"(?P<less>[^,;.]+)",
    re.IGNORECASE,
)
_SIDE = re.compile(
    r"\b(?:in|on|at|for|among|with|during)\s+(?P<less>[^,;.]+?)"
    r"(?:\s+than\s+(?:in|on|at|for|among|with|during)\s+(?P<more>[^,;.]+))?[.\s]*\Z",
    re.IGNORECASE,
)
_COMPARATIVE = frozenset({"JJR", "RBR"})


def compares_back(claim: Tree, premise: Tree) -> bool:
    """Tell whether a claim compares two things as the evidence does, from the other side.

    It has the opposite word of the other thing, and no word more.
    """
    mine, side = _comparative(claim, range(len(claim.tokens))), _SIDE.search(claim.text)
    if mine is None or side is None:
        return False
    return any(
        _turns(claim, mine, side, premise, range(start, end)) for start, end in premise.sentences
    )


def _turns(claim: Tree, mine: int, side: re.Match[str], premise: Tree, sentence: range) -> bool:
    """Tell whether a sentence compares with the opposite word, and what the claim has crosswise."""
    first, last = premise.tokens[sentence.start], premise.tokens[sentence.stop - 1]
    word = _comparative(premise, sentence)
    than = _THAN.search(premise.text, first.start, last.end)
    if word is None or than is None:
        return False
    opposed = modifier_relation(claim.stems[mine], premise.stems[word]) is Relation.CONTRARY
    parts = [part for part in ("more", "less") if side[part]]
    crossed = all(_words(claim, side, p) == _words(premise, than, p) for p in parts)
    rest = words_of(claim, (i for i in range(len(claim.tokens)) if i != mine))
    return opposed and crossed and rest <= words_of(premise, sentence)


def _comparative(tree: Tree, sentence: range) -> int | None:
    """Return the comparative of a sentence that has just one and denies nothing."""
    if any(tree.lower(i) in NEGATIVES for i in sentence):
        return None
    found = [i for i in sentence if tree.tokens[i].tag in _COMPARATIVE]
    return found[0] if len(found) == 1 else None


def _words(tree: Tree, match: re.Match[str], part: str) -> frozenset[str]:
    return stems_in(tree, [match.span(part)])
