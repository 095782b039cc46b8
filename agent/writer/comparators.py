"""Comparators: the words that tell to which side of a figure a value lies."""

import re
from collections.abc import Mapping

from agent.domain.prose.figures import Figure, figures
from agent.domain.text import Span

UP = "(?:more|greater|longer|larger|bigger|higher|heavier|older|later)"
DOWN = "(?:less|fewer|shorter|smaller|lower|lighter|younger|earlier)"
WORDS = {
    "most": rf"up to|at most|(?:no|not) (?:{UP} than|over|above|exceeding)|within"
    r"|(?:an? )?max(?:imum of|\.| of|(?= ))",
    "least": rf"at least|(?:no|not) (?:{DOWN} than|under|below)"
    r"|(?:an? )?min(?:imum of|\.| of|(?= \d))",
    "above": rf"{UP} than|over|above|exceeding|in excess of|beyond",
    "below": rf"{DOWN} than|under|below",
    "about": "about|around|roughly|approximately|some|nearly|almost",
}
"""What stands before a figure, by class."""
WORDS_AFTER = {
    "most": rf"(?:or|and) (?:{DOWN}|under|below)",
    "least": rf"(?:or|and) (?:{UP}|over|above|up)",
}
"""What stands after it: "12 people or more"."""


def either(words: Mapping[str, str]) -> str:
    """Return the pattern of a table of comparators, each class a group of its name."""
    return "|".join(f"(?P<{name}>{pattern})" for name, pattern in words.items())


BEFORE = re.compile(rf"\b(?:{either(WORDS)})", re.IGNORECASE)
AFTER = re.compile(rf"(?:[\s-][\w-]++){{0,2}}?,? (?:{either(WORDS_AFTER)})\b", re.IGNORECASE)
OPPOSITE = {"most": "least", "least": "most", "above": "below", "below": "above"}
SIDES = {"most": "down", "below": "down", "least": "up", "above": "up"}


def comparator_before(text: str, end: int) -> tuple[str, Span] | None:
    """Return the comparator that stands right before position ``end``: its class and span."""
    for match in BEFORE.finditer(text[:end]):
        if not text[match.end() : end].strip():
            return match.lastgroup or "", Span(start=match.start(), end=match.end())
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
    return SIDES[after.lastgroup or ""] if after else ""
