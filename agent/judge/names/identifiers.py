"""Identifiers with a family and a value: versions, key sizes, types, standards, sections."""

import re
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from agent.domain.prose.calendar import NAMES
from agent.judge.clauses.stems import fold
from agent.judge.quantities.numbers.numerals import roman_value


class Family(StrEnum):
    """What a different value means: another variant of one thing, or another thing."""

    VARIANT = "variant"
    SEPARATE = "separate"


class Identifier(NamedTuple):
    """``value`` of ``family`` as found at ``start``–``end`` (characters) of a text.

    ``reach`` is +1 where the text includes later values ("3.9 or newer"), -1 where it includes
    earlier ones, 0 otherwise.
    """

    family: str
    value: str
    kind: Family
    text: str
    start: int
    end: int
    reach: int = 0


_VARIANT_WORDS = "version release type level class tier phase stage grade category generation"
_SEPARATE_WORDS = (
    "edition model group section article annex appendix schedule form room gate platform route "
    "rule regulation directive paragraph clause chapter table figure zone building vitamin "
    "hepatitis lot batch title resolution order notice bulletin"
)
_STANDARD_BODIES = "iso iec en ieee nist sp rfc din astm ansi iec fips cfr usc bs ohsas hipaa far"
_VARIANTS = frozenset(_VARIANT_WORDS.split())
_DESIGNATORS = _VARIANTS | frozenset(_SEPARATE_WORDS.split())
_BODIES = frozenset(_STANDARD_BODIES.split())

_VALUE = r"(?:\d+(?:\.\d+)*[A-Za-z]?(?:-\d+)?|[IVX]{1,4}|A{1,3}\+?|[A-Z]-?\d+|[A-Z])"
_DESIGNATED = re.compile(
    rf"\b({'|'.join(f'{w}(?:e?s)?' for w in (_VARIANT_WORDS + ' ' + _SEPARATE_WORDS).split())})"
    rf"[ -]({_VALUE})(?![\w%])",
    re.IGNORECASE,
)
_SHORT_VERSION = re.compile(r"\b(v)\.? ?(\d+(?:\.\d+)*)(?![\w%])")
_FAMILY = r"(?:[A-Z][a-z]+-[A-Z][a-z]+|[A-Za-z]*[A-Z][A-Za-z]*\+*)"
_SPACED = re.compile(
    rf"\b({_FAMILY}(?:/[A-Z]+)?(?: (?:SP|TS|TR|DSS))?) "
    r"(\d+(?:\.\d+)*[a-z]?(?:-\d+[A-Z]?)?)(?::\d{4})?(?![\w%]|[.,]\d)"
)
_JOINED = re.compile(
    r"\b([A-Z]+[A-Za-z]*|[A-Z]?[a-z]*[A-Z]+[a-z]?)[-/‑]?(\d+(?:\.\d+)*[A-Za-z]?)(?![\w%]|[.,]\d)"
)
_LETTERED = re.compile(r"\b([A-Z]{2,}[a-z]?)-([A-Z])(?![\w-])")
_MORE = re.compile(
    r"(?:, (?:and |or )?| ?[/&–] ?| (?:and|or|to|through) )"
    r"(\d+(?:\.\d+)*|[IVX]{1,4}|A{2,3}|[A-Z](?!\w))(?![\w,]\d)"
)
_RANGE = re.compile(r" ?[–-] ?| (?:to|through) ")
_SHORTEST = 4  # letters of a word that may be a plural
_WIDEST = 50  # values of a range that are read one by one
_UP = re.compile(
    r"\s*(?:\+|\(?(?:or|and) (?:newer|later|higher|above|up|more recent|greater|beyond)|onwards?)"
)
_DOWN = re.compile(r"\s*\(?(?:or|and) (?:older|earlier|lower|below|under)")
_UP_BEFORE = re.compile(r"(?:at least|minimum(?: of)?|not? older than|from|since)\s+$", re.I)

_NO_FAMILY = NAMES | frozenset(
    """in on at by of to for from the a an and or but with since until after before about over
    under between around than is was are were has have had its their our your only all some most
    each every both when while where if as per via up out top first last eur usd gbp chf nok
    sek dkk nzd aud cad rs kr fr no nos approximately roughly nearly some within during these
    those this that q h fy""".split()
)
_YEAR = re.compile(r"(?:19|20)\d\d$")
_UNIT_AFTER = re.compile(
    r"\s?(?:%|[kcm]?[gm]\b|[kM]?[WVA]\b|ml\b|cl\b|l\b|[kMG]?Hz\b|[KMG]i?B\b|°|hp\b|mph\b|km/h|ft\b|lb\b|oz\b|"
    r"percent|per cent|million|billion|thousand|years?|months?|days?|hours?|minutes?|"
    r"people|employees|euros?|dollars?|pounds?|kg|km|mg|ml|m\b|°|members?|points?|times)\b",
    re.IGNORECASE,
)


@lru_cache(maxsize=4096)
def identifiers(text: str) -> tuple[Identifier, ...]:
    """Return the identifiers of ``text`` by position; overlapping readings are dropped."""
    found: list[Identifier] = []
    for pattern in (_DESIGNATED, _SHORT_VERSION, _SPACED, _JOINED, _LETTERED):
        for match in pattern.finditer(text):
            if not any(i.start < match.end() and match.start() < i.end for i in found):
                found.extend(_read(match, text))
    return tuple(sorted(found, key=lambda i: i.start))


