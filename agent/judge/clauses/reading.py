"""One reading of a text, shared by the rules: its tree and its frames.

A judge holds each window of evidence against many claims, and several rules look at it each
time: the last readings and the last windows are kept.
"""

from collections.abc import Sequence
from functools import cached_property
from itertools import groupby

from agent.domain.prose.analysis import Analysis, concatenate
from agent.judge.clauses.frame import Frame, frames
from agent.judge.clauses.rows import is_row
from agent.judge.clauses.tree import Tree
from agent.judge.once import once


class Reading:
    """A text as the rules see it; ``analysis`` is what it was read from."""

    def __init__(self, analysis: Analysis) -> None:
        self.analysis = analysis
        self.tree = Tree(analysis)

    @cached_property
    def frames(self) -> tuple[Frame, ...]:
        """The predicates of the text, told when first asked for: most texts are only walked."""
        return tuple(frames(self.tree))


def joined(parts: Sequence[Analysis]) -> Analysis:
    """Return the analysis of a window made of ``parts``; the same parts are joined once."""
    return parts[0] if len(parts) == 1 else _window(*parts)


@once
def _window(*parts: Analysis) -> Analysis:
    """Return parts in one text; rows of a table are lines of their own, apart from the prose.

    Else the last cell would run on into what comes after it.
    """
    runs = groupby(parts, key=lambda part: is_row(part.text))
    return concatenate([concatenate([*run], "\n" if rows else " ") for rows, run in runs], "\n\n")


@once
def read(analysis: Analysis) -> Reading:
    """Return the reading of ``analysis``; the same object is read once."""
    return Reading(analysis)
