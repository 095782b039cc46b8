"""What of a claim points to the value that it gives, and what does not though it stands beside."""

import re
from collections.abc import Sequence

from agent.judge.quantities.binding.bindings import Bindings, Bound
from agent.judge.quantities.binding.words import STEM, stems_between
from agent.judge.quantities.comparison.compare import comparable, states

_FORM = 5  # letters that a word shares with another form of it: *extension*, *extend*
_PRICES = frozenset({"fee", "charge", "rent", "fare", "toll", "tariff", "rate"})
_TOLD_BY = {
    "cost": _PRICES,
    "pay": _PRICES | {"salary", "wage"},
    "earn": frozenset({"salary", "wage", "pay"}),
    "last": frozenset({"durati", "length"}),
    "hold": frozenset({"capaci", "volume"}),
    "seat": frozenset({"capaci"}),
}
"""Verbs and the attributes whose value they tell: what *costs* 9 euros has a *fee* of 9 euros."""
STATISTICS = frozenset(
    w[:STEM]
    for w in """average mean median mode typical total sum minimum maximum least most highest high
    lowest low largest large smallest small longest long shortest short""".split()
)
"""What tells which of many values is meant: the *average* payout is not the *largest* claim."""
_APART = re.compile(
    r"\b(?:than|instead of|rather than|unlike|compared (?:with|to)|and not|but not)\b(?!,)[^,;:]*",
    re.IGNORECASE,
)
_LISTED = re.compile(r"[,;]\s")


def misleading(item: Bound, asked: Bindings, known: Bindings) -> frozenset[str]:
    """Return the claim's words that point to no value of ``item`` in the evidence."""
    others = _rated(item, asked) | _set_apart(item, asked)
    return others | _misread(asked, known) | _told_of_its_thing(item, asked, known)


def _rated(item: Bound, asked: Bindings) -> frozenset[str]:
    """Return what other numbers are for: the *month* of "£540, that is £45 a month"."""
    others = {b.quantity.rate[:STEM] for b in asked.items if b.quantity.rate}
    return frozenset(others - {item.quantity.rate[:STEM]})


def _set_apart(item: Bound, asked: Bindings) -> frozenset[str]:
    """Return what a claim holds its value against: *a bit more than since July*.

    Where the number itself is what others are held against ("instead of three months, you give
    two tax returns"), these are what is set apart.
    """
    found: set[str] = set()
    place = item.quantity.start
    for phrase in _APART.finditer(asked.text):
        words = stems_between(asked.source, *phrase.span())
        inside = phrase.start() <= place < phrase.end()
        found |= asked.words - words if inside else words - item.near
    return frozenset(found)


def _misread(asked: Bindings, known: Bindings) -> frozenset[str]:
    """Return numbers that the evidence has in another measure: *bands 1 to 3*, *after 3 years*."""
    return frozenset(
        word
        for b in asked.items
        for word in b.own
        if (found := {k.quantity.dimension for k in known.items if word in k.own})
        and b.quantity.dimension not in found
    )


def _told_of_its_thing(item: Bound, asked: Bindings, known: Bindings) -> frozenset[str]:
    """Return what is said of the thing that a number tells apart: *the 12-month tenancy ends*.

    Where the evidence has that thing in another form (*extended* for an *extension*), its value may
    stand anywhere beside what is said of it.
    """
    subjects = (s for s in asked.subjects if "-" in item.quantity.text and item.own <= s)
    named = next(subjects, None)
    if named is None:
        return frozenset()
    forms = {word[:_FORM] for word in known.words - named}
    return frozenset() if any(w[:_FORM] in forms for w in named - item.own) else asked.words - named


def told_by_its_verb(attribute: frozenset[str], beside: frozenset[str]) -> bool:
    """Tell whether the words ``beside`` a value only say by verbs what ``attribute`` names."""
    told = [_TOLD_BY.get(word, frozenset()) for word in beside]
    return all(told) and attribute <= frozenset[str]().union(*told)


def is_retold(good: Bound, item: Bound, asked: Bindings) -> bool:
    """Tell whether a claim puts in another way what it quotes: *£540 a year, so £45 a month*."""
    return any(
        b is not item
        and b.quantity.interval == good.quantity.interval != item.quantity.interval
        and comparable(b.quantity, good.quantity)
        for b in asked.items
    )


def of_the_named_band(good: Bound, bad: Bound, asked: Bindings, known: Bindings) -> bool:
    """Tell whether a band of the claim is told with ``bad`` and not with ``good``.

    Of *eight in stages 1 to 3, twelve from stage 4 on* the twelve are not those of stages 1 to 3.
    """
    if good.sentence != bad.sentence or good.column:
        return False
    bands = [b.quantity for b in asked.items if b.quantity.bound == "range"]
    told = {
        _place(b, known)
        for b in known.items
        if b.sentence == bad.sentence and b is not bad and any(states(q, b.quantity) for q in bands)
    }
    return _place(bad, known) in told and _place(good, known) not in told


def _place(bound: Bound, known: Bindings) -> int:
    """Return which piece of its list a number stands in."""
    return len(_LISTED.findall(known.text, 0, bound.quantity.start))


def of_its_column(
    item: Bound,
    stating: Sequence[Bound],
    differing: Sequence[Bound],
    asked: Bindings,
    known: Bindings,
) -> Bound | None:
    """Return the date in the head of the column that has another number of the claim, if one is.

    Of *Places in 2026: 45; Distance in 2025: 1.3 km* a claim on 1.3 km is of 2025.
    """
    if not item.quantity.is_date or not all(b.sentence < 0 and not b.column for b in stating):
        return None
    values = [b.quantity for b in asked.items if not (b.quantity.is_date or b.quantity.soft)]
    for date in (b for b in (*stating, *differing) if b.quantity.is_date):
        told = date.quantity.text.lower()
        cells = [b for b in known.items if b.sentence == date.sentence and told in b.column]
        if any(states(value, cell.quantity) for value in values for cell in cells):
            return date
    return None
