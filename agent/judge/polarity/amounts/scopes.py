"""Scopes made wider: what customers under 27 pay in two models is not what no customer pays."""

from collections.abc import Iterator

from agent.judge.alignment.matter import saying
from agent.judge.clauses.tree import NOUNS, Tree

SAID = 0.6  # share of the claim's words from which a sentence says what the claim says
_EVERY = frozenset("no any all every each".split())
_SETTING_APART = frozenset("under over with without aged above below between".split())
_NAMING = frozenset("appos amod compound".split())


def widened(claim: Tree, premise: Tree) -> str:
    """Return what the evidence says so of alone, where the claim says it of *no*, *any* or *every*.

    Every sentence that says most of the claim must set the noun apart: by a number or a condition
    after it (*customers under 27*), or by names (*the models Basic and Comfort*).
    """
    for noun in _general(claim):
        found = ""
        for sentence in saying(claim, premise, SAID):
            places = [i for i in sentence if premise.stems[i] == claim.stems[noun]]
            told = [_apart(premise, i, frozenset(claim.stems)) for i in places]
            if not told or not all(told) or any(_is_general(premise, i) for i in places):
                found = ""
                break
            found = told[0]
        if found:
            return found
    return ""


def _general(claim: Tree) -> Iterator[int]:
    return (i for i, t in enumerate(claim.tokens) if t.pos in NOUNS and _is_general(claim, i))


def _is_general(tree: Tree, noun: int) -> bool:
    return any(tree.lower(k) in _EVERY and tree.tokens[k].dep == "det" for k in tree.kids[noun])


def _apart(tree: Tree, noun: int, known: frozenset[str]) -> str:
    """Return the words that set a noun apart from others of its kind and that are not ``known``."""
    for kid in tree.kids[noun]:
        token = tree.tokens[kid]
        names = token.pos == "PROPN" and token.dep in _NAMING and len(tree.conjuncts(kid)) > 1
        if kid > noun and (tree.lower(kid) in _SETTING_APART or names):
            below = sorted(tree.below(kid))
            telling = {tree.stems[i] for i in below if i != kid or names} - {""}
            if telling - known:
                return tree.quote(below)
    return ""
