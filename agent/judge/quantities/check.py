"""The number rule: every quantity of a claim must be stated about the same thing."""

from collections.abc import Sequence
from dataclasses import replace

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.once import once
from agent.judge.quantities.binding.bindings import Bindings, Bound, bind
from agent.judge.quantities.binding.scenario import (
    is_denied,
    is_restrictive,
    is_supposed,
    states_a_rule,
)
from agent.judge.quantities.binding.spans import with_spans
from agent.judge.quantities.cases.dated.deadlines import placed
from agent.judge.quantities.cases.dated.dial import with_hours
from agent.judge.quantities.cases.dated.others import of_other_times
from agent.judge.quantities.cases.dated.periods import is_around, within
from agent.judge.quantities.cases.dated.states import in_a_state
from agent.judge.quantities.cases.decided import by_its_limit, decided_by
from agent.judge.quantities.cases.graded.scales import on_a_scale
from agent.judge.quantities.cases.graded.series import in_series
from agent.judge.quantities.cases.limited.remainder import told_of_the_rest
from agent.judge.quantities.cases.limited.spans import in_a_span
from agent.judge.quantities.cases.limited.thresholds import imagined
from agent.judge.quantities.cases.outcomes import in_cases
from agent.judge.quantities.comparison.compare import Relation, comparable
from agent.judge.quantities.comparison.exactness import is_limit_too, loosened
from agent.judge.quantities.comparison.intervals import takes_in_the_end
from agent.judge.quantities.comparison.kinds import is_another_total, is_lacking, same_kind
from agent.judge.quantities.comparison.steps import confused
from agent.judge.quantities.comparison.wording import covering, opposed, stated, told_wider
from agent.judge.quantities.quantity import RULE, Quantity
from agent.judge.quantities.reading.numberless import is_multiple, told_by_turns
from agent.judge.quantities.selection.alternatives import holds_alike
from agent.judge.quantities.selection.candidates import (
    firm,
    lone,
    loose,
    spoken_elsewhere,
    uncounted,
)
from agent.judge.quantities.selection.doubts import VERBATIM, concludes, may_follow
from agent.judge.quantities.selection.exceptions import changed
from agent.judge.quantities.selection.exempt import (
    cannot_deny,
    is_counted_out,
    is_no_year,
    is_of_several,
    is_ordinal,
    is_part_of_a_name,
    is_the_rest,
    is_the_whole,
    is_told_besides,
    of_its_counterpart,
)
from agent.judge.quantities.selection.given import is_given
from agent.judge.quantities.selection.recurring import falls_monthly, recurs
from agent.judge.quantities.selection.rivals import nearest, own_words, rival
from agent.judge.quantities.selection.roll import counts_named
from agent.judge.quantities.selection.unsaid import points_back
from agent.judge.quantities.units.rates import of_other_things

_SEVERITY = (Outcome.CONFLICT, Outcome.MISSING, Outcome.MATCH)


def check_quantities(
    claim: Analysis,
    premise: Analysis,
    tolerance: float = 0.0,
    question: Analysis | None = None,
) -> Finding:
    """Hold the quantities of a claim against those of its evidence.

    Args:
        claim: the parsed claim.
        premise: the parsed evidence; several pieces may be joined.
        tolerance: relative difference of values that still counts as equal, 0 to 1.
        question: what the claim answers; the numbers that it gives are never missing.

    Returns:
        ``none`` without a quantity in the claim; otherwise the worst finding over them.
    """
    kept = [
        _none() if _is_given(finding, item, question) else finding
        for item, finding in assess(claim, premise, tolerance)
    ]
    for outcome in _SEVERITY:
        for finding in kept:
            if finding.outcome is outcome:
                terms = tuple(t for f in kept for t in f.terms)
                covered = all(f.covered for f in kept if f.outcome is outcome)
                return finding.model_copy(update={"terms": terms, "covered": covered})
    return _none()


def _is_given(finding: Finding, item: Bound, question: Analysis | None) -> bool:
    if question is None or finding.outcome is not Outcome.MISSING:
        return False
    return is_given(item.quantity, question)


