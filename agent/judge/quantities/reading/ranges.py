"""Ranges: *5 to 10 kg*, *10,000 – 29,999*, *from 5 to under 10*."""

from agent.judge.quantities.numbers.lexer import adjacent
from agent.judge.quantities.numbers.numerals import numeral_at
from agent.judge.quantities.numbers.scales import SCALES, Numeral
from agent.judge.quantities.reading.measure import Measure, measure_after
from agent.judge.quantities.reading.page import Page, counted_noun
from agent.judge.quantities.units.registry import currency

_DASHES = ("-", "–", "—", "‑")
_UNDER = frozenset(("<", "under", "below"))
_CELL_ENDS = frozenset((":", "|", ";", ""))
_SPANNING = frozenset(
    """range ranges ranged ranging vary varies varied varying anywhere stored kept operated operates
    operate operating used usable works work rated temperatures children pupils people persons
    adults aged ages infants patients those anyone guests visitors students passengers""".split()
)
"""What "from 5 to 40" follows where it tells a range, no change."""


def range_at(page: Page, number: Numeral, first: int) -> tuple[Numeral | None, int, Measure | None]:
    """Return the upper end of a range, the lexeme after all, and the unit."""
    words = page.lexemes
    measure = measure_after(words, number.last)
    link = measure.last if measure else number.last
    if link + 1 < len(words) and _links_range(page, link, first):
        start = link + 1 + _below_words(page, link + 1)
        signed = start + 1 < len(words) and currency(words[start].text) is not None
        high = numeral_at(words, start + signed) if start + signed < len(words) else None
        above = high is not None and high.value > number.value and high.form != "fraction"
        if high is not None and above and not _is_end_of_change(page, number, high, first):
            unit = measure_after(words, high.last)
            if unit is not None or measure is None:
                return high, unit.last if unit else high.last, unit
    return None, link, measure


def is_open(page: Page, end: int) -> bool:
    """Tell whether a range ends before the number at a lexeme: *from 5 to under 10*."""
    return page.lower(end - 1) in _UNDER or page.lower(end - 1) == "than"


def same_scale(page: Page, number: Numeral, high: Numeral | None) -> Numeral:
    """Read the 5 of "5 to 7 million" as five million."""
    if high is None or (number.form == "digits" and page.lexemes[number.last - 1].kind == "word"):
        return number
    factor = SCALES.get(page.lower(high.last - 1))
    if factor is None or high.last - high.first < 2:
        return number
    return number._replace(value=number.value * factor, step=number.step * factor)


def _below_words(page: Page, i: int) -> int:
    """Return how many lexemes before the end of a range say that it is left out."""
    if page.lower(i) in _UNDER:
        return 1
    return 2 if (page.lower(i), page.lower(i + 1)) == ("less", "than") else 0


def _is_end_of_change(page: Page, number: Numeral, high: Numeral, first: int) -> bool:
    """Tell the end of a change, "by £3 to £20", from that of a range, "by 3 to 5%".

    Both numbers of a change have a sign or unit of their own, or neither counts anything.
    """
    if page.lower(first - 1) != "by" or same_scale(page, number, high) is not number:
        return False
    own = first < number.first or measure_after(page.lexemes, number.last) is not None
    counts = measure_after(page.lexemes, high.last) or counted_noun(page, high.last)[0]
    return own or not counts


def _links_range(page: Page, link: int, first: int) -> bool:
    word = page.lower(link)
    if word == "and":
        return page.lower(first - 1) == "between"
    if word == "to":
        return page.lower(first - 1) != "from" or page.lower(first - 2) in _SPANNING
    if word not in _DASHES:
        return False
    apart = word == "–" or page.lower(first - 1) in _CELL_ENDS
    return apart or adjacent(page.lexemes[link - 1], page.lexemes[link])
