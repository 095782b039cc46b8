"""Derived numbers: verified by computing them from numbers that the evidence states."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from agent.domain.analysis import Analysis
from agent.domain.finding import Finding, Outcome
from agent.domain.verdict import Derivation
from agent.judge.derivation import arithmetic, calendar, cues
from agent.judge.derivation.operands import Result, Source, shown, sources
from agent.judge.derivation.refutation import contradiction
from agent.judge.quantities.binding import Bindings, Bound, bind
from agent.judge.quantities.dates import completed
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.rule import assess

RULE = "derived"
Operation = Callable[[Quantity, Sequence[Source]], Iterator[Result]]


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
    open_items = unstated(claim, premises, tolerance)
    if not open_items or not pool:
        return None
    results = [_derive(i.quantity, pool, words, asked, tolerance) for i, _ in open_items]
    needed = [r for r, (_, must) in zip(results, open_items, strict=True) if must or r]
    if needed and all(r is not None for r in needed):
        return _match([(i.quantity, r) for (i, _), r in zip(open_items, results, strict=True) if r])
    for (item, _), result in zip(open_items, results, strict=True):
        if result is None:
            wrong = contradiction(item, pool, words, asked)
            if wrong is not None:
                return _conflict(item.quantity, wrong)
    return None


def unstated(
    claim: Analysis, premises: Sequence[Analysis], tolerance: float
) -> list[tuple[Bound, bool]]:
    """Return the quantities that no premise states, and whether they must be derived.

    Dates and multiples on which the number rule cannot tell may be derived, but need not.
    """
    found: dict[int, tuple[Bound, bool]] = {}
    settled: set[int] = set()
    for premise in premises:
        for item, finding in assess(claim, premise, tolerance):
            start, outcome = item.quantity.start, finding.outcome
            optional = outcome is Outcome.NONE
            if outcome is Outcome.MATCH or (optional and not _worth_deriving(item.quantity)):
                settled.add(start)
            found[start] = (item, not optional and found.get(start, (item, True))[1])
    return [pair for start, pair in found.items() if start not in settled]


def _worth_deriving(quantity: Quantity) -> bool:
    return quantity.is_date or quantity.dimension == "multiple"


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
            fitting = _directed(result, words)
            if fitting and _agrees(quantity, fitting, tolerance) and _linked(result, asked):
                return result
    return None


def _operations(quantity: Quantity, words: frozenset[str]) -> list[Operation]:
    """Choose the operations whose cue the claim has, the likeliest first."""
    if quantity.dimension == "multiple":
        return [arithmetic.multiples]
    if quantity.dimension == "ratio":
        return [arithmetic.ratios]
    if quantity.limit:
        return []
    significant = _significant(quantity)
    rules: list[tuple[bool, Operation]] = [
        (bool(words & cues.AVERAGE), arithmetic.averages),
        (bool(words & cues.CHANGE), arithmetic.changes),
        (quantity.dimension == "percent", arithmetic.shares),
        (bool(words & cues.REST), arithmetic.remainders),
        (bool(words & cues.SUM) or significant, arithmetic.sums),
        (bool(words & cues.DIFFERENCE) or significant, arithmetic.differences),
        (True, calendar.spans),
        (not quantity.noun or bool(words & {"age", "old"}), calendar.ages),
        (significant, arithmetic.products),
    ]
    return [operation for cued, operation in rules if cued]


def _significant(quantity: Quantity) -> bool:
    """Tell whether a number is too particular to come out by chance: three digits or more."""
    value = quantity.number.low if quantity.number.is_point else 0.0
    digits = f"{value:.6g}".replace(".", "").strip("0")
    return len(digits) >= 3


def _directed(result: Result, words: frozenset[str]) -> Result | None:
    """Drop a change that goes the other way than the claim says; make falls positive."""
    if result.operation != "change":
        return result
    way = cues.direction(words)
    if way and result.value * way < 0:
        return None
    return replace(result, value=abs(result.value))


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
    """Require that every operand shares a word with the claim, and none is of another row.

    Two cells of one column belong to the claim together only if it names both rows or none.
    """
    together = len({(s.index, s.bound.sentence) for s in result.sources}) == 1
    if result.operation == "span" and together:
        return True
    if not all((s.bound.near | s.bound.wide) & asked.words for s in result.sources):
        return False
    cells = [s.bound for s in result.sources if s.bound.column]
    if len(cells) != 2 or cells[0].column != cells[1].column:
        return True
    one = (cells[0].near - cells[1].near) & asked.words
    two = (cells[1].near - cells[0].near) & asked.words
    return bool(one) == bool(two)


def _derived_date(quantity: Quantity, pool: Sequence[Source], asked: Bindings) -> Result | None:
    if quantity.day is None:
        return None
    for day, formula, used in calendar.shifted_dates(pool, asked.words):
        known = completed(day)
        given = [(a, b) for a, b in zip(quantity.day, known, strict=True) if a]
        result = Result("date", 0.0, formula, used)
        if given and all(a == b for a, b in given) and _linked(result, asked):
            return result
    return None


def _match(results: Sequence[tuple[Quantity, Result]]) -> Finding:
    formula = "; ".join(f"{r.formula} = {q.text}" for q, r in results)
    used = {(s.index, s.quantity.start): s for _, r in results for s in r.sources}
    return Finding(
        rule=RULE,
        outcome=Outcome.MATCH,
        reason=f"computed from the evidence: {formula}",
        derivation=Derivation(formula=formula, operands=tuple(s.operand() for s in used.values())),
    )


def _conflict(quantity: Quantity, wrong: Result) -> Finding:
    operands = tuple(s.operand() for s in wrong.sources)
    result = f"{wrong.formula} = {shown(wrong.value / (quantity.scale or 1))}"
    return Finding(
        rule=RULE,
        outcome=Outcome.CONFLICT,
        reason=f"the claim says {quantity.text}; computed from the evidence: {result}",
        derivation=Derivation(formula=result, operands=operands),
    )
