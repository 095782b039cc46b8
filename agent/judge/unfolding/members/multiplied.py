"""Values told as multiples of others: *the basic course lasts 6 weeks, the other twice as long*.

They are told as numbers: *the other lasts 12 weeks*. So is *pay half* where one price is told.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from agent.domain.prose.casing import capital
from agent.judge.clauses.stems import stem
from agent.judge.quantities.numbers.scales import UNITS

_FACTORS = {
    "half": 0.5, "twice": 2, "double": 2, "treble": 3, "triple": 3, "quadruple": 4,
    "a third": 1 / 3, "one third": 1 / 3, "a quarter": 0.25, "one quarter": 0.25,
}  # fmt: skip
_MANY = r"three|four|five|six|seven|eight|nine|ten|\d+(?:\.\d+)?"
_FACTOR = rf"(?:{'|'.join(_FACTORS)}|(?:{_MANY}) times)"
_MULTIPLE = (
    rf"(?P<factor>{_FACTOR})(?:(?: of)? (?P<that>that|this)(?: \w+)?| as (?P<as>\w+)"
    r"|(?: of)? the (?P<the>[\w-]+(?: (?:price|fee|rate|fare|limit|amount))?))?"
)
_SIGN = r"(?:[€$£]|(?:CHF|EUR|USD|GBP) ?)"
_NUMBER = rf"(?P<sign>{_SIGN}?)(?P<number>\d[\d,]*(?:\.\d+)?|{'|'.join(UNITS)})(?![\w.,]*\d)"
_VERB = (
    r"(?:(?:must|will|has to|have to) )?(?:pa(?:ys?|id)|costs?|is|are|was|were|earn(?:s|ed)?|gets?"
    r"|got|receive[sd]?|last(?:s|ed)?|takes?|took|weigh(?:s|ed)?|measure[sd]?|holds?|held|seat(?:s|ed)?"
    r"|sells?|sold|use[sd]?|produce[sd]?|carr(?:y|ies|ied)|move[sd]?|charge[sd]?|needs?|needed|has"
    r"|have|had|reach(?:es|ed)?|run|runs|ran|rose to|grew to|emit(?:s|ted)?|contain(?:s|ed)?"
    r"|consume[sd]?|cover(?:s|ed)?|owe[sd]?|score[sd]?|store[sd]?|make[sd]?|made|work(?:s|ed)?"
    r"|amounts? to|(?:is|are) charged|counts?)"
)
_WHO = r"[^\d,;:.()]{2,60}?"
_BASE = re.compile(
    rf"^(?P<who>{_WHO}) (?P<verb>{_VERB}) {_NUMBER}(?P<rest>[^,;:.\d()'’]{{0,40}}?)$", re.IGNORECASE
)
_TOLD = re.compile(
    rf"^(?P<who>{_WHO}) (?P<verb>{_VERB}) {_MULTIPLE}(?P<rest>(?: [^\d,;:()]{{1,40}})?)$",
    re.IGNORECASE,
)
_GAPPED = re.compile(rf"^(?P<who>{_WHO}),? {_MULTIPLE}$", re.IGNORECASE)
_PARTS = re.compile(r"(?:, and |, while |, but |[,;] | and | but | while )", re.IGNORECASE)
_UNSURE = re.compile(
    r"\b(?:not|never|no|if|unless|(?-i:may)|might|could|would|should|nearly|almost|about|around|roughly"
    r"|approximately|over|than|at (?:least|most)|up to|only|each|every|between|some|average|or)\b"
    r"|n['’]t\b|%",
    re.IGNORECASE,
)
_PAYING = re.compile(
    r"(?:pa(?:y|id)|cost|charge|is\b|are\b|was\b|were\b|amount|owe)", re.IGNORECASE
)
_PRICES = frozenset("price fee rate fare cost amount charge tariff standard normal regular".split())
_HOW = {"long": r"\b(?:second|minute|hour|day|night|week|month|year|k?m\b|metre|mile)"}
_WHEN = re.compile(r" (?:in|on|at|during|from|for|by|last|this)\b.*$", re.IGNORECASE)
CUE = re.compile(rf"\b{_FACTOR}\b", re.IGNORECASE)


class _Base(NamedTuple):
    """A value told of something else."""

    verb: str
    sign: str
    number: str
    rest: str
    text: str


def in_numbers(text: str, sentences: Sequence[str]) -> str:
    """Return a sentence with the number that it tells as a multiple of the only one told before.

    Args:
        text: the sentence.
        sentences: those before it in its passage, the next last.
    """
    whole = text.rstrip(" .!")
    if _UNSURE.search(whole):
        return text
    for part in _PARTS.finditer(whole):
        base = _base(whole[: part.start()])
        after, tail = whole[part.end() :], ""
        if more := _PARTS.search(after):
            after, tail = after[: more.start()], f" {capital(after[more.end() :])}."
        if base and not CUE.search(tail) and (told := _told(after, [base], gapped=True)):
            return f"{whole[: part.start()]}. {told}.{tail}"
    bases = [b for s in sentences if (b := _base(s.rstrip(" .!")))]
    near = bool(sentences) and _base(sentences[-1].rstrip(" .!")) is not None
    told = _told(whole, bases if near else bases[:1], gapped=False) if bases else ""
    return f"{told}." if told else text


def _base(text: str) -> _Base | None:
    match = _BASE.match(text)
    if match is None and (part := _PARTS.search(text)):
        other = text[part.end() :]
        match = (
            None if re.search(_SIGN, other) or "," in other else _BASE.match(text[: part.start()])
        )
    if match is None or _UNSURE.search(text) or CUE.search(text):
        return None
    return _Base(match["verb"], match["sign"], match["number"], match["rest"], text)


def _told(text: str, bases: Sequence[_Base], *, gapped: bool) -> str:
    """Return what a clause tells in numbers, '' where what it multiplies is unclear."""
    match = _TOLD.match(text) or (_GAPPED.match(text) if gapped else None)
    if match is None:
        return ""
    groups = match.groupdict()
    rest, verb = groups.get("rest") or "", groups.get("verb") or ""
    if rest.startswith(" as ") or (rest and match["the"]):
        return ""
    base = bases[-1]
    if match["the"]:
        fitting = [b for b in bases if _names(b, match["the"])]
        if len(fitting) != 1:
            return ""
        (base,) = fitting
    elif not _likened(base, verb, match["as"] or ""):
        return ""
    number = _times(base, match["factor"].lower())
    unit = _WHEN.sub("", base.rest) if rest or match["the"] else base.rest
    who = capital(match["who"])
    return f"{who} {verb or base.verb} {base.sign}{number}{unit}{rest}" if number else ""


def _names(base: _Base, what: str) -> bool:
    """Tell whether a value is that of which a multiple speaks: *double the fine*."""
    *_, noun = what.lower().split()
    said = {stem(w) for w in re.findall(r"[a-z]+", base.text.lower())}
    return stem(noun) in said or (noun in _PRICES and bool(base.sign))


def _likened(base: _Base, verb: str, how: str) -> bool:
    """Tell whether a multiple without a name is one of a value: of the same deed, or a price."""
    if how in _HOW and re.search(_HOW[how], base.rest):
        return True
    if how and how not in ("much", "many"):
        return how in base.rest.split()
    if not verb or _first(verb) == _first(base.verb):
        return True
    return how != "many" and bool(_PAYING.match(verb) and _PAYING.match(base.verb))


def _first(verb: str) -> str:
    return stem(verb.lower().split()[0])


def _times(base: _Base, factor: str) -> str:
    """Return a multiple of a number as it is written, '' where it has no end."""
    words = factor.split()
    times = _FACTORS.get(factor) or float(UNITS.get(words[0]) or words[0])
    number = base.number.lower()
    value = times * float(UNITS[number] if number in UNITS else number.replace(",", ""))
    if abs(value * 100 - round(value * 100)) > 1e-6:
        return ""
    if abs(value - round(value)) < 1e-6:
        return f"{round(value):,}" if value >= 1000 and "," in base.number else str(round(value))
    return f"{value:.2f}" if base.sign else f"{value:.2f}".rstrip("0")
