"""What a word such as *heaviest* measures when a column or row is not called by it: the weight."""

from collections.abc import Iterable

from agent.domain.prose.analysis import Token

_MEASURES = {
    "light": "weight", "heavy": "weight", "short": "length", "long": "length", "young": "age",
    "old": "age", "low": "height", "tall": "height", "cheap": "cost", "dear": "cost",
    "expensive": "cost", "costly": "cost", "loud": "noise", "quiet": "noise", "wide": "width",
    "narrow": "width", "deep": "depth", "shallow": "depth",
}  # fmt: skip
_GENERAL = frozenset({"level", "total"})
"""Words of a name that tell nothing of what is measured."""


def measures(words: Iterable[Token]) -> frozenset[str]:
    """Return the names of what some words measure."""
    return frozenset(_MEASURES[t.lemma.lower()] for t in words if t.lemma.lower() in _MEASURES)


def names_it(name: frozenset[str], words: frozenset[str]) -> bool:
    """Tell whether some words name a column or row in full."""
    telling = name - _GENERAL
    return bool(telling) and telling <= words
