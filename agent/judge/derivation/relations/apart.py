"""How far apart two things are by what is told of each: *£14 more than*, *three times as many as*.

The two values stand in one column of a table, behind labels of one list ("Billing: 9,000 calls"),
or in clauses that say the same of each. A claim on a year is held against what a month comes to.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from agent.domain.prose.analysis import Analysis
from agent.judge.derivation.cues import BY_COMPARISON
from agent.judge.derivation.operands import Result, Source, agrees, shown
from agent.judge.derivation.periods import factor_for, named_period, period_of
from agent.judge.derivation.relations.multiples import Multiple, comparisons
from agent.judge.derivation.relations.sides import owner
from agent.judge.derivation.relations.things import (
    Thing,
    labelled,
    pairs_of,
    said_with,
    thing_of,
)
from agent.judge.derivation.tables.rows import key_words
from agent.judge.quantities.binding.bindings import Bindings, Bound
from agent.judge.quantities.binding.words import STEM, stems_between

_WAYS = "|".join(sorted(BY_COMPARISON, key=len, reverse=True))
_THAN = re.compile(
    r"^(?: of [a-z]+(?: [a-z]+)?)?(?: (?:an?|per|each|every) [a-z]+)? "
    rf"(?P<way>{_WAYS}|less expensive|more expensive)"
    r"(?P<what>(?: [\w'’-]+){0,5}?) than (?P<two>[^,;]+?)[.\s]*$",
    re.IGNORECASE,
)
_BY = re.compile(
    r"^(?P<one>.+?) (?P<way>exceeds?|exceeded|surpass(?:es|ed)|(?:is|was) (?:above|below)"
    r"|undercuts?) (?P<two>[^,;]+?) by $",
    re.IGNORECASE,
)
_BELOW = re.compile(r"below|undercut", re.IGNORECASE)
_THERE = re.compile(r"^there (?:is|are|was|were)$", re.IGNORECASE)
_MANY = re.compile(r"\bas (?:many|much)\s+(?P<one>(?:[\w-]+\s)+)as$", re.IGNORECASE)
_VERBS = {
    "money": frozenset(word[:STEM] for word in "cost charge price pay".split()),
    "mass": frozenset(("weight",)),
    "duration": frozenset(("last", "take")),
}
"""Stems of verbs that only tell of what kind a value is."""
_SPOKEN = frozenset(word[:STEM] for word in "exceed differ extra compar figure".split())
_UNSURE = re.compile(
    r"\b(?:not|never|no|if|unless|might|could|should|each|every|nearly|almost|about|around|roughly"
    r"|over|at (?:least|most)|up to|only|less than|more than)\b|n['’]t\b",
    re.IGNORECASE,
)
_DIFFERING = re.compile(r"\b(?:not|never|no|if|unless|might|could|should)\b|n['’]t\b", re.I)
_FORCE = re.compile(r"\b(?:may|can|must|will|would|shall)\b", re.IGNORECASE)


class _Asked(NamedTuple):
    """What a claim sets against what, the words of the measure, and 1 for more, -1 for less.

    ``compared`` are the stems of the comparative.
    """

    one: Thing
    two: Thing
    measure: frozenset[str]
    way: int
    compared: frozenset[str] = frozenset()


def amount_apart(claim: Analysis, asked: Bindings, pool: Sequence[Source]) -> Multiple | None:
    """Return whether two things differ by as much as a claim says; None where that is not plain."""
    if _DIFFERING.search(claim.text) or not (" than " in claim.text or " by " in claim.text):
        return None
    items = [b for b in asked.items if not (b.quantity.is_date or b.quantity.soft)]
    found = ((b, _difference(claim, b)) for b in items if _is_amount(b))
    item, said = next(((b, s) for b, s in found if s is not None), (None, None))
    if item is None or said is None or any(_is_apart(b, said) for b in items if b is not item):
        return None
    wanted = named_period(claim, item.quantity)
    timed = [s for s in pool if factor_for(wanted, period_of(s))]
    pairs = list(pairs_of(said.one, said.two, said.measure, item.quantity, timed))
    if len(pairs) != 1:
        return None
    ((one, two),) = pairs
    times = factor_for(wanted, period_of(one))
    if period_of(two) != period_of(one):
        return None
    value = said.way * (one.value - two.value) * times
    terms = f"{one.quantity.text} − {two.quantity.text}"
    terms = terms if said.way > 0 else f"{two.quantity.text} − {one.quantity.text}"
    formula = terms if times == 1 else f"({terms}) × {shown(times)}"
    holds = value > 0 and agrees(item.quantity, Result("apart", value, formula, ()), 0.0)
    known = said.one.words | said.two.words | _around(one) | _around(two) | _SPOKEN
    known |= said.compared | _named_by_verb(one, two, timed)
    sure = (
        _as_told(claim, one, two)
        and asked.words - item.own - (wanted.words if wanted else frozenset()) <= known
    )
    formula = f"{formula} = {shown(value / (item.quantity.scale or 1))}"
    return Multiple(formula, one, holds, sure, beside=(two,))


def times_apart(claim: Analysis, asked: Bindings, pool: Sequence[Source]) -> Multiple | None:
    """Return whether one thing is as many times another as a claim says."""
    found = list(comparisons(claim))
    if len(found) != 1 or _UNSURE.search(claim.text):
        return None
    (said,) = found
    start = claim.text.find(said.text)
    others = [b for b in asked.items if not (b.quantity.soft or b.quantity.is_date)]
    if any(not start <= b.quantity.start < start + len(said.text) for b in others):
        return None
    for one, two, measure in _multiplied(claim, said.matter, start, start + len(said.text)):
        pairs = list(pairs_of(one, two, measure, None, pool))
        if len(pairs) != 1 or not pairs[0][1].value:
            continue
        ((left, right),) = pairs
        times = left.value / right.value
        value = f"{left.quantity.text} / {right.quantity.text} = {times:.4g}"
        known = one.words | two.words | _around(left) | _around(right)
        numbers = frozenset[str]().union(*(b.own for b in asked.items)) | {"time", "times", "as"}
        sure = _as_told(claim, left, right) and asked.words - numbers <= known
        holds = abs(times - said.factor) <= 0.005 * said.factor
        return Multiple(value, left, holds, sure, beside=(right,))
    return None


def _is_amount(item: Bound) -> bool:
    quantity = item.quantity
    kind = quantity.dimension not in ("percent", "multiple", "clock")
    return kind and quantity.interval.is_bounded


def _is_apart(item: Bound, said: _Asked) -> bool:
    """Tell whether a number of a claim is none in the name of a thing: *one bedroom*."""
    text = item.quantity.text.lower().removeprefix("less than ").removeprefix("more than ")
    return text not in said.one.text and text not in said.two.text


def _difference(claim: Analysis, item: Bound) -> _Asked | None:
    """Return what a claim says is so much more or less than something else."""
    start, end = item.quantity.start, item.quantity.end
    by = _BY.match(claim.text[:start])
    if by is not None and not claim.text[end:].strip(" ."):
        one, two = (thing_of(claim, *by.span(p)) for p in ("one", "two"))
        way = -1 if _BELOW.search(by["way"]) else 1
        return _Asked(one, two.like(one), frozenset(), way)
    than = _THAN.match(claim.text[end:])
    if than is None:
        return None
    what, behind = ((end + a, end + b) for a, b in (than.span("what"), than.span("two")))
    verb = _verb_before(claim, start)
    if verb is None:
        return None
    begin = named_start(claim)
    way = (
        -1 if than["way"].lower().startswith("less") else BY_COMPARISON.get(than["way"].lower(), 1)
    )
    other = thing_of(claim, *behind)
    if _THERE.match(claim.text[:start].strip()):
        return _Asked(thing_of(claim, *what), other, frozenset(), way)
    one = thing_of(claim, begin, claim.tokens[verb].start)
    compared = stems_between(claim, end + than.start("way"), end + than.end("way"))
    measure = stems_between(claim, claim.tokens[verb].start, what[1])
    return _Asked(one, other.like(one), measure - item.own, way, compared)


def named_start(claim: Analysis) -> int:
    """Return where a claim begins behind an opening such as *over a year,*."""
    opening = re.match(
        r"(?:over|in|for|across|within|per) (?:an?|one|the|each|every|any) (?:\w+ )?"
        r"(?:year|month|week|day|quarter),? ",
        claim.text,
        re.IGNORECASE,
    )
    return opening.end() if opening else 0


def _verb_before(claim: Analysis, place: int) -> int | None:
    """Return the first verb of a claim, which stands before a place."""
    begin = named_start(claim)
    verbs = (
        i for i, t in enumerate(claim.tokens)
        if begin < t.start < place and t.pos in ("VERB", "AUX")
    )  # fmt: skip
    return next(verbs, None)


def _multiplied(
    claim: Analysis, matter: str, start: int, end: int
) -> Iterator[tuple[Thing, Thing, frozenset[str]]]:
    """Yield what a claim may hold against what: its subject, or what it counts."""
    at = claim.text.find(matter, start)
    right = thing_of(claim, at + len(matter), end)
    verb = _verb_before(claim, start)
    counted = _MANY.search(matter)
    measure = stems_between(claim, at, at + len(matter))
    if verb is not None and not _THERE.match(claim.text[:start].strip()):
        one = thing_of(claim, named_start(claim), claim.tokens[verb].start)
        said = stems_between(claim, claim.tokens[verb].start, start)
        yield one, right.like(one), measure | said
    if counted is not None:
        begin = at + counted.start("one")
        one = thing_of(claim, begin, at + counted.end("one"))
        yield one, right, frozenset()


def _as_told(claim: Analysis, one: Source, two: Source) -> bool:
    """Tell whether a claim says that something may or must be so where both values are told so."""
    mine, *theirs = (
        {w.lower() for w in _FORCE.findall(text)}
        for text in (claim.text, one.sentence, two.sentence)
    )
    return all(mine == other for other in theirs)


def _named_by_verb(one: Source, two: Source, pool: Sequence[Source]) -> frozenset[str]:
    """Return the verbs that say no more than of what kind two values are.

    There are none where other columns have values of that kind: *cost* may be of either.
    """
    kind = one.quantity.dimension
    columns = {s.bound.column for s in pool if s.quantity.dimension == kind}
    verbs = _VERBS.get(kind.partition(":")[0], frozenset[str]())
    return verbs if columns == {one.bound.column} and one.bound.column else frozenset()


def _around(source: Source) -> frozenset[str]:
    """Return the words that stand with a value: of its column, its label or its clause."""
    if source.bound.column:
        return key_words(source) | source.bound.near
    return said_with(source) | owner(source) | labelled(source)
