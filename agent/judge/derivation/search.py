"""Looks for the computation that yields a number of the claim."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from agent.judge.derivation import cues
from agent.judge.derivation.arithmetic import composed, operations, portions, shares, thereof
from agent.judge.derivation.arithmetic.against import is_set_against, set_against
from agent.judge.derivation.arithmetic.cases import cased
from agent.judge.derivation.arithmetic.leftovers import leftovers, told_rests
from agent.judge.derivation.arithmetic.movements import mixes, moved
from agent.judge.derivation.arithmetic.priced import of_the_whole
from agent.judge.derivation.arithmetic.ratios import told_by_ratios
from agent.judge.derivation.arithmetic.reductions import of_the_change, reduced
from agent.judge.derivation.arithmetic.sessions import packed, repeated
from agent.judge.derivation.arithmetic.spelled import reckoned_out
from agent.judge.derivation.dates import calendar
from agent.judge.derivation.inquiry import Inquiry
from agent.judge.derivation.operands import Result, Source, agrees, significant
from agent.judge.derivation.plausibility.caps import beyond_a_bound, of_a_step
from agent.judge.derivation.plausibility.inclusion import adds_a_part
from agent.judge.derivation.plausibility.joined import each_named, linked, says_more
from agent.judge.derivation.plausibility.kinds import told_as, unfit
from agent.judge.derivation.plausibility.order import backwards, of_other_sides
from agent.judge.derivation.plausibility.owners import of_another
from agent.judge.derivation.plausibility.terms import counts_terms, misplaced
from agent.judge.derivation.plausibility.times import of_other_times
from agent.judge.derivation.tables import rows
from agent.judge.derivation.tables.comparison import outnumbered
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.comparison.compare import EPSILON
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.times.dates import completed

_APIECE = frozenset(("each", "apiece"))
Operation = Callable[[Quantity, Sequence[Source]], Iterator[Result]]


def derive(quantity: Quantity, inquiry: Inquiry) -> Result | None:
    """Return the first computation that yields the claim's number."""
    if quantity.is_date:
        return _derived_date(quantity, inquiry)
    if thereof.named_before(quantity, inquiry.asked) is not None:
        return thereof.thereof(quantity, inquiry.asked, inquiry.premises, inquiry.pool)
    before = _spelled(quantity, inquiry) or _moved(quantity, inquiry) or _limited(quantity, inquiry)
    times = repeated(quantity, inquiry.pool, inquiry.claim)
    before = before or _agreeing(quantity, times, inquiry)
    if before is not None:
        return before
    share = named_share(quantity, inquiry)
    named = [share] if share is not None and not unfit(share, quantity, inquiry.claim) else []
    if (fitting := _agreeing(quantity, named, inquiry)) is not None:
        return fitting
    if share is None or inquiry.words & (cues.NAMED_CHANGE | cues.REST):
        found = _cued(quantity, inquiry) or _both_named(quantity, inquiry)
        if found is not None:
            return found
    found = _reckoned(quantity, inquiry)
    if found is not None or quantity.is_limit:
        return found
    return rows.summed(quantity, inquiry.pool, inquiry.asked) or rows.counted(
        quantity, inquiry.premises, inquiry.asked
    )


def _spelled(quantity: Quantity, inquiry: Inquiry) -> Result | None:
    """Return what the claim itself says that its numbers come to."""
    told = inquiry.spelled
    found = (*set_against(quantity, told), *reckoned_out(quantity, told))
    out = (r for r in found if not _is_limited(r, quantity, inquiry))
    sums = composed.spelled_out(quantity, told.pool, told.asked, inquiry.words)
    return next(out, None) or _agreeing(quantity, sums, inquiry)


def _agreeing(quantity: Quantity, results: Iterable[Result], inquiry: Inquiry) -> Result | None:
    return next((r for r in results if agrees(quantity, r, inquiry.tolerance)), None)


def _moved(quantity: Quantity, inquiry: Inquiry) -> Result | None:
    """Return what undoes a change that the evidence tells, or that change in per cent."""
    for result in moved(quantity, inquiry.pool, inquiry.asked):
        fitting = _directed(result, inquiry.words)
        if (
            fitting
            and linked(result, inquiry.asked)
            and agrees(quantity, fitting, inquiry.tolerance)
            and not unfit(result, quantity, inquiry.claim)
        ):
            return result
    return None


