"""Units that the head of a table gives to its cells: "Area (km²)", or "EUR million" over all."""

import re
from collections.abc import Sequence
from dataclasses import replace

from agent.domain.prose.analysis import Analysis
from agent.judge.clauses.rows import Cell
from agent.judge.quantities.numbers.lexer import lex
from agent.judge.quantities.numbers.naming import token_at
from agent.judge.quantities.numbers.scales import SCALES
from agent.judge.quantities.quantity import Day, Quantity
from agent.judge.quantities.reading.measure import measure_after, rate_after
from agent.judge.quantities.units.registry import PERCENT, Unit, currency, dollar

_SETTING = re.compile(r"[\w.-]*_([a-z]{2,7})")  # cache.size_mb, timeout_seconds
_WORDY = frozenset("min in day days week weeks month months year years".split())
_OF_SETTING = re.compile(
    r"\b(?:default|range|value|limit|min(?:imum)?|max(?:imum)?|allowed|recommended)s?\b", re.I
)
_PER_CENT = re.compile(r"%|\bper\s?cent\b", re.IGNORECASE)
_KEY_UNIT = re.compile(r"\(([^()]{1,30})\)\s*$|(?:,|\bin)\s+([^,()]{1,30})$")
_LEADING = re.compile(
    r"^(?:(?:all\s+)?(?:amounts|figures|values|numbers)\s+)?in\s+(?:the\s+)?", re.I
)
_LETTERS = {"k": 1e3, "m": 1e6, "mn": 1e6, "b": 1e9, "bn": 1e9}
_SCALE = rf"(?P<scale>['’]?000s?|(?:{'|'.join(SCALES)})s?|{'|'.join(_LETTERS)})"
_SCALED = (
    re.compile(rf"{_SCALE}\s*(?:\bof\s+)?(?P<unit>\D*)", re.IGNORECASE),
    re.compile(rf"(?P<unit>\D*?)\s*{_SCALE}", re.IGNORECASE),
)
_YEAR = re.compile(r"\s*(?:1[89]|20)\d\d\s*")
_PERIOD = re.compile(r"(?:(?:per|an?|each) )?(hour|day|week|month|year)", re.IGNORECASE)
_NUMBERED = re.compile(r"\b(?:number|count)\b|#", re.IGNORECASE)


def unit_of_key(key: str) -> Unit | None:
    """Return the unit that a column's key names, as in "Area (km²)" or "Revenue (EUR million)"."""
    match = _KEY_UNIT.search(key)
    if match is not None:
        return _unit_named(_LEADING.sub("", (match[1] or match[2]).strip()))
    return PERCENT if _PER_CENT.search(key) else None


def unit_over_all(corner: str) -> Unit | None:
    """Return the unit that the head of the names gives to all columns: "EUR million".

    A head that names the names too, as in "Item (USD thousand)", speaks for them all only where it
    gives an amount of money or a scale; a length may be that of the items.
    """
    unit = _unit_named(_LEADING.sub("", corner.strip("() ")))
    if unit is not None:
        return None if unit.dimension == "duration" else unit
    unit = unit_of_key(corner)
    scaled = unit is not None and (unit.dimension.startswith("money:") or unit.dimension == "count")
    return unit if scaled else None


def named_by_head(
    quantity: Quantity, analysis: Analysis, cell: Cell, row: Sequence[Cell]
) -> Quantity:
    """Give a bare number the unit or the noun that the head of its table names.

    What looks like a year is a number where there is a unit: *1999* euros.
    """
    if quantity.dimension == "count" and not analysis.text[quantity.end : cell.end].strip():
        quantity = replace(quantity, noun="")  # the noun was the first word of the next row
    named = _named(quantity, analysis, cell, row)
    heads = [analysis.text[cell.key_start : cell.key_end]]
    if cell != row[0]:
        heads.append(analysis.text[row[0].start : row[0].end])
    return _for_what_is_named(named, heads)


def _named(quantity: Quantity, analysis: Analysis, cell: Cell, row: Sequence[Cell]) -> Quantity:
    """Return a bare number in the unit, or of the noun, that the head of its table names."""
    if not (quantity.is_bare or _is_plain_year(quantity)):
        return quantity
    first = row[0]
    unit = unit_of_key(analysis.text[cell.key_start : cell.key_end].strip())
    if unit is not None:
        noun = _noun(analysis, cell.key_start, cell.key_end) if unit.dimension == "count" else ""
        return replace(_in_unit(quantity, unit), noun=noun)
    unit = _unit_of_row(analysis, first) if cell != first else None
    if cell != first and _OF_SETTING.search(analysis.text, cell.key_start, cell.key_end):
        unit = unit or _unit_of_setting(analysis.text[first.start : first.end])
    if unit is not None:
        noun = _noun(analysis, first.start, first.end)
        return replace(_in_unit(quantity, unit), noun=noun, tabled=True)
    if quantity.is_date:
        return quantity
    if _YEAR.fullmatch(analysis.text, cell.key_start, cell.key_end) and cell != first:
        return replace(quantity, tabled=True)
    nouns = _words(analysis, cell.key_start, cell.key_end)
    return replace(quantity, noun=nouns[0] if len(nouns) == 1 else "")


