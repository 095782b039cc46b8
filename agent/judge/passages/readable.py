"""Texts as the readers of evidence know them."""

import re

_SHALL = re.compile(r"\bshall\b")
_MINUS = re.compile(r"−(?=\d)")


def readable(premise: str, claim: str) -> tuple[str, str]:
    """Return a pair with the *must* that readers have learnt for *shall*, and with one minus."""
    return _known(premise), _known(claim)


def _known(text: str) -> str:
    return _MINUS.sub("-", _SHALL.sub("must", text))