def _limited(quantity: Quantity, inquiry: Inquiry) -> Result | None:
    """Return the product of two limits that is itself the limit of the claim."""
    if not quantity.interval.is_one_sided:
        return None
    limit = replace(quantity, limit=True)
    results = operations.limits(limit, inquiry.pool)
    return _agreeing(limit, (r for r in results if linked(r, inquiry.asked)), inquiry)


def _cued(quantity: Quantity, inquiry: Inquiry) -> Result | None:
    """Return the first computation that the claim's words suggest and that yields its number."""
    words = _words_for(quantity, inquiry)
    if counts_terms(quantity, inquiry.asked):
        words |= {"total"}
    for operation in _operations(quantity, words, inquiry.asked):
        for result in operation(quantity, inquiry.pool):
            fitting = _directed(result, inquiry.words)
            if (
                fitting
                and agrees(quantity, fitting, inquiry.tolerance)
                and linked(result, inquiry.asked)
                and not _is_wrong(result, quantity, inquiry)
                and not _outdone(result, operation(quantity, inquiry.pool), inquiry)
            ):
                return result
    return None


def _is_wrong(result: Result, quantity: Quantity, inquiry: Inquiry) -> bool:
    """Tell whether numbers do not belong together, or their result not to what the claim names."""
    pool, asked = inquiry.pool, inquiry.asked
    if unfit(result, quantity, inquiry.claim) or mixes(result, pool) or adds_a_part(result, pool):
        return True
    if of_the_change(result, inquiry.words) or backwards(result, inquiry.claim):
        return True
    if result.operation == "difference" and is_set_against(quantity, inquiry.spelled):
        return True
    if _is_incomplete(result, quantity, inquiry):
        return True
    if of_other_times(result, pool, asked) or of_other_sides(result, inquiry.claim, pool):
        return True
    if result.operation == "change" and _of_another(result, pool, asked):
        return True
    if of_another(result, pool, asked) or portions.of_other_end(result, pool, asked):
        return True
    item = next(b for b in asked.items if b.quantity.start == quantity.start)
    other = shares.of_other_whole(result, item, inquiry.claim, pool)
    return other or misplaced(result, item, asked, pool)


def _is_incomplete(result: Result, quantity: Quantity, inquiry: Inquiry) -> bool:
    """Tell whether something else in the evidence makes what is paid more or less than a result."""
    pool, asked = inquiry.pool, inquiry.asked
    if _is_limited(result, quantity, inquiry) or of_the_whole(result):
        return True
    if composed.of_one_only(result, asked) or says_more(result, inquiry.claim, pool):
        return True
    return composed.lacks_a_fee(quantity, result, pool, asked)


def _is_limited(result: Result, quantity: Quantity, inquiry: Inquiry) -> bool:
    """Tell whether the evidence limits what is paid, or has a price for further things alone."""
    pool = inquiry.pool
    return beyond_a_bound(result, quantity, pool) or of_a_step(result, pool, inquiry.asked)


def _of_another(result: Result, pool: Sequence[Source], asked: Bindings) -> bool:
    """Tell whether other numbers than those that changed stand with the claim's subject."""
    named = [s for s in pool if s.bound.near & asked.heads]
    return bool(named) and not any(s in named for s in result.sources)


def _words_for(quantity: Quantity, inquiry: Inquiry) -> frozenset[str]:
    """Return the claim's cues; for a limit of a share, of those for a rest the ones beside it.

    "More than 10%, assuming no further delays" is no rest.
    """
    if quantity.dimension != "percent" or quantity.interval.is_bounded:
        return inquiry.words
    return inquiry.words - (cues.REST - cues.beside(quantity, inquiry.claim))


def _both_named(quantity: Quantity, inquiry: Inquiry) -> Result | None:
    """Return the sum of two numbers that the claim names one by one."""
    sums = operations.sums(quantity, inquiry.pool) if quantity.interval.is_bounded else ()
    named = (r for r in sums if each_named(r, inquiry.asked))
    fitting = (r for r in named if not _is_wrong(r, quantity, inquiry))
    return _agreeing(quantity, fitting, inquiry)


def named_share(quantity: Quantity, inquiry: Inquiry) -> Result | None:
    """Return the share of the whole that the claim names, None where it names none.

    By how much something has become more is no share.
    """
    item = next((b for b in inquiry.asked.items if b.quantity.start == quantity.start), None)
    if item is None or quantity.dimension != "percent":
        return None
    if told_as(inquiry.claim, quantity) == "step":
        return None
    return shares.named_share(item, inquiry.claim, inquiry.pool, inquiry.asked, inquiry.words)


