"""Consequences: what follows after 60 days does not follow after 30, where a reminder is sent.

*If it is not paid in 30 days, a reminder is sent; if it is still unpaid in 60, deliveries stop.*
"""

import re
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import words_of
from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.tree import Tree
from agent.judge.once import once
from agent.judge.polarity.events.links import pieces

_SUPPOSING = r"(?:if|when|whenever|once)"
_AHEAD = re.compile(
    rf"^\W*(?:(?:and|but|or)\s+)?{_SUPPOSING}\s+(?P<case>.+?),\s+(?:then\s+)?(?P<told>.+)$",
    re.IGNORECASE | re.DOTALL,
)
_BEHIND = re.compile(
    rf"^(?P<told>[^,]+?),?\s+{_SUPPOSING}\s+(?P<case>[^,]+)$", re.IGNORECASE | re.DOTALL
)
_OTHERWISE = frozenset("only even unless except also already".split())
_LIGHT = frozenset("be have do".split())


class Rule(NamedTuple):
    """The stems of a case, *not* among them, and of what follows in it."""

    case: frozenset[str]
    told: frozenset[str]


def compare_consequences(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``missing`` where a claim has in one case what follows in a later one alone.

    Only where it has no word that the evidence does not have of that case and that consequence.
    """
    mine = _rules(claim)
    if len(mine) != 1 or claim.words & _OTHERWISE:
        return Outcome.NONE, ""
    (asked,) = mine
    known = _rules(premise)
    moved = any(_moved(asked, one, two) for one, two in combinations(known, 2))
    if moved and not any(_says(rule, asked) for rule in known):
        return Outcome.MISSING, "that follows in another case"
    return Outcome.NONE, ""


def _moved(asked: Rule, one: Rule, two: Rule) -> bool:
    """Tell whether a claim has the case of one rule and the consequence of a later one."""
    later, own = two.case - one.case, one.case - two.case
    case = asked.case <= one.case and (asked.case & own or (not own and asked.case == one.case))
    told = asked.told <= two.told and asked.told & (two.told - one.told)
    return bool(later and case and told) and asked.told.isdisjoint(one.told - two.told)


def _says(rule: Rule, asked: Rule) -> bool:
    return asked.told <= rule.told and rule.case <= asked.case


@once
def _rules(tree: Tree) -> tuple[Rule, ...]:
    """Return what each piece of a text says to follow in its case."""
    return tuple(r for start, end in pieces(tree) for r in _rule(tree, start, end))


def _rule(tree: Tree, start: int, end: int) -> Iterator[Rule]:
    text = tree.text[start:end]
    match = _AHEAD.match(text) or _BEHIND.match(text)
    if match is not None:
        yield Rule(*(_stems(tree, start, match.span(part)) for part in ("case", "told")))


def _stems(tree: Tree, offset: int, span: tuple[int, int]) -> frozenset[str]:
    first, last = (offset + at for at in span)
    inside = tree.within(first, last)
    denied = {"not" for k in inside if tree.lower(k) in NEGATIVES}
    return (words_of(tree, inside) - _LIGHT) | denied
