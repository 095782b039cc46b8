"""Cuts a text into digit strings, words and symbols, the ground all number reading stands on."""

import re
from functools import lru_cache
from typing import NamedTuple

VULGAR = "½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒"
SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹"
"""The raised digits, each at its value."""
_LEXEME = re.compile(
    r"(?P<num>\d{1,3}(?:[,\u00a0\u202f'’]\d{3})+(?!\d)(?:\.\d+)?"
    r"|(?<![\w.])\d{1,3}(?:(?:\.\d{3}){2,}(?:,\d+)?|\.\d{3},\d{1,2})(?![\w.]\d)(?!\d)"
    r"|(?<![\w.)\]])\.\d+(?![\w.]*\.\d)"
    r"|\d+(?:\.\d+)?(?:[eE][-−+]?\d{1,2}(?!\w))?)"
    rf"|(?P<word>[^\W\d_{VULGAR}]+(?:['’][^\W\d_{VULGAR}]+)*)"
    rf"|(?P<sym>[^\w\s]|[_{VULGAR}])"
)


class Lexeme(NamedTuple):
    """A digit string (``num``), a run of letters (``word``) or one symbol (``sym``)."""

    kind: str
    text: str
    lower: str
    start: int
    end: int


@lru_cache(maxsize=1024)
def lex(text: str) -> tuple[Lexeme, ...]:
    """Return the lexemes of ``text`` from left to right; blanks are left out."""
    found = []
    for match in _LEXEME.finditer(text):
        word = match.group()
        found.append(
            Lexeme(match.lastgroup or "sym", word, word.lower(), match.start(), match.end())
        )
    return tuple(found)


def adjacent(left: Lexeme, right: Lexeme) -> bool:
    """Tell whether no blank lies between two neighbouring lexemes."""
    return left.end == right.start
