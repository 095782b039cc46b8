"""Compare force and negation of two aligned clauses."""

from agent.domain.finding import Outcome
from agent.judge.alignment.relation import Relation
from agent.judge.clauses.force import Force, Stance


def compare_stances(claim: Stance, premise: Stance, relation: Relation) -> Outcome:
    """Return how the claim's stance fares against the premise's.

    ``relation`` tells whether the predicates are the same or opposites; the denial of a contrary
    (*did not fall*) says nothing about its opposite (*rose*).
    """
    if relation is Relation.CONTRARY:
        if claim.negated or premise.negated:
            return Outcome.NONE
        return _opposed(claim, Stance(premise.force, True))
    flipped = premise.negated != (relation is Relation.COMPLEMENT)
    premise = Stance(premise.force, flipped)
    if claim.negated != premise.negated:
        return _opposed(claim, premise)
    return _weighed(claim, premise)


def _opposed(claim: Stance, premise: Stance) -> Outcome:
    """One affirms what the other denies."""
    if claim.force is Force.MAY and premise.force is Force.MAY:
        return Outcome.NONE
    if Force.SHOULD in (claim.force, premise.force) and Force.PLAIN in (
        claim.force,
        premise.force,
    ):
        return Outcome.NONE
    if Force.MAY in (claim.force, premise.force) and Force.SHOULD in (claim.force, premise.force):
        return Outcome.NONE
    if premise.force is Force.MAY and claim.force is Force.PLAIN:
        return Outcome.MISSING
    return Outcome.CONFLICT


def _weighed(claim: Stance, premise: Stance) -> Outcome:
    """Both point the same way: the claim must not be the stronger."""
    if claim.force is Force.MUST and premise.force is Force.MAY:
        return Outcome.CONFLICT
    if claim.force is Force.MUST and premise.force is Force.SHOULD:
        return Outcome.MISSING
    if claim.force is Force.SHOULD and premise.force is Force.MAY:
        return Outcome.MISSING
    if claim.force is Force.MAY and premise.force is Force.MUST and claim.negated:
        return Outcome.CONFLICT
    return Outcome.MATCH
