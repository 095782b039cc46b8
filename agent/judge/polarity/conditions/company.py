"""With or without: where one dish comes with bread and another without, each has its own case."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from agent.judge.alignment.matter import stems_in
from agent.judge.clauses.tree import Tree

_SIDE = re.compile(r"\b(?P<side>with|without)\b", re.IGNORECASE)
_CUT = re.compile(r"[;,.\n]|\b(?:and|but|while|whereas|or)\b", re.IGNORECASE)
_AGAIN = re.compile(r"\s*(?:one|it|them|any)?\s*(?=[;,.\n]|$|and\b|but\b)", re.IGNORECASE)


class Company(NamedTuple):
    """What comes with or without what: the stems before the preposition, and those after it."""

    side: str
    of: frozenset[str]
    what: frozenset[str]
    again: bool
    text: str


def other_case(claim: Tree, premise: Tree) -> str:
    """Return the words by which the premise has with something what the claim has without, or ''.

    Only where the premise tells both cases, so that each needs its own.
    """
    mine = list(_companies(claim))
    if len(mine) != 1 or not mine[0].what:
        return ""
    told = [c for c in _companies(premise) if c.again or c.what & mine[0].what]
    nearness = {
        side: max((len(c.of & mine[0].of) for c in told if c.side == side), default=-1)
        for side in ("with", "without")
    }
    own = nearness.pop(mine[0].side)
    (other,) = nearness.values()
    if own < 0 or other <= max(own, 0):
        return ""
    return next(c.text for c in told if c.side != mine[0].side and len(c.of & mine[0].of) == other)


def _companies(tree: Tree) -> Iterator[Company]:
    text = tree.text
    for match in _SIDE.finditer(text):
        start = max((m.end() for m in _CUT.finditer(text, 0, match.start())), default=0)
        cut = _CUT.search(text, match.end())
        end = cut.start() if cut else len(text)
        yield Company(
            match["side"].lower(),
            stems_in(tree, [(start, match.start())]),
            stems_in(tree, [(match.end(), end)]),
            _AGAIN.match(text, match.end()) is not None,
            text[start:end].strip(),
        )
