"""Numbers of the asker's own case: *we have 30 seats and pay by the year*.

The documents cannot state them, and need not: what a claim says of *your 30 seats* is held against
the documents without them. What a question asks about or has heard, it does not give: *is the fee
£30?*, *I was told that it is £30*.
"""

import re

from agent.domain.prose.analysis import Analysis
from agent.judge.once import once
from agent.judge.quantities.comparison.compare import states
from agent.judge.quantities.comparison.kinds import same_kind
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.reading.extract import quantities

_YES_OR_NO = re.compile(
    r"(?:(?:and|but|so|or|also|then|please|hello|hi)\b,? *)*"
    r"(?:is|are|was|were|am|do|does|did|has|have|had|can|could|may|might|must|shall|should|will"
    r"|would|need)(?:n['’]t)? (?!.*\bhow (?:many|much|long|old|often)\b)",
    re.IGNORECASE,
)
_HEARD = re.compile(
    r"\b(?:told|heard|hear|read|says?|said|think|thought|believe|assume|suppose|understand|understood"
    r"|claims?|seems?|apparently|supposedly|rumou?r\w*|correct|true|right|sure)\b",
    re.IGNORECASE,
)
_CASE = re.compile(r"\b(?:if|when|while|since|because|although|though|as|with)\b", re.IGNORECASE)


def is_given(quantity: Quantity, question: Analysis) -> bool:
    """Tell whether a number of a claim is one that the ``question`` tells of the asker's case."""
    return any(_same(quantity, told) for told in _told(question))


def _same(quantity: Quantity, told: Quantity) -> bool:
    """Tell whether two numbers are the same of the same: a limit is no value."""
    if quantity.interval.is_one_sided != told.interval.is_one_sided:
        return False
    return states(quantity, told) and (told.is_bare or same_kind(quantity, told))


@once
def _told(question: Analysis) -> list[Quantity]:
    """Return the numbers that a question gives, none of those that it asks about."""
    found = []
    for start, end in question.sentences:
        first, last = question.tokens[start], question.tokens[end - 1]
        text = question.text[first.start : last.end]
        if _HEARD.search(text):
            continue
        asks = text.endswith("?") and _YES_OR_NO.match(text)
        case = _CASE.search(text) if asks else None
        since = first.start + (case.start() if case else len(text) if asks else 0)
        found += [q for q in quantities(question) if since <= q.start < last.end]
    return found
