"""One reading of a text, shared by the rules: its tree and its frames.

A judge holds each window of evidence against many claims, and several rules look at it each
time; the last readings are kept by the identity of the analysis.
"""

import threading
from typing import NamedTuple

from agent.domain.analysis import Analysis
from agent.judge.clauses.frame import Frame, frames
from agent.judge.clauses.tree import Tree

_KEPT = 1024


class Reading(NamedTuple):
    """A text as the rules see it; ``analysis`` is what it was read from."""

    analysis: Analysis
    tree: Tree
    frames: tuple[Frame, ...]


_readings: dict[int, Reading] = {}
_lock = threading.Lock()


def read(analysis: Analysis) -> Reading:
    """Return the reading of ``analysis``; the same object is read once."""
    known = _readings.get(id(analysis))
    if known is not None and known.analysis is analysis:
        return known
    tree = Tree(analysis)
    reading = Reading(analysis, tree, tuple(frames(tree)))
    with _lock:
        while len(_readings) >= _KEPT:
            _readings.pop(next(iter(_readings)))
        _readings[id(analysis)] = reading
    return reading
