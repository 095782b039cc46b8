"""Exceptions: "repairs take 10 days, urgent ones one day" says what a claim on these means."""

import re
from collections.abc import Iterable, Sequence

from agent.judge.quantities.binding.bindings import Bindings, Bound
from agent.judge.quantities.comparison.compare import comparable
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.selection.contrasts import APART

REACH = 2  # sentences, that of the rule and the next
_STOP = re.compile(r"[,;:.](?:\s|$)")
_END = re.compile(r"[;.](?:\s|$)")
_WORD = re.compile(r"[^\W\d_]+")
_OTHERS = re.compile(r"\b(?:all|any|the|every)? ?(?:other|remaining)\s+(?P<noun>[^\W\d_]+)", re.I)
_ONES = re.compile(r"\b(?P<kind>[^\W\d_]+) ones?\b", re.IGNORECASE)
_RESUMED = re.compile(
    r"^\W*(?:(?:but|and|however|only)\b,?\s+)?(?P<case>(?:for|on|in|at|during|with|by)\b[^,.;:]*?),?"
    r"\s+(?:it|they|this|there|the (?P<noun>[^\W\d_]+))\s+(?:[^\W\d_]+\s+){1,4}$",
    re.IGNORECASE,
)
_SMALL = frozenset(
    "a an the its their our your for on in at during with by of to and or only all any".split()
)
_OFF = (
    re.compile(r"\s*(?:off|discount|rebate|reduction|cheaper|lower|less)\b", re.IGNORECASE),
    re.compile(
        r"\b(?:discount(?:ed)?|rebate|reduction|reduced|lowered|cheaper|saves?)(?: of| by)?\s*$",
        re.IGNORECASE,
    ),
)
_ON = (
    re.compile(r"\s*(?:surcharge|extra|dearer|on top|supplement|more|higher)\b", re.IGNORECASE),
    re.compile(
        r"\b(?:surcharge|supplement|raised|increased|plus|dearer)(?: of| by)?\s*$", re.IGNORECASE
    ),
)


def excepted(
    good: Bound, differing: Sequence[Bound], item: Bound, asked: Bindings, known: Bindings
) -> Bound | None:
    """Return the number that the evidence gives for the kind or case that the claim names.

    The number that agrees is told of all others ("urgent repairs take a day, all other repairs
    10 days") or of all but *urgent ones*, or the same or the next sentence resumes it for a case:
    "the fee is €40; for members it is €20". The claim has one such number, and all words of the
    kind or case.
    """
    offered = (b for b in differing if not way_of_change(known.text, b.quantity))
    return _of_the_named(good, offered, item, asked, known)


def changed(good: Bound, item: Bound, asked: Bindings, known: Bindings) -> Bound | None:
    """Return by how much the number is another in the case that the claim names.

    "The fee is €40. On Sundays it is €10 higher."
    """
    offered = (b for b in known.items if way_of_change(known.text, b.quantity))
    return _of_the_named(good, offered, item, asked, known)


def _of_the_named(
    good: Bound, offered: Iterable[Bound], item: Bound, asked: Bindings, known: Bindings
) -> Bound | None:
    if good.column or sum(comparable(o.quantity, item.quantity) for o in asked.items) != 1:
        return None
    claim = _words(asked.text)
    if not APART.isdisjoint(claim):
        return None
    for bound in offered:
        near = 0 <= bound.sentence - good.sentence < REACH and not bound.column
        kind = _kind(good, bound, known) if near else frozenset()
        if kind and kind <= claim:
            return bound
    return None


def _kind(good: Bound, bound: Bound, known: Bindings) -> frozenset[str]:
    """Return the words that tell of what a number is where another one is told of all else."""
    mine, theirs = _before(known, good), _before(known, bound)
    others, same = _OTHERS.search(mine), bound.sentence == good.sentence
    if others and same and bound.quantity.end <= good.quantity.start:
        noun = others["noun"]
        kinds = re.search(rf"\b([^\W\d_]+)\s+{re.escape(noun)}\b", theirs, re.IGNORECASE)
        return _words(f"{kinds[1]} {noun}") if kinds else frozenset()
    if bound.quantity.start < good.quantity.end:
        return frozenset()
    ones = _ONES.search(theirs)
    if ones and same:
        return _words(ones["kind"]) - _words(mine)
    resumed = _RESUMED.search(_clause(known, bound))
    if not resumed or (resumed["noun"] and not _words(resumed["noun"]) <= _words(mine)):
        return frozenset()
    case = _words(resumed["case"])
    return frozenset() if case <= _words(_sentence(known, good)) else case


def _before(known: Bindings, bound: Bound) -> str:
    """Return what stands before a number since the number or the end of a clause before it."""
    start = bound.quantity.start
    opening = max((b.quantity.end for b in known.items if b.quantity.end <= start), default=0)
    return _END.split(known.text[opening:start])[-1]


def _clause(known: Bindings, bound: Bound) -> str:
    return _END.split(known.text[: bound.quantity.start])[-1]


def _sentence(known: Bindings, bound: Bound) -> str:
    """Return the clause of a number, up to the next stop after it."""
    after = _STOP.split(known.text[bound.quantity.end :], maxsplit=1)[0]
    return _clause(known, bound) + after


def _words(text: str) -> frozenset[str]:
    """Return the words of a text but for small ones, without the s of plurals."""
    words = (w.lower() for w in _WORD.findall(text))
    return frozenset(w.removesuffix("s") for w in words if w not in _SMALL)


def way_of_change(text: str, quantity: Quantity) -> int:
    """Return -1 for what comes off another number, 1 for what is put on it, 0 for neither."""
    for way, (after, before) in ((-1, _OFF), (1, _ON)):
        if after.match(text, quantity.end) or before.search(text[: quantity.start]):
            return way
    return 0
