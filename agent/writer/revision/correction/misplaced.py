"""A figure that the evidence has too, but says of another thing of a list."""

from agent.domain.prose.figures import Figure, figures
from agent.domain.prose.terms import terms
from agent.writer.comparators import comparator_before
from agent.writer.revision.correction.attribute import same_attribute
from agent.writer.revision.correction.counterpart import own_words
from agent.writer.revision.language.denial import denies
from agent.writer.revision.language.phrases import Swap


def misplaced(clause: str, claim: str, quote: str) -> Swap | None:
    """Return the swap of the clause's one figure for the one that the quote has of its thing.

    "Speed counts for 15%" becomes "25%" by "Marks are given as follows: speed 25%, style 15%":
    all words that only that item has must stand in the claim, and not all that only the item of
    the claimed figure has.
    """
    claimed = figures(clause)
    alike = [f for f in figures(quote) if claimed and _is_like(f, claimed[0])]
    taken = [f for f in alike if f.key == claimed[0].key]
    if len(claimed) != 1 or len(taken) != 1 or denies(clause) != denies(quote):
        return None
    figure, wanted = claimed[0], set(terms(claim))
    items = [own_words(quote, f, alike) for f in alike]
    own = [words - {w for other in items if other is not words for w in other} for words in items]
    if own[alike.index(taken[0])] <= wanted:
        return None
    right = [f for f, words in zip(alike, own, strict=True) if words and words <= wanted]
    if len(right) != 1 or not _fits(figure, right[0], clause, quote):
        return None
    return figure.span, right[0].text


def _is_like(one: Figure, other: Figure) -> bool:
    return one.kind is other.kind and one.unit == other.unit


def _fits(figure: Figure, other: Figure, clause: str, quote: str) -> bool:
    """Tell whether both figures have one part, and the same bound before them if any."""
    places = ((clause, figure), (quote, other))
    found = [comparator_before(text, f.span.start) for text, f in places]
    bounds = [bound[0] if bound else None for bound in found]
    return bounds[0] == bounds[1] and same_attribute(figure, other, clause, quote)
