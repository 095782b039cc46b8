"""Opposite words around an aligned predicate: prepositions and adverbs."""

from agent.judge.alignment.align import Pair
from agent.judge.alignment.relation import (
    Relation,
    modifier_relation,
    opposite_prepositions,
)
from agent.judge.clauses.frame import Frame
from agent.judge.polarity.events.order import left_open

_ENDS = ({"from", "until"}, {"since", "until"}, {"from", "till"}, {"since", "till"})


def opposed_prepositions(pair: Pair) -> tuple[str, str] | None:
    """Return two opposite prepositions that the clauses put before the same noun, or None."""
    if left_open(pair.claim.tree, pair.premise.tree):
        return None
    stated = pair.premise.roles.obliques
    stems = pair.premise.tree.stems
    for prep, noun in pair.claim.roles.obliques:
        key = pair.claim.tree.stems[noun]
        theirs = {p for p, n in stated if stems[n] == key and not _denied(pair.premise, n)}
        if theirs and prep not in theirs:
            for other in theirs:
                if opposite_prepositions(prep, other) or {prep, other} in _ENDS:
                    return prep, other
    return None


def excluded(pair: Pair) -> bool:
    """Tell whether the claim is about what the premise leaves out: *for cats, but not for dogs*."""
    mine, tree = pair.claim.tree, pair.premise.tree
    placed = {mine.stems[i]: prep for prep, i in pair.claim.roles.obliques}
    nouns = [
        i
        for i in tree.below(pair.premise.verb)
        if tree.tokens[i].dep == "pobj" and tree.stems[i] in mine.stems
    ]
    links = {i: tree.lower(tree.tokens[i].head) for i in nouns}
    own = [i for i in nouns if placed.get(tree.stems[i]) == links[i]]
    same = all(placed.get(tree.stems[i]) in (None, links[i]) for i in nouns)
    return same and {_denied(pair.premise, i) for i in own or nouns} == {True}


def _denied(frame: Frame, noun: int) -> bool:
    """Tell whether "not" stands before the preposition of a noun: *but not after nine*."""
    prep = frame.tree.tokens[noun].head
    return prep > 0 and frame.tree.lower(prep - 1) == "not"


def opposed_adverbs(pair: Pair) -> tuple[str, str] | None:
    """Return two opposite adverbs on the aligned predicates, or None."""
    for mine in _adverbs(pair.claim):
        for other in _adverbs(pair.premise):
            if modifier_relation(mine, other) in (Relation.CONTRARY, Relation.COMPLEMENT):
                return mine, other
    return None


def _adverbs(frame: Frame) -> list[str]:
    tree = frame.tree
    return [
        tree.stems[k]
        for k in (*tree.kids[frame.verb], *tree.kids[frame.predicate])
        if tree.tokens[k].dep == "advmod" and tree.tokens[k].pos == "ADV"
    ]
