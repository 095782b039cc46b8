"""Which cells of a row a claim is on: those whose columns it names."""

import re
from collections.abc import Sequence

from agent.domain.prose.figures import UNITS
from agent.domain.prose.terms import stem as singular
from agent.judge.alignment.matter import own_of_each
from agent.judge.clauses.stems import stem

_SEVERAL = re.compile(
    r"\b(?:both|all|every|each|neither|nor|none|either|unlike|than|same|others?|total|together"
    r"|combined|average|only|not|never|no|most|least|fewest|more|less|fewer|half|double|twice|times"
    r"|increas\w+|decreas\w+|rose|risen|fell|fallen|grew|grown|dropp?\w*|declin\w+|chang\w+|up|down"
    r"|doubled|share|ratio|between|\w{3,}est)\b|n['’]t\b",
    re.IGNORECASE,
)
_WORD = re.compile(r"\d+ ?(?:[a-z]{1,2}|%)\b|[^\W_]+")
_NUMERAL = re.compile(r"\d[\d.,:]*\d|\d")
_BRACKETS = re.compile(r"\s*\([^()]*\)")
_NAMED = {word: str(n) for n, word in enumerate(UNITS[:13])}


def bare(name: str) -> str:
    """Return the name of a row or column without what stands in brackets."""
    return _BRACKETS.sub("", name) or name


def words(text: str) -> frozenset[str]:
    """Return the stems of all words of a text, numbers in digits; *100 g* is one word."""
    found = (w.group().lower().replace(" ", "") for w in _WORD.finditer(text))
    return frozenset(_NAMED.get(w, stem(singular(w))) for w in found)


def numerals(text: str) -> frozenset[str]:
    """Return the numbers of a text in digits, those up to twelve in words among them."""
    digits = {m.group().replace(",", "") for m in _NUMERAL.finditer(text)}
    found = (w.group().lower() for w in _WORD.finditer(text))
    return frozenset(digits.union(_NAMED[w] for w in found if w in _NAMED))


def of_several(claim: str, names: str) -> bool:
    """Tell whether a claim speaks of more than the cells that it names.

    The words of their own ``names`` do not tell that: a row may be called *Total*.
    """
    own = words(names)
    return any(not words(m.group()) <= own for m in _SEVERAL.finditer(claim))


def named(keys: Sequence[str], claim: str) -> list[int]:
    """Return which columns a claim names by a word that no other column has."""
    said = words(claim)
    apart = own_of_each([words(bare(key)) for key in keys])
    return [n for n, own in enumerate(apart) if own & said]
