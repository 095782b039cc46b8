"""What the rules on limits, steps, times and brackets find on one quantity of a claim."""

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.quantities.binding.bindings import Bound
from agent.judge.quantities.cases.dated.brackets import of_a_bracket
from agent.judge.quantities.cases.dated.deadlines import in_time
from agent.judge.quantities.cases.dated.sessions import of_one_time
from agent.judge.quantities.cases.graded.cumulative import of_a_later_step
from agent.judge.quantities.cases.limited.edges import held_against_a_limit, of_another_threshold
from agent.judge.quantities.cases.limited.limits import beyond_a_limit, spares
from agent.judge.quantities.cases.limited.remainder import charged_for_keeping
from agent.judge.quantities.quantity import RULE


def decided_by(
    claim: Analysis, premise: Analysis, item: Bound, of_case: Finding | None
) -> Finding | None:
    """Return what a rule on limits, steps, times or brackets finds on a quantity by itself.

    What such a rule leaves open is told by ``of_case``, the finding on the cases of the evidence,
    or by another threshold.
    """
    if spares(claim, premise):
        return Finding(rule=RULE, outcome=Outcome.MATCH)
    found = _of_limits(claim, premise, item)
    if found is None or found.outcome is Outcome.NONE:
        found = of_case or found
    if found is None or found.outcome is Outcome.NONE:
        found = of_another_threshold(RULE, claim, premise, item) or found
    return found


def _of_limits(claim: Analysis, premise: Analysis, item: Bound) -> Finding | None:
    return (
        beyond_a_limit(RULE, claim, premise, item)
        or charged_for_keeping(RULE, claim, premise, item)
        or of_a_later_step(claim, premise, item)
        or held_against_a_limit(RULE, claim, premise, item)
        or in_time(RULE, claim, premise, item)
        or of_one_time(RULE, claim, premise, item)
        or of_a_bracket(RULE, claim, premise, item)
    )
