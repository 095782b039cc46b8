"""Opposite words around an aligned predicate: prepositions, adverbs, swapped roles, bounds."""

from agent.judge.clauses.frame import Frame
from agent.judge.polarity.alignment.align import Pair
from agent.judge.polarity.alignment.relation import (
    Relation,
    modifier_relation,
    opposite_prepositions,
)

SYMMETRIC = frozenset(
    """meet marry resembl equal match differ border agre compet collabor merg cooper correl
    associat intersect overlap be negoti""".split()
)

_ENDS = ({"from", "until"}, {"since", "until"}, {"from", "till"}, {"since", "till"})
_HIM = frozenset("him her them it".split())


def opposed_prepositions(pair: Pair) -> tuple[str, str] | None:
    """Return two opposite prepositions that the clauses put before the same noun, or None."""
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
    same = all(placed.get(tree.stems[i]) in (None, tree.lower(tree.tokens[i].head)) for i in nouns)
    return same and {_denied(pair.premise, i) for i in nouns} == {True}


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


def swapped(pair: Pair) -> bool:
    """Tell whether the claim gives subject and object, or source and goal, the other way round."""
    claim, premise = pair.claim, pair.premise
    if claim.key in SYMMETRIC or pair.relation is not Relation.SAME:
        return False
    mine, theirs = _cast(claim), _cast(premise)
    alike = mine["object"] & theirs["object"]  # *lent him €500* and *lent her €500*
    for roles in (mine, theirs):
        roles["object"] -= alike
    return any(
        _crossed(mine[a], mine[b], theirs[a], theirs[b])
        for a, b in (
            ("subject", "object"),
            ("from", "to"),
            ("subject", "from"),
            ("subject", "to"),
            ("subject", "than"),
        )
    )


def same_actor(pair: Pair) -> bool:
    """Tell whether the subject of a converse verb is the subject of the other one too."""
    mine, theirs = _cast(pair.claim), _cast(pair.premise)
    others = theirs["to"] | theirs["from"] | theirs["object"]
    same = _meet(mine["subject"], theirs["subject"])
    return same and not _meet(mine["subject"], others)


def _crossed(mine: set[str], my_other: set[str], theirs: set[str], their_other: set[str]) -> bool:
    if not (mine and my_other and theirs and their_other):
        return False
    apart = not mine & theirs and not my_other & their_other
    return apart and bool(mine & their_other) and bool(my_other & theirs)


def _meet(first: set[str], second: set[str]) -> bool:
    """Tell whether two sets of fillers share one, if with fewer words: *Acme*, *the firm Acme*."""
    return any(
        {*one.split()} <= {*two.split()} or {*two.split()} <= {*one.split()}
        for one in first
        for two in second
    )


def _cast(frame: Frame) -> dict[str, set[str]]:
    """Return the named role fillers by role, each with its modifiers: *northern plant*."""
    roles = frame.roles
    named = {
        "subject": list(roles.subjects),
        "object": list(roles.objects),
        "from": [i for p, i in roles.obliques if p == "from"],
        "to": [i for p, i in roles.obliques if p in {"to", "with"}],
        "than": [i for p, i in roles.obliques if p == "than"],
    }
    return {role: {_full(frame, _meant(frame, i)) for i in heads} for role, heads in named.items()}


def _meant(frame: Frame, head: int) -> int:
    """Return who a pronoun after the verb stands for where the subject is hers: *Ann's brother*."""
    tree = frame.tree
    if tree.lower(head) not in _HIM:
        return head
    owners = [o for s in frame.roles.subjects for o in tree.with_deps(s, "poss")]
    return next((o for o in owners if tree.tokens[o].pos == "PROPN"), head)


def _full(frame: Frame, head: int) -> str:
    tree = frame.tree
    parts = [
        tree.stems[k]
        for k in tree.kids[head]
        if tree.tokens[k].dep in {"amod", "compound"} and k < head
    ]
    return " ".join([*parts, tree.stems[head]])
