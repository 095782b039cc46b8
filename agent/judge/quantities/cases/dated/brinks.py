"""Dates told from the other side: what goes on *until 30 June* does not *from July on*.

And dates of cases: what holds *for orders placed on or after 5 May* holds of one placed *after 5
May*.
"""

import re

from agent.judge.quantities.comparison.compare import Relation
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.times.placing import limit
from agent.judge.quantities.times.when import AFTER, BEFORE, BY, SINCE, UNTIL

_DENIES = re.compile(
    r"\b(?:not|no|never|none|nobody|nothing|neither|cannot|without)\b|n['’]t\b", re.IGNORECASE
)
_NOT_AFTER_THAT = re.compile(
    r"[,;]?\s*(?:\b(?:and|but)\b[^,;.]*?)?\b(?:not|no|never|nobody)\b[^,;.]*?"
    r"\b(?:after (?:that|this|then)|afterwards|thereafter|then|any longer|beyond that)\b",
    re.IGNORECASE,
)
_BREAK = re.compile(r"[.;!?]\s")
_OF_CASES = re.compile(
    r"\b(?:for|to|of|all|any) (?:[\w-]+ ){1,4}(?:(?:that|which|who) )?(?:[a-z]+ ){0,2}on or after $"
    r"|\b(?!is |was |has )[a-z]+s [a-z]+(?:ed|ing|n|de) on or after $",
    re.IGNORECASE,
)
_SINCE, _UNTIL = (SINCE, AFTER), (UNTIL, BEFORE, BY)


def related(mine: Quantity, claim: str, theirs: Quantity, premise: str) -> Relation | None:
    """Relate two dates of which one tells an end and the other what comes next, None for others.

    Args:
        mine: a date of ``claim``.
        claim: its text.
        theirs: a date of ``premise``.
        premise: its text.
    """
    if mine.day is None or theirs.day is None or mine.part or theirs.part:
        return None
    if (mine.when, theirs.when) == (AFTER, SINCE) and mine.day.day and mine.day == theirs.day:
        return Relation.STATES if _OF_CASES.search(premise[: theirs.start]) else None
    if not tells_the_other_side(mine, claim, theirs, premise):
        return None
    first, last = (mine, theirs) if mine.when in _SINCE else (theirs, mine)
    gap = _days_between(last, first)
    if gap is None:
        return None
    return Relation.STATES if gap == 1 else Relation.DIFFERS if gap < 1 else Relation.UNRELATED


def tells_the_other_side(mine: Quantity, claim: str, theirs: Quantity, premise: str) -> bool:
    """Tell whether a claim denies after (or before) a date what goes on until (or from) another."""
    sides = (mine.when, theirs.when)
    opposite = any(
        sides[0] in one and sides[1] in other for one, other in ((_SINCE, _UNTIL), (_UNTIL, _SINCE))
    )
    if not opposite:
        return False
    sentence = _NOT_AFTER_THAT.sub("", _sentence(premise, theirs))
    return _is_denied(claim) != _is_denied(sentence)


def _days_between(last: Quantity, first: Quantity) -> int | None:
    """Return how many days after the last one of a period another period begins: 1 on the next."""
    if last.day is None or first.day is None:
        return None
    end = limit(last, last.day._replace(year=last.day.year or first.day.year))
    start = limit(first, first.day._replace(year=first.day.year or last.day.year))
    return (start - end).days if start and end else None


def _sentence(text: str, quantity: Quantity) -> str:
    """Return the sentence that has a quantity."""
    start = max((m.end() for m in _BREAK.finditer(text, 0, quantity.start)), default=0)
    after = _BREAK.search(text, quantity.end)
    return text[start : after.start() if after else len(text)]


def _is_denied(text: str) -> bool:
    return len(_DENIES.findall(text)) % 2 == 1
