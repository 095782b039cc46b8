"""Comparators in corrections: when a figure takes over that of the evidence."""

import re

from agent.domain.prose.casing import small
from agent.domain.prose.figures import Figure, FigureKind, figures
from agent.domain.text import Span
from agent.writer.comparators import SIDES, WORDS, comparator_before
from agent.writer.revision.language.denial import denies, piece
from agent.writer.revision.language.phrases import Swap

PREPOSITION = re.compile(
    r"\b(?:in|on|at|by|for|from|to|of|with|over|after|before|until|than|every)\s+$", re.IGNORECASE
)
DETERMINER = re.compile(
    r"(?:\b(?:an?|the|this|these|every|each|their|its|his|her|your|our|of all)|['’]s)\s+$",
    re.IGNORECASE,
)
BOUNDING = re.compile(
    r"\b(?:(?P<word>before|after)\s+|(?P<stretch>between) (?:[^,;.:]{1,30} and )?)$", re.IGNORECASE
)
CONDITION = re.compile(rf"(?:{WORDS['above']}|{WORDS['below']})$", re.IGNORECASE)


def only_bounds(time: Figure, quote: str, said: str) -> bool:
    """Tell whether a time of a quote only bounds the times that it speaks of.

    At 21:00 is neither 6pm of "between 6pm and midnight" nor 7:00 of "before 7:00", and after 8:00
    not 7:00 of it either; ``said`` are the words before the figure of the claim.
    """
    if time.kind not in (FigureKind.DATE, FigureKind.CLOCK):
        return False
    there, here = (BOUNDING.search(t) for t in (quote[: time.span.start], said))
    words = [m and (m["word"] or m["stretch"]).lower() for m in (there, here)]
    return bool(words[0]) and words[0] != words[1]


def limited(clause: str, span: Span, comparator: str, text: str) -> Swap | None:
    """Return the swap that also puts a comparator before a figure which had none, if one fits."""
    before = clause[: span.start]
    if comparator == "within" and before.lower().endswith(" in "):
        span = Span(start=span.start - len("in "), end=span.end)
    elif comparator in ("within", "exceeding") or DETERMINER.search(before):
        return None
    elif CONDITION.match(comparator) and PREPOSITION.search(before):
        return None  # a case beyond a limit is not the limit: "at 8 m/s", "above 7 m/s"
    text = text if span.start or text[:2].isupper() else small(text)
    return span, " ".join(f"{comparator} {text}".split())


def genitive(span: Span, text: str, clause: str) -> Swap:
    """Return a swap with the apostrophe that new words need: "one month's", "two months'"."""
    mark = clause[span.end : span.end + 2]
    if mark not in ("'s", "’s") or not text.endswith("s"):
        return span, text
    return Span(start=span.start, end=span.end + 2), text + mark[0]


def comparator_swap(clause: str, quote: str, *, alike: bool) -> Swap | None:
    """Return the swap of a comparator before a figure that both texts have.

    From one side of the figure to the other only where both texts are ``alike`` besides: what
    stops above 300 may run up to 300.
    """
    for figure in figures(clause):
        for other in (f for f in figures(quote) if f.key == figure.key):
            said = comparator_before(clause, figure.span.start)
            meant = comparator_before(quote, other.span.start)
            if said and meant and said[0] != meant[0]:
                if SIDES.get(said[0]) != SIDES.get(meant[0]) and not alike:
                    return None
                text = meant[1].of(quote).lower()
                if denies(piece(clause, said[1].start)) != denies(piece(quote, meant[1].start)):
                    return None  # "at least 14 days", "not longer than 14 days"
                return (said[1], text) if _fits(text, clause, said[1]) else None
    return None


def _fits(comparator: str, clause: str, place: Span) -> bool:
    """Tell whether a comparator may stand there: "within" is a preposition, "more than" is none."""
    if comparator == "within":
        return not PREPOSITION.search(clause[: place.start])
    return place.of(clause).lower() != "within"
