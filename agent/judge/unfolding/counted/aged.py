"""Ages counted from years: *born in 1942 and retired in 2004* is retired at 61 or 62.

A claim that gives the decade of somebody's life, or the year of what was done at an age, is told
whether that is so.
"""

import re

from agent.judge.alignment.lexical import content
from agent.judge.quantities.numbers.scales import TENS, UNITS

NEARLY = 0.6  # share of the words of a claim that a text must have to be about the same deed
_Y = r"(?:1[5-9]|20)\d\d"
_BORN = re.compile(
    rf"\bborn (?:on [^,;.]*? |in (?!{_Y})[^,;.]*? )?(?:in )?(?P<year>{_Y})\b", re.IGNORECASE
)
_OTHER = re.compile(rf"\b{_Y}\b")
_AT = re.compile(
    r"\b(?:at (?:the )?age (?:of )?|aged |at )(?P<age>\d{1,2})\b"
    r"(?! ?[:%.]\d| (?:or|and|to|years? (?:or|and)) |[-–+])",
    re.IGNORECASE,
)
_TENS = "teens|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties"
_DECADE = re.compile(
    rf"\b(?:(?:was|is|were) )?(?:still )?in (?:his|her|their) (?P<part>early |late "
    rf"|mid-?)?(?P<tens>{_TENS})\b",
    re.IGNORECASE,
)
_FIRST = {"teens": 13} | {t: 20 + 10 * i for i, t in enumerate(_TENS.split("|")[1:])}
_WORDS = {**UNITS, **TENS}
_BOUND = re.compile(
    r"\b(?:(?:was|is) )?(?P<way>over|older than|under|younger than|before (?:s?he|they)"
    r" (?:had )?turned|after (?:s?he|they) (?:had )?turned) (?P<age>\d{1,2}|[a-z]+)\b",
    re.IGNORECASE,
)
_DONE = re.compile(rf"\b(?:in|around|about)(?: (?:about|around))? (?P<year>{_Y})\b", re.IGNORECASE)
CUE = re.compile(r"\bborn\b|\bage[d]?\b", re.IGNORECASE)
_NOT = re.compile(r"\b(?:not|never|no)\b|n['’]t\b", re.IGNORECASE)
_IDLE = content("about old age years born life when then was were")


def at_its_age(text: str, claim: str) -> str:
    """Return whether a claim on an age holds by the years of a text, or the text where it is open.

    Example:
        "Peter Lang was born in 1942 and retired in 2004.", for "Peter Lang retired in his
        fifties.", is "It is not the case that Peter Lang retired in his fifties."
    """
    if _NOT.search(claim) or _NOT.search(text):
        return text
    holds = _of_life(text, claim)
    holds = _of_year(text, claim) if holds is None else holds
    if holds is None:
        return text
    return claim if holds else f"It is not the case that {claim}"


def _of_life(text: str, claim: str) -> bool | None:
    """Tell whether the age of the claim's deed lies in its decade or bound, None if open."""
    decade, bound = _DECADE.search(claim), _BOUND.search(claim)
    asked = decade or bound
    if asked is None or (decade and decade["part"]):
        return None
    ages = _ages(text, claim[: asked.start()] + claim[asked.end() :])
    if not ages:
        return None
    if decade:
        first = _FIRST[decade["tens"].lower()]
        within = {first <= a < first // 10 * 10 + 10 for a in ages}
    else:
        within = _bounded(asked, ages)
    return within.pop() if len(within) == 1 else None


def _bounded(asked: re.Match[str], ages: set[int]) -> set[bool]:
    """Return whether each age is beyond the one of a claim, or below it."""
    word = asked["age"].lower()
    limit = int(word) if word.isdigit() else int(_WORDS.get(word, -1))
    if limit < 0:
        return set()
    way = asked["way"].lower()
    if way.startswith(("under", "younger", "before")):
        return {a < limit for a in ages}
    return {a >= limit if way.startswith("after") else a > limit for a in ages}


def _ages(text: str, rest: str) -> set[int]:
    """Return the ages, by a year or exactly, at which a text says what a claim does."""
    born = _BORN.search(text)
    told = list(_AT.finditer(text))
    parts = re.split(r"(?:,? and (?:s?he )?|[,;] |\. )", text)
    pieces = [p for p in parts if (_OTHER.search(p) or _AT.search(p)) and not _BORN.search(p)]
    wanted = content(rest) - _IDLE
    found: set[int] = set()
    best = max((len(wanted & content(p)) for p in pieces), default=0)
    if not best or len(wanted & content(text)) < NEARLY * len(wanted):
        return set()
    for piece in (p for p in pieces if len(wanted & content(p)) == best):
        years = {int(y) for y in _OTHER.findall(piece)}
        ages = {int(m["age"]) for m in told if m[0] in piece}
        if len(years) + len(ages) != 1:
            return set()
        found |= ages
        if born:
            found |= {y - int(born["year"]) - n for y in years for n in (0, 1)}
    return found


def _of_year(text: str, claim: str) -> bool | None:
    """Tell whether the year of a claim is that of what was done at an age, None if open."""
    born, told, asked = _BORN.search(text), list(_AT.finditer(text)), list(_DONE.finditer(claim))
    if born is None or len(told) != 1 or len(asked) != 1 or len(_OTHER.findall(text)) != 1:
        return None
    wanted = content(claim[: asked[0].start()] + claim[asked[0].end() :]) - _IDLE
    if "born" in claim.lower() or not wanted <= content(text):
        return None
    year = int(born["year"]) + int(told[0]["age"])
    return int(asked[0]["year"]) in (year, year + 1)
