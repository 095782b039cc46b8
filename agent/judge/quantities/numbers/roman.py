"""Roman numerals: *Chapter IV* is Chapter 4."""

import re

_ROMAN = re.compile(r"(?=[XVI])X{0,3}(?:IX|IV|V?I{0,3})")
_LETTERS = {"I": 1, "V": 5, "X": 10}


def roman_value(text: str) -> int:
    """Return the value of a Roman numeral in capitals below 40, 0 where it is none.

    A single *I* or *V* may be a pronoun or a unit; those who ask know from the word before it.
    """
    if not _ROMAN.fullmatch(text):
        return 0
    values = [_LETTERS[c] for c in text]
    later = [*values[1:], 0]
    return sum(-v if v < after else v for v, after in zip(values, later, strict=True))
