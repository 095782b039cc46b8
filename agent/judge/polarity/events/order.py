"""Order of events: what a sentence puts before what.

Like causes (`links`), the two sides are told by the word between them ("A before B", "after B, A").
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import stems_in
from agent.judge.clauses.tree import Tree
from agent.judge.once import once
from agent.judge.polarity.events.links import pieces, share
from agent.judge.quantities.times.dates import MONTHS

_BEFORE = r"before|prior to|ahead of|preced(?:es?|ed|ing)(?! by)|followed by"
_AFTER = r"after|preceded by"
_LENGTH = r"(?:\b[\w-]+\s+(?:years?|months?|weeks?|days?|hours?|minutes?)\s+)?"
_DATED = re.compile(rf"\s+(?:\d|(?:{'|'.join(MONTHS)})\b)", re.IGNORECASE)
_POINTING = re.compile(
    r"\b(?:before|after) (?:(?:that|which|this|these|then)\b|it[,;.])", re.IGNORECASE
)
_BETWEEN = re.compile(rf"{_LENGTH}\b(?:(?P<before>{_BEFORE})|(?P<after>{_AFTER}))\b", re.IGNORECASE)
_DENIED = re.compile(r"\b(?:not|never|no|nor|without|cannot)\b|n['’]t\b", re.IGNORECASE)


class Order(NamedTuple):
    """The stems of what comes first, and of what comes after it."""

    first: frozenset[str]
    then: frozenset[str]


@once
def orders(tree: Tree) -> list[Order]:
    """Return the orders that the sentences of a text state."""
    return [o for start, end in pieces(tree) for o in _order(tree, start, end)]


def compare_order(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where claim and evidence put two things in opposite orders, else none.

    Each side of the claim must share its words with the opposite side of the evidence alone. Where
    the evidence points back (*after which*), it does not say to what.
    """
    told = orders(claim)
    given = orders(premise) if told and not _POINTING.search(premise.text) else []
    for mine in told:
        for other in given:
            crossed = share(mine.first, other.then) and share(mine.then, other.first)
            alike = share(mine.first, other.first) or share(mine.then, other.then)
            if crossed and not alike:
                return Outcome.CONFLICT, "the order is the other way round"
    return Outcome.NONE, ""


def _order(tree: Tree, start: int, end: int) -> Iterator[Order]:
    """Yield the order of one piece, where it has just one connective and nothing is denied.

    Dates are no events: what is said of boilers from before 2018 is no order.
    """
    found = list(_BETWEEN.finditer(tree.text, start, end))
    if len(found) != 1 or _DENIED.search(tree.text, start, end):
        return
    (match,) = found
    if _DATED.match(tree.text, match.end()):
        return
    comma = tree.text.find(",", match.end(), end)
    stop = comma if comma > 0 else end
    left = stems_in(tree, [(start, match.start())])
    if not left and comma > 0:  # After B, A
        left = stems_in(tree, [(comma, end)])
    right = stems_in(tree, [(match.end(), stop)])
    sides = (left - right, right - left)
    yield Order(*(sides if match["before"] else reversed(sides)))
