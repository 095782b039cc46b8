"""Figures that tell of which case a clause speaks, not what it says of that case."""

import re

from agent.domain.prose.figures import Figure, figures
from agent.writer.revision.language.completeness import ACTING
from agent.writer.revision.language.modality import AUXILIARY

SUPPOSING = re.compile(
    r"\b(?:if|when|whenever|unless|once|provided that|in case|as (?:you|he|she|they|it|we|i))\b"
    r"[^,;]*",
    re.IGNORECASE,
)
UNREAL = re.compile(
    r"\b(?:(?:would|could|might)(?:n['’]t| \w+)? have|without\b.*\bwould)\b", re.IGNORECASE
)
"""What tells how it would have been, not how it was."""
PAST = re.compile(r"\b(?:was|were|did|has been|have been)\b", re.IGNORECASE)
FUTURE = re.compile(r"\b(?:will|(?:is|are) (?:due|planned|expected|scheduled) to)\b", re.IGNORECASE)
OPENING = re.compile(r"(?:with|for|at|in|after|before|from|by|under|over)\b[^,;]*,", re.IGNORECASE)
AGED = re.compile(r"[- ](?:old\b|of age\b)", re.IGNORECASE)
BELONGING = re.compile(
    r"[a-z]\w*\s+(?:of|with|between|over|under|above|below|from|aged|\w+ing|\w+er than)\b"
)


def other_case(clause: str, quote: str) -> bool:
    """Tell whether ``clause`` speaks of a case by a figure that ``quote`` does not have.

    What would have been is another case too than what was, and so is what is only foretold.
    """
    if PAST.search(clause) and FUTURE.search(quote) and not FUTURE.search(clause):
        return True
    if bool(UNREAL.search(clause)) != bool(UNREAL.search(quote)):
        return True
    known = {f.key for f in figures(quote)}
    return any(f.key not in known and tells_case(clause, f) for f in figures(clause))


def tells_case(clause: str, figure: Figure) -> bool:
    """Tell whether ``figure`` says of whom or what, or when the rest holds.

    It stands in a condition ("if you are 70"), in a phrase at the beginning ("with 5 users, …"),
    behind the noun of the subject ("parcels of 3 kg are …"), or is an age.
    """
    start, end = figure.span.start, figure.span.end
    supposed = [*SUPPOSING.finditer(clause), *filter(None, [OPENING.match(clause)])]
    if AGED.match(clause, end) or any(m.start() < start < m.end() for m in supposed):
        return True
    return end < len(subject(clause)) and bool(BELONGING.search(clause[:start]))


def subject(clause: str) -> str:
    """Return what stands before the first verb of ``clause``, '' where none is known."""
    verbs = [m.start() for p in (AUXILIARY, ACTING) for m in p.finditer(clause) if m.start()]
    return clause[: min(verbs, default=0)]
