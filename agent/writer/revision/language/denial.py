"""What a text denies, as a whole and in its pieces, and which words limit it."""

import re

from agent.domain.prose.terms import words
from agent.domain.text import Span
from agent.writer.comparators import BEFORE
from agent.writer.revision.language.phrases import Swap

DENIAL = re.compile(r"n['’]t\b|\b(?:not|never|cannot|forbidden|prohibited)\b", re.IGNORECASE)
NOTHING = re.compile(r"\b(?:no|nothing|none|nobody|neither|nor|without|except)\b", re.IGNORECASE)
LIMITING = re.compile(
    r"no|not|never|none|nor|without|only|all|any|every|each|always|cannot|must|may|can|\w+n['’]t|over|under|above"
    r"|below|before|after|until|within|up|least|most|more|less|fewer"
)
PIECES = re.compile(r"[,;:]\s|\b(?:but|while|whereas)\b", re.IGNORECASE)
OF_ASSENT = re.compile(r"\s(?:still|already|too|also|as well)\b", re.IGNORECASE)
"""What is said only of what is so, in the reach of a denial."""
OF_DENIAL = re.compile(
    r"\s(?:yet|any ?more|any longer|at all|either)(?=\W*$|\s(?:if|when|on|in|at|for)\b)", re.I
)
"""What is said only of what is not."""


def denied_alike(clause: str, quote: str, swap: Swap) -> bool:
    """Tell whether the clause denies something after ``swap`` just where the quote does."""
    span, text = swap
    return denies(f"{clause[: span.start]}{text}{clause[span.end :]}") == denies(quote)


def strays(clause: str, modal: Swap) -> list[Swap]:
    """Return the swaps that take out adverbs which do not suit a modal that now denies, or no more.

    "May still be reclaimed" becomes "cannot be reclaimed", "must not eat yet" "can eat".
    """
    span, text = modal
    denied, denies = (DENIAL.search(t) is not None for t in (span.of(clause), text))
    if denied == denies:
        return []
    pattern = OF_ASSENT if denies else OF_DENIAL
    found = pattern.finditer(clause, span.end)
    return [(Span(start=m.start(), end=m.end()), "") for m in found]


def denies(text: str) -> bool:
    """Tell whether something is denied in ``text``; "no more than" denies nothing."""
    plain = BEFORE.sub(" ", text)
    return bool(DENIAL.search(plain) or NOTHING.search(plain))


def piece(text: str, at: int) -> str:
    """Return the part of ``text`` between commas and the like in which a place lies."""
    ends = [m.span() for m in PIECES.finditer(text)]
    start = max((e for _, e in ends if e <= at), default=0)
    return text[start : min((s for s, _ in ends if s > at), default=len(text))]


def limiting(text: str) -> set[str]:
    """Return the words of ``text`` that limit or deny what it says."""
    return {w for w in words(text.lower()) if LIMITING.fullmatch(w)}
