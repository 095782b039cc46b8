"""Prices after a reduction or a surcharge: "20% off the price of €18" leaves €14.40."""

from collections.abc import Iterator, Sequence

from agent.judge.derivation.arithmetic.operations import WHOLE, exact, label
from agent.judge.derivation.operands import Result, Source
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.selection.exceptions import way_of_change

_REDUCING = frozenset("save saving discount rebate reduction off less cheap cheaper".split())
_ADDING = frozenset("surcharge supplement extra additional more plus dear dearer".split())
_PARTS = ("scaled", "part", "portion")


def reduced(
    quantity: Quantity, pool: Sequence[Source], asked: Bindings, words: frozenset[str]
) -> Iterator[Result]:
    """Yield amounts less or plus what the evidence takes off or puts on them.

    That is a percentage or a smaller amount; the claim must name the case that only this has.
    Where the claim speaks of a discount or a surcharge it is what comes off or on.
    """
    if quantity.dimension == "percent":
        return
    itself = bool(words & (_REDUCING | _ADDING))
    amounts = exact(quantity, pool)
    kinds = ("percent", quantity.dimension)
    for change in (s for s in pool if s.quantity.dimension in kinds and _way(s)):
        if not change.quantity.number.is_point:
            continue
        for amount in (a for a in amounts if not _way(a)):
            share = change.quantity.dimension == "percent"
            by = amount.value * change.value / WHOLE if share else change.value
            own = _own(change, amount)
            if not 0 < by < amount.value or (own and not own & asked.words):
                continue
            sign = "×" if itself else "+" if _way(change) > 0 else "−"
            value = by if itself else amount.value + _way(change) * by
            if share or not itself:
                formula = f"{label(amount)} {sign} {label(change)}"
                yield Result("reduced", value, formula, (amount, change))


def _own(change: Source, amount: Source) -> frozenset[str]:
    """Return the words of a change that its amount lacks: those of the sentence, if it has one."""
    mine, theirs = change.bound, amount.bound
    if (change.index, mine.sentence) == (amount.index, theirs.sentence):
        return mine.near - theirs.near
    return mine.wide - theirs.wide


def of_the_change(result: Result, words: frozenset[str]) -> bool:
    """Tell whether a share is what comes off or on a price, where the claim tells the price."""
    if result.operation not in _PARTS or words & (_REDUCING | _ADDING):
        return False
    return any(_way(s) for s in result.sources if s.quantity.dimension == "percent")


def _way(change: Source) -> int:
    """Return -1 for what is taken off, 1 for what is put on, 0 for another number."""
    return way_of_change(change.premise.text, change.quantity)
