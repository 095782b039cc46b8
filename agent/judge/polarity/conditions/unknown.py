"""Cases of which the evidence has no word: *while the pump is being serviced*."""

from agent.judge.alignment.matter import words_of
from agent.judge.clauses.tree import CONTENT_POS, Tree

_WHEN = frozenset("while when whenever if once until unless".split())
_TELLING = CONTENT_POS | {"NUM"}


def of_an_unknown_case(claim: Tree, premise: Tree) -> bool:
    """Tell whether a claim speaks of a time or a case of which the evidence has no word.

    Who does it *while the pump is being serviced* need not be who does it else.
    """
    cases = [i for i, t in enumerate(claim.tokens) if t.dep == "advcl" and _opens(claim, i)]
    told = words_of(claim, (k for i in cases for k in claim.subtree(i)), _TELLING)
    return bool(told - frozenset(premise.stems))


def _opens(claim: Tree, verb: int) -> bool:
    return claim.lower(claim.subtree(verb)[0]) in _WHEN
