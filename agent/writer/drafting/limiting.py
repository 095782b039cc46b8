"""Sentences that limit what stands right before them: "no more than four a day" after a dose."""

import re

from agent.domain.prose.terms import terms
from agent.writer.drafting.statements import Statement

_LIMITING = re.compile(
    r"^(?:do not|don['’]t|never)\b"
    r"|\b(?:must not|may not|cannot|can['’]t"
    r"|(?:does|do|is|are) not (?:apply|for|cover|valid|allowed|permitted|possible)"
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
_CASE = re.compile(
    r"^(?:when|if|while|once|in case|where|during|after|before|on|at|in)\b[^,]*,", re.I
)
"""In which case a sentence holds, before what it says: "When it rains, mowing is not allowed"."""
_PROPOSED = re.compile(
    r"\b(?:propos|suggest|recommend|request|consider|discuss|plann|ask)ed\b|\b(?:proposal|motion"
    r"|suggestion|request)\b",
    re.IGNORECASE,
)
_DECIDED = re.compile(
    r"^no (?:decision|vote|agreement|resolution)\b"
    r"|^(?:this|that|it|the (?:\w+ )?(?:proposal|motion|suggestion|request|idea|matter|decision)) "
    r"(?:was|has been|is|will be) (?:\w+ )?(?:rejected|declined|refused|approved|accepted|adopted"
    r"|agreed|carried|deferred|postponed|adjourned|withdrawn|turned down|dropped|lost)\b",
    re.IGNORECASE,
)


def decides_it(after: Statement, told: Statement) -> bool:
    """Tell whether ``after`` stands behind a proposal in its paragraph and says what came of it."""
    document, run, order = after.place
    behind = (document, run) == told.place[:2] and after.group == told.group
    return (
        behind
        and order > told.place[2]
        and _PROPOSED.search(told.body) is not None
        and _DECIDED.match(after.body) is not None
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
    opening = set(terms(_CASE.sub("", second.body))[:2])
    return bool(opening & set(terms(first.body))) or _SPARING.search(second.body) is not None
