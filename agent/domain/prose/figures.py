"""Figures as they stand in prose: amounts, percentages, durations, dates, times, codes, counts.

They are found for display, replacement and search; ruling on them is the judge's work.
"""

import re
from enum import StrEnum
from functools import lru_cache

from agent.domain.base import Frozen
from agent.domain.prose.calendar import MONTH
from agent.domain.text import Span


class FigureKind(StrEnum):
    """What a figure measures."""

    MONEY = "money"
    PERCENT = "percent"
    DURATION = "duration"
    DATE = "date"
    CLOCK = "clock"
    SIZE = "size"
    CODE = "code"
    COUNT = "count"


class Figure(Frozen):
    """A figure in a text; ``key`` is equal for two spellings of the same figure.

    ``number`` covers the digits or number words alone, without sign and unit.
    """

    kind: FigureKind
    span: Span
    number: Span
    text: str
    unit: str
    key: str


UNITS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
    "fifteen sixteen seventeen eighteen nineteen"
).split()
TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()
TWO_TO_TWELVE = "|".join(UNITS[2:13])
ONE_TO_TWELVE = f"one|{TWO_TO_TWELVE}"
"""Numbers in words as alternatives of a pattern."""
_SMALL = "|".join([rf"(?:{'|'.join(TENS)})[- ](?:{'|'.join(UNITS[1:10])})", *TENS, *UNITS[::-1]])
_NUM = (
    rf"(?:\d{{1,3}}(?:,\d{{3}})+(?:\.\d+)?|\d+(?:\.\d+)?|(?:{_SMALL})(?:\s+hundred)?|a\s+hundred)"
)
_SCALE = r"(?:\s?(?:thousand|million|billion|trillion|bn|[kKmM](?![A-Za-z])))?"
_RANGE = rf"(?P<num>{_NUM}{_SCALE}(?:\s?(?:-|–|—|to|or)\s?{_NUM}{_SCALE})?)"
_MONTH = rf"(?:{MONTH}|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.?)"
_QUARTER = r"(?:Q[1-4]|(?:the\s+)?(?:first|second|third|fourth|last)\s+quarter)"
_PERIOD = (
    r"(?P<unit>(?:(?:business|working|calendar|consecutive|billable|full)\s+)?"
    r"(?:second|minute|hour|day|night|week|fortnight|month|quarter|year|decade)s?"
    r"|pay\s+periods?|mins?|hrs?)"
)
_HALF_DAY = r"(?:[aApP]\.[mM]\b\.?|[aApP][mM]\b|o['’]clock)"
_FRACTION = r"half|a\s+third|one\s+third|two\s+thirds|a\s+quarter"
_COUNTED = r"(?:[\s-](?P<unit>[A-Za-z][\w-]*))?"
PATTERNS: tuple[tuple[FigureKind, str], ...] = (
    (
        FigureKind.DATE,
        rf"\b(?:{_QUARTER}(?:\s+of|,)?\s+(?:19|20)\d\d|\d{{4}}-\d\d-\d\d"
        rf"|{_MONTH}\s+\d{{1,2}}(?:st|nd|rd|th)?(?:,?\s+(?:19|20)\d\d)?"
        rf"|\d{{1,2}}(?:st|nd|rd|th)?\s+(?:of\s+)?{_MONTH}(?:,?\s+(?:19|20)\d\d)?"
        rf"|{_MONTH}\s+(?:of\s+)?(?:19|20)\d\d|\b{_QUARTER}\b(?!\s+of\s+(?:the|all|a)\b))(?!\w)",
    ),
    (
        FigureKind.CLOCK,
        rf"\b\d{{1,2}}(?:[:.]\d\d)?\s?{_HALF_DAY}(?:\s[ECMP]S?T\b)?"
        r"|\b(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-5]\d)?(?![\d:])|\b(?:noon|midnight)\b"
        r"|\b(?:half past|quarter (?:past|to)) \w+|\b\w+ o['’]clock\b",
    ),
    (FigureKind.CODE, r"(?:#\d+|\(\d{3}\)\s?\d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b)"),
    (FigureKind.CODE, r"\b(?=[A-Za-z.-]*\d)(?:[A-Z]{2,}|v)[-.]?\d[\w.]*(?:-\w+)*\b"),
    (
        FigureKind.MONEY,
        rf"[$€£]\s?{_RANGE}|(?:\b(?:USD|EUR|GBP)\s)(?P<num2>{_NUM}{_SCALE})"
        rf"|\b(?P<num3>{_NUM}{_SCALE})\s?(?:dollars?|euros?|pounds?|USD|EUR|GBP)\b"
        rf"|(?<![\w.,])(?P<cents>{_NUM})\s?(?:cents?|pence)\b"
        r"|(?<![\w.,])(?P<pence>\d{1,3}(?:\.\d+)?)p\b",
    ),
    (FigureKind.PERCENT, rf"(?<![\w.]){_RANGE}\s?(?:%|percent\b|per\s?cent\b)"),
    (FigureKind.PERCENT, rf"\b(?P<num>{_FRACTION})\b(?=\s+(?:of|its))"),
    (
        FigureKind.SIZE,
        rf"(?<![\w.]){_RANGE}[\s-]?(?P<unit>[KMGT]B|kilometers?|kilometres?|km|miles?|kg|kilograms?"
        r"|pounds|lbs?|grams?|meters?|metres?|feet|inch(?:es)?|characters?|digits?|letters?)\b",
    ),
    (FigureKind.DURATION, r"(?<![\w.#$/-])\d{1,3}\s?h(?:\s?\d{1,2}\s?min)?(?![\w/])"),
    (FigureKind.DURATION, rf"(?<![\w.#$]){_RANGE}[\s-]{_PERIOD}\b"),
    (FigureKind.DATE, r"(?<![\w.,#$-])(?:19|20)\d\d(?![\w-]|[.,]\d)"),
    (FigureKind.COUNT, rf"(?<![\w.#$/-]){_RANGE}(?![\w%]|[.,]\d){_COUNTED}"),
)  # fmt: skip
CENTS = ("cents", "pence")
"""Groups of numbers that count hundredths of a currency."""
_COMPILED = tuple(
    (kind, re.compile(p, 0 if kind in (FigureKind.DATE, FigureKind.CODE) else re.IGNORECASE))
    for kind, p in PATTERNS
)
AMOUNTS = frozenset(
    (FigureKind.MONEY, FigureKind.PERCENT, FigureKind.SIZE, FigureKind.DURATION, FigureKind.CLOCK)
)
_MEASURES = AMOUNTS | {FigureKind.DATE}
VALUE_WORDS = 3  # most words that a bare value has beside its figure
_VALUES = {w: i for i, w in enumerate(UNITS)} | {w: 20 + 10 * i for i, w in enumerate(TENS)}
_SCALES = {"k": 1e3, "thousand": 1e3, "m": 1e6, "million": 1e6, "bn": 1e9, "billion": 1e9}