def _reckoned(quantity: Quantity, inquiry: Inquiry) -> Result | None:
    """Return the rest, sum, cost of a case or excess of a count that is the claim's number."""
    asked, words = inquiry.asked, inquiry.words
    told = told_rests(quantity, inquiry.pool, asked, words)
    rests = leftovers(quantity, inquiry.pool, asked, words)
    tallies = operations.tallies(quantity, inquiry.pool, words)
    cases = cased(quantity, inquiry.pool, asked)
    changed = reduced(quantity, inquiry.pool, asked, words)
    excess = outnumbered(quantity, inquiry.pool, inquiry.claim)
    steps = composed.in_steps(quantity, inquiry.pool, asked, words)
    for result in (*told, *rests, *tallies, *cases, *changed, *excess, *steps):
        fits = any((s.bound.near | s.bound.wide) & asked.words for s in result.sources)
        fits = fits and not _is_wrong(result, quantity, inquiry)
        if fits and agrees(quantity, result, inquiry.tolerance):
            return result
    return None


def _operations(quantity: Quantity, words: frozenset[str], asked: Bindings) -> list[Operation]:
    """Choose the operations whose cue the claim has, the likeliest first."""
    if quantity.dimension == "multiple":
        return [operations.multiples]
    if quantity.dimension == "ratio":
        return [operations.ratios]
    if quantity.dimension == "clock":
        return [lambda _, pool: calendar.shifted_clocks(pool, asked)]
    if quantity.limit:
        return [portions.portions]
    particular = significant(quantity) and quantity.interval.is_bounded
    changing = cues.CHANGE if quantity.interval.is_bounded else cues.DIRECTED
    rules: list[tuple[bool, Operation]] = [
        (bool(words & cues.AVERAGE), operations.averages),
        (bool(words & changing), lambda _, pool: told_by_ratios(quantity, pool, asked)),
        (bool(words & changing), operations.changes),
        (quantity.dimension == "percent", shares.shares),
        (bool(words & cues.REST), shares.remainders),
        (bool(words & cues.SUM), operations.sums),
        (bool(words & cues.DIFFERENCE), operations.differences),
        (particular, operations.unnamed),
        (bool(words & cues.EACH) or bool(quantity.rate), operations.quotients),
        (True, calendar.spans),
        (not quantity.noun or bool(words & {"age", "old"}), calendar.ages),
        (True, portions.portions),
        (True, portions.parts),
        (quantity.dimension != "percent" and not words & _APIECE, operations.rated),
        (quantity.dimension not in ("percent", "count"), packed),
        (particular, operations.products),
    ]
    return [operation for cued, operation in rules if cued]


def _directed(result: Result, words: frozenset[str]) -> Result | None:
    """Drop a change that goes the other way than the claim says; make falls positive."""
    if result.operation != "change":
        return result
    way = cues.direction(words)
    if way and result.value * way < 0:
        return None
    return replace(result, value=abs(result.value))


def _outdone(result: Result, others: Iterable[Result], inquiry: Inquiry) -> bool:
    """Tell whether other operands yield another value and share more with the claim.

    They do where they share all words with it that those of ``result`` share, and further ones, and
    are not those of other times.
    """
    pool, asked = inquiry.pool, inquiry.asked
    shared = _shared(result, asked)
    return any(
        len(other.sources) == len(result.sources)
        and abs(other.value - result.value) > EPSILON * abs(result.value)
        and _shared(other, asked) > shared
        and not of_other_times(other, pool, asked)
        for other in others
    )


def _shared(result: Result, asked: Bindings) -> frozenset[str]:
    """Return the words of the claim that stand with the operands."""
    return frozenset[str]().union(*(s.bound.near for s in result.sources)) & asked.words


def _derived_date(quantity: Quantity, inquiry: Inquiry) -> Result | None:
    if quantity.day is None:
        return None
    asked = inquiry.asked
    for day, formula, used in calendar.shifted_dates(inquiry.pool, asked, inquiry.premises):
        known = completed(day)
        given = [(a, b) for a, b in zip(quantity.day, known, strict=True) if a]
        result = Result("date", 0.0, formula, used)
        if given and all(a == b for a, b in given) and linked(result, asked):
            return result
    return None
