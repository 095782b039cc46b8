"""Moments: *every second Sunday* is not *every Sunday*, and *from tomorrow* is not *today*."""

import re
from collections.abc import Iterator

from agent.domain.finding import Outcome
from agent.domain.prose.calendar import WEEKDAYS
from agent.judge.alignment.matter import saying
from agent.judge.clauses.tree import Tree

SAID = 0.6  # share of the claim's words from which a sentence tells of the same
_NTH = {
    "": 1, "single": 1, "other": 2, "second": 2, "two": 2, "2nd": 2, "third": 3, "three": 3,
    "3rd": 3, "fourth": 4, "four": 4, "fifth": 5, "five": 5, "sixth": 6, "six": 6,
}  # fmt: skip
_EVERY = re.compile(
    rf"\b(?:every|each)(?: (?P<nth>{'|'.join(filter(None, _NTH))}))?"
    rf" (?P<unit>day|night|week|month|year|hour|{'|'.join(WEEKDAYS)})s?\b"
    r"(?! (?:of|that|when|you)\b)",
    re.IGNORECASE,
)
_DAY = re.compile(r"\b(?:today|tonight|tomorrow|yesterday)\b", re.IGNORECASE)
_UP_TO = re.compile(r"\b(?:until|till)\b[^.;:]*$", re.IGNORECASE)
"""What makes a day the end of a time: *out of use until tomorrow* tells of today too."""


def compare_moments(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return a conflict where the evidence tells a claim's matter of another turn or day.

    Every sentence that has most of the claim's words must tell it of another one.
    """
    for told in (_turns, _days):
        mine = dict(told(claim.text))
        if not mine:
            continue
        theirs = [dict(told(premise.quote(s))) for s in saying(claim, premise, SAID)]
        if theirs and all(_differ(mine, t) for t in theirs):
            one, other = next(iter(mine.values())), next(iter(theirs[0].values()))
            return Outcome.CONFLICT, f"“{one}” stands in the place of “{other}”"
    return Outcome.NONE, ""


def _differ(mine: dict[str, str], theirs: dict[str, str]) -> bool:
    """Tell whether two texts name a turn or a day of one kind, and none that both name."""
    kinds = {key.split()[-1] for key in mine} & {key.split()[-1] for key in theirs}
    return bool(kinds) and mine.keys().isdisjoint(theirs)


def _turns(text: str) -> Iterator[tuple[str, str]]:
    """Yield each turn that a text names, by number and unit, and its words: *2 sunday*."""
    for match in _EVERY.finditer(text):
        yield f"{_NTH[(match['nth'] or '').lower()]} {match['unit'].lower()}", match[0]


def _days(text: str) -> Iterator[tuple[str, str]]:
    """Yield each day that a text names by its distance from now: *tomorrow day*."""
    for match in _DAY.finditer(text):
        if _UP_TO.search(text, 0, match.start()):
            continue
        yield f"{match[0].lower().replace('tonight', 'today')} day", match[0]
