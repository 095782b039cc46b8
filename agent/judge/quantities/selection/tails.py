"""What follows a number up to the next one: *14% in bonds, 61% in shares*."""

import re
from collections.abc import Sequence

from agent.judge.quantities.binding.bindings import Bindings, Bound
from agent.judge.quantities.comparison.compare import states

_STOP = re.compile(r"[,;:.()\n](?!\d)|\b(?:and|while|whereas|but|against|as)\b")
_OR = re.compile(r"[^.;:]*\bor\s+", re.IGNORECASE)
_CASE = re.compile(r"\s+(?:if|when|where|for|in|with|unless|provided)\b", re.IGNORECASE)
_RATE = re.compile(r"\w{0,2}\s+(?:per|each|every)\s+\w+", re.IGNORECASE)
_WORD = re.compile(r"\w+")
_LINKS = frozenset(
    "a an the of in on at to for from by with per its their his her is are was were be been has "
    "have had".split()
)


def of_its_own_part(
    good: Bound, differing: Sequence[Bound], item: Bound, asked: Bindings, known: Bindings
) -> Bound | None:
    """Return the number of a list that is told of what the claim names after its own.

    "14% in bonds, 61% in shares" says of shares what a claim of "14% in shares" denies: all that
    follows 61% follows the claim's number too, and what follows 14% does not.
    """
    wanted, own = _tail(asked, item), _tail(known, good)
    said = _plain(asked.text)
    if own <= said:
        return None
    parts = (b for b in differing if not b.column and b.quantity.role != "whole")
    beside = (b for b in parts if b.sentence == good.sentence)
    if said & _case(good, known):
        beside = (b for b in beside if not _stands_for(good, b, known))
    return next((b for b in beside if (t := _named(known, b)) and t <= wanted and t - own), None)


def _case(bound: Bound, known: Bindings) -> frozenset[str]:
    """Return the words of the case in which a number holds: *or two if one of them is a van*."""
    opening = _CASE.match(known.text, bound.quantity.end)
    after = known.text[opening.end() :] if opening else ""
    return _plain(_STOP.split(after, maxsplit=1)[0])


def _stands_for(good: Bound, other: Bound, known: Bindings) -> bool:
    """Tell whether a number stands in the place of another before it: *one car, or two if …*."""
    return _OR.fullmatch(known.text, other.quantity.end, good.quantity.start) is not None


def told_alike(claim: Bindings, premise: Bindings) -> bool:
    """Tell whether the claim goes on after each of its numbers as the evidence does after its."""
    return all(
        any(
            states(item.quantity, b.quantity)
            and (t := _tail(premise, b))
            and t <= _tail(claim, item)
            for b in premise.items
        )
        for item in claim.items
    )


def _tail(bindings: Bindings, bound: Bound) -> frozenset[str]:
    """Return the words that follow a number up to the next one or the next stop; days are words."""
    start = bound.quantity.end
    numbers = (b.quantity for b in bindings.items if not (b.quantity.is_date and b.quantity.soft))
    others = (q.start for q in numbers if q.start >= start)
    after = _STOP.split(bindings.text[start : min(others, default=len(bindings.text))], maxsplit=1)
    return _plain(after[0])


def _named(bindings: Bindings, bound: Bound) -> frozenset[str]:
    """Return what follows a number, less that for which it is a rate: *per kWh* names no part."""
    rated = _RATE.match(bindings.text, bound.quantity.end)
    tail = _tail(bindings, bound)
    return tail if tail - _plain(rated[0] if rated else "") else frozenset()


def _plain(text: str) -> frozenset[str]:
    words = (w.lower() for w in _WORD.findall(text))
    return frozenset(w.removesuffix("s") for w in words if w not in _LINKS)
