"""How often by days and hours: *every 20 minutes from 6:00 to 22:00, then hourly until 1:00*.

Such a text is told with the one rate that holds on the day and at the hour of the claim.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from agent.judge.unfolding.timetables.asking import answered, asked
from agent.judge.unfolding.timetables.clock import ALL, DAYS, RANGE, UNTIL, Session, named, session

_RATE = (
    r"(?:(?:every|once every|at) (?:an? )?(?:\d+|two|three|four|five|six|ten|twelve|fifteen|twenty"
    r"|thirty|forty|half|quarter)(?:[- ](?:of an )?)?(?:minutes?|hours?)(?: intervals)?"
    r"|(?:half-)?hourly|every hour|(?:once|twice|(?:\d+|three|four|five|six) times) an hour)"
)
CUE = re.compile(rf"\b{_RATE}", re.IGNORECASE)
_PART = re.compile(
    rf"(?:[,;]? (?:and|but) |[,;] |^)?(?P<then>(?:then|after that|afterwards|thereafter),? )?"
    rf"(?P<rate>{_RATE})(?P<when>[^;]*?)(?=[,;]? (?:(?:and|but|then|afterwards) )*{_RATE}|[.]?$)",
    re.IGNORECASE,
)
_LEFT = re.compile(r"^(?:[ ,.]|and|then)*$", re.IGNORECASE)


class _Rate(NamedTuple):
    """A rate with the days and the hours in which it holds; no hours are the whole day."""

    text: str
    days: frozenset[int]
    hours: tuple[Session, ...]


def of_its_time(text: str, claim: str) -> str:
    """Return a text that gives rates with the one that a claim is on, as it stands if unclear."""
    first, said = CUE.search(text), CUE.search(claim)
    if first is None or said is None:
        return text
    rates = list(_rates(text, first.start()))
    question = asked(f"{claim[: said.start()]}{claim[said.end() :]}".replace("  ", " ").strip(" ."))
    if not rates or question is None:
        return text
    if question.by_an_end:
        own = [r for r in rates if r.text.lower() == said[0].lower()]
        told = " ".join(s.told() for r in own for s in r.hours)
    else:
        clock = question.start is not None
        own = [
            r
            for r in rates
            if question.days <= r.days
            and (answered(question, r.hours) if r.hours and clock else not r.hours)
        ]
        told = question.phrase
    if len(own) != 1 or not told:
        return text
    return f"{text[: first.start()]}{own[0].text} {told}".rstrip(".") + "."


def _rates(text: str, start: int) -> Iterator[_Rate]:
    """Yield the rates of a text from the first on, none where one is unclear."""
    found: list[_Rate] = []
    end = start
    while end < len(text) and (match := _PART.match(text, end)):
        when, end = match["when"], match.end()
        days, ranged, until = DAYS.search(when), RANGE.search(when), UNTIL.search(when)
        hours: tuple[Session, ...] = ()
        if ranged:
            hours = (session(ranged["start"], ranged["end"]),)
        elif until and found and found[-1].hours:
            hours = (session(found[-1].hours[-1].closing, until["end"]),)
        rest = when
        for part in (days, ranged or (until if hours else None)):
            rest = rest.replace(part[0], "", 1) if part else rest
        if not _LEFT.match(rest) or not (days or hours):
            return
        found.append(_Rate(match["rate"], named(days["days"]) if days else ALL, hours))
    if _LEFT.match(text[end:]):
        yield from found
