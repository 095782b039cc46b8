"""Transfers: *sold to an investor* does not say that the investor sold."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.judge.clauses.tree import Tree
from agent.judge.polarity.roles.converses import actors, after, denied, party

_GIVING = frozenset(
    """sell give lend hand transfer award donate deliver grant ship present send pay assign supply
    return""".split()
)
_TAKING = frozenset("buy purchase acquire receive borrow inherit get obtain accept rent".split())
_EITHER = frozenset("rent lease hire".split())
"""Verbs of both sides: one rents *to* a tenant, the other *from* an owner."""


class Transfer(NamedTuple):
    """The stems of what changes hands, from whom and to whom; empty where that is not told."""

    giver: frozenset[str]
    receiver: frozenset[str]
    thing: frozenset[str]


def compare_transfers(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``missing`` where the giver is one who only received the thing, or the like."""
    mine = [t for t in _transfers(claim) if t.thing]
    theirs = list(_transfers(premise)) if mine else []
    for own in mine:
        about = [t for t in theirs if own.thing & t.thing]
        for one, other in (("giver", "receiver"), ("receiver", "giver")):
            part = getattr(own, one) - {"*"}  # who *she* is, the evidence may tell elsewhere
            if not part or any(_may_be(part, getattr(t, one)) for t in _all(theirs, one)):
                continue
            if any(part <= getattr(t, other) for t in about if getattr(t, other)):
                return Outcome.MISSING, f"the {one} is the {other}"
    return Outcome.NONE, ""


def _all(told: Sequence[Transfer], side: str) -> list[Transfer]:
    return [t for t in told if getattr(t, side)]


def _may_be(part: frozenset[str], other: frozenset[str]) -> bool:
    return bool(part & other) or "*" in other


def _transfers(tree: Tree) -> Iterator[Transfer]:
    """Yield what is given and taken; ``*`` stands for somebody that a pronoun means."""
    for i, token in enumerate(tree.tokens):
        lemma = token.lemma.lower()
        gives = bool(after(tree, i, "to")) if lemma in _EITHER else lemma in _GIVING
        takes = lemma in _TAKING or (lemma in _EITHER and bool(after(tree, i, "from")))
        if token.pos != "VERB" or not (gives or takes) or denied(tree, i):
            continue
        passive = tree.child(i, "auxpass") is not None or token.dep == "acl"
        subjects = actors(tree, i)
        objects = tree.with_deps(i, "dobj")
        things = objects or subjects if passive else objects
        doers = after(tree, i, "by") if passive else subjects
        others = after(tree, i, "to" if gives else "from")
        others += [d for d in tree.with_deps(i, "dative") if tree.tokens[d].pos != "ADP"]
        if passive and objects:
            others += subjects
        sides = [frozenset[str]().union(*(_somebody(tree, k) for k in s)) for s in (doers, others)]
        giver, receiver = sides if gives else sides[::-1]
        yield Transfer(giver, receiver, frozenset[str]().union(*(party(tree, k) for k in things)))


def _somebody(tree: Tree, index: int) -> frozenset[str]:
    return party(tree, index) or frozenset("*")
