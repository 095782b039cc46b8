"""What must be done by a day or month, told for a time of a claim: afterwards it is too late."""

import datetime
import re

from agent.domain.prose.calendar import ANY_MONTH, DAY_OF_MONTH
from agent.judge.quantities.times.dates import calendar_spans, first_and_last
from agent.judge.unfolding.graded.stretches import asked

_DATE = rf"(?:(?:the )?end of )?(?:{DAY_OF_MONTH}|{ANY_MONTH})(?:,? (?:19|20)\d\d)?(?! \d)"
_BY = rf"(?:by|before|(?:no|not) later than|until) (?P<date>{_DATE})(?![\w])"
_DEED = r"(?P<deed>[a-z]+(?:ed|en|ent|ught|ept|old|ade|aid|ut|un))"
_MUST = re.compile(
    rf"\b(?:must|ha(?:ve|s) to|needs? to|should|shall|can only|may only) be {_DEED}"
    rf"(?P<how>(?: (?!not\b)\w+){{0,4}}?) {_BY}",
    re.IGNORECASE,
)
_LOST = re.compile(
    r"\b(?:lost|forfeited|lapses?|expires?|void|invalid|deleted|cancelled)\b,? (?:if|unless)"
    rf"(?: they| it)?(?: (?:is|are|have been|has been))?(?: (?:not|un)(?P<not>))? ?{_DEED}"
    rf"(?P<how>(?: \w+){{0,3}}?) {_BY}",
    re.IGNORECASE,
)
CUE = re.compile(
    rf"\b(?:by|before|later than|until) (?:the end of )?(?:\d|{ANY_MONTH})", re.IGNORECASE
)
_UNCLEAR = re.compile(r"\b(?:extend\w*|except|usually|normally|may be made later|grace)\b", re.I)
_YEAR = 2001
_RECENT = datetime.timedelta(days=184)


def in_its_time(text: str, claim: str) -> str:
    """Return a text on what must be done by a day with whether it can still be done in a claim's.

    Example:
        "Unused days must be taken by the end of March.", for a claim on April, is "Unused days
        must be taken by the end of March. In April they can no longer be taken."
    """
    question = asked(claim)
    match = _MUST.search(text) or _LOST.search(text)
    if question is None or match is None or _UNCLEAR.search(text):
        return text
    last = _last(match)
    stretch = question.stretch
    if last is None or stretch.dated != last[1] or stretch.open:
        return text
    end = last[0]
    when = question.text[:1].upper() + question.text[1:]
    if end < stretch.first <= end + _RECENT and stretch.last != datetime.date.max:
        return f"{text} {when} they can no longer be {match['deed']}."
    if end - _RECENT <= stretch.first and stretch.last <= end:
        return f"{text} {when} they can still be {match['deed']}."
    return text


def _last(match: re.Match[str]) -> tuple[datetime.date, bool] | None:
    """Return the last day of a deadline, and whether its year is told."""
    spans = calendar_spans(match["date"])
    if len(spans) != 1:
        return None
    day = spans[0].day
    ends = first_and_last(day if day.year else day._replace(year=_YEAR))
    if ends is None:
        return None
    before = match[0][match.start("date") - match.start() :] and re.search(
        r"\bbefore $", match.string[: match.start("date")], re.IGNORECASE
    )
    last = ends[0] - datetime.timedelta(days=1) if before else ends[1]
    return last, bool(day.year)
