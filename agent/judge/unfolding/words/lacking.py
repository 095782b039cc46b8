"""What only those with something may do, told of those without it: they may not.

*Only visitors with a badge may enter* is *visitors without a badge may not enter* for a claim on
those who have none, and *only members who have paid* is *members who have not paid*.
"""

import re

from agent.domain.prose.casing import capital
from agent.judge.clauses.tree import SUBJECTS, Tree
from agent.judge.unfolding.denied import Edit, denied, denies, edited, finite, verb_of

CUE = re.compile(r"\bonly (?:[\w'’-]+ ){1,4}(?:with|who|that|which)\b", re.IGNORECASE)
FOLDED = re.compile(r"\bonly\b", re.IGNORECASE)
_LACKING = re.compile(r"without|lack(?:s|ing)?", re.IGNORECASE)
_WHO = frozenset("who that which".split())
_SIDE = frozenset({"relcl", "acl", "advcl"})


def of_those_without(tree: Tree, sentence: range, claim: Tree) -> str | None:
    """Return of those without something what a sentence allows to those with it alone.

    None where the claim is on others, or where the contrary of the sentence is unclear.
    """
    places = [i for i in sentence if tree.lower(i) == "only"]
    if len(places) != 1 or not _is_on_those_without(claim):
        return None
    (place,) = places
    who = next((i for i in sentence if i > place and tree.tokens[i].dep in SUBJECTS), None)
    if who is None or tree.lower(who) in _WHO or place not in tree.below(who):
        return None
    turned, verb = _turned(tree, who), _verb(tree, who)
    if not turned or not verb or denies(tree, (i for i in sentence if i != place)):
        return None
    only = tree.tokens[place]
    edits = [(only.start, tree.tokens[place + 1].start, ""), *turned, *verb]
    return capital(edited(tree, sentence, edits))


def _is_on_those_without(claim: Tree) -> bool:
    """Tell whether a claim names those who have or do something not."""
    if any(_LACKING.fullmatch(claim.lower(i)) for i in range(len(claim.tokens))):
        return True
    sides = (i for i, t in enumerate(claim.tokens) if t.dep in _SIDE)
    return any(denies(claim, claim.below(i)) for i in sides)


def _turned(tree: Tree, who: int) -> list[Edit]:
    """Return the edits that take from those named what sets them apart, none if it is unclear."""
    inside = tree.below(who)
    (having, *more) = tree.with_deps(who, "prep", "relcl") or (None,)
    if having is None or more or any(tree.tokens[i].dep == "conj" for i in inside):
        return []
    token = tree.tokens[having]
    if token.dep == "prep":
        return [(token.start, token.end, "without")] if token.text.lower() == "with" else []
    verb = finite(tree, tree.below(having))
    return _denied(tree, verb) if _WHO & {tree.lower(i) for i in tree.below(having)} else []


def _verb(tree: Tree, who: int) -> list[Edit]:
    """Return the edits that deny what is said of those named, none if that is unclear."""
    return _denied(tree, verb_of(tree, tree.tokens[who].head))


def _denied(tree: Tree, verb: int | None) -> list[Edit]:
    told = "" if verb is None else denied(tree, verb)
    return [] if verb is None or not told else [(*_span(tree, verb), told)]


def _span(tree: Tree, index: int) -> tuple[int, int]:
    return tree.tokens[index].start, tree.tokens[index].end
