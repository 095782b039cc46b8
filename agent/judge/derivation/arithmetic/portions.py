"""Shares and multiples of amounts: "half of it in winter", "60% of the cost", "twice the price"."""

import math
import re
from collections.abc import Iterator, Sequence

from agent.judge.derivation.arithmetic.operations import MAX_POOL, WHOLE, exact, label
from agent.judge.derivation.operands import Result, Source, alike
from agent.judge.derivation.periods import ADVERBS
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.binding.words import STEM, is_content, stem, stems_between
from agent.judge.quantities.quantity import Interval, Quantity
from agent.judge.quantities.reading.comparators import ABOUT

_OF = re.compile(r"\s+of\s+(?P<whole>(?:[^.,;:()]|(?<=\d)[.,](?=\d)){1,40})")
_EARLIER = re.compile(
    r"\b(?:earlier|first|before|previous(?:ly)?|initial(?:ly)?|original(?:ly)?|former(?:ly)?|prior"
    r"|at the (?:start|beginning|outset))\b",
    re.IGNORECASE,
)
_TIMES_THE = re.compile(
    r"(?: times)? (?:the|that of|its|their|his|her) (?P<what>[^.,;:()\d]{1,40})", re.IGNORECASE
)
_TIMED = {**ADVERBS, "hourly": "hour", "nightly": "night"}
_PRICE = frozenset(w[:STEM] for w in "cost price fee rate charge pay time amount".split())
_OF_IT = re.compile(r"\s+of\s+(?:it|this|that|th[eo]se|them|which|whom)\b", re.IGNORECASE)


def parts(quantity: Quantity, pool: Sequence[Source]) -> Iterator[Result]:
    """Yield shares of amounts of one text: "£36,000 for the year, half of it in winter"."""
    if quantity.dimension == "percent":
        return
    for share in (s for s in pool if s.quantity.dimension == "percent"):
        number = share.quantity.number
        for amount in exact(quantity, pool):
            fitting = amount.index == share.index and _is_of(share, amount)
            if number.is_point and 0 < number.low < WHOLE and fitting:
                value = amount.value * number.low / WHOLE
                formula = f"{label(amount)} × {label(share)}"
                yield Result("part", value, formula, (amount, share))


def portions(quantity: Quantity, pool: Sequence[Source]) -> Iterator[Result]:
    """Yield "60% of the cost" of what is said to be the cost; "up to 60%" for a limit only."""
    if quantity.dimension == "percent":
        return
    for share in (s for s in pool if s.quantity.dimension == "percent"):
        of = _OF.match(share.premise.text, share.quantity.end)
        part, asked = _part(share.quantity, quantity), quantity.interval
        most = math.isfinite(part.high)
        end, wanted = (part.high, asked.high) if most else (part.low, asked.low)
        point = asked.is_point or (quantity.approximate and asked.is_bounded)
        if of is None or part.is_point != point or not math.isfinite(wanted):
            continue
        whole = _whole_words(share)
        for amount in alike(quantity, pool)[:MAX_POOL]:
            value = amount.value * end / WHOLE
            near = point or math.isclose(value, wanted, rel_tol=1e-6)
            if near and amount.quantity.interval.is_point and whole & amount.bound.near:
                yield Result("portion", value, f"{label(share)} × {label(amount)}", (share, amount))


def _part(share: Quantity, asked: Quantity) -> Interval:
    """Return a share in per cent; of *about a third*, for a number as rough, its middle."""
    number = share.number
    if share.bound == asked.bound == ABOUT:
        middle = (number.low + number.high) / 2
        return Interval(middle, middle)
    return number


def told_times(quantity: Quantity, pool: Sequence[Source], asked: Bindings) -> Iterator[Result]:
    """Yield so many times a price where the evidence says so: *twice the standard price*.

    The claim has words of what costs so many times that, and the price is the one that it names.
    """
    for times in (s for s in pool if _is_multiple(s.quantity)):
        text = times.premise.text
        of = _TIMES_THE.match(text, times.quantity.end)
        if of is None:
            continue
        named = stems_between(times.premise, of.start("what"), of.end("what"))
        periods = {_TIMED[w] for w in of["what"].lower().split() if w in _TIMED}
        if not (times.bound.near - named - _PRICE) & asked.words:
            continue
        named -= _PRICE | {word[:STEM] for word in _TIMED}
        amounts = [
            s
            for s in exact(quantity, pool)
            if named <= s.bound.near | s.bound.wide and s.quantity.rate in {"", *periods}
        ]
        shared = [len(s.bound.near & asked.words) for s in amounts]
        best = [s for s, n in zip(amounts, shared, strict=True) if n == max(shared)]
        if len({s.value for s in best}) == 1:
            value = best[0].value * times.quantity.number.low
            yield Result("product", value, f"{label(times)} × {label(best[0])}", (best[0], times))


def _is_multiple(quantity: Quantity) -> bool:
    """Tell whether a number says how many times another one something is."""
    told = quantity.dimension == "multiple" or quantity.noun == "time"
    return told and quantity.number.is_point and quantity.number.low > 1


def of_other_end(result: Result, pool: Sequence[Source], asked: Bindings) -> bool:
    """Tell whether a share is the end of a change from which, or to which, the claim does not go.

    Of *from 40% to 50%* the earlier test has 40%; years tell it themselves.
    """
    apart = result.operation not in ("scaled", "part", "portion")
    if apart or any(b.quantity.is_date for b in asked.items):
        return False
    earlier = _EARLIER.search(asked.text) is not None
    for share in (s for s in result.sources if s.quantity.dimension == "percent"):
        place = (share.index, share.bound.sentence)
        ends = [s for s in pool if (s.index, s.bound.sentence) == place and s is not share]
        if share.quantity.role == "base" and not earlier:
            return True
        if earlier and any(s.quantity.role == "base" and _leads_to(s, share) for s in ends):
            return True
    return False


def _leads_to(first: Source, last: Source) -> bool:
    link = first.premise.text[first.quantity.end : last.quantity.start]
    return link.strip().lower() == "to"


def _whole_words(share: Source) -> set[str]:
    """Return the words of the whole that a share is said to be of."""
    of = _OF.match(share.premise.text, share.quantity.end)
    return {
        stem(t)
        for t in (share.premise.tokens if of else ())
        if of and of.start("whole") <= t.start < of.end("whole") and is_content(t)
    }


def _is_of(share: Source, amount: Source) -> bool:
    """Tell whether a share may be one of an amount: of the whole that it names, if any."""
    pointing = _OF_IT.match(share.premise.text, share.quantity.end)
    whole = set() if pointing else _whole_words(share)
    return not whole or bool(whole & (amount.bound.near | amount.bound.inherited))
