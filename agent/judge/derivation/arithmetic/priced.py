"""What the rest comes to at its price: *61 of the 81 kWh are used, the rest is sold at 7 cents*."""

import re
from collections.abc import Iterator, Sequence

from agent.judge.derivation.arithmetic.leftovers import THE_REST, rests_of
from agent.judge.derivation.arithmetic.operations import exact, label
from agent.judge.derivation.cues import DIFFERENCE, REST
from agent.judge.derivation.operands import Result, Source
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.binding.words import STEM, stems_between
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.units.registry import unit_of

_STOP = re.compile(r"[.;:]\s|\n")
_JOINTS = (", ", "; ", " and ", " but ")
_PRICED = ("product", "scaled")


def rest_priced(
    quantity: Quantity, pool: Sequence[Source], asked: Bindings, words: frozenset[str]
) -> Iterator[Result]:
    """Yield a price that is told of the rest times what is left of the whole for it.

    The claim speaks of what is left, or says what is said of it, and has no word of a part.
    """
    for price in exact(quantity, pool):
        if _rest_before(price) is None:
            continue
        unit = unit_of(price.quantity.rate)
        whole = next((s for s in pool if s.index == price.index and _counts(s, price)), None)
        if whole is None:
            continue
        for rest, _, result in rests_of(whole.quantity, pool):
            premise = result.sources[0].premise
            if premise is not price.premise or rest.end() > price.quantity.start:
                continue
            begin = max(premise.text.rfind(mark, 0, rest.start()) for mark in _JOINTS)
            said = stems_between(premise, max(begin, 0), premise.sentence_at(rest.end()).end)
            said -= {whole.quantity.noun[:STEM], price.quantity.rate[:STEM]}
            parts = frozenset[str]().union(*(_own(s) for s in result.sources[1:])) - said
            spoken = said & asked.words or words & (REST | DIFFERENCE)
            if spoken and not parts & asked.words:
                value = price.value * result.value / (unit.factor if unit else 1.0)
                formula = f"({result.formula}) × {label(price)}"
                yield Result("product", value, formula, (*result.sources, price))


def _own(part: Source) -> frozenset[str]:
    return stems_between(part.premise, *part.clause)


def of_the_whole(result: Result) -> bool:
    """Tell whether a price that is told of the rest is taken for all."""
    if result.operation not in _PRICED or len(result.sources) > 2:
        return False
    rests = [(s, rest) for s in result.sources if (rest := _rest_before(s)) is not None]
    return any(
        o.quantity.start < rest.start() for s, rest in rests for o in result.sources if o is not s
    )


def _rest_before(price: Source) -> re.Match[str] | None:
    """Return *the rest* that stands before a price, with no stop between."""
    text, place = price.premise.text, price.quantity.start
    begin = max((m.end() for m in _STOP.finditer(text, 0, place)), default=0)
    return THE_REST.search(text, begin, place) if price.quantity.rate else None


def _counts(source: Source, price: Source) -> bool:
    """Tell whether a number is of the things that a price is for."""
    known, rate = source.quantity, price.quantity.rate
    unit = unit_of(rate)
    if unit is not None:
        return known.dimension == unit.dimension and source is not price
    return known.dimension == "count" and known.noun == rate
