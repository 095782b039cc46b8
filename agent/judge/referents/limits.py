"""Limits: what is sold *in Wexley City only* is not simply sold.

A claim may leave the limit to the draft that it stands in, which speaks of Wexley City.
"""

import re
from collections.abc import Iterator

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.domain.verdict import Case
from agent.judge.alignment.lexical import content, overlap
from agent.judge.checked import Checked
from agent.judge.passages.windows import Window
from agent.judge.polarity.check import RULE

SAID = 0.6  # share of the claim's words from which a part of a sentence says what the claim says
_PLACED = r"\b(?:in|at|for|on)\b"
_ONLY = (
    re.compile(
        rf"{_PLACED}\s+(?P<of>(?!\d)(?:(?!{_PLACED})[^,;:.()]){{2,40}}?)\s+(?:only|alone)"
        r"(?=\s*(?:[.,;:)]|$|(?:and|but)\b))"
    ),
    re.compile(
        rf"(?<!\bnot )\b(?:only|solely|exclusively)\s+{_PLACED}\s+(?P<of>(?!\d)[^,;:.()]+)",
        re.IGNORECASE,
    ),
)
_PARTS = re.compile(r"[;:]\s|,?\s(?:and|but|or)\s")
_OPEN = re.compile(
    r"\b(?:only|solely|exclusively|alone|not|never|no|nobody|none|other|others|except)\b|n['’]t\b",
    re.IGNORECASE,
)


def within_its_limit(checked: Checked, case: Case, window: Window, claim: Analysis) -> Checked:
    """Return what was found in a window, and that it says so only of what nothing else names.

    Every part of its sentences that has most of the claim's words must have such a limit.
    """
    limit = None if _OPEN.search(claim.text) else _limit(claim.text, window)
    if limit is None or content(limit["of"]) & (content(claim.text) | content(case.context)):
        return checked
    reason = f"the evidence says so “{limit.group()}”"
    missing = Finding(rule=RULE, outcome=Outcome.MISSING, reason=reason)
    return checked.unless_opposed(missing, limited=True)


def _limit(claim: str, window: Window) -> re.Match[str] | None:
    """Return the limit of what a window says of a claim, None where a part of it has none."""
    found = None
    for part in _parts(window):
        if overlap(claim, part) >= SAID:
            found = next(filter(None, (p.search(part) for p in _ONLY)), None)
            if found is None:
                return None
    return found


def _parts(window: Window) -> Iterator[str]:
    for sentence in window.sentences:
        yield from _PARTS.split(sentence.text)
