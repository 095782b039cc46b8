"""Transfers: *sold to an investor* does not say that the investor sold.

Money goes the other way than goods, and to who charges it: *charges the customer €12*.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import words_of
from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.polarity.roles.converses import actors, after, denied, party

_GIVING = frozenset(
    """sell give lend hand transfer award donate deliver grant ship present send pay assign supply
    return owe reimburse refund repay compensate entitle""".split()
)
_TAKING = frozenset(
    """buy purchase acquire receive borrow inherit get obtain accept rent charge bill
    fine""".split()
)
_EITHER = frozenset("rent lease hire".split())
"""Verbs of both sides: one rents *to* a tenant, the other *from* an owner."""
_CHARGING = frozenset({"charge", "bill", "fine"})
_MONEY = frozenset("pay owe reimburse refund repay compensate".split()) | _CHARGING
_ABOUT = {"reimburse": "for", "compensate": "for", "refund": "for", "entitle": "to"}
"""Verbs whose object is somebody, and the preposition before what they get."""
_TRADING = frozenset({"buy", "purchase", "acquire", "sell"})
_CLAUSES = frozenset({"conj", "relcl", "advcl", "ccomp", "parataxis"})
_ASKING = frozenset("bill invoice fine discount reminder charge quote demand".split())


class Transfer(NamedTuple):
    """The stems of what changes hands, from whom and to whom; empty where that is not told.

    ``price`` tells that it is the sum for which a thing is sold, which goes the other way.
    """

    giver: frozenset[str]
    receiver: frozenset[str]
    thing: frozenset[str]
    price: bool = False


def compare_transfers(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``missing`` where the giver is one who only received the thing, or the like."""
    mine = [t for t in _transfers(claim) if t.thing]
    theirs = list(_transfers(premise)) if mine else []
    for own in mine:
        sums = {w for w in own.thing if w[0].isdigit()}
        about = [t for t in theirs if (sums or own.thing) & t.thing]
        told = about if sums else [t for t in theirs if t in about or t.price is own.price]
        for one, other in (("giver", "receiver"), ("receiver", "giver")):
            part = getattr(own, one) - {"*"}  # who *she* is, the evidence may tell elsewhere
            if not part or any(_may_be(part, getattr(t, one)) for t in _all(told, one)):
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
        named, objects = _objects(tree, i)
        doers = after(tree, i, "by") if passive else subjects
        about = after(tree, i, _ABOUT.get(lemma, ""))
        others = [*named, *after(tree, i, "to" if gives or lemma in _CHARGING else "from")]
        others = [k for k in others if k not in about]
        if passive and (objects or about):
            others += subjects
        things = about or objects or (subjects if passive else [])
        sides = [_sides(tree, s) for s in (doers, others)]
        giver, receiver = sides if gives else sides[::-1]
        yield Transfer(giver, receiver, _thing(tree, things))
        if lemma in _TRADING and (price := _price(tree, i)):
            yield Transfer(receiver, giver, price, price=True)


def _objects(tree: Tree, verb: int) -> tuple[list[int], list[int]]:
    """Return those to whom a verb gives or from whom it takes, and what: *pays the seller €900*."""
    named = [d for d in tree.with_deps(verb, "dative") if tree.tokens[d].pos != "ADP"]
    objects = tree.with_deps(verb, "dobj")
    if tree.tokens[verb].lemma.lower() not in _MONEY:
        return named, objects
    sums = [k for k in tree.with_deps(verb, "dobj", "npadvmod") if _amount(tree, k)]
    whom = [k for k in objects if sums and k not in sums]
    whom += [m for k in sums for m in tree.with_deps(k, "nmod") if tree.tokens[m].pos in NOUNS]
    if not sums and tree.tokens[verb].lemma.lower() in _ABOUT:
        return objects, []  # *reimburses the hospital for its costs*
    return [*named, *whom], [k for k in {*sums, *objects} if k not in whom]


def _price(tree: Tree, verb: int) -> frozenset[str]:
    """Return the numbers of the sum for which a thing is sold."""
    told = (n for k in tree.below(verb, _CLAUSES) for n in after(tree, k, "for"))
    return frozenset[str]().union(*(_amount(tree, n) for n in told))


def _sides(tree: Tree, nouns: Sequence[int]) -> frozenset[str]:
    return frozenset[str]().union(*(_somebody(tree, k) for k in nouns))


def _thing(tree: Tree, nouns: Sequence[int]) -> frozenset[str]:
    """Return the stems of what changes hands, and of how much: *a bonus of $400*."""
    return frozenset[str]().union(*(party(tree, k) | _amount(tree, k) for k in nouns))


def _amount(tree: Tree, noun: int) -> frozenset[str]:
    """Return the numbers of a sum of money, none where a noun asks for one (*a bill of $400*)."""
    if tree.tokens[noun].lemma.lower() in _ASKING:
        return frozenset()
    heads = [noun, *after(tree, noun, "of")]
    inside = {
        k for h in heads for k in (h, *tree.with_deps(h, "nummod", "nmod", "quantmod", "compound"))
    }
    return words_of(tree, inside, {"NUM"})


def _somebody(tree: Tree, index: int) -> frozenset[str]:
    return party(tree, index) or frozenset("*")
