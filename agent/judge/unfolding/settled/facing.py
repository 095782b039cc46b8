"""Places and standings from the other side: what lies above a floor has the floor below it.

So does the dollar gain against a yen that weakens, and who beat a rival is the one it lost to.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from agent.judge.unfolding.settled.slots import BLURRED, PLAIN, Slot, slot

_PLACES = """
above, on top of | below, beneath, underneath, under
ahead of, in front of | behind
upstream of, upstream from | downstream of, downstream from
north of | south of
east of | west of
northeast of, north-east of | southwest of, south-west of
northwest of, north-west of | southeast of, south-east of
left of | right of
uphill of, uphill from | downhill of, downhill from
part of, contained in, included in | made up of
"""
_DEEDS = """
strengthened against, rose against, gained against, gained ground against, appreciated against, \
climbed against, gained ground on, firmed against | weakened against, fell against, lost against, \
lost ground against, depreciated against, dropped against, slipped against, lost ground to
has strengthened against, has risen against, has gained against | has weakened against, \
has fallen against, has lost ground against
outperformed, beat, defeated, did better than, won against, outscored, outsold | \
underperformed, lost to, did worse than, was beaten by, was outsold by, was defeated by, \
was outperformed by, were beaten by, were defeated by
takes precedence over, prevails over, overrides | ranks below, yields to, gives way to
contains, includes, comprises | is part of, is contained in, is included in, belongs to
employs | works for
"""
"""Relations of two, a pair a line: whatever has the first to another is what has the second."""


def _keys(table: str, first: int) -> dict[str, tuple[int, int]]:
    """Return the axis and the side of each relation of a table, axes counted from ``first``."""
    return {
        w.strip(): (first + n, side)
        for n, line in enumerate(table.strip().splitlines())
        for side, half in enumerate(line.split("|"))
        for w in half.split(",")
    }


def _joined(table: dict[str, tuple[int, int]]) -> str:
    return "|".join(sorted(map(re.escape, table), key=len, reverse=True))


_WHERE, _WHAT = _keys(_PLACES, 0), _keys(_DEEDS, 100)
_KEYS = _WHERE | _WHAT
CUE = re.compile(rf"\b(?:{_joined(_KEYS)})\b", re.IGNORECASE)
_PLACED = re.compile(
    rf"^(?P<left>{PLAIN}+?) (?:is|are|was|were|lies|lie|lay|sits?|stands?|stood|runs?|hangs?|"
    rf"finished|ranks?|ranked|remained|remains|stays?|stayed)(?: (?:directly|just|well|immediately|"
    rf"located|situated|placed))?(?: to the)? (?P<link>{_joined(_WHERE)}) "
    rf"(?P<right>{PLAIN}+?)[.!]?$",
    re.IGNORECASE,
)
_DONE = re.compile(
    rf"^(?P<left>{PLAIN}+?) (?P<link>{_joined(_WHAT)}) (?P<right>{PLAIN}+?)[.!]?$", re.IGNORECASE
)
_PASSIVE = re.compile(r"\b(?:is|are|was|were|be|been)$", re.IGNORECASE)
_LISTED = re.compile(r"\b(?:and|both|between|than|from)\b", re.IGNORECASE)


class _Standing(NamedTuple):
    left: Slot
    right: Slot
    axis: int
    side: int


def settles(text: str, claim: str) -> bool | None:
    """Tell whether how two stand makes a claim from the other side true, or untrue."""
    for told in _standings(text):
        for asked in _standings(claim):
            if told.axis == asked.axis and _turned(told, asked):
                return told.side != asked.side
    return None


def _turned(told: _Standing, asked: _Standing) -> bool:
    """Tell whether both are of the same two, the claim with the other one first."""
    if not asked.left <= told.right or not told.left <= asked.right:
        return False
    apart = bool(asked.left - told.left) and bool(told.left - asked.left)
    return apart and told.right - asked.left == asked.right - told.left


def _standings(text: str) -> Iterator[_Standing]:
    match = _PLACED.match(text) or _DONE.match(text)
    if match is None or BLURRED.search(text) or _PASSIVE.search(match["left"]):
        return
    if _LISTED.search(f"{match['left']} {match['right']}"):
        return
    axis, side = _KEYS[" ".join(match["link"].lower().split())]
    yield _Standing(slot(match["left"]), slot(match["right"]), axis, side)
