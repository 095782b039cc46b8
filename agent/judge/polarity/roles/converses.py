"""Converses: who owns whom, told by a verb, by the noun of a role or by that of a deed.

*Delta is a subsidiary of Corvin* says that Corvin owns Delta, *Corvin's audit is carried out by
Sable* that Sable audits Corvin.
"""

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import words_of
from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.names.vocabulary import COURTESY, TITLES
from agent.judge.once import once
from agent.judge.polarity.roles.casting import SYMMETRIC
from agent.judge.polarity.roles.relations import (
    BY_NOUN,
    BY_VERB,
    LISTED,
    MUTUAL,
    TIED,
    TIED_TO,
)
from agent.judge.polarity.roles.successions import successions

ROOT = 5  # least characters that a verb and the noun of its deed share
_EITHER = frozenset("supply lend treat teach insure represent".split())
_DOING = frozenset(
    """do carry perform conduct handle make undertake commit complete provide give lead run submit
    file bring""".split()
)
_BEING = frozenset("be become remain stay".split())
_FIRMS = frozenset("company firm group corporation organisation organization".split())
_GOALS = frozenset("of on against to for at".split())
_SOMETIME = frozenset({"before", "after"})
"""Words of an order in which others may come between."""
_SELF = frozenset({"itself", "himself", "herself"})
_NAMING = frozenset({"compound", "nmod", "amod", "conj", "poss"})
_COMPLEMENTS = frozenset({"attr", "dobj", "nsubj", "oprd"})


class Fact(NamedTuple):
    """A relation, and the stems of who does it and of those to whom it is done.

    ``noun`` tells that a noun says it.
    """

    key: str
    doer: frozenset[str]
    goal: frozenset[str]
    noun: bool


