"""Words that a number takes over from what is told before: *its branch*, *otherwise two years*."""

import re
from collections.abc import Sequence

from agent.domain.prose.analysis import Analysis
from agent.judge.quantities.binding.words import points_back, subjects

_SAME_MATTER = re.compile(
    r"[\s,;:.]*(?:and |but |or )?(?:otherwise|or else"
    r"|(?:in|during|for|within) (?:this|that|the same) (?:time|period|case|phase|span))\b",
    re.IGNORECASE,
)


def from_before(
    analysis: Analysis, words: Sequence[str], span: tuple[int, int], before: tuple[int, int]
) -> frozenset[str]:
    """Return what a sentence is about by the one before: all that it tells, or its subjects.

    The subjects where a pronoun points back to them, and all of it where the sentence answers a
    question or opens with words such as *during this time*.
    """
    whole = frozenset(words[i] for i in range(*before) if words[i])
    if analysis.tokens[before[1] - 1].text == "?" or _goes_on(analysis, span[0]):
        return whole
    if points_back(analysis, span):
        return frozenset[str]().union(*subjects(analysis, before))
    return frozenset()


def from_earlier(
    analysis: Analysis, words: Sequence[str], span: tuple[int, int], clause: range
) -> frozenset[str]:
    """Return what a clause is about by what its sentence tells before it.

    So a clause on what holds *otherwise*, and one that opens with something of *its* own.
    """
    opening = (t for t in analysis.tokens[clause.start : clause.stop] if t.pos != "PUNCT")
    owned = any(t.tag == "PRP$" for t in (*opening,)[:2])
    if not (owned or _goes_on(analysis, clause.start)):
        return frozenset()
    return frozenset(words[i] for i in range(span[0], clause.start) if words[i])


def _goes_on(analysis: Analysis, index: int) -> bool:
    """Tell whether the words from a token on say that the matter is that of what is before."""
    return _SAME_MATTER.match(analysis.text, analysis.tokens[index].start) is not None
