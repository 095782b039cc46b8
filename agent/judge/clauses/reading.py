"""One reading of a text, shared by the rules: its tree and its frames.

A judge holds each window of evidence against many claims, and several rules look at it each
time; the last readings are kept by the identity of the analysis, and the last windows by that of
their parts.
"""

import threading
from collections.abc import Sequence
from typing import NamedTuple

from agent.domain.analysis import Analysis, concatenate
from agent.judge.clauses.frame import Frame, frames
from agent.judge.clauses.tree import Tree

_KEPT = 1024


class Reading(NamedTuple):
    """A text as the rules see it; ``analysis`` is what it was read from."""

    analysis: Analysis
    tree: Tree
    frames: tuple[Frame, ...]


_readings: dict[int, Reading] = {}
_windows: dict[tuple[int, ...], tuple[tuple[Analysis, ...], Analysis]] = {}
_lock = threading.Lock()


def joined(parts: Sequence[Analysis]) -> Analysis:
    """Return the analysis of a window made of ``parts``; the same parts are joined once."""
    if len(parts) == 1:
        return parts[0]
    key = tuple(map(id, parts))
    known = _windows.get(key)
    if known is not None:  # it holds its parts: no other object has their identities
        return known[1]
    window = concatenate(list(parts))
    with _lock:
        while len(_windows) >= _KEPT:
            _windows.pop(next(iter(_windows)))
        _windows[key] = tuple(parts), window
    return window


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
