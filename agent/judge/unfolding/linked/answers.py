"""Whether a claim follows from two sentences together."""

from typing import NamedTuple

from agent.judge.passages.windows import Sentence


class Answer(NamedTuple):
    """Whether a claim follows from two sentences: the one that is told, and the other."""

    holds: bool
    told: Sentence
    other: Sentence
