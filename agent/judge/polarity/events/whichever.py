"""What comes first of two: *after a year or 500 trips, whichever comes first*."""

from agent.judge.clauses.tree import Tree

_FIRST = frozenset("first sooner soonest earlier earliest".split())
_LAST = frozenset("last later latest".split())


def left_open(claim: Tree, premise: Tree) -> bool:
    """Tell whether the evidence leaves open which comes first, and the claim does not turn it.

    What ends *after a year or 500 trips, whichever comes first*, may end before a year is over.
    """
    if "whichever" not in premise.words:
        return False
    turned = _LAST if premise.words & _FIRST else _FIRST
    return claim.words.isdisjoint(turned)
