"""Runs: *days 2 and 6* are not *days 2 to 6*, nor *Tuesday and Friday* all days between them."""

import re

from agent.domain.finding import Outcome
from agent.domain.prose.calendar import MONTHS, WEEKDAYS
from agent.judge.alignment.matter import nearest
from agent.judge.clauses.tree import Tree

_NUMBER = r"\d{1,3}(?![\d.,]\d|\w|%)"
_NAME = "|".join(f"{name}s?" for name in (*MONTHS, *WEEKDAYS))
_RUN = re.compile(
    rf"\b(?P<between>between )?(?:(?P<what>[A-Za-z]{{3,}}) (?=\d))?(?P<low>{_NUMBER}|{_NAME})"
    rf"(?: to | through | until | ?[–-] ?|(?(between) and |(?!)))"
    rf"(?:(?P=what)s? )?(?P<high>{_NUMBER}|{_NAME})\b(?! (?:minutes|hours|days|weeks|months|years))"
)
_ENDS = ("low", "high")
_LIST = r"\b{what}{low}s?(?:, \w+)*,? and (?:on |in |{what})?{high}s?\b"


def compare_runs(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where a claim has a run from one to another of which two are told alone.

    ``missing`` where it has *between* them. What is told of two neighbours is told of the run.
    """
    run = next((m for m in _RUN.finditer(claim.text) if _is_named(m)), None)
    if run is None or _distance(run["low"], run["high"]) < 2:
        return Outcome.NONE, ""
    what = rf"{run['what'].removesuffix('s')}s? " if run["what"] else ""
    low, high = (run[end] if run[end].isdigit() else run[end].removesuffix("s") for end in _ENDS)
    told = re.compile(_LIST.format(what=what, low=low, high=high), re.IGNORECASE)
    sentences = nearest(claim, premise)
    listed = [found for s in sentences if (found := told.search(premise.quote(s)))]
    if not listed or len(listed) < len(sentences) or _between(premise.text, listed[0]):
        return Outcome.NONE, ""
    outcome = Outcome.MISSING if run["between"] else Outcome.CONFLICT
    return outcome, f"it says only “{listed[0][0]}”"


def _is_named(run: re.Match[str]) -> bool:
    """Tell whether the ends of a run are months or days of the week, or numbers of named things."""
    return bool(run["what"]) if run["low"].isdigit() else not run["high"].isdigit()


def _between(text: str, listed: re.Match[str]) -> bool:
    return re.search(rf"\bbetween {re.escape(listed[0])}", text, re.IGNORECASE) is not None


def _distance(low: str, high: str) -> int:
    """Return how far apart the ends of a run are, 0 for ends of two kinds."""
    if low.isdigit() and high.isdigit():
        return int(high) - int(low)
    for names in (MONTHS, WEEKDAYS):
        ends = [name.removesuffix("s") for name in (low, high)]
        if all(end in names for end in ends):
            return (names.index(ends[1]) - names.index(ends[0])) % len(names)
    return 0
