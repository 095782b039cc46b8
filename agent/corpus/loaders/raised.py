"""Raised text: an exponent must not run into the number before it.

Taken as plain text, ten to the sixth power would be 106, and "30 days" with the mark of a
footnote "30 days1". Lowered text stays as it is: CO2.
"""

import re

_RAISED = str.maketrans("0123456789+-−–n", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻ⁿ")
_NUMBERS = re.compile(r"\[?\d{1,3}(?:[,–-]\s?\d{1,3})*\]?")
_MARK = re.compile(rf"{_NUMBERS.pattern}|\[?(?:[a-z]{{1,2}}|[*†‡§¶]+)\]?")
_EXPONENT = re.compile(r"[-+−–]?(?:\d{1,3}|n)")
_BEFORE_MARK = re.compile(r"(?:[^\W\d_]{4,}|[.,;:!?)\]\"”’'\s]|\A)\Z")


def superscript(before: str, text: str, *, links: bool = False) -> str:
    """Return raised ``text`` as it is to stand after ``before``.

    A number after a number or a unit is an exponent (10⁶, m²). After a longer word, a full stop
    or a blank, and wherever it ``links`` to a note, it is the mark of a footnote, written as in
    Markdown: no reader takes it for a number. Anything else (21st) stays as it is.
    """
    word = text.strip()
    if links and _MARK.fullmatch(word):
        return _mark(word)
    if _NUMBERS.fullmatch(word) and _BEFORE_MARK.search(before):
        return _mark(word)
    if before[-1:].isalnum() and _EXPONENT.fullmatch(word):
        return word.translate(_RAISED)
    return "™" if word == "TM" else text


def _mark(word: str) -> str:
    return f"[^{re.sub(r'[][ ]', '', word)}]"
