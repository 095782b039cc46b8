"""Questions about the rows of a table as a whole: the cheapest, the total, how many of a kind."""

import re
from enum import StrEnum

from agent.domain.base import Frozen
from agent.domain.prose.terms import stem, terms


class Operation(StrEnum):
    """What is to be made of the rows; the value is the word that tells of it."""

    MOST = "highest"
    LEAST = "lowest"
    SUM = "total"
    MEAN = "average"
    LATEST = "latest"
    EARLIEST = "earliest"
    COUNT = "count"
    LIST = "list"


class Tally(Frozen):
    """A question about rows.

    ``measures`` are the stems of columns that its word implies ("cheapest": price, cost), none
    where the column must be named ("highest"); ``rest`` the stems of its other words.
    """

    operation: Operation
    measures: frozenset[str] = frozenset()
    rest: frozenset[str] = frozenset()


EXTREMES = (Operation.MOST, Operation.LEAST)
BY_DAY = (Operation.LATEST, Operation.EARLIEST)
_ONE = (*EXTREMES, *BY_DAY)
_PRICES = "price cost fee charge rate rent amount"
_LASTING = "time duration length"
_EXTREMES: tuple[tuple[str, Operation, str], ...] = (
    ("latest|newest|most recent(?:ly)?", Operation.LATEST, ""),
    ("earliest|oldest", Operation.EARLIEST, ""),
    ("cheapest|least (?:expensive|costly)", Operation.LEAST, _PRICES),
    ("dearest|costliest|priciest|most (?:expensive|costly)", Operation.MOST, _PRICES),
    ("lightest", Operation.LEAST, "weight mass"),
    ("heaviest", Operation.MOST, "weight mass"),
    ("fastest|quickest", Operation.LEAST, "time duration"),
    ("slowest", Operation.MOST, "time duration"),
    ("shortest", Operation.LEAST, _LASTING),
    ("longest", Operation.MOST, _LASTING),
    ("tallest", Operation.MOST, "height"),
    ("deepest", Operation.MOST, "depth"),
    ("widest", Operation.MOST, "width"),
    ("highest|largest|biggest|greatest|most", Operation.MOST, ""),
    ("lowest|smallest|fewest|least", Operation.LEAST, ""),
)
_ALL = r"\b(?:all|altogether|combined|in total|sum of)\b"
_READINGS: tuple[tuple[re.Pattern[str], Operation, frozenset[str]], ...] = (
    *(
        (re.compile(rf"\b(?:{word})\b", re.IGNORECASE), made, frozenset(terms(measures)))
        for word, made, measures in _EXTREMES
    ),
    (
        re.compile(
            rf"\btotal\b(?=.*{_ALL})|\bhow (?:many|much)\b(?=.*{_ALL})|\bsum of all\b"
            r"|^what (?:is|are|was|were) the total\b"
            r"|^how much (?:was|were|did|has|have) (?=.*\b(?:spen[dt]|pa(?:y|id)|order\w*|cost"
            r"|earn\w*)\b)",
            re.I,
        ),
        Operation.SUM,
        frozenset(),
    ),
    (re.compile(r"\b(?:average|mean)(?= \w)", re.IGNORECASE), Operation.MEAN, frozenset()),
    (re.compile(r"^how many\b", re.IGNORECASE), Operation.COUNT, frozenset()),
    (
        re.compile(
            r"^(?:which|what) (?=(?:\w+ )?\w+s (?:are|have|need|were|include|did|do|does)\b)", re.I
        ),
        Operation.LIST,
        frozenset(),
    ),
)
_UNCLEAR = re.compile(
    r"\b(?:not|never|no|none|except|without|other|second|third|fourth|last|next|at (?:most|least)"
    r"|most of|more|less|fewer|than|under|over|above|below|between|up to|before|after|since|until"
    r"|if|or|and|both|as|mostly|minimum|maximum)\b|n['’]t\b|\d-\d|[.?!]\s+\S",
    re.IGNORECASE,
)
"""What parts the rows in ways that names of cells do not tell."""
_PERSONAL = re.compile(r"\b(?:i|me|my|you|your|we|us|our)\b", re.IGNORECASE)
_OURS = re.compile(r"\b(?:did|have) we\b", re.IGNORECASE)
"""What all of us did is a sum of rows."""
_GENERIC = frozenset(
    stem(w)
    for w in """available offer sell sold store list hold took include contain cost weigh last
    total sum all altogether combine number spend spent pay paid row entry
    require current release""".split()
)


def tally(question: str) -> Tally | None:
    """Return what ``question`` asks about the rows of a table; None where it is not clear.

    A number for oneself ("how many do I get in total?") is no sum of rows, a minimum may be a limit
    that holds, two extremes are two questions, and sentences before it tell of a case.

    Example:
        "Which tent is the lightest?" asks for the LEAST of "weight" or "mass" of what "tent" names.
    """
    if _UNCLEAR.search(question):
        return None
    found = [(m, made, of) for p, made, of in _READINGS if (m := p.search(question))]
    if not found:
        return None
    match, operation, measures = found[0]
    rest = f"{question[: match.start()]} {question[match.end() :]}"
    if operation in _ONE:
        again = any(p.search(rest) for p, made, _ in _READINGS if made in _ONE)
    else:
        again = bool(_PERSONAL.search(_OURS.sub("", question)))
    if again:
        return None
    return Tally(operation=operation, measures=measures, rest=frozenset(terms(rest)))


def telling(stems: frozenset[str]) -> frozenset[str]:
    """Return the stems without those of words that any question about rows may have."""
    return stems - _GENERIC
