"""What makes a claim that is nowhere stated say what the nearest sentence does."""

import re
from collections.abc import Sequence, Set

from agent.domain.prose.terms import overlap, terms
from agent.domain.text import Span
from agent.writer.revision.correction.counterpart import figure_swaps
from agent.writer.revision.correction.things import plain_terms
from agent.writer.revision.language.compound import CONDITIONAL, wordings
from agent.writer.revision.language.denial import denied_alike
from agent.writer.revision.language.phrases import WORD, Swap, aligned_swap

LEAST = 3
"""Words that a predicate must share with a sentence for the rest of it to be an addition."""
ADDING = re.compile(r",?\s+(?:and|as well as|plus|including|along with)\b", re.IGNORECASE)
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
        rest = surplus(clause, said) or _added(clause, claim, said) or _beyond(clause, claim, said)
        if rest:
            return [(rest, "")]
        alike = overlap(plain_terms(claim), plain_terms(said)) >= NEARLY_ALL
        figures = figure_swaps(clause, said, spoken_for)
        if figures and alike:
            return figures
        phrase = aligned_swap(clause, said)
        plain = figures is not None and not CONDITIONAL.search(sentence)
        plain = plain and phrase is not None and (alike or _renames(phrase, clause, claim, said))
        if phrase and plain and denied_alike(clause, said, phrase):
            return [phrase]
    return None


def _renames(phrase: Swap, clause: str, claim: str, said: str) -> bool:
    """Tell whether a swap puts one name for another: "stored in Dublin", "stored in Frankfurt".

    All else that is claimed must be said, and that is two words at least: what and of what.
    """
    span, text = phrase
    names = [[w[0].isupper() for w in WORD.findall(t)] for t in (span.of(clause), text)]
    rest = set(plain_terms(claim)) - set(terms(span.of(clause)))
    named = span.start > 0 and all(n and all(n) for n in names)
    return named and len(rest) > 1 and rest <= set(terms(said))


def _added(clause: str, claim: str, sentence: str) -> Span | None:
    """Return what a predicate adds to the one that a sentence of the same subject ends with.

    "Includes a card and insurance", of the Plus account, adds to "The Plus account costs $11 and
    includes a card."
    """
    said, stated = list(WORD.finditer(clause)), [m[0].lower() for m in WORD.finditer(sentence)]
    words = [m[0].lower() for m in said]
    most = min(len(words) - 1, len(stated))
    shared = next((n for n in range(most, LEAST - 1, -1) if words[:n] == stated[-n:]), 0)
    if not shared or CONDITIONAL.search(sentence):
        return None
    rest = Span(start=said[shared - 1].end(), end=said[-1].end())
    known = set(terms(claim)) - set(terms(rest.of(clause)))
    return rest if ADDING.match(rest.of(clause)) and known <= set(terms(sentence)) else None


def _beyond(clause: str, claim: str, sentence: str) -> Span | None:
    """Return what a clause adds at its end to all that a sentence says in other words, or None.

    "Must be cleaned weekly with water and soap" adds "and soap" to "Clean it weekly with water".
    """
    told, end = set(terms(sentence)), len(clause.rstrip(" .,;"))
    for joint in ADDING.finditer(clause):
        head, tail = clause[: joint.start()], set(terms(clause[joint.start() : end]))
        known = set(terms(claim)) - tail
        alike = overlap(terms(head), told) >= NEARLY_ALL and len(told) >= LEAST and told <= known
        if alike and tail and not CONDITIONAL.search(sentence):
            return Span(start=joint.start(), end=end)
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
