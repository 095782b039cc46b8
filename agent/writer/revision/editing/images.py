"""Which sentence of a revised draft is which one of the draft before."""

from collections.abc import Sequence
from difflib import SequenceMatcher

from agent.domain.prose.terms import overlap, terms

AKIN = 0.2  # share of their words from which one sentence may be what became of another


def images(old: Sequence[str], new: Sequence[str]) -> dict[int, int]:
    """Return by the place of each sentence of ``old`` that lasts its place in ``new``.

    What is neither word for word nor in part in ``new`` is gone. The order stays: of the ways to
    pair changed sentences the one that shares most words counts.
    """
    found: dict[int, int] = {}
    matcher = SequenceMatcher(None, old, new, autojunk=False)
    for tag, i1, i2, j1, j2 in matcher.get_opcodes():
        if tag == "equal":
            found |= dict(zip(range(i1, i2), range(j1, j2), strict=True))
        elif tag == "replace":
            pairs = _paired(old[i1:i2], new[j1:j2])
            found |= {i1 + i: j1 + j for i, j in pairs}
    return found


def _paired(old: Sequence[str], new: Sequence[str]) -> list[tuple[int, int]]:
    """Return pairs of places in order whose sentences together share most words."""
    best: dict[tuple[int, int], tuple[float, list[tuple[int, int]]]] = {}
    for i in reversed(range(len(old))):
        for j in reversed(range(len(new))):
            later, pairs = best.get((i + 1, j + 1), (0.0, []))
            shared = _shared(old[i], new[j])
            options = [best.get((i + 1, j), (0.0, [])), best.get((i, j + 1), (0.0, []))]
            options += [(later + shared, [(i, j), *pairs])] if shared >= AKIN else []
            best[i, j] = max(options, key=lambda option: option[0])
    return best[0, 0][1]


def _shared(one: str, other: str) -> float:
    """Return the mean share of content words that two sentences have of each other, 0 to 1."""
    sides = terms(one), terms(other)
    return (overlap(*sides) + overlap(*reversed(sides))) / 2
