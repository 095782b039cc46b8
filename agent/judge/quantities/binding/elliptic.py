"""What a bare number takes over from words before it: a unit, a subject, a condition.

"71 points … 64", *its branch*, *otherwise two years*.
"""

import re
from collections.abc import Sequence

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.tags import FINITE
from agent.judge.quantities.binding.words import points_back, subjects
from agent.judge.quantities.numbers.naming import token_at
from agent.judge.quantities.quantity import Quantity

_CONDITION = re.compile(
    r"\b(?:if|when|where)\b(?:(?!\b(?:and|or)\b)[^,;.])*$"
    r"|\b(?:or|and)\s+(?:if\s+)?(?:an?|the|its|their)\s[^,;.]*$",
    re.IGNORECASE,
)

_COUNTS = re.compile(r"\s+|\s*[x×]\s*")
_SIZE = re.compile(rf"(?:{_COUNTS.pattern})(?=\d)")
_SAME_MATTER = re.compile(
    r"[\s,;:.]*(?:and |but |or )?(?:otherwise|or else"
    r"|(?:in|during|for|within) (?:this|that|the same) (?:time|period|case|phase|span))\b",
    re.IGNORECASE,
)


def is_elliptic(analysis: Analysis, quantity: Quantity, before: Quantity | None) -> bool:
    """Tell whether a number without unit or noun leaves it to the one ``before``.

    One that has a noun of its own ("an income of $50,000 and a credit score of 650") does not, nor
    a bound of something else ("two doses if your age is over 75").
    """
    if not quantity.is_bare or _is_score(analysis, quantity):
        return False
    if _SIZE.match(analysis.text, quantity.end):
        return False
    if before is None or quantity.interval.is_point:
        return True
    rated = bool(quantity.rate) and quantity.rate != before.rate
    return not (rated or _has_subject(analysis, before, quantity))


def counted_by(text: str, count: Quantity, size: Quantity) -> bool:
    """Tell whether a number counts things whose size comes right after it: *two 5 mg tablets*."""
    several = count.number.is_point and count.number.low > 1
    next_to = count.end < size.start and _COUNTS.fullmatch(text, count.end, size.start) is not None
    return several and count.is_bare and bool(size.unit) and next_to


def _is_score(analysis: Analysis, quantity: Quantity) -> bool:
    """Tell whether a noun just before says what a number is: *a credit score of 650*."""
    i = token_at(analysis, quantity.start)
    of, noun = analysis.tokens[max(i - 1, 0)], analysis.tokens[max(i - 2, 0)]
    return of.text.lower() == "of" and noun.pos == "NOUN"


def _has_subject(analysis: Analysis, before: Quantity, quantity: Quantity) -> bool:
    """Tell whether a bound is said of a noun or a pronoun of its own since the number before."""
    last = analysis.tokens[max(token_at(analysis, quantity.start) - 1, 0)]
    said = last.lemma.lower() == "be" or last.pos == "NOUN"
    return said and _CONDITION.search(analysis.text, before.end, quantity.start) is not None


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


def from_topic(analysis: Analysis, words: Sequence[str], span: tuple[int, int]) -> frozenset[str]:
    """Return what a sentence names before a colon as what it is about: *HB 60, screws: for …*."""
    for i in range(*span):
        token = analysis.tokens[i]
        if token.text == ":":
            return frozenset(words[k] for k in range(span[0], i) if words[k])
        if token.tag in FINITE:
            break
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