def _for_what_is_named(quantity: Quantity, heads: Sequence[str]) -> Quantity:
    """Return a price as that for what the head of its column names: *Month*, *Fee per guest*.

    The name of its row may say so as well: *Water, per cubic metre*. What a price is for by itself
    stays: of *Price per guest: £9 a night* it is the guest and the night.
    """
    if not quantity.dimension.startswith("money:"):
        return quantity
    period = _PERIOD.fullmatch(heads[0].strip())
    rate = period[1].lower() if period and not quantity.rate else _rate_of_head(heads)
    if not rate or rate == quantity.rate:
        return quantity
    return replace(quantity, rate=quantity.rate or rate, rates=quantity.rates | {rate})


def _rate_of_head(heads: Sequence[str]) -> str:
    """Return for one of what the first of some heads gives a price that says so: *per guest*."""
    for head in heads:
        lexemes = lex(head)
        for i, lexeme in enumerate(lexemes):
            if lexeme.lower == "per" and (rate := rate_after(lexemes, i)[0]):
                return rate
    return ""


def _unit_of_row(analysis: Analysis, first: Cell) -> Unit | None:
    """Return the unit of the values beside the name in ``first``: its own, or that of the table."""
    name = analysis.text[first.start : first.end]
    own = unit_of_key(name)
    if own is not None or _NUMBERED.search(name) or any(c.isdecimal() for c in name):
        return own
    return unit_over_all(analysis.text[first.key_start : first.key_end])


def _unit_of_setting(name: str) -> Unit | None:
    """Return the unit in which a setting is given: the *mb* of cache.size_mb."""
    match = _SETTING.fullmatch(name.strip("`"))
    if match is None or match[1] in _WORDY:
        return None
    spelled = (match[1], match[1].upper(), match[1].capitalize())
    return next((u for s in spelled if (u := _unit_named(s)) is not None), None)


def _in_unit(quantity: Quantity, unit: Unit) -> Quantity:
    """Return a bare number in a unit; a scale that it has itself is not applied again."""
    if unit.dimension.startswith(("money:", "count")) and not SCALES.keys().isdisjoint(
        quantity.text.lower().split()
    ):
        unit = unit._replace(factor=1.0)
    return replace(
        quantity,
        dimension=unit.dimension,
        unit=unit.name,
        interval=quantity.number.mapped(unit.factor, unit.offset),
        step=quantity.step * unit.factor,
        scale=unit.factor,
        offset=unit.offset,
        day=None,
        soft=False,
        bound="" if quantity.is_date else quantity.bound,
    )


def _is_plain_year(quantity: Quantity) -> bool:
    day = quantity.day
    return day is not None and day == Day(year=day.year) and quantity.text.isdecimal()


def _unit_named(text: str) -> Unit | None:
    """Return the unit that ``text`` is, with a scale or without: "km²", "£m", "million tonnes"."""
    plain = _plain_unit(text)
    if plain is not None:
        return plain
    for pattern in _SCALED:
        match = pattern.fullmatch(text)
        scaled = match and _scaled(text, match["scale"].lower(), match["unit"].strip())
        if scaled:
            return scaled
    return None


def _scaled(text: str, scale: str, unit: str) -> Unit | None:
    """Return a unit times a scale; a letter is a scale beside a currency only."""
    word = scale.removesuffix("s").lstrip("'’")
    factor = 1e3 if word == "000" else SCALES.get(word, 0.0)
    if not unit:
        return Unit("count", factor, text) if factor else None
    measured = _plain_unit(unit)
    if measured is None:
        return None
    if measured.dimension.startswith("money:"):
        factor = factor or _LETTERS.get(scale, 0.0)
    return measured._replace(factor=measured.factor * factor, name=text) if factor else None


def _plain_unit(text: str) -> Unit | None:
    lexemes = lex(text)
    measure = measure_after(lexemes, 0) if lexemes else None
    if measure is not None and measure.last == len(lexemes):
        return measure.unit
    return currency(text.upper()) or (dollar(text[:-1]) if text.endswith("$") else None)


def _noun(analysis: Analysis, start: int, end: int) -> str:
    """Return the last noun before brackets: the *employee* of "Average employees (thousand)"."""
    end = start + len(analysis.text[start:end].partition("(")[0])
    tokens = analysis.tokens[token_at(analysis, start) : token_at(analysis, end - 1) + 1]
    nouns = [t.lemma.lower() for t in tokens if t.pos in ("NOUN", "PROPN")]
    return nouns[-1] if nouns else ""


def _words(analysis: Analysis, start: int, end: int) -> list[str]:
    first, last = token_at(analysis, start), token_at(analysis, end - 1)
    return [t.lemma.lower() for t in analysis.tokens[first : last + 1] if t.text.isalpha()]
