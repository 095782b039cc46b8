"""Derived numbers: verified by computing them from numbers that the evidence states."""

from collections.abc import Sequence

from agent.domain.finding import Finding, Outcome, Term
from agent.domain.prose.analysis import Analysis
from agent.domain.verdict import Derivation
from agent.judge.clauses.reading import read
from agent.judge.derivation.cues import AVERAGE, COMPARED, OPERATIONS, cues
from agent.judge.derivation.dates.deadlines import timely
from agent.judge.derivation.inquiry import Inquiry
from agent.judge.derivation.operands import Result, Source, agrees, gathered, shown, sources
from agent.judge.derivation.plausibility.caps import is_left_over
from agent.judge.derivation.refutation import contradiction
from agent.judge.derivation.related import related
from agent.judge.derivation.relations.cells import compares_by_multiple
from agent.judge.derivation.relations.exceptions import exceptional, tells_an_exception
from agent.judge.derivation.relations.expiry import asks_for_expiry
from agent.judge.derivation.relations.multiples import Multiple
from agent.judge.derivation.relations.sides import compares_sides
from agent.judge.derivation.relations.within import asks_for_tally
from agent.judge.derivation.search import derive
from agent.judge.derivation.tables.comparison import compares, comparisons
from agent.judge.derivation.tables.ranges import Stated, asks_for_ranges, standing
from agent.judge.derivation.tables.rows import TABLE, ranking, superlative
from agent.judge.derivation.tables.settings import allowed
from agent.judge.derivation.tables.trends import tells_a_trend, trend
from agent.judge.derivation.tariffs.charges import charged
from agent.judge.quantities.binding.bindings import Bindings, Bound, bind
from agent.judge.quantities.binding.scenario import is_denied
from agent.judge.quantities.check import assess
from agent.judge.quantities.comparison.compare import states
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.reading.extract import quantities

