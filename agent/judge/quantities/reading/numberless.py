"""Quantities without a number: "a week", "twice", "quarters of an hour", "no complaints"."""

import re
from dataclasses import replace

from agent.judge.quantities.numbers.scales import UNITS, Numeral
from agent.judge.quantities.quantity import Interval, Quantity
from agent.judge.quantities.reading.build import build, part_after_unit
from agent.judge.quantities.reading.comparators import comparator_before
from agent.judge.quantities.reading.measure import measure_after, rate_after
from agent.judge.quantities.reading.page import Page, counted_noun
from agent.judge.quantities.units.registry import Unit

_STEMS = {"doubl": 2.0, "tripl": 3.0, "trebl": 3.0, "quadrupl": 4.0, "quintupl": 5.0}
_MULTIPLES = {
    "twice": 2.0, "thrice": 3.0, "halve": 0.5, "halved": 0.5, "halves": 0.5, "halving": 0.5,
    "quartered": 0.25, "once": 1.0,
} | {s + end: value for s, value in _STEMS.items() for end in ("e", "ed", "es", "ing")} | {
    f"{word}fold": float(value) for word, value in UNITS.items() if value > 1
}  # fmt: skip
_EVERY = ("every", "each")
_WORDS = frozenset(("a", "an", "no", *_EVERY, *_MULTIPLES))
_TIMES = frozenset(("once", "twice", "thrice"))
_COUNTING = frozenset(
    "in during since before after by from between at on with over and but or because when if "
    "unless while until".split()
)
_HEDGES = frozenset("about nearly almost over within around".split())
_MEASURING = frozenset("take last weigh cost measure require need".split())
_BESIDE_THE_FIRST = frozenset("second third fourth fifth other".split())
_SHORTEST_UNIT_WORD = 3
_QUARTERS = re.compile(r"quarters?(?:\sof\san\s|[\s-])hours?\b", re.IGNORECASE)
_HOUR = Unit("duration", 3600.0, "hour")


def wordy(page: Page, i: int) -> Quantity | None:
    """Return the quantity that a word at lexeme ``i`` stands for, if any."""
    if quarters := _QUARTERS.match(page.text, page.lexemes[i].start):
        last = page.lexeme_from(quarters.end())
        return build(page, Numeral(i, last, 0.25, 0.01, "words"), (i, last), _HOUR, [0.25]).quantity
    if page.lower(i) not in _WORDS:
        return None
    return _article_unit(page, i) or multiple(page, i) or none(page, i)


def _article_unit(page: Page, i: int) -> Quantity | None:
    """Read "a week", "every hour and a half" as a unit; not the "a day" of a rate."""
    words = page.lexemes
    if page.lower(i) not in ("a", "an", *_EVERY) or i + 1 >= len(words):
        return None
    measure = measure_after(words, i + 1)
    if measure is None or words[i + 1].kind != "word" or words[i + 1].text.isupper():
        return None  # no "INR" of a blood test is a rupee
    part = part_after_unit(page, measure.last)
    if part is None and page.lower(i) in _EVERY:
        return None
    rate = measure.unit.dimension == "duration" and part is None and _is_rate(page, i)
    if rate or len(words[i + 1].text) < _SHORTEST_UNIT_WORD:
        return None
    last, value = (part.last, 1 + part.value) if part else (measure.last, 1.0)
    number = Numeral(i, last, value, 0.1, "words")
    read = build(page, number, (i, last), measure.unit, [value])
    soft = part is None and not _is_measured(page, i)
    return replace(read.quantity, soft=soft) if read.quantity else None


def _is_measured(page: Page, i: int) -> bool:
    """Tell whether a verb gives the unit as its measure: "takes an hour", "weighs a kilogram"."""
    before = page.token_before(page.lexemes[i].start)
    return before is not None and before.lemma.lower() in _MEASURING


def _is_rate(page: Page, i: int) -> bool:
    """Tell whether "a day" says how often: after a noun, a number or "twice"."""
    before = page.token_before(page.lexemes[i].start)
    if before is None:
        return False
    word = before.text.lower()
    counted = before.pos in ("NOUN", "NUM", "PROPN", "SYM", "ADV") and word not in _HEDGES
    return counted or word in ("once", "twice", "times", "%")


def is_multiple(quantity: Quantity) -> bool:
    """Tell whether a word says how many times: "doubled", "twice a day"."""
    return quantity.dimension == "multiple" or (quantity.soft and quantity.noun == "time")


def told_by_turns(quantity: Quantity, text: str) -> bool:
    """Tell whether ``text`` may say in turns how many times: twice a year is every six months."""
    return quantity.noun == "time" and quantity.soft and re.search(r"\bevery\b", text) is not None


def multiple(page: Page, i: int) -> Quantity | None:
    """Read "doubled" as a multiple and "twice a week" as a count."""
    value = _MULTIPLES.get(page.lower(i))
    if value is None:
        return None
    lexeme, point = page.lexemes[i], Interval(value, value)
    rate, _ = rate_after(page.lexemes, i + 1)
    counts = bool(rate) or (page.lower(i) in _TIMES and _ends(page, i + 1))
    if page.lower(i) == "once" and not counts:
        return None
    return Quantity(
        lexeme.start, lexeme.end, lexeme.text, "count" if counts else "multiple", point, point,
        soft=True, noun="time" if counts else "", rate=rate,
    )  # fmt: skip


def _ends(page: Page, i: int) -> bool:
    """Tell whether nothing follows at lexeme ``i`` of which there could be a multiple."""
    return i >= len(page.lexemes) or page.lexemes[i].kind == "sym" or page.lower(i) in _COUNTING


def none(page: Page, i: int) -> Quantity | None:
    """Read "no complaints" as zero complaints, but not "no second complaint"."""
    if page.lower(i) != "no" or comparator_before(page.lexemes, i + 2):
        return None
    if page.lower(i + 1) in _BESIDE_THE_FIRST:
        return None
    noun, _ = counted_noun(page, i + 1)
    if not noun:
        return None
    lexeme, point = page.lexemes[i], Interval(0.0, 0.0)
    return Quantity(
        lexeme.start, lexeme.end, lexeme.text, "count", point, point, noun=noun, soft=True
    )