def sole_numbered(text: str) -> frozenset[str]:
    """Return what a document numbers, where it has one of the kind only: *Orbis 9*."""
    found: dict[str, set[str]] = {}
    for match in _SPACED.finditer(text):
        if fold(match[1]) not in _NO_FAMILY and not _UNIT_AFTER.match(text, match.end()):
            found.setdefault(match[1], set()).add(match[2])
    return frozenset(
        f"{name} {v}" for name, values in found.items() for v in values if len(values) == 1
    )


def _read(match: re.Match[str], text: str) -> list[Identifier]:
    family, value = match.group(1), match.group(2)
    if not _plausible(match, text):
        return []
    if match.re is _SPACED and len(family) > _SHORTEST and _MORE.match(text, match.end()):
        family = re.sub(r"(?<=[a-rt-z])s$", "", family)  # *Years 9 and 11* are Year 9 and Year 11
    key, kind = _family(family, value)
    first = Identifier(
        key, _value(value), kind, match.group(0), match.start(), match.end(), _reach(match, text)
    )
    result = [first]
    end = match.end()
    while more := _MORE.match(text, end):
        end = more.end()
        if _UNIT_AFTER.match(text, end) or not _same_shape(value, more.group(1)):
            break
        values = [more.group(1)]
        if family.lower().endswith("s") and _RANGE.fullmatch(text, more.start(), more.start(1)):
            values = [*_between(result[-1].value, _value(values[0])), *values]
        reach = _reach_after(text, end)
        result += [
            Identifier(key, _value(v), kind, f"{family} {v}", more.start(1), end, reach)
            for v in values
        ]
    return result


def _between(first: str, last: str) -> list[str]:
    """Return the values inside a range of whole numbers: of *chapters 1 to 4* it is 2 and 3."""
    if not (first.isdecimal() and last.isdecimal() and int(last) - int(first) <= _WIDEST):
        return []
    return [str(n) for n in range(int(first) + 1, int(last))]


def _plausible(match: re.Match[str], text: str) -> bool:
    family, value = fold(match.group(1)), match.group(2)
    if family in _NO_FAMILY or _UNIT_AFTER.match(text, match.end()):
        return False
    if match.re is _SPACED:
        if _YEAR.match(value):
            return False
        return len(value) < 6 and not re.match(r" [a-z]+s\b", text[match.end() :])
    if match.re is _DESIGNATED:
        return _designates(match)
    if match.re is _JOINED:
        return len(match.group(0)) > 2 and not re.match(r"[QHF][1-4Y]?\d*$", match.group(0))
    return True


def _designates(match: re.Match[str]) -> bool:
    """Tell a designation (*type A*) from an article or a pronoun that follows (*in part I …*)."""
    word, value = match.group(1), match.group(2)
    plural = word.lower().endswith("s") and word.lower() not in {"class", "hepatitis"}
    if value in {"I", "A"} and not word[0].isupper() and not plural:
        return False
    return value[0].isdigit() or value[0].isupper()


def _same_shape(first: str, other: str) -> bool:
    return first[0].isdecimal() == other[0].isdecimal() and len(other) <= len(first) + 2


def _family(word: str, value: str) -> tuple[str, Family]:
    key = fold(word).replace("-", "").replace("‑", "")
    key = "version" if key in {"v", "release", "releases", "versions"} else key
    key = next((k for k in (key[:-1], key[:-2]) if key.endswith("s") and k in _DESIGNATORS), key)
    parts = re.split(r"[ /]", key)
    if any(p in _BODIES for p in parts):
        return next(p for p in parts if p in _BODIES), Family.SEPARATE
    if key in _SEPARATE_WORDS.split():
        return key, Family.SEPARATE
    if value[0].isalpha() and key not in _VARIANTS:
        return key, Family.SEPARATE
    return key, Family.VARIANT


def _value(text: str) -> str:
    if value := roman_value(text):
        return str(value)
    return text.lower().removesuffix(".0") if text.count(".") == 1 else text.lower()


def _reach(match: re.Match[str], text: str) -> int:
    if _UP_BEFORE.search(text[: match.start()]):
        return 1
    return _reach_after(text, match.end())


def _reach_after(text: str, end: int) -> int:
    if _UP.match(text, end):
        return 1
    return -1 if _DOWN.match(text, end) else 0


def covers(stated: Identifier, wanted: Identifier) -> bool:
    """Tell whether ``stated`` includes the value of ``wanted`` in the same family."""
    if stated.family != wanted.family:
        return False
    if stated.value == wanted.value:
        return True
    mine, theirs = _ordered(stated.value), _ordered(wanted.value)
    if not stated.reach or mine is None or theirs is None:
        return False
    return theirs > mine if stated.reach > 0 else theirs < mine


def _ordered(value: str) -> tuple[int, ...] | None:
    parts = value.split(".")
    return tuple(int(p) for p in parts) if all(p.isdecimal() for p in parts) else None
