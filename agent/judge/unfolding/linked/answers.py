"""Whether a claim follows from two sentences together."""

import re
from typing import NamedTuple

from agent.domain.prose.casing import small
from agent.judge.passages.windows import Sentence

_PLAIN = re.compile(
    r"(?:the|an?|in|on|at|when|while|after|before|more|fewer|less|both|all|every|each|no|its?)\b",
    re.IGNORECASE,
)


class Answer(NamedTuple):
    """Whether a claim follows from two sentences: the one that is told, and the other."""

    holds: bool
    told: Sentence
    other: Sentence


def inside(claim: str) -> str:
    """Return a claim as it reads within a sentence; a name keeps its first letter."""
    return small(claim) if _PLAIN.match(claim) else claim
