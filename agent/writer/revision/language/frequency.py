"""How often something happens, where two texts say so: "twice a day"."""

import re

from agent.domain.figures import value
from agent.domain.terms import stem
from agent.domain.text import Span
from agent.writer.revision.language.phrases import Swap

FREQUENCY = re.compile(
    r"\b(?:once|twice|thrice|[\w-]+ times) (?:an?|per|every|each) [\w-]+", re.IGNORECASE
)
ONCE = {"once": 1.0, "twice": 2.0, "thrice": 3.0}


def frequency_swap(clause: str, quote: str) -> Swap | None:
    """Return the swap of how often something happens, where both texts say so once."""
    said, meant = list(FREQUENCY.finditer(clause)), list(FREQUENCY.finditer(quote))
    if len(said) != 1 or len(meant) != 1 or _rate(said[0][0]) == _rate(meant[0][0]):
        return None
    return Span(start=said[0].start(), end=said[0].end()), meant[0][0]


def _rate(frequency: str) -> tuple[float | None, str]:
    """Return how many times in which period: 2 and "day" for "twice a day"."""
    times, *_, period = frequency.lower().split()
    return ONCE.get(times, value(times)), stem(period)
