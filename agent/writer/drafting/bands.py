"""Bands: the ranges of values that a text speaks of ("up to 5 books", "3 to 15 years")."""

import math
import re

from agent.domain.base import Frozen
from agent.domain.prose.figures import Figure, FigureKind, figures, value
from agent.domain.prose.terms import terms
from agent.writer.comparators import AFTER, WORDS, either


class Band(Frozen):
    """A range of values; an open end does not belong to it."""

    low: float
    high: float
    low_open: bool = False
    high_open: bool = False

    def common(self, other: "Band") -> "Band | None":
        """Return the values that lie in both bands, None if no value does."""
        low, low_open = max((self.low, self.low_open), (other.low, other.low_open))
        high, closed = min((self.high, not self.high_open), (other.high, not other.high_open))
        found = Band(low=low, high=high, low_open=low_open, high_open=not closed)
        empty = low > high or (low == high and (low_open or not closed))
        return None if empty else found

    def overlaps(self, other: "Band") -> bool:
        """Tell whether the bands share more than a single value."""
        shared = self.common(other)
        return shared is not None and shared.low < shared.high


Bands = dict[str, Band]
BEFORE = re.compile(
    rf"\b(?:{either(WORDS | {'least': WORDS['least'] + '|from'})})\s+$", re.IGNORECASE
)
_NUMBER = r"[$€£]?\d[\d,.]*"
_LIMITED = "|".join((WORDS["most"], WORDS["below"]))
SPELLED = tuple(
    (re.compile(pattern, re.IGNORECASE), meant)
    for pattern, meant in (
        (rf"\b(?:between|from)\s+({_NUMBER})(?:\s\w+)?\s+(?:and|to)\s+[$€£]?(?=\d)", r"\1 to "),
        (rf"({_NUMBER})(?:\s\w+)?\s+to\s+[$€£]?(?=\d)", r"\1 to "),
        (rf"({_NUMBER})\+", r"at least \1"),
        (rf"({_NUMBER}(?:\s\w+)?),?\s(?:but|to|and)\s(?={_LIMITED})", r"at least \1, "),
    )
)
"""Other spellings of a range, and what each is read as."""
ENDS = re.compile(r"\s?(?:–|—|\bto\b|\bor\b|(?<=\d)-(?=\d))\s?")
MEASURED = frozenset(FigureKind) - {FigureKind.DATE, FigureKind.CLOCK, FigureKind.CODE}
AGE = "age"
SCALES = {"year": ("month", 12), "quarter": ("month", 3), "week": ("day", 7)}


def bands(text: str, *, points: bool = False) -> Bands:
    """Return the band of each measure that ``text`` names, with ``points`` also single values.

    A measure of which the text names values that exclude each other is left out.
    """
    text = _spelled(text)
    found: dict[str, Band | None] = {}
    for figure in figures(text):
        named = _band(figure, text)
        if named is None or (not points and named.low == named.high):
            continue
        measure, scale = _measure(figure, text)
        band = named.model_copy(update={"low": named.low * scale, "high": named.high * scale})
        known = found.get(measure, band)
        found[measure] = known and known.common(band)
    return {measure: band for measure, band in found.items() if band is not None}


def opening(text: str) -> list[str]:
    """Return the stems that stand before the first band of ``text``; all if it has none."""
    text = _spelled(text)
    for figure in figures(text):
        band = _band(figure, text)
        if band is not None and band.low < band.high:
            before = text[: figure.span.start]
            return terms(BEFORE.sub("", before))
    return terms(text)


def unbounded(text: str) -> str:
    """Return ``text`` without the figures that bound a band."""
    text = _spelled(text)
    for figure in reversed(figures(text)):
        band = _band(figure, text)
        if band is not None and band.low < band.high:
            text = text[: figure.span.start] + text[figure.span.end :]
    return text


def _spelled(text: str) -> str:
    """Return ``text`` with its ranges in one spelling."""
    for spelling, meant in SPELLED:
        text = spelling.sub(meant, text)
    return text


def _band(figure: Figure, text: str) -> Band | None:
    """Return the values that a figure and the comparator beside it stand for."""
    ends = [value(e) for e in ENDS.split(figure.number.of(text))]
    low, high = ends[0], ends[-1]
    if figure.kind not in MEASURED or low is None or high is None:
        return None
    compared = _compared(figure, text)
    match compared.lastgroup if compared else "":
        case "most":
            return Band(low=-math.inf, high=high)
        case "least":
            return Band(low=low, high=math.inf)
        case "above":
            return Band(low=low, high=high if high > low else math.inf, low_open=True)
        case "below":
            return Band(low=-math.inf, high=low, high_open=True)
    return Band(low=low, high=high)


def _compared(figure: Figure, text: str) -> re.Match[str] | None:
    return BEFORE.search(text[: figure.span.start]) or AFTER.match(text, figure.span.end)


def _measure(figure: Figure, text: str) -> tuple[str, float]:
    """Return what a figure measures, and how many of its base unit the figure's unit has.

    Years that are an adjective and a number that counts nothing are taken for an age.
    """
    if figure.kind is FigureKind.DURATION and "-" in figure.text:
        return AGE, 1
    if figure.kind is FigureKind.COUNT:
        counted = terms(figure.unit) or terms(_noun_after(figure, text))
        return (f"{figure.kind}:{counted[0]}" if counted else AGE), 1
    base, scale = SCALES.get(figure.unit, (figure.unit, 1))
    return f"{figure.kind}:{base}", scale


def _noun_after(figure: Figure, text: str) -> str:
    """Return the word behind "or more" and the like: "ten or more people"."""
    rest = text[figure.span.end :]
    compared = AFTER.match(rest)
    following = re.match(r"\s(\w+)", rest[compared.end() :]) if compared else None
    aged = compared and re.search(r"(?:over|under|older|younger)$", compared[0], re.IGNORECASE)
    return following[1] if following and not aged else ""
