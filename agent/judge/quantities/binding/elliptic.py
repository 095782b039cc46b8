"""Whether a bare number takes over the unit of the one before it: "71 points … 64"."""

import re

from agent.domain.prose.analysis import Analysis
from agent.judge.quantities.numbers.naming import token_at
from agent.judge.quantities.quantity import Quantity

_CONDITION = re.compile(
    r"\b(?:if|when|where)\b(?:(?!\b(?:and|or)\b)[^,;.])*$"
    r"|\b(?:or|and)\s+(?:if\s+)?(?:an?|the|its|their)\s[^,;.]*$",
    re.IGNORECASE,
)

_COUNTS = re.compile(r"\s+|\s*[x×]\s*")
_SIZE = re.compile(rf"(?:{_COUNTS.pattern})(?=\d)")


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
