"""Texts as the readers of evidence know them."""

import re

_SHALL = re.compile(r"\bshall\b")
_IS_TO_BE = re.compile(r"\b(?:is|are)( not)? to(?= be \w+(?:ed|en|wn|pt|ld|nt|ut|de|id)\b)")
_MINUS = re.compile(r"−(?=\d)")


def readable(premise: str, claim: str) -> tuple[str, str]:
    """Return a pair with the *must* that readers have learnt, and with one minus.

    *Shall be filed* and *is to be filed* are *must be filed*.
    """
    return _known(premise), _known(claim)


def _known(text: str) -> str:
    return _MINUS.sub("-", _IS_TO_BE.sub(r"must\1", _SHALL.sub("must", text)))
