"""How the values of a table run over the years: "visitors rose every year"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from agent.domain.prose.analysis import Analysis
from agent.judge.derivation import cues
from agent.judge.derivation.operands import Source
from agent.judge.derivation.tables.comparison import comparatives, is_hedge
from agent.judge.derivation.tables.rows import (
    LEAST,
    MOST,
    is_year,
    key_words,
    label,
    label_key_words,
    label_words,
    superlative,
)
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.binding.words import stem, stems
from agent.judge.quantities.quantity import Day

_YEAR = r"(?:1[89]|20)\d\d"
_DATED = re.compile(rf"\b(in|since|from|to|until|through|between|and|than)\s+({_YEAR})\b", re.I)
_EVERY = re.compile(
    r"\b(?:(?:every|each)(?: single)? year|year (?:on|after|by) year|steadily|continuously)\b", re.I
)
_PEAK = re.compile(r"\bpeak(?:ed|s)?\b", re.I)
_WEAK = re.compile(
    r"\b(?:almost|nearly|virtually|except|only|not|no|never|if|second|third|among|one of|"
    r"at (?:most|least)|(?<!the )(?:most|fewest|least))\b",
    re.I,
)
_ALWAYS_KNOWN = frozenset(("year", "peak", "steadi", "contin"))


@dataclass(frozen=True, slots=True)
class Trend:
    """The cells that decide what a claim says of a series, and whether it is so."""

    cells: tuple[Source, ...]
    holds: bool

    @property
    def formula(self) -> str:
        """The cells in the order of their years, for the ledger."""
        return ", ".join(f"{_year(c)}: {c.quantity.text}" for c in self.cells)


_Series = dict[int, Source]


def tells_a_trend(claim: Analysis) -> bool:
    """Tell whether ``claim`` may say how values run over all years, without a year of its own."""
    return _EVERY.search(claim.text) is not None


def trend(claim: Analysis, asked: Bindings, pool: Sequence[Source]) -> Trend | None:
    """Return whether the one series of values by years that a claim names runs as it says.

    None where the claim is unclear: where it denies, limits or supposes, has other numbers than
    years, or words that are neither of the series nor of the evidence.
    """
    days = [b.quantity.day for b in asked.items]
    dated = [(m[1].lower(), int(m[2])) for m in _DATED.finditer(claim.text)]
    plain = all(day == Day(year=day.year) for day in days if day) and None not in days
    hedged = any(is_hedge(t) or t.tag == "MD" for t in claim.tokens)
    if not plain or hedged or len(dated) != len(days) or _WEAK.search(claim.text):
        return None
    series = _named(claim, asked, pool)
    years = [year for _, year in dated]
    if series is None or not set(years) <= series.keys():
        return None
    joints = [i for i, t in enumerate(claim.tokens) if t.text.lower() == "than"]
    if joints:
        return _compared(claim, joints[0], years, series) if len(joints) == 1 else None
    return _extreme(claim, dated, series) or _changed(claim, dated, series)


def _compared(claim: Analysis, joint: int, years: list[int], series: _Series) -> Trend | None:
    """Hold "higher in 2023 than in 2021" against the two cells."""
    ways = [way for _, way in comparatives(claim.tokens[:joint])]
    if len(ways) != 1 or not ways[0] or len(years) != 2 or years[0] == years[1]:
        return None
    left, right = (series[year] for year in years)
    return _ran((right, left), ways[0])


def _extreme(claim: Analysis, dated: list[tuple[str, int]], series: _Series) -> Trend | None:
    """Hold "peaked in 2023" and "lowest in 2022" against the whole series."""
    word = superlative(claim)
    way = 1 if _PEAK.search(claim.text) or word in MOST else -1 if word in LEAST else 0
    if not way or (word and _PEAK.search(claim.text)) or [p for p, _ in dated] != ["in"]:
        return None
    if len(_steps(series)) != 1 or _is_of_rows(claim, series):
        return None
    chosen = series[dated[0][1]]
    others = [way * (chosen.value - s.value) for s in series.values() if s is not chosen]
    if min(others) == 0:
        return None  # it shares its place
    return Trend(tuple(series[y] for y in sorted(series)), min(others) > 0)


def _is_of_rows(claim: Analysis, series: _Series) -> bool:
    """Tell whether a superlative is one among the rows: *the smallest division in 2024*."""
    kinds = label_key_words(next(iter(series.values())))
    return any(stem(claim.tokens[t.head]) in kinds for t in claim.tokens if t.tag == "JJS")


def _changed(claim: Analysis, dated: list[tuple[str, int]], series: _Series) -> Trend | None:
    """Hold a rise or fall, at every step or from end to end, against the cells."""
    way = cues.direction(cues.cues(claim) & cues.NAMED_CHANGE)
    ends = _ends(dated, series)
    if not way or ends is None or superlative(claim) or _PEAK.search(claim.text):
        return None
    inside = {year: s for year, s in series.items() if ends[0] <= year <= ends[1]}
    if _EVERY.search(claim.text) is None:
        return _ran((series[ends[0]], series[ends[1]]), way)
    if _steps(inside) != {1}:
        return None
    return _ran([inside[year] for year in sorted(inside)], way)


def _ends(dated: list[tuple[str, int]], series: _Series) -> tuple[int, int] | None:
    """Return the first and the last year of what is told; None where they are not in the series."""
    links, years = [link for link, _ in dated], [year for _, year in dated]
    if not links:
        first, last = min(series), max(series)
    elif links in (["since"], ["from"]):
        first, last = years[0], max(series)
    elif links == ["in"]:
        first, last = years[0] - 1, years[0]
    elif len(links) == 2 and (links[0] in ("from", "between")) and links[1] != "in":
        first, last = years
    else:
        return None
    return (first, last) if first < last and {first, last} <= series.keys() else None


def _ran(cells: Sequence[Source], way: int) -> Trend:
    """Return whether each cell lies above (``way`` 1) or below the one before it."""
    return Trend(tuple(cells), all(way * (b.value - a.value) > 0 for a, b in pairwise(cells)))


def _steps(series: _Series) -> set[int]:
    return {b - a for a, b in pairwise(sorted(series))}


def _named(claim: Analysis, asked: Bindings, pool: Sequence[Source]) -> _Series | None:
    """Return the one series whose name the claim has, if it knows of no other thing."""
    found = list(_all_series(pool))
    fitting = [(name, series) for name, series in found if name and name <= asked.words]
    if len(fitting) != 1:
        return None
    name, series = fitting[0]
    known = frozenset[str]().union(*(stems(s.premise) for s in series.values()))
    others = frozenset[str]().union(*(words for words, _ in found if words != name))
    told = frozenset(stem(t) for t in claim.tokens if _tells(t.lemma.lower(), t.tag))
    beyond = asked.words - name - told - _ALWAYS_KNOWN - {str(year) for year in series}
    return None if beyond & others or not beyond <= known else series


def _tells(lemma: str, tag: str) -> bool:
    return lemma in cues.NAMED_CHANGE or tag in ("JJR", "RBR", "JJS", "RBS")


def _all_series(pool: Sequence[Source]) -> Iterator[tuple[frozenset[str], _Series]]:
    """Yield the values by years in each row or column, with the words that name them."""
    groups: dict[tuple[int, object], list[Source]] = {}
    for source in pool:
        bound = source.bound
        if bound.column and source.quantity.number.is_point and not source.quantity.is_date:
            by_row = is_year(bound.column) and label(source) != source.quantity.text
            group = bound.sentence if by_row else bound.column
            if by_row or is_year(label(source)):
                groups.setdefault((source.index, group), []).append(source)
    for cells in groups.values():
        series = {_year(c): c for c in cells}
        alike = len({c.quantity.dimension for c in cells}) == 1
        if len(series) == len(cells) > 1 and alike:
            by_row = is_year(cells[0].bound.column)
            yield label_words(cells[0]) if by_row else key_words(cells[0]), series


def _year(cell: Source) -> int:
    """Return the year that the column or else the row of a cell is about."""
    name = cell.bound.column if is_year(cell.bound.column) else label(cell)
    return int(name.partition("(")[0])
