"""What lies between two: *the tower is higher than the church but lower than the hotel*.

It is told in the order of the claim, or of the one alone that the claim compares it with.
"""

import re
from typing import NamedTuple

from agent.judge.alignment.lexical import content
from agent.judge.clauses.bounds import COMPARATIVES

_MORE = rf"(?:more \w+|less \w+|(?!other|rather|whether)\w+er|{COMPARATIVES}|worse|better) than"
_HALVES = re.compile(
    rf"(?P<first>{_MORE} [^;:.]+?),? (?P<and>but|and|yet|though|while) "
    rf"(?P<second>{_MORE} [^;:.]+?)(?=[.;!]|$)",
    re.IGNORECASE,
)
_ONE = re.compile(rf"(?P<more>{_MORE}) (?P<other>[^;:.,]+)", re.IGNORECASE)
CUE = _HALVES
_DENYING = re.compile(r"\b(?:not|no|never|neither|nor)\b|n['’]t\b", re.IGNORECASE)


class _Half(NamedTuple):
    text: str
    words: frozenset[str]


def for_the_claim(text: str, claim: str) -> str:
    """Return a text with the comparison that the claim makes, or with its first one first.

    The text stays as it is where the claim compares with neither, or with both at once.
    """
    match = _HALVES.search(text)
    if match is None or _DENYING.search(text) or _DENYING.search(claim):
        return text
    halves = [_half(match[g]) for g in ("first", "second")]
    shared = halves[0].words & halves[1].words
    asked = _HALVES.search(claim)
    if asked is not None:
        mine = [_half(asked[g]) for g in ("first", "second")]
        crossed = all(_same(m, h, shared) for m, h in zip(mine, halves[::-1], strict=True))
        told = f"{halves[1].text} {match['and']} {halves[0].text}" if crossed else match.group()
    else:
        alone = _ONE.search(claim)
        said = content(alone["other"]) if alone else frozenset[str]()
        on = [h for h in halves if said & (h.words - shared)]
        told = on[0].text if len(on) == 1 else match.group()
    return f"{text[: match.start()]}{told}{text[match.end() :]}"


def _half(text: str) -> _Half:
    match = _ONE.search(text)
    return _Half(text, content(match["other"]) if match else frozenset())


def _same(mine: _Half, theirs: _Half, shared: frozenset[str]) -> bool:
    """Tell whether two halves compare with the same thing, and with the same word."""
    alike = mine.text.split()[0].lower() == theirs.text.split()[0].lower()
    return alike and bool(mine.words & (theirs.words - shared))
