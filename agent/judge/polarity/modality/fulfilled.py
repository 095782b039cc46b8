"""Fulfilled: rooms that *have been reserved* need not be reserved any more."""

from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.tree import Tree

_NEEDING = frozenset({"need", "have", "require", "remain"})
_MODALS = frozenset({"must", "should", "shall"})
_DONE = frozenset({"has", "have", "had", "was", "were", "been", "'s", "'ve", "’s", "’ve"})


def fulfilled(claim: Tree, premise: Tree) -> str:
    """Return the words that tell done already what the claim says must be done yet, or ''.

    Wherever the premise speaks of it, it must be done.
    """
    if any(word in NEGATIVES for word in claim.lowers):
        return ""
    for verb in (i for i in range(len(claim.tokens)) if _needed(claim, i)):
        places = premise.places(claim.stems[verb])
        if places and all(_done(premise, k) for k in places):
            helping = premise.with_deps(places[0], "aux", "auxpass")
            return premise.quote(sorted([*helping, places[0]]))
    return ""


def _needed(tree: Tree, index: int) -> bool:
    """Tell whether a claim says that something must be done: *needs to be paid*, *has to book*."""
    token = tree.tokens[index]
    if token.pos != "VERB" or {"have", "been"} <= {tree.lower(k) for k in tree.kids[index]}:
        return False
    if token.dep == "xcomp":
        need = tree.tokens[token.head]
        return need.lemma.lower() in _NEEDING and need.tag != "VBD" and token.tag in {"VB", "VBN"}
    helping = {tree.lower(k) for k in tree.with_deps(index, "aux")}
    return token.dep == "ROOT" and bool(helping & _MODALS)


def _done(tree: Tree, index: int) -> bool:
    """Tell whether a verb is told as done: *has been paid*, or a note *paid on 2 May*."""
    token = tree.tokens[index]
    helping = {tree.lower(k) for k in tree.with_deps(index, "aux", "auxpass")}
    if helping:
        return token.tag in {"VBN", "VBD"} and bool(helping & _DONE) and "to" not in helping
    return token.tag in {"VBN", "VBD"} and index > 0 and tree.lower(index - 1) in {":", ";", "–"}
