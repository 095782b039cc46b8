"""What was so until a day, told for a time before it: *the seat until 1934* is the seat in 1920.

Since when it was so is told seldom: a time long before the end is left open.
"""

import datetime
import re
from collections.abc import Iterator

from agent.domain.prose.casing import small
from agent.judge.quantities.quantity import Day
from agent.judge.quantities.times.dates import calendar_spans, first_and_last
from agent.judge.unfolding.graded.stretches import asked

_ORDINARY = 2001
_LONG = 30  # years before the end in which what lasted until then may be taken to have been so
_PAST = (
    r"(?:was|were|had|[a-z]+ed|led|ran|held|stood|sat|kept|took|gave|made|went|lay|taught|wrote|sold"
    r"|bore|drew|rode|drove|spoke|met|grew|built|paid|sent|cost)"
)
_UNTIL = re.compile(
    rf"^(?P<lead>(?P<what>[^,;:@]{{2,80}}?) (?P<verb>{_PAST})\b[^,;:@]*?),? (?:until"
    rf"|till|up to) @0@"
    r"(?P<rest>(?:,| when\b| by\b| and\b|\.|;|$).*)$",
    re.DOTALL,
)
_LASTING = (
    r"(?:(?:(?:was|were|is|are|will be|remains?|remained|stays?|stayed) (?:(?:\w+ly"
    r"|not) )?(?:closed|shut|open|owned"
    r"|led|headed|chaired|managed|run|ruled|governed|used|accepted|available|valid"
    r"|in (?:force|use|effect"
    r"|office|service|operation|charge)|held|employed|occupied|allowed|permitted|forbidden|prohibited"
    r"|banned|suspended|blocked|reserved|insured|covered|the|an?|part of|out of|on"
    r"|under|home to|known|called|free)\b)"
    r"|(?:served|worked|lived|reigned|ruled|governed|belonged|taught|headed|led|chaired|managed|owned"
    r"|applies|apply|applied|acted|stood|ran)\b)"
)
_SPAN = re.compile(
    rf"^(?P<lead>(?P<what>[^,;:@]{{2,80}}?) (?P<verb>{_LASTING})[^,;:@]*?),? (?:from|between) @0@"
    r" (?:to|until|till|and) @1@(?P<rest>(?:,| when\b| by\b| and\b| for\b|\.|;|$).*)$",
    re.DOTALL,
)
CUE = re.compile(r"\b(?:until|till|up to|from|between)\b.*\d", re.DOTALL | re.IGNORECASE)
_UNCLEAR = re.compile(
    r"\b(?:no|not|never|nobody|none|only|hardly|must|may|might|could|should|would|expected|planned"
    r"|due|rose|fell|grew|increased|decreased|changed|moved|raised|lowered|postponed|delayed"
    r"|extended|deferred|adjourned|sometimes|usually|often|almost|twice|once|times)\b|n['’]t\b",
    re.IGNORECASE,
)
_OTHERWISE = re.compile(
    r"\b(?:not|never|no|longer|until|till|since|still|only|again|began|started|became|ended|stopped"
    r"|ceased)\b|n['’]t\b",
    re.IGNORECASE,
)


def at_that_time(text: str, claim: str) -> str:
    """Return a text on what was so until a day as it was at the time of the claim.

    It stands as it is for a claim on a later time, or on one before the text tells of anything.

    Example:
        "The village was the seat of the district until 1934.", for a claim on 1920, is "The village
        was the seat of the district in 1920."
    """
    question = asked(claim)
    spans = calendar_spans(text)
    if question is None or not spans or _OTHERWISE.search(claim):
        return text
    plain = text
    for n, span in reversed(list(enumerate(spans))):
        plain = f"{plain[: span.start]}@{n}@{plain[span.end :]}"
    match = _SPAN.match(plain) or _UNTIL.match(plain)
    if match is None or _UNCLEAR.search(match["lead"]):
        return text
    whole = match.re is _SPAN
    days = [_days(s.day, dated=question.stretch.dated or not whole) for s in spans]
    last = days[1 if whole else 0]
    first, end = question.stretch.first, question.stretch.last
    if last is None or (not question.stretch.dated and not whole):
        return text
    begun = max(_before(days, last), default=_ago(last[0]))
    within = begun <= first and end < last[0]
    return f"{match['lead']} {small(question.text)}." if within else text


def _days(day: Day, *, dated: bool) -> tuple[datetime.date, datetime.date] | None:
    """Return the first and last day of a date, in an ordinary year for those without one."""
    if dated or day.year:
        return first_and_last(day)
    return first_and_last(day._replace(year=_ORDINARY)) if day.month else None


def _before(
    days: list[tuple[datetime.date, datetime.date] | None],
    last: tuple[datetime.date, datetime.date],
) -> Iterator[datetime.date]:
    """Yield the ends of the times that a text tells before the last, from which it may be so."""
    return (d[1] for d in days if d is not None and d[1] < last[0])


def _ago(day: datetime.date) -> datetime.date:
    return day.replace(year=max(day.year - _LONG, 1), day=1)
