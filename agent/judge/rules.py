"""The strict rules, asked together: numbers (stated or derived), names, polarity."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.domain.verdict import Case
from agent.judge.agreement.measure import WHOLE, Agreement, agreement
from agent.judge.agreement.quotation import of_quotation
from agent.judge.checked import Checked
from agent.judge.clauses.reading import joined, read
from agent.judge.derivation.check import by_multiple, by_table, check_derived, computed_words
from agent.judge.names.check import check_names
from agent.judge.polarity.amounts.portions import part_for_all
from agent.judge.polarity.check import check_polarity
from agent.judge.polarity.conditions.despite import in_any_case
from agent.judge.polarity.conditions.only import says_without_only
from agent.judge.polarity.events.former import was_so
from agent.judge.polarity.negation.existence import denies_alike
from agent.judge.polarity.roles.exchange import in_another_order
from agent.judge.polarity.wording.rewording import reworded
from agent.judge.quantities.binding.bindings import bind
from agent.judge.quantities.cases.dated.elsewhere import in_another_year
from agent.judge.quantities.cases.dated.others import told_at_other_times
from agent.judge.quantities.cases.dated.outside import of_other_dates
from agent.judge.quantities.cases.graded.bands import of_band
from agent.judge.quantities.cases.graded.series import in_series
from agent.judge.quantities.cases.graded.tiers import of_other_tier
from agent.judge.quantities.cases.limited.defaults import of_default
from agent.judge.quantities.cases.limited.edges import keeps_a_limit, lies_beyond
from agent.judge.quantities.cases.limited.limits import (
    bars_alike,
    forbids_beyond,
    says_it_forbidden,
    spares,
)
from agent.judge.quantities.cases.limited.onsets import of_another_onset
from agent.judge.quantities.cases.limited.outside import denies_outside
from agent.judge.quantities.cases.otherwise import of_another_case
from agent.judge.quantities.cases.outcomes import after_a_ban, in_own_case
from agent.judge.quantities.cases.zeros import tells_none
from agent.judge.quantities.check import check_quantities
from agent.judge.quantities.quantity import RULE as NUMBERS
from agent.judge.quantities.reading.extract import quantities
from agent.judge.quantities.selection.tails import told_alike
from agent.judge.quantities.wholes.allbut import of_excepted
from agent.judge.quantities.wholes.breakdown import of_a_part
from agent.judge.quantities.wholes.sole import of_several
from agent.judge.quantities.wholes.spread import of_several_places
from agent.judge.quantities.wholes.sums import of_one
from agent.judge.quantities.wholes.totals import of_base, of_each, of_whole
from agent.judge.referents.siblings import of_own, of_own_subject, of_sibling
from agent.judge.referents.weekdays import numbers_of_other_days, of_other_days
from agent.ports import Parser

_LEAVE_OPEN = (
    bars_alike,
    denies_outside,
    forbids_beyond,
    spares,
    tells_none,
    lies_beyond,
    told_at_other_times,
)
"""What tells that a claim denies, or does not, of another case than the evidence."""


class _Known(NamedTuple):
    """What the rules know beside the claim and its window; see `findings`."""

    tolerance: float
    context: frozenset[str]
    question: Analysis | None


def asked(case: Case, parser: Parser) -> Analysis | None:
    """Return the question that the claim of ``case`` answers, parsed; None where it is unknown."""
    return parser.parse([case.question], entities=False)[0] if case.question else None


def check(
    claim: Analysis,
    parts: Sequence[Analysis],
    tolerance: float,
    context: frozenset[str],
    question: Analysis | None = None,
) -> Checked:
    """Hold ``claim`` against the window made of ``parts``; for the arguments see `findings`."""
    premise = joined(parts)
    found = _found(claim, parts, premise, _Known(tolerance, context, question))
    if any(_words(p) == _words(claim) for p in parts):
        return Checked(tuple(_upheld(f) for f in found), WHOLE)
    agreed = _agreement(claim, premise, found)
    if not _objected(found) and _says_as_much(claim, premise, found):
        return Checked(found, WHOLE)
    return Checked(found, agreed._replace(stated=agreed.stated and confirmed(claim, found, agreed)))


def _words(analysis: Analysis) -> str:
    return " ".join(analysis.text.split()).rstrip(" .").lower()


def _upheld(finding: Finding) -> Finding:
    """Return what a rule found, without its objection: no sentence speaks against itself."""
    objects = finding.outcome in (Outcome.MISSING, Outcome.CONFLICT)
    return Finding(rule=finding.rule, outcome=Outcome.MATCH) if objects else finding


def _says_as_much(claim: Analysis, premise: Analysis, found: Sequence[Finding]) -> bool:
    """Tell whether a window says the claim, though in other words or in another order."""
    if any(by_multiple(f) for f in found) or says_it_forbidden(claim, premise):
        return True
    if spares(claim, premise) or tells_none(claim, premise):
        return True
    mine, theirs = read(claim), read(premise)
    trees = (mine.tree, theirs.tree)
    if was_so(*trees):
        return True
    return denies_alike(mine, theirs) or in_another_order(*trees) or says_without_only(*trees)


def _agreement(claim: Analysis, premise: Analysis, found: Sequence[Finding]) -> Agreement:
    """Return how much of a claim a window accounts for.

    Where its number was computed, the words that name the operation need no counterpart, and what
    the operands' sentences have together counts as if it stood in one.
    """
    matches = (f.derivation for f in found if f.outcome is Outcome.MATCH)
    computed = next((d for d in matches if d is not None), None)
    if computed is None:
        return agreement(claim, premise)
    agreed = agreement(claim, premise, computed_words(claim))
    together = len({o.index for o in computed.operands}) != 1
    return agreed._replace(sentence=agreed.window) if together else agreed


def findings(
    claim: Analysis,
    parts: Sequence[Analysis],
    tolerance: float,
    context: frozenset[str],
    question: Analysis | None = None,
) -> tuple[Finding, ...]:
    """Return what each rule finds for ``claim`` in the window made of ``parts``.

    Args:
        claim: the parsed claim.
        parts: the parsed texts of the window; operands of a derivation count them from 0.
        tolerance: relative difference at which quantities still match.
        context: names that the documents around the window state.
        question: what the claim answers, if known.
    """
    return _found(claim, parts, joined(parts), _Known(tolerance, context, question))


def _found(
    claim: Analysis, parts: Sequence[Analysis], premise: Analysis, known: _Known
) -> tuple[Finding, ...]:
    tolerance = known.tolerance
    check_numbers = partial(check_quantities, tolerance=tolerance, question=known.question)
    stated = check_numbers(claim, premise)
    if stated.outcome is Outcome.MATCH:
        other = of_band(claim, premise) or of_other_tier(claim, premise)
        stated = of_sibling(claim, parts, tolerance) or other or stated
    if stated.outcome is Outcome.MATCH:
        rules = (of_each, of_whole, of_base, of_several, of_one, of_several_places, in_another_year)
        stated = next((f for rule in rules if (f := rule(claim, premise))), stated)
    if stated.outcome in (Outcome.MATCH, Outcome.NONE) and not _settled(claim, premise):
        stated = of_place(claim, premise) or stated
    stated = of_own(check_numbers, claim, parts, stated)
    stated = of_a_part(claim, premise) or stated
    stated = of_excepted(claim, premise) or of_default(claim, premise) or stated
    stated = of_another_onset(claim, premise) or stated
    stated = numbers_of_other_days(stated, claim, premise)
    stated = of_other_dates(stated, claim, premise)
    denied = of_own(check_polarity, claim, parts, check_polarity(claim, premise))
    if denied.outcome is Outcome.MISSING and after_a_ban(claim, premise):
        denied = Finding(rule=denied.rule, outcome=Outcome.NONE)
    told = any(f(claim, premise) for f in _LEAVE_OPEN)
    if denied.outcome in (Outcome.CONFLICT, Outcome.MISSING) and told:
        denied = Finding(rule=denied.rule, outcome=Outcome.NONE)
    stated, denied = of_another_case(claim, premise, stated, denied)
    stated, denied = _of_part(claim, premise, stated, denied)
    trees = (read(claim).tree, read(premise).tree)
    if was_so(*trees):
        number = Outcome.MATCH if quantities(claim) else Outcome.NONE
        stated = Finding(rule=NUMBERS, outcome=number)
        denied = Finding(rule=denied.rule, outcome=Outcome.NONE)
    derived = check_derived(claim, parts, tolerance)
    multiplied = by_multiple(derived) and not in_any_case(*trees)
    if multiplied:  # what stands in the place of what is told the other way round
        denied = Finding(rule=denied.rule, outcome=Outcome.NONE)
    named = check_names(claim, premise, known.context)
    return (
        numbers(stated, derived),
        of_own_subject(partial(check_names, context=known.context), claim, parts, named),
        of_quotation(of_other_days(denied, claim, parts), claim, parts),
    )


def _of_part(
    claim: Analysis, premise: Analysis, stated: Finding, denied: Finding
) -> tuple[Finding, Finding]:
    """Return the findings on numbers and polarity: what is so of half is not so of all."""
    part = part_for_all(read(claim).tree, read(premise).tree)
    if part is None or stated.outcome is not Outcome.NONE:
        return stated, denied
    found = Finding(rule=NUMBERS, outcome=Outcome.MATCH, terms=(part,))
    return found, Finding(rule=denied.rule, outcome=Outcome.MATCH)


def _settled(claim: Analysis, premise: Analysis) -> bool:
    """Tell whether the claim's numbers are told as the evidence tells its own, or of their case."""
    if not quantities(claim):
        return False
    if told_alike(bind(claim), bind(premise)) or in_own_case(claim, premise):
        return True
    if any(f.outcome is Outcome.MATCH for f in in_series(claim, premise).values()):
        return True
    return keeps_a_limit(claim, premise) or bars_alike(claim, premise)


