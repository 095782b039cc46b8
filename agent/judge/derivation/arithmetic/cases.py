"""What a price for one thing comes to for as many as a claim gives: *five nights cost €400*."""

import re
from collections.abc import Iterator, Sequence

from agent.judge.derivation.arithmetic.operations import exact, label, times_of, told_for
from agent.judge.derivation.operands import Result, Source
from agent.judge.derivation.plausibility.owners import each, singly
from agent.judge.derivation.relations.periods import ADVERBS
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.binding.words import stems_between
from agent.judge.quantities.quantity import Quantity

NOWHERE = -1  # the part of the evidence that holds a number of the claim
_STUFF = re.compile(r"(?: [a-z]+)? of (?P<what>[a-z]+(?: [a-z]+)?)\b", re.IGNORECASE)


def cased(
    quantity: Quantity, pool: Sequence[Source], asked: Bindings, *, strict: bool = False
) -> Iterator[Result]:
    """Yield a price or amount for one thing times the number of these things that the claim gives.

    "Five nights come to €400" by "€80 a night", "four licences cover 20" by "each covers 5"; if not
    ``strict``, "three crates bring €9" by "a crate is worth €3" as well.
    """
    for amount in exact(quantity, pool):
        for item in (b for b in asked.items if b.quantity is not quantity):
            count = item.quantity
            case = Source(item, NOWHERE, amount.premise, NOWHERE)
            times = 0.0 if count.is_date else times_of(quantity, amount, case)
            alike = told_for(amount.quantity, quantity) in ("", quantity.rate)
            told = each(amount)
            if not strict and _is_paid_alike(amount, quantity):
                told |= singly(amount)
            if count.number.is_point and alike and count.noun in told:
                times = count.number.low
            if (times > 1 or 0 < times < 1) and not _of_other_stuff(count, amount, asked):
                formula = f"{label(amount)} × {count.text}"
                yield Result("product", amount.value * times, formula, (amount,), given=(count,))


def _is_paid_alike(amount: Source, quantity: Quantity) -> bool:
    """Tell whether an amount is money for the time of another one: a *daily charge* for a day."""
    if not quantity.rate or amount.quantity.rate:
        return amount.quantity.dimension.startswith("money:")
    told = amount.premise.text[slice(*amount.clause)].lower().split()
    return quantity.rate in {ADVERBS[word] for word in told if word in ADVERBS}


def _of_other_stuff(count: Quantity, amount: Source, asked: Bindings) -> bool:
    """Tell whether a claim measures out what a price does not speak of: *40 litres of oil*."""
    stuff = _STUFF.match(asked.text, count.end)
    if stuff is None:
        return False
    around = amount.bound.near | amount.bound.wide | amount.bound.inherited
    named = stems_between(asked.source, stuff.start("what"), stuff.end("what")) & asked.names
    return bool(named) and not named & around
