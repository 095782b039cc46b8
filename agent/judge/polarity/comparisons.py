"""The tests that two aligned clauses go through, in order; the first that decides counts."""

from collections.abc import Callable

from agent.domain.finding import Outcome
from agent.judge.alignment.align import Pair
from agent.judge.alignment.relation import Relation
from agent.judge.clauses.partitive import leaves_no_other
from agent.judge.polarity.amounts.quantifiers import (
    compare_quantifiers,
    excepted,
    exclusive,
    restricts,
)
from agent.judge.polarity.conditions.exceptions import is_exception
from agent.judge.polarity.events.times import already_done, conflicting_times, to_come, used_to
from agent.judge.polarity.modality.hedges import overclaims
from agent.judge.polarity.modality.planned import end_of_plan
from agent.judge.polarity.modality.stances import compare_stances
from agent.judge.polarity.negation.apart import at_another_time, of_another_case
from agent.judge.polarity.negation.guards import excused, of_another_time
from agent.judge.polarity.negation.modifiers import excluded, opposed_adverbs, opposed_prepositions
from agent.judge.polarity.roles.casting import same_actor, swapped

Judgement = tuple[Outcome, str]
Test = Callable[[Pair], Judgement | None]


def compare(pair: Pair) -> Judgement:
    """Return how the claim's clause fares against the premise's, and why."""
    for test in _TESTS:
        judgement = test(pair)
        if judgement is not None:
            return judgement
    return Outcome.MATCH, ""


def _time(pair: Pair) -> Judgement | None:
    if conflicting_times(pair):
        return Outcome.CONFLICT, "another time"
    if to_come(pair):
        return Outcome.MISSING, "not yet done"
    if already_done(pair):
        return Outcome.MISSING, "already done"
    ended = used_to(pair.premise) or end_of_plan(pair.premise.tree, pair.premise.verb)
    if ended and pair.claim.stance.negated:
        return Outcome.MATCH, ""
    return None


def _converse(pair: Pair) -> Judgement | None:
    """Compare two sides of one event: the same actor on both sides is a conflict."""
    if pair.relation is not Relation.CONVERSE:
        return None
    if pair.claim.stance != pair.premise.stance:
        return Outcome.NONE, ""
    if same_actor(pair):
        return Outcome.CONFLICT, "roles the other way round"
    return Outcome.MATCH, ""


def _stance(pair: Pair) -> Judgement | None:
    told = pair.premise.stance
    if excluded(pair):
        told = told.denied()
    outcome = compare_stances(pair.claim.stance, told, pair.relation)
    if outcome is Outcome.MATCH:
        return None
    if outcome is Outcome.CONFLICT:
        turned = excused(pair) or opposed_prepositions(pair) is not None or at_another_time(pair)
        if turned:
            return Outcome.NONE, ""
        tree, verb = pair.premise.tree, pair.premise.verb
        apart = of_another_time(pair) or of_another_case(
            pair.claim.tree, tree, tree.sentence_of[verb], verb
        )
        return (Outcome.MISSING, "of another case") if apart else (outcome, "the opposite")
    return outcome, "less than the claim says"


def _surroundings(pair: Pair) -> Judgement | None:
    opposed = opposed_prepositions(pair) or opposed_adverbs(pair)
    if opposed and not ("without" in opposed and is_exception(pair.claim.tree, pair.premise.tree)):
        return Outcome.CONFLICT, f"“{opposed[0]}” against “{opposed[1]}”"
    if swapped(pair):
        return Outcome.CONFLICT, "roles the other way round"
    return None


def _hedge(pair: Pair) -> Judgement | None:
    hedge = overclaims(pair)
    return (Outcome.MISSING, f"hedged by “{hedge}”") if hedge else None


def _quantity(pair: Pair) -> Judgement | None:
    exception = excepted(pair) if pair.relation is Relation.SAME else ""
    if exception:
        return Outcome.CONFLICT, f"“{exception}”"
    outcome, why = compare_quantifiers(pair)
    if outcome is not Outcome.MATCH:
        return outcome, why
    told = pair.premise.tree
    alone = restricts(pair.premise) or leaves_no_other(
        pair.claim.tree, told, told.sentence_of[pair.premise.verb]
    )
    if exclusive(pair.claim) and not alone:
        return Outcome.MISSING, "“only” is not stated"
    return None


_TESTS: tuple[Test, ...] = (_time, _converse, _stance, _surroundings, _hedge, _quantity)
