"""Rates on several prices, told of one: *day ticket €12, season ticket €80; students pay half*.

For a claim on a student's season ticket that is *students pay €40 for the season ticket*.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from agent.domain.prose.casing import capital
from agent.judge.alignment.lexical import content
from agent.judge.claims.parsing.inflection import uncapitalised
from agent.judge.passages.windows import Sentence

_SIGN = r"(?:[€$£]|(?:CHF|EUR|USD|GBP) )"
_PRICE = (
    rf"(?P<sign>{_SIGN})(?P<number>\d[\d,]*(?:\.\d\d)?)(?![\d,.]*\d)(?![-–]| ?%)"
    r"(?P<unit>(?: (?:an?|per|each) [\w-]+)?)"
)
_OPENS = r"(?:^|[.;,:] |\b(?:and|while|but) )"
_ITEM = r"(?P<item>[^\W\d][^,;:.()\d€$£]{1,50}?)"
_ENTRY = re.compile(
    rf"{_OPENS}(?:(?:and|but|while) )?(?:(?:the|an?) )?{_ITEM}"
    rf"(?::| costs?| is| are| at| for)? {_PRICE}(?=[.,;)]|$| and\b| while\b)",
    re.IGNORECASE,
)
_PRICED = re.compile(
    rf"{_PRICE} for (?:(?:the|an?) )?{_ITEM}(?=[.,;]|$| and {_SIGN}| but {_SIGN})", re.IGNORECASE
)
_ROW = re.compile(rf"^[^:|;]+: (?P<item>[^:|;]+)[;|,] [^:|;]+: {_PRICE}[.;]?$")
_FACTORS = {"half": 0.5, "double": 2, "twice": 2, "triple": 3, "treble": 3, "a third": 1 / 3,
            "one third": 1 / 3, "a quarter": 0.25, "one quarter": 0.25}  # fmt: skip
_OFF = r"off|less|discount|reduction|rebate|cheaper|lower"
_ON = r"more|extra|surcharge|supplement|higher|dearer"
_RATE = (
    rf"(?:an? )?(?P<rate>{'|'.join(_FACTORS)}|(?:\d+(?:\.\d+)?) ?(?:%|per ?cent))"
    rf"(?: (?P<way>{_OFF}|{_ON}))?(?:(?: of)? (?:the |these |those |all |that )?"
    r"(?:(?:full |normal |regular |standard )?(?:prices?|fares?|rates?|fees?|amounts?)|as much))?"
)
_WHO = r"(?P<who>[^\W\d][^,;:.()]{1,60}?)"
_PAY = (
    r"(?:pays?|gets?|receives?|enjoys?|has|have|saves?"
    r"|(?:is|are) (?:charged|entitled to|granted))"
)
_PAID = re.compile(
    rf"{_OPENS}(?:(?:and|but|while) )?{_WHO} (?P<pay>{_PAY}) {_RATE}(?=[.;]|$)", re.IGNORECASE
)
_GRANTED = re.compile(
    rf"{_OPENS}(?:there is )?{_RATE} (?P<pay>for) {_WHO}(?=[.;]|$)", re.IGNORECASE
)
_IN_CASE = re.compile(
    r"(?:^|[.;] )(?P<who>(?:on|in|at|during|over|after|before|for) [^,;:.()]{2,40}?),? "
    r"(?:all |the )?(?:prices?|rates?|fees?|fares?) "
    rf"(?P<pay>(?:(?:is|are|rise by|fall by|drop by) )?){_RATE}(?=[.;]|$)",
    re.IGNORECASE,
)
_SAVES = re.compile(r"(?:save|fall|drop)", re.IGNORECASE)
_ADDS = re.compile(_ON, re.IGNORECASE)
_UNSURE = re.compile(r"\b(?:not|never|unless|except|only|up to|or|about)\b|n['’]t\b", re.IGNORECASE)
_OF_ALL = re.compile(r"\b(?:both|all|each|every|any)\b", re.IGNORECASE)
_SEVERAL = 2


class _Base(NamedTuple):
    """A price, of what it is and in which sentence it stands."""

    item: str
    sign: str
    value: float
    unit: str
    at: int


def of_its_base(sentences: Sequence[Sentence], claim: str) -> list[Sentence]:
    """Return sentences with prices and a rate told as the one price that a claim is on.

    They keep their number and order. Where it is unclear whose rate or which price a claim is on,
    they stand as they are.
    """
    found = list(sentences)
    if _UNSURE.search(claim) or _OF_ALL.search(claim):
        return found
    rates = [
        (n, m)
        for n, s in enumerate(sentences)
        if (m := _rate(s.text)) and content(m["who"]) and content(m["who"]) <= content(claim)
    ]
    if len(rates) != 1:
        return found
    ((at, rate),) = rates
    bases = _bases(sentences, range(at + 1)) or _bases(sentences, range(at + 1, len(found)))
    base = _own(bases, claim)
    special = any(content(rate["who"]) & content(b.item) for b in bases)
    told = _told(rate, base) if base and not special else ""
    if not told:
        return found
    for place in {at, *(b.at for b in bases)}:
        found[place] = found[place]._replace(text=told, span=sentences[at].span)
    return found


@lru_cache(maxsize=16_384)
def _rate(text: str) -> re.Match[str] | None:
    """Return where a sentence tells a rate, asked for many claims."""
    found = next((m for form in (_IN_CASE, _PAID, _GRANTED) if (m := form.search(text))), None)
    return None if found is None or _UNSURE.search(found.group()) else found


def _bases(sentences: Sequence[Sentence], places: range) -> list[_Base]:
    """Return the prices that the sentences at some places tell."""
    found = []
    for n in places:
        forms = (_ROW, _PRICED, _ENTRY)
        told = next((m for form in forms if (m := list(form.finditer(sentences[n].text)))), [])
        for match in told:
            value = float(match["number"].replace(",", ""))
            found.append(_Base(match["item"], match["sign"], value, match["unit"], n))
    return found


def _own(bases: Sequence[_Base], claim: str) -> _Base | None:
    """Return the price of the one thing that a claim names of several."""
    said, words = content(claim), [content(b.item) for b in bases]
    shared = frozenset[str]().intersection(*words) if words else frozenset[str]()
    named = [b for b, w in zip(bases, words, strict=True) if (w - shared) and w - shared <= said]
    return named[0] if len(named) == 1 and len(bases) >= _SEVERAL else None


def _told(rate: re.Match[str], base: _Base) -> str:
    """Return a price at a rate, '' where that has no end."""
    value = base.value * _factor(rate)
    if abs(value * 100 - round(value * 100)) > 1e-6:
        return ""
    price = f"{value:,.0f}" if abs(value - round(value)) < 1e-6 else f"{value:,.2f}"
    paid = f"{base.sign}{price}{base.unit} for the {uncapitalised(base.item)}."
    if rate.re is _IN_CASE:
        return f"{capital(rate['who'])} the price is {paid}"
    pay = "pays" if re.fullmatch(r"\w+s|is .*", rate["pay"].lower()) else "pay"
    return f"{capital(rate['who'])} {pay} {paid}"


def _factor(rate: re.Match[str]) -> float:
    """Return by what a rate multiplies a price: *10% off* by 0.9."""
    number = rate["rate"].lower()
    share = _FACTORS.get(number) or float(re.split(r" ?(?:%|per)", number)[0]) / 100
    if (rate["way"] and _ADDS.fullmatch(rate["way"])) or rate["pay"].lower() == "rise by ":
        return 1 + share
    return 1 - share if rate["way"] or _SAVES.match(rate["pay"]) else share
