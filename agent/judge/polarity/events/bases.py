"""Times compared: *twice as many in 2020 as in 2015* is not twice as many in 2015 as in 2020."""

import re
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import saying
from agent.judge.clauses.tree import Tree
from agent.judge.quantities.times.dates import MONTHS, WEEKDAYS

ABOUT = 0.75  # share of the claim's words that the sentence must have
_TIME = rf"(?:(?:1[5-9]|20)\d\d|Q[1-4]|(?:{'|'.join([*MONTHS, *WEEKDAYS])}))\b"
_TIMES = re.compile(rf"\b{_TIME}", re.IGNORECASE)
_BASE = re.compile(
    r"\b(?:than|as|those|that|of)\s+(?:(?:it|they) (?:was|were|did|had)\s+)?(?:those\s+|that\s+)?"
    rf"(?:(?:in|of|on|during|for)\s+)?(?P<base>{_TIME})",
    re.IGNORECASE,
)
_MEASURE = re.compile(
    r"\b(?:times|twice|thrice|double|triple|half|more|less|fewer|worse|\w{2,}er(?= than\b))\b",
    re.IGNORECASE,
)


class _Compared(NamedTuple):
    """A time, the one that it is compared with, and the words that compare them."""

    time: str
    base: str
    measure: tuple[str, ...]


def compare_bases(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where a claim compares two times the other way round, else ``none``."""
    mine = _compared(claim.text)
    if mine is None:
        return Outcome.NONE, ""
    for sentence in saying(claim, premise, ABOUT):
        theirs = _compared(premise.quote(sentence))
        if theirs is not None and theirs == (mine.base, mine.time, mine.measure):
            return Outcome.CONFLICT, f"it compares “{theirs.time}” with “{theirs.base}”"
    return Outcome.NONE, ""


def _compared(text: str) -> _Compared | None:
    """Return what a text compares, None where it does not compare just two times."""
    measure = tuple(sorted(m.group().lower() for m in _MEASURE.finditer(text)))
    bases = {m["base"].lower() for m in _BASE.finditer(text)}
    others = {m.group().lower() for m in _TIMES.finditer(text)} - bases
    if not measure or len(bases) != 1 or len(others) != 1:
        return None
    return _Compared(others.pop(), bases.pop(), measure)
