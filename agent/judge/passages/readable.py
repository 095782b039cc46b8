"""Texts as the readers of evidence know them."""

import re

_SHALL = re.compile(r"\bshall\b")


def readable(premise: str, claim: str) -> tuple[str, str]:
    """Return a pair in which the *shall* of contracts is the *must* that readers have learnt."""
    return _SHALL.sub("must", premise), _SHALL.sub("must", claim)
