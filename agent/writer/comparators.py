"""Comparators: the words that tell to which side of a figure a value lies."""

import re

from agent.domain.figures import Figure, figures
from agent.domain.text import Span

UP = "(?:more|greater|longer|larger|bigger|higher|heavier|older|later)"
DOWN = "(?:less|fewer|shorter|smaller|lower|lighter|younger|earlier)"
COMPARATORS: tuple[tuple[str, str], ...] = (
    ("most", rf"up to|at most|not? {UP} than|a maximum of|within"),
    ("least", rf"at least|not? {DOWN} than|a minimum of"),
    ("above", rf"{UP} than|over|above|exceeding"),
    ("below", rf"{DOWN} than|under|below"),
    ("about", r"about|around|roughly|approximately|some|nearly|almost"),
)
BEFORE = re.compile(
    "|".join(rf"(?P<{name}>\b(?:{p}))" for name, p in COMPARATORS) + r"", re.IGNORECASE
)
AFTERS = dict.fromkeys(("less", "fewer", "under", "below"), "down")
AFTERS |= dict.fromkeys(("more", "over", "above", "longer"), "up")
AFTER = re.compile(rf"(?: [\w-]+){{0,2}} (?:or|and) ({'|'.join(AFTERS)})\b", re.IGNORECASE)
OPPOSITE = {"most": "least", "least": "most", "above": "below", "below": "above"}
SIDES = {"most": "down", "below": "down", "least": "up", "above": "up"}


def comparator_before(text: str, end: int) -> tuple[str, Span] | None:
    """Return the comparator that stands right before position ``end``: its class and span."""
    for match in BEFORE.finditer(text[:end]):
        if not text[match.end() : end].strip():
            name = next(n for n, v in match.groupdict().items() if v)
            return name, Span(start=match.start(), end=match.end())
    return None


def same_case(claim: str, sentence: str) -> bool | None:
    """Tell whether both put a figure of theirs on the same side: "over 80", "80 or more".

    None where no figure is shared that both compare with.
    """
    sides = {f.key: _side(claim, f) for f in figures(claim)}
    pairs = [(sides.get(f.key, ""), _side(sentence, f)) for f in figures(sentence)]
    compared = [one == other for one, other in pairs if one and other]
    return all(compared) if compared else None


def _side(text: str, figure: Figure) -> str:
    """Return to which side the comparator before or after ``figure`` points, '' for none."""
    before = comparator_before(text, figure.span.start)
    after = AFTER.match(text, figure.span.end)
    if before:
        return SIDES.get(before[0], "")
    return AFTERS[after[1].lower()] if after else ""