def value(number: str) -> float | None:
    """Return the value of one number in digits or English words below a thousand."""
    plain = number.lower().replace(",", "").strip()
    match = re.fullmatch(r"(\d+(?:\.\d+)?)\s?([a-z]+)?", plain)
    if match:
        return float(match[1]) * _SCALES.get(match[2] or "", 1)
    total, known = 0.0, False
    for word in re.split(r"[\s-]+", plain):
        if word in _VALUES:
            total, known = total + _VALUES[word], True
        elif word == "hundred":
            total, known = max(total, 1) * 100, True
        elif word != "a":
            return None
    return total if known else None


def _key(kind: FigureKind, text: str, number: str, unit: str, share: float) -> str:
    """Return the key of a figure of which one is ``share`` of its unit."""
    ends = [value(p) for p in re.split(r"\s?(?:–|—|\bto\b|\bor\b|(?<=\d)-(?=\d))\s?", number)]
    known = [e * share for e in ends if e is not None]
    plain = " ".join(text.lower().split())
    if kind in (FigureKind.DATE, FigureKind.CODE, FigureKind.CLOCK) or len(known) < len(ends):
        return f"{kind}:{plain.replace('.', '').replace(' ', '')}"
    digits = "-".join(f"{e:g}" for e in known)
    return f"{kind}:{digits}:{unit}" if kind is not FigureKind.COUNT else f"{kind}:{digits}"


def _figure(kind: FigureKind, match: re.Match[str]) -> Figure:
    groups = match.groupdict()
    name = next((n for n in (*CENTS, "num", "num2", "num3") if groups.get(n)), None)
    number = Span(start=match.start(name or 0), end=match.end(name or 0))
    unit = " ".join((groups.get("unit") or "").lower().split()).removesuffix("s")
    end = number.end if kind is FigureKind.COUNT else match.end()
    text = match.string[match.start() : end]
    share = 0.01 if name in CENTS else 1.0
    key = _key(kind, text, match.string[number.start : number.end], unit, share)
    span = Span(start=match.start(), end=end)
    return Figure(kind=kind, span=span, number=number, text=text, unit=unit, key=key)


def figures(text: str) -> list[Figure]:
    """Return the figures of ``text`` in order; none overlaps another."""
    return list(_figures(text))


def is_measured(text: str) -> bool:
    """Tell whether ``text`` has an amount, a measure, a date or a time, not mere counts."""
    return any(f.kind in _MEASURES for f in figures(text))


def is_value(text: str) -> bool:
    """Tell a bare value ("900 euros a month", "5") from "Plan 1", "2024" and "a 30 day tour of"."""
    for figure in figures(text):
        beside = len((text[: figure.span.start] + text[figure.span.end :]).split())
        if figure.kind in AMOUNTS and beside <= VALUE_WORDS:
            return True
        if figure.kind is FigureKind.COUNT and not beside:
            return True
    return False


@lru_cache(maxsize=4096)
def _figures(text: str) -> tuple[Figure, ...]:
    found: list[Figure] = []
    for kind, pattern in _COMPILED:
        for match in pattern.finditer(text):
            figure = _figure(kind, match)
            if not any(figure.span.overlaps(f.span) for f in found):
                found.append(figure)
    return tuple(sorted((f for f in found if not _idle(f, text)), key=lambda f: f.span.start))


def _idle(figure: Figure, text: str) -> bool:
    """Tell whether a lone "one" or list number is no figure ("one of", "step 3." kept)."""
    if figure.kind is not FigureKind.COUNT:
        return False
    word = figure.text.lower()
    return word in ("one", "a hundred") or (word == "zero" and "-" in text)
