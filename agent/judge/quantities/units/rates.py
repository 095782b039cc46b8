"""Rates: *$5 per user per month* is neither $5 a month nor $5 per team."""

import re

from agent.domain.prose.analysis import Analysis
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.units.registry import Unit, unit_of

_FLOWING = frozenset("mass volume length energy data substance activity".split())
_SOON = 3600.0  # seconds of the longest time for which an amount is a flow


def _same_rate(first: str, second: str) -> bool:
    """Tell whether two denominators may be the same: "year" is any year, "tax year" one kind."""
    return first == second or first.endswith(f" {second}") or second.endswith(f" {first}")


def same_rates(claim: Quantity, premise: Quantity) -> bool:
    """Tell whether two quantities may be told for the same: for times, for units and for things.

    One of them may leave unsaid for which thing it is: *a user pays $5 a month*. A claim may leave
    unsaid for which time it is: *$5 per user*.
    """
    mine, theirs = denominators(claim), denominators(premise)
    if len(mine) == len(theirs) == 1:
        return all(_same(a, b) for a in mine for b in theirs)
    asked, given = mine - things(claim), theirs - things(premise)
    if mine and not asked and things(claim) == things(premise):
        return True
    if not (_covers(asked, given) and _covers(given, asked)):
        return False
    one, other = things(claim), things(premise)
    return not (one and other) or one == other


def things(quantity: Quantity) -> frozenset[str]:
    """Return for one of which things a quantity is told, times and units of measure apart."""
    return frozenset(r for r in denominators(quantity) if unit_of(r.rpartition(" ")[2]) is None)


def of_other_things(claim: Quantity, asked: str, premise: Quantity, known: str) -> bool:
    """Tell whether a rate is told for one of some thing that the other text does not speak of."""
    if not (claim.rate and premise.rate):
        return False
    added = ((things(claim) - things(premise), known), (things(premise) - things(claim), asked))
    return any(
        re.search(rf"\b{re.escape(word)}", text, re.IGNORECASE) is None
        for words, text in added
        for word in words
    )


def of_nouns(rates: frozenset[str], text: Analysis) -> frozenset[str]:
    """Return rates by the nouns that they are for: of *each overdue book* the book."""
    kinds = {
        t.text.lower(): text.tokens[t.head].lemma.lower()
        for i, t in enumerate(text.tokens)
        if t.pos in ("ADJ", "VERB") and t.dep == "amod" and t.head == i + 1
    }
    return frozenset(kinds.get(rate, rate) for rate in rates)


def is_flow(claim: Quantity, premise: Quantity) -> bool:
    """Tell whether a claim gives as an amount what the evidence gives for a unit, or as a flow.

    What is dosed at *10 mg/kg* or runs at *5 ml/h* is not 10 mg or 5 ml.
    """
    if claim.rate or premise.dimension not in _FLOWING:
        return False
    units = [unit_of(r) for r in denominators(premise)]
    return any(u and (u.dimension != "duration" or u.factor <= _SOON) for u in units)


def denominators(quantity: Quantity) -> frozenset[str]:
    """Return all that a quantity is given for: of *$5 per user per month* user and month."""
    return quantity.rates or frozenset((quantity.rate,)) - {""}


def _covers(wanted: frozenset[str], given: frozenset[str]) -> bool:
    return all(any(_same(a, b) for b in given) for a in wanted)


def _same(first: str, second: str) -> bool:
    (many, one), (more, other) = (_numbered(name) for name in (first, second))
    if many != more:
        return False
    alike = one is not None and other is not None and one[:2] == other[:2]
    return alike or _same_rate(first, second)


def _numbered(rate: str) -> tuple[str, Unit | None]:
    """Return how many of a unit a rate is for, and the unit: of "100 km" as of "km"."""
    number, _, unit = rate.rpartition(" ")
    return (number, unit_of(unit)) if number[:1].isdigit() else ("", unit_of(rate))
