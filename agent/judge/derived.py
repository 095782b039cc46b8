"""Derived numbers: verified by computing them from numbers that the evidence states."""

from collections.abc import Sequence

from agent.domain.analysis import Analysis
from agent.domain.finding import Finding, Outcome
from agent.domain.verdict import Derivation
from agent.judge.derivation import arithmetic, calendar, cues
from agent.judge.derivation.operands import Result, Source, alike, sources
from agent.judge.quantities.binding import Bindings, Bound, bind
from agent.judge.quantities.compare import Relation, comparable, relate
from agent.judge.quantities.dates import completed
from agent.judge.quantities.quantity import Quantity

RULE = "derived"


def check_derived(
    claim: Analysis, premise: Analysis | Sequence[Analysis], tolerance: float = 0.0
) -> Finding | None:
    """Try to compute the numbers of a claim that its evidence does not state.

    Args:
        claim: the parsed claim.
        premise: the parsed evidence, one text or several; operands name theirs by index.
        tolerance: relative difference of values that still counts as equal, 0 to 1.

    Returns:
        ``match`` with the derivation when every unstated number follows; ``conflict`` when
        the wording names the operation, its operands are unambiguous and the result differs;
        otherwise None.
    """
    premises = [premise] if isinstance(premise, Analysis) else list(premise)
    asked, pool = bind(claim), sources(premises)
    words = cues.cues(claim)
    open_items = [i for i in asked.items if not _stated(i, pool, tolerance)]
    if not open_items or not pool:
        return None
    results = [_derive(i.quantity, pool, words, asked, tolerance) for i in open_items]
    if all(r is not None for r in results):
        return _match([r for r in results if r is not None])
    for item, result in zip(open_items, results, strict=True):
        if result is None:
            wrong = _contradiction(item, pool, words, asked)
            if wrong is not None:
                return _conflict(item.quantity, wrong)
    return None


def _stated(item: Bound, pool: Sequence[Source], tolerance: float) -> bool:
    return any(
        comparable(item.quantity, s.quantity)
        and relate(item.quantity, s.quantity, tolerance) is Relation.STATES
        for s in pool
    ) or (item.quantity.soft and item.quantity.dimension != "multiple")


def _derive(
    quantity: Quantity,
    pool: Sequence[Source],
    words: frozenset[str],
    asked: Bindings,
    tolerance: float,
) -> Result | None:
    """Return the first computation that yields the claim's number."""
    if quantity.is_date:
        return _derived_date(quantity, pool, asked)
    for operation in _operations(quantity, words):
        for result in operation(quantity, pool):
            if _agrees(quantity, result, tolerance) and _linked(result, asked):
                return result
    return None


def _operations(quantity: Quantity, words: frozenset[str]) -> list[arithmetic.Operation]:
    """Choose the operations whose cue the claim has, the likeliest first."""
    chosen: list[arithmetic.Operation] = []
    if quantity.dimension == "multiple":
        return [arithmetic.multiples]
    if quantity.dimension == "percent":
        if words & cues.CHANGE:
            chosen.append(arithmetic.changes)
        chosen.append(arithmetic.shares)
    if words & cues.AVERAGE:
        chosen.append(arithmetic.averages)
    significant = _significant(quantity)
    if words & cues.SUM or significant:
        chosen.append(arithmetic.sums)
    if words & cues.DIFFERENCE or significant:
        chosen.append(arithmetic.differences)
    if quantity.dimension == "duration":
        chosen.append(calendar.spans)
    if quantity.noun == "" or "age" in words or "old" in words:
        chosen.append(calendar.ages)
    if significant:
        chosen.append(arithmetic.products)
    return chosen


def _significant(quantity: Quantity) -> bool:
    """Tell whether a number is too particular to come out by chance: three digits or more."""
    value = quantity.number.low if quantity.number.is_point else 0.0
    digits = f"{value:.6g}".replace(".", "").strip("0")
    return len(digits) >= 3


def _agrees(quantity: Quantity, result: Result, tolerance: float) -> bool:
    """Compare a computed value with the claim's, rounding quotients to its last digit."""
    interval = quantity.interval
    pad = max(1e-6, tolerance) * max(abs(result.value), 1e-9)
    if not result.exact or quantity.step < 1:
        pad = max(pad, min(quantity.step, 1.0) / 2)
    low = result.value > interval.low - pad or (
        result.value == interval.low and not interval.low_open
    )
    return low and result.value < interval.high + pad


def _linked(result: Result, asked: Bindings) -> bool:
    """Require that every operand shares a word with the claim."""
    return all((s.bound.near | s.bound.wide) & asked.words for s in result.sources)


def _derived_date(quantity: Quantity, pool: Sequence[Source], asked: Bindings) -> Result | None:
    if quantity.day is None:
        return None
    for day, formula, used in calendar.shifted_dates(pool):
        known = completed(day)
        given = [(a, b) for a, b in zip(quantity.day, known, strict=True) if a]
        result = Result("date", 0.0, formula, used)
        if given and all(a == b for a, b in given) and _linked(result, asked):
            return result
    return None


def _contradiction(
    item: Bound, pool: Sequence[Source], words: frozenset[str], asked: Bindings
) -> Result | None:
    """Return what the named operation yields instead, where its operands are unambiguous."""
    quantity = item.quantity
    numbers = [s for s in alike(quantity, pool) if (s.bound.near & asked.words)]
    if words & cues.NAMED_SUM and len(numbers) >= 2 and _one_sentence(numbers):
        return next(iter(arithmetic.sums(quantity, numbers)))
    if quantity.dimension == "percent" and words & cues.NAMED_CHANGE:
        others = [
            s
            for s in pool
            if not s.quantity.is_date and s.quantity.dimension not in ("percent", "clock", "multiple")
            and s.bound.near & asked.words
        ]  # fmt: skip
        if len(others) == 2 and _one_sentence(others):
            return next(iter(arithmetic.changes(quantity, others)), None)
    if words & cues.NAMED_DIFFERENCE and len(numbers) == 2 and _one_sentence(numbers):
        return next(iter(arithmetic.differences(quantity, numbers)), None)
    return None


def _one_sentence(numbers: Sequence[Source]) -> bool:
    return len({(s.index, s.bound.sentence) for s in numbers}) == 1


def _match(results: Sequence[Result]) -> Finding:
    formula = "; ".join(f"{r.formula}" for r in results)
    operands = tuple(s.operand() for r in results for s in r.sources)
    return Finding(
        rule=RULE,
        outcome=Outcome.MATCH,
        reason=f"computed from the evidence: {formula}",
        derivation=Derivation(formula=formula, operands=operands),
    )


def _conflict(quantity: Quantity, wrong: Result) -> Finding:
    operands = tuple(s.operand() for s in wrong.sources)
    value = arithmetic.shown(wrong.value)
    return Finding(
        rule=RULE,
        outcome=Outcome.CONFLICT,
        reason=f"the claim says {quantity.text}; computed from the evidence: {wrong.formula} = {value}",
        derivation=Derivation(formula=f"{wrong.formula} = {value}", operands=operands),
    )