@once
def assess(
    claim: Analysis, premise: Analysis, tolerance: float = 0.0
) -> list[tuple[Bound, Finding]]:
    """Return the finding on each quantity of the claim; suppositions are never missing."""
    asked = bind(claim)
    if not asked.items:
        return []
    asked, known = with_hours(asked, with_spans(asked, bind(premise)))
    strict = states_a_rule(claim)
    series = in_series(claim, premise)
    cases = in_cases(claim, premise) | on_a_scale(claim, premise)
    findings = []
    for item in (_as_meant(b, claim, strict=strict) for b in asked.items):
        start = item.quantity.start
        decided = series.get(start) or decided_by(claim, premise, item, cases.get(start))
        finding = decided or check_one(item, asked, known, tolerance)
        sided = by_its_limit(claim, premise, item, finding)
        if sided is not None or decided is not None:
            findings.append((item, sided or finding))
            continue
        if finding.outcome is Outcome.MISSING:
            finding = in_a_span(claim, premise, item) or finding
        if finding.outcome in (Outcome.MISSING, Outcome.CONFLICT) and (
            recurs(item, asked, known)
            or falls_monthly(item, asked, known)
            or counts_named(item, asked, known)
        ):
            finding = Finding(rule=RULE, outcome=Outcome.MATCH)
        if finding.outcome is not Outcome.MATCH and told_of_the_rest(claim, premise, item):
            finding = Finding(rule=RULE, outcome=Outcome.MATCH)
        elif not _can_tell(claim, item, finding, known):
            finding = imagined(item, claim, premise)
        findings.append((item, finding))
    return findings


def _as_meant(item: Bound, claim: Analysis, *, strict: bool) -> Bound:
    """Return a bound as a limit where the claim lays down a rule, as a case where it names one.

    A limit is stated by the same one only: at least 8 is not at least 12.
    """
    if not item.quantity.interval.is_one_sided:
        return item
    restrictive = is_restrictive(claim, item.quantity)
    limit = item.quantity.limit or strict
    return replace(item, quantity=replace(item.quantity, limit=limit, restrictive=restrictive))


def _can_tell(claim: Analysis, item: Bound, finding: Finding, known: Bindings) -> bool:
    """A number that is imagined, denied or counted out is neither missing nor in conflict.

    Where the evidence has nearly all words of the claim, the claim quotes its condition, and so it
    does where the evidence has its limit without the limit itself: *over 5* and *at least 5*.
    """
    if finding.outcome not in (Outcome.MISSING, Outcome.CONFLICT):
        return True
    if finding.outcome is Outcome.CONFLICT and is_denied(claim, item.quantity):
        return False
    if finding.outcome is Outcome.MISSING and is_counted_out(claim, item.quantity):
        return False
    if not is_supposed(claim, item.quantity):
        return True
    if finding.outcome is Outcome.MISSING and any(
        takes_in_the_end(item.quantity, b.quantity) for b in known.items
    ):
        return True
    words = bind(claim).words - item.own
    quoted = max((len(words & b.wide) for b in known.items), default=0)
    return finding.outcome is Outcome.CONFLICT and quoted >= VERBATIM * len(words)


def _none() -> Finding:
    return Finding(rule=RULE, outcome=Outcome.NONE)


