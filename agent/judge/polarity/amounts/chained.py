"""Parts of parts: of 310 places 40 were counted, *in 38 of them* all was well: 38 of 40."""

import re

from agent.domain.finding import Outcome
from agent.domain.prose.figures import ONE_TO_TWELVE, value
from agent.judge.clauses.tree import Tree

_NUMBER = rf"(?:\d+(?:,\d{{3}})*|{ONE_TO_TWELVE})"
_LEAD = r"(?:(?:the|its|their|all|these|those|our) )*"
_PART = re.compile(
    rf"\b(?P<part>{_NUMBER})(?: \w+)? (?:out )?of {_LEAD}(?P<whole>{_NUMBER})\b", re.IGNORECASE
)
_OF_THEM = re.compile(
    rf"\b(?P<part>{_NUMBER})(?: \w+)? (?:out )?of (?:them|these|those|which|whom)\b", re.IGNORECASE
)


def compare_chained(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where a claim takes a part of a part for one of the whole, else none."""
    asked = _PART.search(claim.text)
    if asked is None or not _OF_THEM.search(premise.text):
        return Outcome.NONE, ""
    mine = _pair(asked)
    told = [(m.start(), *_pair(m)) for m in _PART.finditer(premise.text)]
    if any((part, whole) == mine for _, part, whole in told):
        return Outcome.NONE, ""
    for found in _OF_THEM.finditer(premise.text):
        if _read(found["part"]) != mine[0]:
            continue
        before = [(part, whole) for at, part, whole in told if at < found.start()]
        if before and before[-1][1] == mine[1] and before[-1][0] != mine[1]:
            return Outcome.CONFLICT, f"“{found[0]}” are of {before[-1][0]:g}"
    return Outcome.NONE, ""


def _pair(match: re.Match[str]) -> tuple[float, float]:
    return _read(match["part"]), _read(match["whole"])


def _read(number: str) -> float:
    told = value(number)
    return -1.0 if told is None else float(told)
