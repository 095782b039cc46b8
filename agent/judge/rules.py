"""The strict rules, asked together: numbers (stated or derived), names, polarity."""

from agent.domain.analysis import Analysis
from agent.domain.finding import Finding, Outcome
from agent.judge.derived import check_derived
from agent.judge.names.check import check_names
from agent.judge.polarity.check import check_polarity
from agent.judge.quantities.rule import check_quantities


def findings(
    claim: Analysis, premise: Analysis, tolerance: float, context: frozenset[str]
) -> tuple[Finding, ...]:
    """Return what each rule finds for ``claim`` in ``premise``.

    Args:
        claim: the parsed claim.
        premise: the parsed window.
        tolerance: relative difference at which quantities still match.
        context: names that the documents around the window state.
    """
    return (
        numbers(claim, premise, tolerance),
        check_names(claim, premise, context),
        check_polarity(claim, premise),
    )


def numbers(claim: Analysis, premise: Analysis, tolerance: float) -> Finding:
    """Return the number rule's finding; a number that is not stated may be computed."""
    stated = check_quantities(claim, premise, tolerance)
    if stated.outcome in (Outcome.NONE, Outcome.MATCH):
        return stated
    return check_derived(claim, premise, tolerance) or stated
