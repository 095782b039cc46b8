"""Casting: which thing plays which part in two aligned clauses.

Where the parts are exchanged (subject and object, source and goal), so is what is said; verbs of
which both are equally true (*A met B*) are left alone.
"""

from agent.judge.alignment.align import Pair
from agent.judge.alignment.relation import Relation
from agent.judge.clauses.frame import Frame

SYMMETRIC = frozenset(
    """meet marry resembl equal match differ border agre compet collabor merg cooper correl
    associat intersect overlap be negoti""".split()
)
_HIM = frozenset("him her them it".split())


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
    """Tell whether the subject of a converse verb is the subject of the other one too.

    Who bought a scanner may well have sold a building, where the evidence has that as well.
    """
    wanted, had = pair.claim.objects, pair.premise.objects
    if wanted and not wanted & had and wanted <= frozenset(pair.premise.tree.stems):
        return False
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
