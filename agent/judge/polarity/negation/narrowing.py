"""What narrows a noun: adjectives, names and clauses by which only some of a kind are meant."""

from agent.judge.alignment.align import Pair
from agent.judge.clauses.frame import Frame
from agent.judge.clauses.tree import SUBJECTS, Tree

_OF_A_KIND = frozenset("no any every".split())
_ANYBODY = frozenset("nobody one anyone anybody everyone everybody whoever those".split())


def narrower(pair: Pair) -> bool:
    """Tell whether the premise speaks of some of the claim's subjects or objects only."""
    known = set(pair.claim.tree.stems)
    return any(
        _restrictions(pair.premise, head) - known
        for head in pair.premise.roles.heads
        if pair.premise.tree.stems[head] in pair.claim.words
    )


def wider(pair: Pair) -> bool:
    """Tell whether the claim's subjects or objects are set apart by words the premise lacks."""
    known = set(pair.premise.tree.stems)
    return any(
        _restrictions(pair.claim, head) - known
        for head in pair.claim.roles.heads
        if pair.claim.tree.stems[head] in pair.premise.words
    )


def defines(frame: Frame) -> bool:
    """Tell whether a clause only tells which of a kind are meant: *nobody who saw it loses it*.

    Things of which a sentence speaks as a kind, *parts that are not marked*, need not exist.
    """
    tree, verb = frame.tree, frame.verb
    noun = tree.tokens[verb].head
    if tree.tokens[verb].dep != "relcl" or tree.tokens[noun].dep not in SUBJECTS:
        return False
    opening = {tree.lower(k) for k in tree.kids[noun] if tree.tokens[k].dep in {"det", "poss"}}
    many = tree.tokens[noun].tag == "NNS" and not opening
    any_one = opening <= _OF_A_KIND if opening else tree.lower(noun) in _ANYBODY
    return (many or any_one) and not _comma_before(tree, verb)


def _restrictions(frame: Frame, head: int) -> set[str]:
    """Return the stems of what narrows a noun: adjectives, names, defining clauses."""
    tree: Tree = frame.tree
    return {tree.stems[k] for k in tree.kids[head] if _narrows(tree, k)}


def _narrows(tree: Tree, index: int) -> bool:
    token = tree.tokens[index]
    if token.dep in {"relcl", "acl"}:
        return not _comma_before(tree, index)
    return token.dep in {"amod", "compound", "nmod", "poss"} and token.pos != "PRON"


def _comma_before(tree: Tree, index: int) -> bool:
    leftmost = min(tree.below(index))
    return leftmost > 0 and tree.lower(leftmost - 1) == ","
