"""Brackets: the limits and ranges of a text, and the stretch of it that tells of each."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from agent.domain.prose.analysis import Analysis
from agent.judge.once import once
from agent.judge.quantities.binding.bindings import Bound, bind
from agent.judge.quantities.cases.limited.remainder import REST
from agent.judge.quantities.comparison.compare import comparable
from agent.judge.quantities.comparison.intervals import apart, inside
from agent.judge.quantities.comparison.kinds import same_kind
from agent.judge.quantities.quantity import Interval, Quantity
from agent.judge.quantities.units.registry import same_dimension

PERSONS = frozenset(
    """person people child adult pupil buyer passenger guest visitor member student user volunteer
    driver resident participant applicant employee customer patient""".split()
)
OTHERS = re.compile(
    rf"{REST.pattern}|\b(?:more|less|\w+er) than (?:that|this)\b"
    r"|\b(?:the|all|any) (?:others|rest)\b"
    r"|\b(?:those|others) (?:below|above|under|over|beyond)\b(?! \W?\d)",
    re.IGNORECASE,
)
"""What points to the cases that a limit leaves over."""
_TO = re.compile(r"\s*(?:to|and|–)\s*", re.IGNORECASE)
_OR = re.compile(r"\s*or\s*", re.IGNORECASE)
_OPENED = re.compile(r"\b(?:from|between)\s+$", re.IGNORECASE)
_CHANGES = re.compile(
    r"\b(?:ris(?:e|es|en|ing)|rose|rais\w+|fall\w*|fell|go(?:es)?|went|cut|drop\w*|lower\w*"
    r"|increas\w+|reduc\w+|chang\w+|grow\w*|grew|up|down)\b[^.;]*$",
    re.IGNORECASE,
)
"""With which *from 2 to 5* tells a change and no range."""
_CUT = re.compile(r"[;,:]\s|\s(?:and|but|while|whereas)\s", re.IGNORECASE)
_OLD = re.compile(r"[- ](?:years?[- ])?old\b|[- ]year[- ]old\b| of age\b", re.IGNORECASE)
_AGED = re.compile(
    r"\b(?:aged?|(?:(?:grand)?child(?:ren)?|kids?|sons?|daughters?|boys?|girls?|twins?) of)"
    r" (?:\w+ (?:and|or) )?$",
    re.IGNORECASE,
)
_AT = re.compile(r"(?:^|[.,;] )at $", re.IGNORECASE)
_SOMEBODY = re.compile(r",? (?:he|she|you|they|your?|his|her|their)\b", re.IGNORECASE)
_ANYBODY = frozenset({"person", "people"})
_OF_PERSONS = re.compile(
    rf"\b(?:{'|'.join(sorted(PERSONS))}|children|everyone|everybody|anyone|those)s? (?:aged )?$",
    re.I,
)


@once
def brackets(premise: Analysis) -> tuple[Bound, ...]:
    """Return the limits and ranges of a text, those with a unit at either end among them."""
    items = [b for b in bind(premise).items if not b.quantity.is_date]
    spans = [s for a, b in pairwise(items) if (s := _span(premise.text, a, b))]
    limits = [b for b in items if b.quantity.interval.is_one_sided or b.quantity.bound == "range"]
    return tuple(b for b in (*limits, *spans) if not b.quantity.approximate)


def _span(text: str, one: Bound, two: Bound) -> Bound | None:
    """Return *between 30 days and six months* as one range, None for the ends of a change.

    So is *1 or 2* in the cell of a table.
    """
    first, second = one.quantity, two.quantity
    opened = _OPENED.search(text, 0, first.start)
    listed = bool(one.column) and _OR.fullmatch(text, first.end, second.start)
    if not listed and not (opened and _TO.fullmatch(text, first.end, second.start)):
        return None
    points = first.interval.is_point and second.interval.is_point
    if not points or not same_dimension(first.dimension, second.dimension):
        return None
    if (
        opened
        and opened.group().lower().startswith("from")
        and _CHANGES.search(text[: opened.start()])
    ):
        return None
    low, high = sorted((first, second), key=lambda q: q.interval.low)
    quantity = replace(
        first,
        end=second.end,
        text=text[first.start : second.end],
        interval=Interval(low.interval.low, high.interval.high),
        number=Interval(low.number.low, high.number.high),
        bound="range",
    )
    return replace(one, quantity=quantity, own=one.own | two.own)


def measures(item: Bound, claim: Analysis, band: Bound, premise: Analysis) -> bool:
    """Tell whether a limit may be of what a case measures: of the age of a *4-year-old*."""
    case, limit = item.quantity, band.quantity
    if tells_an_age(claim, case):
        timed = limit.dimension == "duration" and not case.is_bare
        return timed or of_persons(premise, limit)
    if limit.is_bare and band.column and not case.is_bare:
        return _heads(band.column, case)
    if case.is_bare or limit.is_bare or case.guessed:
        return False
    if case.dimension == limit.dimension == "count" and case.noun != limit.noun:
        return {case.noun, limit.noun} <= PERSONS and bool(_ANYBODY & {case.noun, limit.noun})
    return comparable(case, limit) and same_kind(case, limit)


def tells_an_age(text: Analysis, number: Quantity) -> bool:
    """Tell whether a number is that of an age: *the 4-year-old*, *children of five and ten*."""
    if _OLD.match(text.text, number.end):
        return True
    if not number.is_bare:
        return False
    at = _AT.search(text.text, 0, number.start) and _SOMEBODY.match(text.text, number.end)
    return bool(at or _AGED.search(text.text, 0, number.start))


def _heads(column: str, case: Quantity) -> bool:
    """Tell whether a column counts what a case counts: *Persons: up to 200* of 90 people."""
    named = {w.lower().removesuffix("s") for w in re.findall(r"[^\W\d_]+", column)}
    if case.noun in _ANYBODY and named & (PERSONS | _ANYBODY):
        return True
    told = case.noun if case.dimension == "count" else case.unit.lower().removesuffix("s")
    return bool(told) and any(w.startswith(told) for w in named)


def of_persons(text: Analysis, limit: Quantity) -> bool:
    """Tell whether a limit without a unit is that of an age: *members over 70*."""
    before = text.text[: limit.start]
    aged = _AGED.search(before) is not None or _OF_PERSONS.search(before) is not None
    return aged and (not limit.unit or limit.unit not in limit.text)


def holds(limit: Quantity, case: Quantity) -> bool:
    """Tell whether a case lies inside a limit, that of an age may leave out its unit."""
    alike = same_dimension(case.dimension, limit.dimension) and not limit.is_bare
    mine, theirs = (case.interval, limit.interval) if alike else (case.number, limit.number)
    return inside(mine, theirs, 0.0)


def lies_outside(limit: Quantity, case: Quantity) -> bool:
    """Tell whether a case has nothing in common with a limit."""
    alike = same_dimension(case.dimension, limit.dimension) and not limit.is_bare
    mine, theirs = (case.interval, limit.interval) if alike else (case.number, limit.number)
    return apart(mine, theirs, 0.0)


def narrowest(bands: Sequence[Bound]) -> Bound | None:
    """Return the one band that lies in all the others, None if there is no such one."""
    spans = [b.quantity.interval for b in bands]
    inner = [b for b in bands if all(inside(b.quantity.interval, s, 0.0) for s in spans)]
    return inner[0] if len(inner) == 1 else None


def part_of(text: Analysis, band: Bound, kin: Sequence[Bound]) -> range | None:
    """Return the stretch of a sentence that tells of one of its bands, None if that is unclear."""
    sentence = text.sentence_at(band.quantity.start)
    marks = [
        (b.quantity.start, b.quantity.end)
        for b in kin
        if b is not band and sentence.start <= b.quantity.start < sentence.end
    ]
    marks += [m.span() for m in OTHERS.finditer(text.text, sentence.start, sentence.end)]
    start, end = sentence.start, sentence.end
    before = [m for m in marks if m[1] <= band.quantity.start]
    after = [m for m in marks if m[0] >= band.quantity.end]
    if before:
        cut = _last_cut(text.text, max(m[1] for m in before), band.quantity.start)
        if cut is None:
            return None
        start = cut
    if after:
        cut = _last_cut(text.text, band.quantity.end, min(m[0] for m in after))
        if cut is None:
            return None
        end = cut
    return range(start, end)


def _last_cut(text: str, start: int, end: int) -> int | None:
    """Return where the last rule between two places begins."""
    cuts = [m.start() for m in _CUT.finditer(text, start, end)]
    return cuts[-1] if cuts else None
