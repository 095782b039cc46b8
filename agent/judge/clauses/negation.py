"""Negation inside one clause: which tokens deny it."""

from collections.abc import Iterable

from agent.judge.clauses.bounds import taken_by_bound
from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import Tree

NEGATIVES = frozenset("not n't no never none nobody nothing cannot neither nor without".split())
"""Words that deny something of the text in which they stand."""
_DENYING_SUBJECTS = frozenset(
    {"no", "none", "nobody", "nothing", "neither", "noone", "nowhere", "nor"}
)
_NEVER = frozenset({"never", "hardly", "scarcely", "barely", "nowhere", "neither", "nor"})
_NO_CASE = frozenset(
    map(
        stem,
        "account case circumstances condition event instance means point stage time way".split(),
    )
)
_BOUNDS = frozenset("few less more great late early long old low high soon".split())
_LIMITS = frozenset({"only", "just", "merely", "simply", "necessarily", "solely"})
_WHOLES = frozenset({"all", "every", "everyone", "everybody", "everything", "each", "always"})


def denied(tree: Tree, verb: int, predicate: int, roles_heads: Iterable[int]) -> bool:
    """Tell whether the clause of ``verb`` is denied: an odd number of its words deny it."""
    count = _denials(tree, verb, predicate) if verb >= 0 else 0
    if predicate != verb:
        count += _denials(tree, predicate, predicate)
        count += any(_is_no(tree, k) for k in tree.kids[predicate])
    count += any(_negative(tree, head) for head in roles_heads)
    return count % 2 == 1


def _denials(tree: Tree, index: int, predicate: int) -> int:
    """Return how many words below a token deny its clause.

    What a *not* after the predicate and a comma denies is set apart: *the fee is £48, not £84*.
    """
    return sum(
        _denies(tree, k)
        for k in tree.kids[index]
        if not (k > predicate and tree.lower(k) == "not" and tree.lower(k - 1) == ",")
    )


def _denies(tree: Tree, index: int) -> bool:
    token, word = tree.tokens[index], tree.lower(index)
    if word in {"not", "n't", "never"} and token.dep in {"neg", "advmod", "preconj"}:
        return not _limited(tree, index)
    never = word in _NEVER and token.dep in {"advmod", "preconj", "cc"}
    if token.dep == "neg" or never:
        return word != "nor" and not _limited(tree, index)
    if word == "longer" and token.dep == "advmod":
        ceased = any(tree.lower(k) in {"no", "not"} for k in tree.kids[index])
        return ceased and not _is_than(tree, index + 1)  # *no longer than 2 m* is a bound
    if token.dep == "prep":
        return in_no_case(tree, index)
    return False


def _is_no(tree: Tree, index: int) -> bool:
    """Tell whether the token denies a predicate noun: *there is no café*, *it is no secret*."""
    return (
        tree.lower(index) == "no" and tree.tokens[index].dep == "det" and not _limited(tree, index)
    )


def _limited(tree: Tree, index: int) -> bool:
    """Tell whether the negation stops short of the predicate: *not only*, *not all*, *no later*."""
    if taken_by_bound(tree, index):
        return True
    following = tree.lower(index + 1) if index + 1 < len(tree.tokens) else ""
    if following in _LIMITS | _WHOLES:
        return True
    lemma = tree.tokens[index + 1].lemma.lower() if following else ""
    if following == "longer":
        return _is_than(tree, index + 2)
    return lemma in _BOUNDS and _than_follows(tree, index + 1)


def _is_than(tree: Tree, index: int) -> bool:
    return index < len(tree.tokens) and tree.lower(index) == "than"


def _than_follows(tree: Tree, index: int) -> bool:
    return any(tree.lower(i) == "than" for i in range(index, min(index + 3, len(tree.tokens))))


def in_no_case(tree: Tree, prep: int) -> bool:
    """Tell whether a preposition opens what denies as *never* does: *under no circumstances*."""
    noun = tree.child(prep, "pobj")
    return (
        noun is not None
        and tree.stems[noun] in _NO_CASE
        and any(tree.lower(k) == "no" for k in tree.kids[noun])
    )


def _negative(tree: Tree, head: int) -> bool:
    if tree.lower(head) in _DENYING_SUBJECTS:
        return not taken_by_bound(tree, head)
    if any(in_no_case(tree, k) for k in tree.with_deps(head, "prep")):
        return True
    for kid in tree.kids[head]:
        if tree.lower(kid) in {"no", "neither"} and tree.tokens[kid].dep in {
            "det",
            "preconj",
            "neg",
            "cc",
            "predet",
        }:
            return not _limited(tree, kid)
        if tree.lower(kid) == "not" and kid < head and tree.tokens[kid].dep in {"neg", "preconj"}:
            following = tree.lower(kid + 1)
            if following in {"a", "one", "any", "single"}:
                return True
    return False
