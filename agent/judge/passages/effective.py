"""From when on something holds: a claim says it, and the document only of itself, at its head."""

import re

from agent.domain.prose.calendar import ANY_MONTH, MONTH, MONTHS
from agent.domain.text import Passage

_BEGUN = re.compile(
    r"\b(?i:since|from|as (?:of|from)|with effect from|starting(?: on| in| from)?)"
    r" (?:the (?:start|beginning) of )?(?:(?P<day>\d{1,2})(?:st|nd|rd|th)? )?"
    rf"(?P<month>{MONTH})\b(?: (?P<date>\d{{1,2}})(?:st|nd|rd|th)?(?!\d),?)?(?: (?P<year>\d{{4}}))?"
    r"(?! ?(?:to|until|till|through|–|-|and) )"
)
_TIMED = re.compile(
    rf"\b(?:{ANY_MONTH}|(?:19|20)\d\d|until|so far|previously|formerly|used to|before|old|former"
    r"|earlier|was|were|had been)\b",
    re.IGNORECASE,
)
"""What tells of a time of its own, or of the past."""


def since(claim: str, passage: Passage, text: str) -> str:
    """Return "From 1 June 2025: " where a claim says so and its document is in force since then.

    '' where ``text``, what the passage says of the claim, has a time of its own.
    """
    first = passage.since
    match = _BEGUN.search(claim) if first else None
    if first is None or match is None or _TIMED.search(text):
        return ""
    day = match["day"] or match["date"]
    same = MONTHS[first.month - 1] == match["month"] and int(day or first.day) == first.day
    if not same or int(match["year"] or first.year) != first.year:
        return ""
    return f"From {first.day} {MONTHS[first.month - 1]} {first.year}: "