RULE = "derived"
MULTIPLE = "a relation in the evidence"
MOST = 200


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
        otherwise None. A claim that ranks the cells of a table ("the cheapest is …", "A costs
        more than B"), holds them against the ranges beside them or says how they run over the
        years is checked even where it has no number. Nothing is computed from more than MOST
        numbers outside of tables: they are a list, and to try them in pairs would take minutes.
    """
    asked = bind(claim)
    if not (asked.items or _concerns_a_table(claim)):
        return None
    found_in = gathered([premise] if isinstance(premise, Analysis) else list(premise))
    premises = [p.analysis for p in found_in]
    inquiry = Inquiry(claim, asked, cues(claim), premises, sources(found_in), tolerance)
    if not inquiry.pool or sum(not s.bound.column for s in inquiry.pool) > MOST:
        return None
    held = _charged(inquiry) or _against(inquiry)
    if held is not None:
        return held
    ranged = standing(claim, asked, inquiry.pool)
    ordered = _by_ranges(ranged) if ranged else _ordered(claim, asked, inquiry.pool)
    settled = ranged is not None and ranged.counts
    if ordered is not None and (settled or ordered.outcome is Outcome.CONFLICT):
        return ordered
    open_items = unstated(claim, premises, tolerance)
    if open_items is None:
        return None
    found = _numbers(open_items, inquiry)
    return ordered if found is None and not open_items else found


def _by_ranges(found: Stated) -> Finding:
    """Return what comes of holding values of a table against the ranges beside them."""
    return _held(TABLE, found.formula, found.cells, holds=found.holds)


def _charged(inquiry: Inquiry) -> Finding | None:
    """Hold a claim against what the tariff of the evidence comes to in its case."""
    charge = charged(inquiry.asked, inquiry.premises, inquiry.pool)
    if charge is None:
        return None
    if agrees(charge.value, charge.result, inquiry.tolerance):
        return _match([(charge.value, charge.result)])
    conflict = _conflict(charge.value, charge.result)
    return conflict if charge.sure else conflict.model_copy(update={"outcome": Outcome.MISSING})


def _concerns_a_table(claim: Analysis) -> bool:
    """Tell whether a claim may speak of the cells of a table without giving a number."""
    tells = (
        superlative,
        compares,
        tells_a_trend,
        asks_for_ranges,
        tells_an_exception,
        asks_for_expiry,
        asks_for_tally,
    )
    told = any(tell(claim) for tell in tells) or compares_by_multiple(claim)
    return told or compares_sides(claim)


def _against(inquiry: Inquiry) -> Finding | None:
    """Hold a claim against a deadline, the run of a table's years, or the range of a setting."""
    claim, asked, pool = inquiry.claim, inquiry.asked, inquiry.pool
    kept = timely(claim, asked, pool)
    if kept is not None:
        return _held("the dates of the evidence", kept.formula, kept.sources, holds=kept.holds)
    run = trend(claim, asked, pool)
    if run is not None:
        return _held(TABLE, run.formula, run.cells, holds=run.holds)
    apart = exceptional(claim, asked, pool)
    if apart is not None:
        return _held(TABLE, apart.formula, apart.cells, holds=apart.holds)
    setting = allowed(claim, asked, pool)
    if setting is not None:
        return _held(TABLE, setting.formula, [setting.span], holds=setting.holds)
    multiple = related(inquiry)
    return None if multiple is None else _by_multiple(multiple)


def _by_multiple(found: Multiple) -> Finding:
    """Return what comes of a multiple; it decides nothing where the claim has more to say."""
    held = _held(MULTIPLE, found.formula, [found.source, *found.beside], holds=found.holds)
    if found.sure:
        return held
    if found.holds:
        return held.model_copy(update={"reason": f"computed from the evidence: {found.formula}"})
    return held.model_copy(update={"outcome": Outcome.MISSING})


def by_multiple(finding: Finding | None) -> bool:
    """Tell whether a multiple bears out all that a claim says."""
    if finding is None or finding.outcome is not Outcome.MATCH:
        return False
    return finding.reason.startswith(f"by {MULTIPLE}")


def by_table(finding: Finding) -> bool:
    """Tell whether a table or a multiple decides a claim as a whole, not one of its numbers."""
    return finding.reason.startswith((f"by {TABLE}", f"by {MULTIPLE}"))


def computed_words(claim: Analysis) -> frozenset[str]:
    """Return the stems that name an operation or its result: no evidence need have them."""
    named = (OPERATIONS & cues(claim)) | {superlative(claim)}
    spans = [(q.start, q.end) for q in quantities(claim)]
    return frozenset(
        stem
        for stem, t in zip(read(claim).tree.stems, claim.tokens, strict=True)
        if not named.isdisjoint({t.lemma.lower(), t.text.lower()})
        or any(start <= t.start < end for start, end in spans)
    )


def _numbers(open_items: Sequence[tuple[Bound, bool]], inquiry: Inquiry) -> Finding | None:
    """Derive the open numbers: all those that must be, or none."""
    results = [derive(item.quantity, inquiry) for item, _ in open_items]
    pairs = list(zip(open_items, results, strict=True))
    derived = _borne_out([(item.quantity, r) for (item, _), r in pairs if r is not None])
    given = {q.start for _, r in derived for q in r.given}
    given |= {q.start for q, _ in derived}
    lacking = [
        item
        for (item, must), r in pairs
        if must and item.quantity.start not in given
        if not is_left_over(item.quantity, [r for _, r in derived], inquiry.pool)
    ]
    if derived and not lacking:
        return _match(derived)
    multiples = (b for (b, _), r in pairs if r is None and b.quantity.dimension == "multiple")
    for item in dict.fromkeys((*lacking, *multiples)):
        wrong = contradiction(item, inquiry)
        if wrong is not None:
            return _conflict(item.quantity, wrong)
    return None


def _borne_out(results: Sequence[tuple[Quantity, Result]]) -> list[tuple[Quantity, Result]]:
    """Return the results that come from the evidence, and those that these start from.

    The 36 hours of *four nights of nine hours* count where they are paid at a rate of the evidence.
    """
    bare = [(q, r) for q, r in results if r.given and not r.sources]
    given = {q.start for pair in results if pair not in bare for q in pair[1].given}
    return [pair for pair in results if pair not in bare or pair[0].start in given]


def unstated(
    claim: Analysis, premises: Sequence[Analysis], tolerance: float
) -> list[tuple[Bound, bool]] | None:
    """Return the quantities that no premise states, and whether they must be derived.

    None where the evidence has one of them, though for something else: that others yield it too
    would be chance.

    Dates, multiples and denied numbers ("€5,000 has not been spent") on which the number rule
    cannot tell may be derived, but need not; so may any number of a claim that speaks of an
    average where the premise does not: that it stands there too is chance.
    """
    found: dict[tuple[int, int], tuple[Bound, bool]] = {}
    settled: set[tuple[int, int]] = set()
    misplaced: set[tuple[int, int]] = set()
    averaged = AVERAGE & cues(claim)
    for premise in premises:
        chance = averaged and not AVERAGE & cues(premise)
        for item, finding in assess(claim, premise, tolerance):
            place, outcome = (item.quantity.start, item.quantity.end), finding.outcome
            if _is_against(item.quantity, outcome) and _is_there(item.quantity, premise):
                misplaced.add(place)
            stated = outcome is Outcome.MATCH
            optional = outcome is Outcome.NONE or (stated and chance)
            worth = _worth_deriving(item.quantity) or is_denied(claim, item.quantity) or chance
            worth = worth or (item.quantity.soft and COMPARED in cues(claim))
            if (stated and not chance) or (optional and not worth):
                settled.add(place)
            found[place] = (item, not optional and found.get(place, (item, True))[1])
    if misplaced - settled:
        return None
    return [pair for place, pair in found.items() if place not in settled]


def _is_against(quantity: Quantity, outcome: Outcome) -> bool:
    """Tell whether a number is refuted, or a value is not found as what the claim tells it for."""
    lacking = outcome is Outcome.MISSING and quantity.interval.is_point
    return outcome is Outcome.CONFLICT or lacking


def _is_there(quantity: Quantity, premise: Analysis) -> bool:
    """Tell whether the evidence has a number, though for something else."""
    return any(states(quantity, b.quantity) for b in bind(premise).items)


def _worth_deriving(quantity: Quantity) -> bool:
    return quantity.is_date or quantity.dimension == "multiple"


def _match(results: Sequence[tuple[Quantity, Result]]) -> Finding:
    formula = "; ".join(f"{r.formula} = {q.text}" for q, r in results)
    used = {(s.index, s.quantity.start): s for _, r in results for s in r.sources}
    terms = tuple(Term(q.start, q.end, r.written) for q, r in results if r.written)
    return Finding(
        rule=RULE,
        outcome=Outcome.MATCH,
        reason=f"computed from the evidence: {formula}",
        derivation=Derivation(formula=formula, operands=tuple(s.operand() for s in used.values())),
        terms=terms,
    )


def _conflict(quantity: Quantity, wrong: Result) -> Finding:
    operands = tuple(s.operand() for s in wrong.sources)
    result = f"{wrong.formula} = {shown(wrong.value / (quantity.scale or 1))}"
    if quantity.dimension == "multiple":  # not one of the numbers that may be stated
        return _held(MULTIPLE, f"{result}, not {quantity.text}", wrong.sources, holds=False)
    return Finding(
        rule=RULE,
        outcome=Outcome.CONFLICT,
        reason=f"the claim says {quantity.text}; computed from the evidence: {result}",
        derivation=Derivation(formula=result, operands=operands),
    )


def _ordered(claim: Analysis, asked: Bindings, pool: Sequence[Source]) -> Finding | None:
    """Return whether the cells of a table stand in the order that the claim says, if it does."""
    ranked = ranking(claim, asked, pool)
    if ranked is not None:
        found, word = ranked
        cells = [found.extreme, found.claimed]
        return _held(TABLE, found.formula(word), cells, holds=found.holds)
    compared = comparisons(claim, pool)
    if not compared:
        return None
    formula = "; ".join(c.formula for c in compared)
    cells = [cell for c in compared for cell in (c.left, c.right)]
    return _held(TABLE, formula, cells, holds=all(c.holds for c in compared))


def _held(by: str, formula: str, used: Sequence[Source], *, holds: bool) -> Finding:
    """Return what comes of holding a claim against numbers that stand in the evidence."""
    operands = tuple(s.operand() for s in dict.fromkeys(used))
    return Finding(
        rule=RULE,
        outcome=Outcome.MATCH if holds else Outcome.CONFLICT,
        reason=f"by {by}, {formula}",
        derivation=Derivation(formula=formula, operands=operands),
    )
