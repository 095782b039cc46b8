"""What a sentence says of the one of its subjects that a claim is about.

Of *owners have two votes, tenants one* a claim on tenants is held against *tenants have one vote*.
"""

import re
from collections.abc import Sequence

from agent.domain.prose.tags import DEGREES, SUBJECTS
from agent.judge.alignment.matter import own_of_each
from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.once import once
from agent.judge.unfolding.members.shared import Told, each_in_full

CUE = re.compile(r"[,;] \S|\b(?:and|while|whereas|but)\b", re.IGNORECASE)
_COMPARING = frozenset(
    """than as like unlike other others another different difference more less fewer most least
    total together average half double times both neither nor either respectively instead
    rather whether""".split()
)
_OF_ALL = frozenset("all each every any only no".split())
_NAMING = NOUNS | {"ADJ", "NUM", "X", "VERB"}
_POINTING = re.compile(
    r"(?<!if )(?<!when )(?<!unless )\b(?:it|its|they|them|theirs?|he|she|him|hers?|his|so)\b"
    r"|\bones?\W*$",
    re.IGNORECASE,
)
_REST = frozenset("other others rest else remaining remainder".split())
_TIMES = frozenset("minutes hours days weeks months years minute hour day week month year".split())
_OWNING = frozenset({"its", "their", "his", "her"})


def of_its_own(tree: Tree, claim: Tree) -> str:
    """Return what a sentence says of the subject of a claim, all of it where that is unclear.

    What points back to another subject, or a claim that compares, needs the whole sentence.
    """
    if compares(claim):
        return tree.text
    told = each_in_full(tree)
    if not any(t.restored for t in told):
        return tree.text
    mine = own_of([named(tree, t.names) for t in told], claim)
    if mine is None and _of_all(tree, told, claim):
        return " ".join(t.text for t in told)
    if any(_is_no_subject(tree, t) for n, t in enumerate(told) if n != mine):
        return tree.text
    if mine is None or any(tree.lower(i) in _OWNING for t in told for i in t.names):
        return tree.text
    return tree.text if mine and points(told[mine].text) else told[mine].text


def points(text: str) -> bool:
    """Tell whether a text points back to something before it."""
    return _POINTING.search(text) is not None


def _is_no_subject(tree: Tree, told: Told) -> bool:
    """Tell whether a part is on no subject of its own: *four years after*, *other relatives*."""
    names = {tree.lower(i) for i in told.names}
    return bool(names & _REST) or (told.restored and bool(names & _TIMES))


def _of_all(tree: Tree, told: Sequence[Told], claim: Tree) -> bool:
    """Tell whether a claim is about the kind of several subjects: *flats* of *upper flats*."""
    asked = subject_of(claim)
    return len(asked) == 1 and sum(asked < named(tree, t.names) for t in told) > 1


@once
def compares(claim: Tree) -> bool:
    """Tell whether a claim may speak of more than its subject: *only tenants have one vote*."""
    opening = {claim.lower(i) for i in range(claim.roots[0])}
    degrees = any(t.tag in DEGREES for t in claim.tokens)
    return degrees or bool(claim.words & _COMPARING or opening & _OF_ALL)


def own_of(names: Sequence[frozenset[str]], claim: Tree) -> int | None:
    """Return which of several subjects a claim is about, None unless it is about just one.

    ``names`` has the words that name each.
    """
    asked, said = subject_of(claim), frozenset(claim.stems)
    apart = own_of_each(names)
    meant = [n for n, words in enumerate(apart) if words & said]
    exact = [n for n, words in enumerate(names) if words == asked]
    if len(exact) == 1 and set(meant) <= set(exact):
        return exact[0]
    return meant[0] if len(meant) == 1 and apart[meant[0]] <= asked else None


def named(tree: Tree, places: Sequence[int]) -> frozenset[str]:
    """Return the stems of words that name something; how many there are does not."""
    counts = {i for i in places if tree.tokens[i].dep == "nummod" and i < tree.tokens[i].head}
    telling = [i for i in places if tree.tokens[i].pos in _NAMING and i not in counts]
    plural = {i for i in telling if tree.tokens[i].tag == "VBZ"}  # *suites*, taken for a verb
    telling += [i for i in places if tree.lower(i) == "non"]
    found = (stem(tree.lower(i)) if i in plural else tree.stems[i] for i in telling)
    return frozenset(w for w in found if w.isalnum())


def subject_of(claim: Tree) -> frozenset[str]:
    """Return the stems that name what the first main clause of a claim is about."""
    for i, token in enumerate(claim.tokens):
        if token.dep in SUBJECTS and claim.tokens[token.head].head == token.head:
            several = len(claim.conjuncts(i)) > 1 or any(
                len(claim.conjuncts(k)) > 1 for k in claim.kids[i]
            )
            return frozenset() if several else named(claim, sorted(claim.below(i)))
    return frozenset()
