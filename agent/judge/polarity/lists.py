"""Lists: a claim must not name more things than the evidence lists."""

from collections.abc import Sequence

from agent.judge.clauses.tree import Tree
from agent.judge.polarity.relation import alike

_NOUNS = frozenset({"NOUN", "PROPN"})
_FEWEST = 2


def unlisted(claim: Tree, premise: Tree) -> str:
    """Return the member of a list in the claim that the premise does not have, or ''.

    The premise must list the others and nothing else: what it lists besides could be the same
    thing in another word.
    """
    offered = [[premise.stems[k] for k in members] for members in _lists(premise)]
    for members in _lists(claim):
        for theirs in offered:
            known = [i for i in members if _has(theirs, claim.stems[i])]
            new = [i for i in members if not _has(premise.stems, claim.stems[i])]
            if new and len(known) >= len(theirs):
                return claim.tokens[new[0]].text
    return ""


def _lists(tree: Tree) -> list[list[int]]:
    """Return the coordinations of nouns, each as the indices of its members.

    The parser takes the second of several for an apposition to the first at times.
    """
    found = (
        [t.head, *tree.conjuncts(i)] if t.dep == "appos" else tree.conjuncts(i)
        for i, t in enumerate(tree.tokens)
        if t.dep != "conj" and tree.child(i, "conj") is not None
    )
    return [
        members
        for members in found
        if len(members) >= _FEWEST and all(tree.tokens[i].pos in _NOUNS for i in members)
    ]


def _has(stems: Sequence[str], word: str) -> bool:
    return word in stems or not alike(word).isdisjoint(stems)