def compare_converses(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where a claim turns round who does it to whom, else ``none``.

    ``missing`` where each may do it to the other.
    """
    mine = facts(claim)
    theirs = facts(premise) if mine else ()
    for fact in mine:
        told = [t for t in theirs if _same(fact, t)]
        if any(fact.doer & t.doer and fact.goal & t.goal for t in told):
            continue
        if any(_turned(fact, t) for t in told if fact.noun or t.noun or fact.key in LISTED):
            outcome = Outcome.MISSING if fact.key in _EITHER else Outcome.CONFLICT
            return outcome, "roles the other way round"
        if not claim.words & _SOMETIME and any(_of_another(fact, t) for t in told):
            return Outcome.MISSING, "it has another one come after"
    return Outcome.NONE, ""


def _same(one: Fact, other: Fact) -> bool:
    """Tell whether a verb or noun says the same as another: *inspect*, *inspection*."""
    if one.key == other.key:
        return True
    if one.noun == other.noun or {one.key, other.key} & LISTED:
        return False
    short, long = sorted((one.key, other.key), key=len)
    root = max(ROOT, len(short) - 1)
    return long[:root] == short[:root] and len(short) >= ROOT


def _turned(mine: Fact, theirs: Fact) -> bool:
    one, two = mine.doer - mine.goal, mine.goal - mine.doer
    doer, goal = theirs.doer - theirs.goal, theirs.goal - theirs.doer
    return bool(one & goal and two & doer) and not (one & doer or two & goal)


def _of_another(mine: Fact, theirs: Fact) -> bool:
    """Tell whether another one comes after the one whom a claim has followed by somebody."""
    new, other = mine.goal - mine.doer, theirs.goal - theirs.doer
    followed = mine.key == "precede" and bool((mine.doer - mine.goal) & (theirs.doer - theirs.goal))
    return followed and bool(other) and other.isdisjoint(new)


@once
def facts(tree: Tree) -> tuple[Fact, ...]:
    """Return what a text says by verbs, nouns of roles and nouns of deeds."""
    return tuple(_facts(tree))


def _facts(tree: Tree) -> Iterator[Fact]:
    """Yield what verbs, nouns of roles and nouns of deeds say, but for what is denied."""
    for i, token in enumerate(tree.tokens):
        if token.pos == "VERB" or (token.pos in NOUNS and tree.child(i, "dobj") is not None):
            yield from _of_verb(tree, i)
        elif token.pos == "NOUN":
            yield from _of_role(tree, i)
            yield from _of_deed(tree, i)
    yield from successive(tree)


def successive(tree: Tree) -> Iterator[Fact]:
    """Yield who came after whom as two clauses tell it, or *before*."""
    for old, new in successions(tree):
        yield from _fact("precede", iter([old]), iter([new]), tree, noun=True)


def _fact(
    key: str, doers: Iterator[int], goals: Iterator[int], tree: Tree, *, noun: bool
) -> Iterator[Fact]:
    doer = frozenset[str]().union(*(party(tree, i) for i in doers))
    goal = frozenset[str]().union(*(party(tree, i) for i in goals))
    if doer and goal and key not in SYMMETRIC:
        yield Fact(key, doer, goal, noun)


def _of_verb(tree: Tree, verb: int) -> Iterator[Fact]:
    if denied(tree, verb):
        return
    lemma = tree.tokens[verb].lemma.lower()
    lemma = lemma.removesuffix("s") if tree.tokens[verb].pos != "VERB" else lemma
    key, doing = BY_VERB.get(lemma, (lemma, True))
    subjects = actors(tree, verb)
    agents = after(tree, verb, "by")
    if tree.child(verb, "auxpass") is not None or (agents and tree.tokens[verb].dep == "acl"):
        sides = [agents, subjects]
    else:
        objects = [o for d in tree.with_deps(verb, "dobj", "dative") for o in tree.conjuncts(d)]
        sides = [subjects, objects]
        yield from _tied(tree, verb, subjects)
    if not doing:  # *replaced the boiler with a pump*
        sides = [sides[1], after(tree, verb, "with") or sides[0]]
    yield from _fact(key, iter(sides[0]), iter(sides[1]), tree, noun=False)


def _tied(tree: Tree, verb: int, subjects: list[int]) -> Iterator[Fact]:
    """Yield what a verb says with a preposition, and with a particle or a noun before that."""
    lemma = tree.tokens[verb].lemma.lower()
    for more in (verb, *tree.with_deps(verb, "prt", "dobj")):
        phrase = lemma if more == verb else f"{lemma} {tree.tokens[more].lemma.lower()}"
        for preposition in {*_prepositions(tree, verb), *_prepositions(tree, more)}:
            others = after(tree, verb, preposition) + after(tree, more, preposition)
            if (key := TIED.get((phrase, preposition))) is not None:
                yield from _fact(key, iter(others), iter(subjects), tree, noun=False)
            if (key := TIED_TO.get((phrase, preposition))) is not None:
                yield from _fact(key, iter(subjects), iter(others), tree, noun=False)
        if (key := TIED.get((phrase, "of"))) is not None:
            owners = tree.with_deps(more, "poss")
            yield from _fact(key, iter(owners), iter(subjects), tree, noun=False)


def _of_role(tree: Tree, noun: int) -> Iterator[Fact]:
    lemma = tree.tokens[noun].lemma.lower()
    if lemma in MUTUAL:
        return
    key, doing = BY_NOUN.get(lemma, (f"is {lemma}", True))
    ties = ("of", "to", "for") if lemma in BY_NOUN else ("of",)
    top = tree.tokens[noun].head if tree.tokens[noun].dep == "compound" else noun
    if key == "rear" and tree.tokens[top].lemma.lower() in _FIRMS:
        key = "own"
    others = [*tree.with_deps(top, "poss"), *after(tree, top, *ties)]
    holders = list(_holders(tree, top))
    if relative := _whose(tree, top):
        holders, others = relative
    sides = (holders, others) if doing else (others, holders)
    yield from _fact(key, iter(sides[0]), iter(sides[1]), tree, noun=True)


def _holders(tree: Tree, noun: int) -> Iterator[int]:
    """Yield those who are said to be what ``noun`` says."""
    token = tree.tokens[noun]
    if token.dep == "attr" and tree.tokens[token.head].lemma in _BEING:
        yield from [] if denied(tree, token.head) else tree.with_deps(token.head, "nsubj")
    if token.dep == "nsubj" and tree.tokens[token.head].lemma in _BEING:
        yield from [] if denied(tree, token.head) else tree.with_deps(token.head, "attr")
    if token.dep == "appos":
        yield token.head
    yield from tree.with_deps(noun, "appos")


def _of_deed(tree: Tree, noun: int) -> Iterator[Fact]:
    """Yield who did it to whom by the noun of a deed: *Corvin's audit was done by Sable*."""
    token = tree.tokens[noun]
    key = token.lemma.lower()
    doers = after(tree, noun, "by")
    goals = after(tree, noun, *_GOALS)
    owners = tree.with_deps(noun, "poss")
    head = token.head
    doing = tree.tokens[head].lemma in _DOING and not denied(tree, head)
    if doing and token.dep == "nsubjpass":
        doers += after(tree, head, "by")
    elif doing and token.dep == "dobj":
        passive = tree.tokens[head].dep in {"acl", "relcl"}
        doers += [] if passive else actors(tree, head)
        goals += after(tree, head, "on", "against", "of")
    if owners and goals and not doers:
        doers, owners = owners, []
    yield from _fact(key, iter(doers), iter(owners or goals), tree, noun=True)


def actors(tree: Tree, verb: int) -> list[int]:
    """Return the subjects of a verb, those of the verb before it where it shares them."""
    subjects = tree.with_deps(verb, "nsubj", "nsubjpass")
    found = [k for k in subjects if tree.lower(k) not in _SELF]  # *and was itself replaced*
    token = tree.tokens[verb]
    if token.pos != "VERB" and not found:
        found = tree.with_deps(verb, "compound")
    if not found and token.dep == "acl":
        return [token.head]
    if not found and token.dep == "conj":
        found = tree.with_deps(token.head, "nsubj")
    return [s for k in found for s in tree.conjuncts(k)]


def _prepositions(tree: Tree, head: int) -> Iterator[str]:
    yield from (tree.lower(p) for p in tree.with_deps(head, "prep", "dative", "agent"))


def after(tree: Tree, head: int, *prepositions: str) -> list[int]:
    """Return the nouns after any of ``prepositions`` under ``head``."""
    ties = tree.with_deps(head, "prep", "agent", "dative")
    nouns = (tree.with_deps(p, "pobj") for p in ties if tree.lower(p) in prepositions)
    return [n for k in chain.from_iterable(nouns) for n in tree.conjuncts(k)]


def denied(tree: Tree, verb: int) -> bool:
    """Tell whether a verb is denied."""
    return tree.child(verb, "neg") is not None


def party(tree: Tree, index: int) -> frozenset[str]:
    """Return the stems of the name or noun at ``index`` and of what names it more closely."""
    if tree.tokens[index].pos not in NOUNS:
        return frozenset()
    heads = [index, *tree.with_deps(index, "appos")]
    inside = [k for h in heads for k in (h, *tree.with_deps(h, *_NAMING))]
    told = [k for k in inside if tree.lower(k).rstrip(".") not in TITLES | COURTESY] or inside
    numbers = {tree.lower(k) for h in heads for k in tree.with_deps(h, "nummod") if k > h}
    return words_of(tree, told, NOUNS) | numbers  # *version 4*


def _whose(tree: Tree, noun: int) -> tuple[list[int], list[int]] | None:
    """Return those who may be what ``noun`` says, and whose they are; None without *whose*."""
    word = next((k for k in tree.kids[noun] if tree.lower(k) == "whose"), None)
    verb = tree.tokens[noun].head
    if word is None or tree.tokens[verb].lemma.lower() not in _BEING:
        return None
    if tree.child(verb, "neg") is not None:
        return [], []
    owner = _owner(tree, verb, word)
    others = [k for k in tree.with_deps(verb, *_COMPLEMENTS) if k != noun]
    named = [k for k in others if tree.tokens[k].pos in NOUNS]
    if owner is None or not others:
        return [], []
    own = {owner, tree.tokens[owner].head, *tree.below(owner)}
    before = (k for k in range(word) if tree.tokens[k].pos in NOUNS and k not in own)
    return named or list(before), [owner]


def _owner(tree: Tree, verb: int, word: int) -> int | None:
    """Return the noun that a clause with *whose* is about: its head, or the noun before it."""
    head = tree.tokens[verb].head
    if tree.tokens[verb].dep == "relcl" and tree.tokens[head].pos in NOUNS:
        return head
    nearest = word - 1 if tree.lower(word - 1) != "," else word - 2
    return nearest if nearest >= 0 and tree.tokens[nearest].pos in NOUNS else None
