"""The name of a person, or the place at the end of a clause, that a quote gives otherwise."""

import re
from difflib import SequenceMatcher

from agent.domain.prose.figures import figures
from agent.domain.prose.terms import overlap, terms
from agent.domain.text import Span
from agent.writer.revision.correction.things import of_two_kinds
from agent.writer.revision.language.compound import unlabelled
from agent.writer.revision.language.conditions import other_case
from agent.writer.revision.language.denial import denies
from agent.writer.revision.language.phrases import Swap

_WORD = r"[A-Z][\w'’-]+"
NAME = re.compile(
    rf"\b(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor)\.?\s+{_WORD}(?:\s+{_WORD})*"
    rf"|(?!(?:The|A|An|On|In|At|For)\s){_WORD}\s+{_WORD})\b"
)
"""A person: a title with a name, or two words with capitals."""
ENDING = re.compile(r"\s(?P<lead>at|in|on|from|to|by)\s(?P<place>the\s(?:[a-z]+\s){0,2}[a-z]+)$")
SHARED = 0.75  # share of the rest of a clause that the quote has too
SIMILAR = 0.7  # of the letters of two spellings of one name
NOUN = re.compile(r"(\w+),?\s*$")


def name_swap(clause: str, quote: str) -> Swap | None:
    """Return the swap of the one name that only the clause has for the one only the quote has.

    The quote must say all else of the clause, or most of it where it opens with its name as the
    clause does; or both call the two the same: "the head, Mr Ode" and "the head, Mrs Ode".
    """
    quote = unlabelled(quote)
    own = [m for m in NAME.finditer(clause) if m[0] not in quote]
    theirs = [m for m in NAME.finditer(quote) if m[0] not in clause]
    if len(own) != 1 or len(theirs) != 1 or denies(clause) != denies(quote):
        return None
    mine, other = own[0], theirs[0]
    rest = terms(clause[: mine.start()] + clause[mine.end() :])
    opens = not (mine.start() or other.start()) and _goes_on(clause, mine) == _goes_on(quote, other)
    known = overlap(rest, terms(quote)) >= SHARED and _alike(mine[0], other[0])
    if not (opens or known or _of_one_office(clause, mine, quote, other)):
        return None
    return Span(start=mine.start(), end=mine.end()), other[0]


def _goes_on(text: str, name: re.Match[str]) -> list[str]:
    """Return the three words that follow a name."""
    return text[name.end() :].lower().split()[:3]


def _alike(one: str, other: str) -> bool:
    """Tell whether two names may be meant for one: by a word of theirs, or by their letters."""
    shared = set(one.split()) & set(other.split())
    return bool(shared) or SequenceMatcher(None, one, other, False).ratio() >= SIMILAR


def _of_one_office(clause: str, mine: re.Match[str], quote: str, other: re.Match[str]) -> bool:
    """Tell whether the same noun stands before both names, which have a word in common."""
    nouns = [NOUN.search(t[: m.start()]) for t, m in ((clause, mine), (quote, other))]
    same = nouns[0] and nouns[1] and nouns[0][1].lower() == nouns[1][1].lower()
    return bool(same) and bool(set(mine[0].split()) & set(other[0].split()))


def place_swap(clause: str, quote: str) -> Swap | None:
    """Return the swap of where a clause says something is, for where the quote ends with it.

    "… on 16 March at the town hall" becomes "at the library". The quote must have all else.
    """
    said, told = clause.rstrip(" ."), quote.rstrip(" .")
    own, theirs = ENDING.search(said), ENDING.search(told)
    if own is None or theirs is None or own["lead"] != theirs["lead"]:
        return None
    rest, place = terms(said[: own.start()]), set(terms(own["place"]))
    fits = set(rest) <= set(terms(told)) and not place & set(terms(told)) and len(rest) > 1
    fits &= {f.key for f in figures(said)} <= {f.key for f in figures(told)}
    if (
        not fits
        or denies(said) != denies(told)
        or other_case(said, told)
        or of_two_kinds(said, told)
    ):
        return None
    return Span(start=own.start("place"), end=own.end("place")), theirs["place"]
