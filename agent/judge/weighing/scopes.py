"""Scopes: what is said of 2023, of Sweden or of a second inspection opposes nothing said of others.

Nor does what was planned or estimated oppose what another document says it came to.
"""

import re
from collections.abc import Iterator, Sequence

from agent.domain.finding import Outcome
from agent.domain.text import Passage
from agent.domain.verdict import Case
from agent.judge.clauses.stems import stem
from agent.judge.quantities.numbers.scales import TENS, UNITS
from agent.judge.quantities.quantity import RULE as NUMBERS
from agent.judge.quantities.quantity import Day
from agent.judge.quantities.times.dates import ORDINALS, calendar_spans
from agent.judge.weighing.matters import says
from agent.judge.weighing.scoring import Scored

_ORDINAL = "|".join(sorted(ORDINALS, key=len, reverse=True))
_NUMBERED = re.compile(rf"\b(?P<which>{_ORDINAL}|last|final) (?P<what>[^\W\d]+)", re.IGNORECASE)
_FOR_WHOM = re.compile(
    r"\b(?P<which>(?:wo)?men|boys|girls|children|adults|juniors?"
    r"|seniors?)['’]s? (?P<what>[^\W\d]+)",
    re.IGNORECASE,
)
_FURTHER = re.compile(
    rf"\b(?:another|(?:an?|one) (?:{_ORDINAL}|further|additional|new|later|earlier|separate"
    r"|follow-up|different)) (?P<what>[^\W\d]+)",
    re.IGNORECASE,
)
_PLACED = re.compile(
    r"\b(?i:(?P<how>in|at|for|from|near))(?: the)? (?P<where>[A-Z][\w'’-]+(?: [A-Z][\w'’-]+)*)"
)
_AHEAD = re.compile(
    r"\b(?:estimat|forecast|budget|plan(?:s|ned)?\b|expect|project(?:ed|ion)|target|foresaw|foreseen"
    r"|foresee|anticipat|propos|intend|predict)\w*",
    re.IGNORECASE,
)
_DAY_SORT = re.compile(r"\b(?:(?P<end>weekends?)|weekdays?|working days?)\b", re.IGNORECASE)
_SIDE = re.compile(
    r"\b(?:in|from|for|of|at|to) the (?P<side>(?:north|south)(?:[- ]?(?:east|west))?|east|west"
    r"|cent(?:re|er))\b",
    re.IGNORECASE,
)
_DIGITS = re.compile(r"\d")
_WORDS = re.compile(r"[^\W\d]+")


def of_its_scope(scored: Scored, bearing: Sequence[Scored], case: Case) -> Scored:
    """Return ``scored`` without the numbers against a claim that it gives for another scope.

    Only where another document gives the claim's number for the claim's own.
    """
    if not scored.has(Outcome.CONFLICT) or not _of_another(case.claim, scored, case.passages):
        return scored
    own = scored.window.passages
    documents = {case.passages[i].document_id for i in own}
    others = (
        o
        for o in bearing
        if documents.isdisjoint(case.passages[i].document_id for i in o.window.passages)
    )
    if not any(_states(o, case) for o in others):
        return scored
    kept = tuple(
        f for f in scored.findings if f.rule != NUMBERS or f.outcome is not Outcome.CONFLICT
    )
    return scored.model_copy(update={"findings": kept})


def _states(scored: Scored, case: Case) -> bool:
    matched = scored.outcome(NUMBERS) is Outcome.MATCH and says(scored)
    return matched and not _of_another(case.claim, scored, case.passages)


def _of_another(claim: str, scored: Scored, passages: Sequence[Passage]) -> bool:
    """Tell whether a window speaks of another time, place, turn or stage than a claim."""
    text = scored.window.premise
    around = " ".join(f"{passages[i].title} {passages[i].heading}" for i in scored.window.passages)
    return (
        _another_time(claim, text)
        or _another_place(claim, text, around)
        or _another_turn(claim, text)
        or bool(_AHEAD.search(text) and not _AHEAD.search(claim))
    )


def _another_time(claim: str, text: str) -> bool:
    """Tell whether both give a number for a time of their own, and none for that of the other."""
    if not (_counts(claim) and _counts(text)):
        return False
    mine, theirs = ([s.day for s in calendar_spans(t)] for t in (claim, text))
    for parts in (("year",), ("month", "quarter")):
        one, other = (set(_parts(days, parts)) for days in (mine, theirs))
        if one and other:
            return one.isdisjoint(other)
    days, others = _weekdays(claim), _weekdays(text)
    return bool(days and others) and days.isdisjoint(others)


def _weekdays(text: str) -> set[int]:
    """Return the days of the week that a text names, with those of *weekdays* and *weekends*."""
    days = {s.day.weekday for s in calendar_spans(text)} - {0}
    for match in _DAY_SORT.finditer(text):
        days.update(range(6, 8) if match["end"] else range(1, 6))
    return days


def _parts(days: Sequence[Day], parts: Sequence[str]) -> Iterator[tuple[int, ...]]:
    for day in days:
        value = tuple(getattr(day, p) for p in parts)
        if any(value):
            yield value


def _counts(text: str) -> bool:
    """Tell whether a text has a number besides its dates."""
    rest = text
    for span in reversed(calendar_spans(text)):
        rest = f"{rest[: span.start]} {rest[span.end :]}"
    if _DIGITS.search(rest):
        return True
    return any(w.lower() in UNITS | TENS for w in _WORDS.findall(rest))


def _another_place(claim: str, text: str, around: str) -> bool:
    """Tell whether a text names another place where a claim names its own: *in Sweden*."""
    if not _counts(claim):
        return False
    one, other = ({m["side"].lower() for m in _SIDE.finditer(t)} for t in (claim, text))
    if one and other and one.isdisjoint(other):
        return True
    names, others = (
        [m for m in _PLACED.finditer(t) if not calendar_spans(m["where"])] for t in (claim, text)
    )
    told = {m["how"].lower() for m in others}
    whole = f"{text} {around}".lower()
    return any(m["how"].lower() in told and m["where"].lower() not in whole for m in names)


def _another_turn(claim: str, text: str) -> bool:
    """Tell whether a text is about the second of which a claim is about the first, or a further."""
    mine, theirs = (_turns(t) for t in (claim, text))
    if any(mine[w].isdisjoint(theirs[w]) for w in mine.keys() & theirs.keys()):
        return True
    said = {stem(w.lower()) for w in _WORDS.findall(claim)}
    further = {stem(m["what"].lower()) for m in _FURTHER.finditer(text)}
    named = {stem(m["what"].lower()) for m in _FURTHER.finditer(claim)} | mine.keys()
    return bool((further & said) - named)


def _turns(text: str) -> dict[str, set[str]]:
    """Return which of several of a kind a text names, by the kind: *first*, or *men's*."""
    found: dict[str, set[str]] = {}
    for match in (*_NUMBERED.finditer(text), *_FOR_WHOM.finditer(text)):
        found.setdefault(stem(match["what"].lower()), set()).add(match["which"].lower())
    return found
