"""Shares of amounts: "half of it in winter", "60% of the cost"."""

import math
import re
from collections.abc import Iterator, Sequence

from agent.judge.derivation.arithmetic.operations import MAX_POOL, WHOLE, exact, label
from agent.judge.derivation.operands import Result, Source, alike
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.binding.words import is_content, stem
from agent.judge.quantities.quantity import Quantity

_OF = re.compile(r"\s+of\s+(?P<whole>(?:[^.,;:()]|(?<=\d)[.,](?=\d)){1,40})")
_EARLIER = re.compile(
    r"\b(?:earlier|first|before|previous(?:ly)?|initial(?:ly)?|original(?:ly)?|former(?:ly)?|prior"
    r"|at the (?:start|beginning|outset))\b",
    re.IGNORECASE,
)
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
        part, asked = share.quantity.number, quantity.interval
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