def check_one(item: Bound, asked: Bindings, known: Bindings, tolerance: float) -> Finding:
    """Hold one quantity of a claim against those of its evidence."""
    if is_limit_too(item.quantity, [b.quantity for b in known.items]):
        item = replace(item, quantity=replace(item.quantity, limit=True))
    pairs = [
        (b, placed(item.quantity, asked.text, b.quantity, known.text, tolerance))
        for b in known.items
        if comparable(item.quantity, b.quantity)
        and not is_another_total(item.quantity, b.quantity, asked.text)
        and not is_lacking(item.quantity, asked.text, b.quantity)
        and not of_other_things(item.quantity, asked.text, b.quantity, known.text)
    ]
    differing = [
        b
        for b, r in pairs
        if r is Relation.DIFFERS
        and same_kind(item.quantity, b.quantity)
        and not cannot_deny(b.quantity, asked, known)
        and not told_by_turns(item.quantity, known.text)
    ]
    if is_ordinal(asked.text, item.quantity, known.text):
        return Finding(rule=RULE, outcome=Outcome.MATCH)
    wanted = own_words(item, asked)
    stating = nearest(item, [b for b, r in pairs if r is Relation.STATES], pairs, wanted)
    limits = [b for b in differing if item.quantity.limit and b.quantity.interval.is_one_sided]
    if stating and limits and all(b.quantity.interval.is_point for b in stating):
        stating = [] if firm(limits, wanted, known) else stating  # an instance is no limit
    if stating:
        differing += uncounted(item, stating, [b for b, r in pairs if r is Relation.DIFFERS])
        return _stated(item, stating, differing, asked, known)
    if within(item.quantity, asked.text, known.items, known.text):
        return in_a_state(item.quantity, asked, known) or _none()
    if of_other_times(item, asked, known):
        return _none()
    rest = [
        b
        for b in differing
        if not (is_the_rest(item, b, wanted) or is_the_whole(b, item, asked, known))
        and not is_told_besides(item, b, asked)
        and not of_its_counterpart(b, asked, known)
    ]
    other = firm(rest, wanted, known)
    if other is not None and not may_follow(item, other, rest, asked, known):
        return opposed(item.quantity, other.quantity)
    near = loose(rest, wanted, known) or lone(rest, wanted)
    wider = covering(item.quantity, [b.quantity for b, r in pairs if r is Relation.PARTLY])
    alone = len(asked.items) == 1  # the sales of a month are not those of its quarter
    return _unstated(item, near, wider if alone else None, asked, known)


def _unstated(
    item: Bound, near: Bound | None, wider: Quantity | None, asked: Bindings, known: Bindings
) -> Finding:
    """Return the finding where nothing states a quantity, but something gives another or a wider.

    ``near`` is another value that may be a rival, ``wider`` a date that takes in the claim's.
    """
    unsaid = item.quantity.soft and not (near and is_multiple(item.quantity))
    if unsaid or is_part_of_a_name(known.text, item.quantity):
        return _none()
    if is_no_year(item.quantity, asked.text, [b.quantity for b in known.items]):
        return _none()
    why = f"does not state {item.quantity.text}"
    if wider is not None:
        return told_wider(item.quantity, wider)
    if near is None:
        return _missing(why)
    found = _missing(f"{why}; it says {near.quantity.text}")
    return found.model_copy(update={"opposed": near.quantity.text})


def _stated(
    item: Bound,
    stating: Sequence[Bound],
    differing: Sequence[Bound],
    asked: Bindings,
    known: Bindings,
) -> Finding:
    """Return the finding where quantities agree: they may be of something else."""
    quantity = item.quantity
    inexact = all(loosened(asked.source, quantity, b.quantity) for b in stating)
    if quantity.role == "whole" and quantity.dimension != "duration" and not inexact:
        return Finding(rule=RULE, outcome=Outcome.MATCH)
    instead = _instead(item, stating, differing, asked, known)
    if instead is not None:
        return instead
    further = changed(stating[0], item, asked, known)
    if further is not None:
        return _missing(f"changes {quantity.text} by {further.quantity.text} there")
    if all(confused(asked.text, quantity, known.text, b.quantity) for b in stating):
        return _missing(f"gives {quantity.text} in another way")
    if all(is_of_several(b.quantity, asked, known) for b in stating):
        return _missing(f"gives {quantity.text} for one of several")
    if inexact:
        return told_wider(quantity, stating[0].quantity)
    if not quantity.is_date and spoken_elsewhere(item, stating, asked, known):
        return _missing(f"gives {quantity.text} for something else")
    return stated(quantity, [b.quantity for b in stating])


def _instead(
    item: Bound,
    stating: Sequence[Bound],
    differing: Sequence[Bound],
    asked: Bindings,
    known: Bindings,
) -> Finding | None:
    """Return the finding where the claim means another number than those that agree."""
    other, surely = rival(item, stating, differing, asked, known)
    if other is None or any(holds_alike(b, other, known) for b in stating):
        return None
    if is_around(other, item.quantity, asked.text, known.items, known.text):
        return None
    if surely and not (concludes(item, asked, known) or points_back(stating, known)):
        return opposed(item.quantity, other.quantity)
    return _missing(f"gives {item.quantity.text} for something else")


def _missing(why: str) -> Finding:
    return Finding(rule=RULE, outcome=Outcome.MISSING, reason=f"the evidence {why}")
