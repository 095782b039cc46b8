"""Sentences that limit what stands right before them: "no more than four a day" after a dose."""

import re

from agent.domain.prose.terms import terms
from agent.writer.drafting.statements import Statement

_LIMITING = re.compile(
    r"^(?:do not|don['’]t|never)\b"
    r"|\b(?:must not|may not|cannot|can['’]t|(?:does|do|is|are) not (?:apply|for|cover|valid)"
    r"|not more than|no more than|exceptions?|except|unless|however"
    r"|(?:is|are) (?:free|waived|halved|reduced)\b(?! (?:of|from)\b)"
    r"|only (?:if|when|with|under|upon|on|at|by|for|in|after|once|where|\d+))\b",
    re.IGNORECASE,
)
_DUTY = re.compile(r"\bmust (?:\w+ )?be\b", re.IGNORECASE)
_ORDER = re.compile(r"(?:do not|don['’]t|never)\b", re.IGNORECASE)
_SPARING = re.compile(
    r"\b(?:makes?|grants?|allows?) (?:an )?exceptions?\b|\bexempt\b", re.IGNORECASE
)


def limits_it(after: Statement, told: Statement, *, duties: bool = True) -> bool:
    """Tell whether ``after`` follows ``told`` in its paragraph and limits it.

    It does if it forbids, excepts or sets a condition, and leans on that sentence, gives an order,
    or speaks of the same thing. Rows of tables stand for themselves; with ``duties`` what must be
    done is a condition as well.
    """
    document, run, order = told.place
    if after.place != (document, run, order + 1) or after.group != told.group:
        return False
    if told.cells or told.record or not _is_limit(after.body, duties=duties):
        return False
    return after.leans or _ORDER.match(after.body) is not None or _on_the_same(told, after)


def _is_limit(text: str, *, duties: bool) -> bool:
    limit = _LIMITING.search(text) is not None
    return limit or (duties and _DUTY.search(text) is not None)


def _on_the_same(first: Statement, second: Statement) -> bool:
    """Tell whether the second of two sentences is about what the first names, or spares some."""
    opening = set(terms(second.body)[:2])
    return bool(opening & set(terms(first.body))) or _SPARING.search(second.body) is not None
