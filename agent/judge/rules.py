"""The strict rules, asked together: numbers (stated or derived), names, polarity."""

from collections.abc import Sequence

from agent.domain.analysis import Analysis, concatenate
from agent.domain.finding import Finding, Outcome
from agent.judge.derived import check_derived
from agent.judge.names.check import check_names
from agent.judge.polarity.check import check_polarity
from agent.judge.quantities.rule import check_quantities
from agent.judge.quotation import of_quotation
from agent.judge.siblings import of_sibling
from agent.judge.weekdays import of_other_days


def findings(
    claim: Analysis, parts: Sequence[Analysis], tolerance: float, context: frozenset[str]
) -> tuple[Finding, ...]:
    """Return what each rule finds for ``claim`` in the window made of ``parts``.

    Args:
        claim: the parsed claim.
        parts: the parsed texts of the window; operands of a derivation count them from 0.
        tolerance: relative difference at which quantities still match.
        context: names that the documents around the window state.
    """
    premise = concatenate(list(parts))
    stated = check_quantities(claim, premise, tolerance)
    if stated.outcome is Outcome.MATCH:
        stated = of_sibling(claim, parts, tolerance) or stated
    return (
        numbers(stated, check_derived(claim, parts, tolerance)),
        check_names(claim, premise, context),
        of_quotation(of_other_days(check_polarity(claim, premise), claim, parts), claim, parts),
    )


def numbers(stated: Finding, derived: Finding | None) -> Finding:
    """Return one finding on the claim's numbers: stated ones first, then computed ones.

    A number that follows by computation overrules that it is not stated; a computation that
    fails is heard only where the number is not stated either.
    """
    if derived is None or (
        stated.outcome is Outcome.MATCH and derived.outcome is not Outcome.MATCH
    ):
        return stated
    return derived.model_copy(update={"rule": stated.rule})
