"""What follows a number up to the next one: of "14% in bonds, 61% in shares", in shares is 61%."""

import re
from collections.abc import Sequence

from agent.judge.quantities.binding.bindings import Bindings, Bound
from agent.judge.quantities.comparison.compare import states

_WORD = re.compile(r"\w+")
_STOP = re.compile(r"[,;:.()\n](?!\d)|\b(?:and|while|whereas|but|against|as)\b")
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
    if own <= _plain(asked.text):
        return None
    parts = (b for b in differing if not b.column and b.quantity.role != "whole")
    beside = (b for b in parts if b.sentence == good.sentence)
    return next((b for b in beside if (t := _tail(known, b)) and t <= wanted and t - own), None)


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


def _plain(text: str) -> frozenset[str]:
    words = (w.lower() for w in _WORD.findall(text))
    return frozenset(w.removesuffix("s") for w in words if w not in _LINKS)
