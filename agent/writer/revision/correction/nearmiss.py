"""What makes a claim that is nowhere stated say what the nearest sentence does."""

from collections.abc import Sequence, Set

from agent.domain.prose.terms import overlap, terms
from agent.domain.text import Span
from agent.writer.revision.correction.counterpart import figure_swaps
from agent.writer.revision.correction.things import plain_terms
from agent.writer.revision.language.compound import CONDITIONAL, wordings
from agent.writer.revision.language.denial import denied_alike
from agent.writer.revision.language.phrases import WORD, Swap, aligned_swap

NEARLY_ALL = 0.75
"""Share of a claim's words that a passage must have to lend it something."""


def near_swaps(
    clause: str, claim: str, sentence: str, spoken_for: Set[str] = frozenset()
) -> Sequence[Swap] | None:
    """Return the swaps that turn ``clause`` into what ``sentence`` or a clause of it says, or None.

    "Ended in March 2024" is not stated where the document says "ended in the first quarter of
    2024", nor "moves to the garden" where that says "moves to the car park". All else must be
    shared, so that no other matter slips in, and what holds in one case alone lends no words.
    """
    for said in wordings(sentence, claim):
        rest = surplus(clause, said)
        if rest:
            return [(rest, "")]
        if overlap(plain_terms(claim), plain_terms(said)) < NEARLY_ALL:
            continue
        figures = figure_swaps(clause, said, spoken_for)
        if figures:
            return figures
        phrase = aligned_swap(clause, said)
        plain = figures is not None and not CONDITIONAL.search(sentence)
        if phrase and plain and denied_alike(clause, said, phrase):
            return [phrase]
    return None


def surplus(clause: str, sentence: str) -> Span | None:
    """Return what ``clause`` has after all words of ``sentence``: "daily" / "daily by two people".

    None where it does not begin with them, or ends with them.
    """
    said, stated = list(WORD.finditer(clause)), [m[0].lower() for m in WORD.finditer(sentence)]
    begins = [m[0].lower() for m in said[: len(stated)]] == stated
    if not begins or len(said) == len(stated) or len(terms(sentence)) < 2:
        return None
    return Span(start=said[len(stated) - 1].end(), end=said[-1].end())