def confirmed(claim: Analysis, found: Sequence[Finding], agreed: Agreement) -> bool:
    """Tell whether no rule objects, every number is found, and aligned clauses say the same."""
    if agreed.aligned < 1.0:
        return False
    number = next(f for f in found if f.rule == NUMBERS)
    if quantities(claim) and number.outcome is not Outcome.MATCH:
        return False
    return not _objected(found)


def _objected(found: Sequence[Finding]) -> bool:
    return any(f.outcome in (Outcome.MISSING, Outcome.CONFLICT) for f in found)


def of_place(claim: Analysis, premise: Analysis) -> Finding | None:
    """Return a conflict when the evidence has the claim's number, but another in its place."""
    found = reworded(claim, premise)
    if not found.number:
        return None
    return Finding(rule=NUMBERS, outcome=found.outcome, reason=f"in the evidence {found.why}")


def numbers(stated: Finding, derived: Finding | None) -> Finding:
    """Return one finding on the claim's numbers: stated ones first, then computed ones.

    A number that follows by computation overrules that it is not stated; a computation that
    fails is heard only where the number is not stated either, or where a table tells otherwise of
    the years that the claim names.
    """
    if derived is None:
        return stated
    stands = stated.outcome is Outcome.MATCH and derived.outcome is not Outcome.MATCH
    if stands and not by_table(derived):
        return stated
    return derived.model_copy(update={"rule": stated.rule})
