"""The polarity rule: what the claim affirms, denies, demands or generalises, the premise must too."""

from agent.domain.analysis import Analysis
from agent.domain.finding import Finding, Outcome
from agent.judge.clauses.frame import Frame, frames
from agent.judge.clauses.reality import Reality
from agent.judge.clauses.tree import Tree
from agent.judge.polarity.additions import addition
from agent.judge.polarity.align import Pair, pairs
from agent.judge.polarity.causes import unstated_reason
from agent.judge.polarity.edits import contrary_edit
from agent.judge.polarity.guards import excused
from agent.judge.polarity.hedges import overclaims
from agent.judge.polarity.modifiers import (
    opposed_adverbs,
    opposed_prepositions,
    same_actor,
    swapped,
)
from agent.judge.polarity.quantifiers import compare_quantifiers, exclusive, restricts
from agent.judge.polarity.relation import Relation
from agent.judge.polarity.stances import compare_stances
from agent.judge.polarity.times import conflicting_times, to_come, used_to

RULE = "polarity"
_RANK = {Outcome.NONE: 1, Outcome.MATCH: 0, Outcome.MISSING: 2, Outcome.CONFLICT: 3}


def check_polarity(claim: Analysis, premise: Analysis) -> Finding:
    """Hold negation, force, direction, quantifiers, hedges and time against ``premise``.

    Only clauses that speak of the same thing are compared: ``conflict`` where they say the
    opposite, ``missing`` where the claim says more, ``match`` where they agree, ``none`` where
    the premise has no such clause.
    """
    if _verbatim(claim.text, premise.text):
        return Finding(rule=RULE, outcome=Outcome.MATCH)
    offered = frames(Tree(premise))
    claimed = [f for f in frames(Tree(claim)) if f.reality is Reality.FACT]
    findings = [_edited(Tree(claim), Tree(premise))]
    findings += [_frame(f, offered) for f in claimed]
    for outcome in (Outcome.CONFLICT, Outcome.MISSING, Outcome.MATCH):
        for finding in findings:
            if finding.outcome is outcome:
                return finding
    return Finding(rule=RULE, outcome=Outcome.NONE)


def _edited(claim: Tree, premise: Tree) -> Finding:
    found = contrary_edit(claim, premise)
    if found is None:
        return Finding(rule=RULE, outcome=Outcome.NONE)
    outcome = Outcome.CONFLICT if found.exact else Outcome.MISSING
    return Finding(rule=RULE, outcome=outcome, reason=f"against the evidence: {found.why}")


def _verbatim(claim: str, premise: str) -> bool:
    """Tell whether the premise holds the claim word for word."""
    return claim.strip(" .").casefold() in premise.casefold()


def _frame(claim: Frame, offered: list[Frame]) -> Finding:
    """Compare one clause with the premise clauses about the same thing; the kindest one counts."""
    related = pairs(claim, offered)
    aligned = [p for p in related if p.firm]
    finding = _firm(aligned) if aligned else Finding(rule=RULE, outcome=Outcome.NONE)
    if finding.outcome in (Outcome.CONFLICT, Outcome.MISSING):
        return finding
    return _added(related) or finding


def _added(related: list[Pair]) -> Finding | None:
    """Look for details that none of the premise clauses on the same matter mentions."""
    same = [p for p in related if p.relation is Relation.SAME and p.loose]
    detail = (unstated_reason(same[0]) or addition(same[0])) if same else ""
    if not detail:
        return None
    return Finding(
        rule=RULE, outcome=Outcome.MISSING, reason=f"the evidence does not mention “{detail}”"
    )


def _firm(aligned: list[Pair]) -> Finding:
    literal = [p for p in aligned if p.relation is Relation.SAME] or aligned
    best = [p for p in literal if p.cover == literal[0].cover]
    return min((_pair(p) for p in best), key=lambda f: _RANK[f.outcome])


def _pair(pair: Pair) -> Finding:
    if conflicting_times(pair):
        return _finding(Outcome.CONFLICT, pair, "another time")
    if to_come(pair):
        return _finding(Outcome.MISSING, pair, "not yet done")
    if pair.relation is Relation.CONVERSE:
        return _converse(pair)
    if used_to(pair.premise) and pair.claim.stance.negated:
        return Finding(rule=RULE, outcome=Outcome.MATCH)
    outcome = compare_stances(pair.claim.stance, pair.premise.stance, pair.relation)
    prepositions = opposed_prepositions(pair)
    if outcome is Outcome.CONFLICT:
        if excused(pair) or prepositions:
            return Finding(rule=RULE, outcome=Outcome.NONE)
        return _finding(outcome, pair, "the opposite")
    if outcome is not Outcome.MATCH:
        return _finding(outcome, pair, "less")
    return _agreeing(pair, prepositions)


def _converse(pair: Pair) -> Finding:
    """Compare two sides of one event: the same actor on both sides is a conflict."""
    if pair.claim.stance != pair.premise.stance:
        return Finding(rule=RULE, outcome=Outcome.NONE)
    if same_actor(pair):
        return _finding(Outcome.CONFLICT, pair, "roles the other way round")
    return Finding(rule=RULE, outcome=Outcome.MATCH)


def _agreeing(pair: Pair, prepositions: tuple[str, str] | None) -> Finding:
    """Compare two clauses whose predicates agree in force and negation."""
    if prepositions:
        return _finding(Outcome.CONFLICT, pair, " / ".join(prepositions))
    adverbs = opposed_adverbs(pair)
    if adverbs:
        return _finding(Outcome.CONFLICT, pair, " / ".join(adverbs))
    if swapped(pair):
        return _finding(Outcome.CONFLICT, pair, "roles the other way round")
    hedge = overclaims(pair)
    if hedge:
        return _finding(Outcome.MISSING, pair, f"hedged by “{hedge}”")
    outcome, why = compare_quantifiers(pair)
    if outcome is not Outcome.MATCH:
        return _finding(outcome, pair, why)
    if exclusive(pair.claim) and not restricts(pair.premise):
        return _finding(Outcome.MISSING, pair, "“only” is not stated")
    return Finding(rule=RULE, outcome=Outcome.MATCH)


def _finding(outcome: Outcome, pair: Pair, why: str) -> Finding:
    return Finding(
        rule=RULE,
        outcome=outcome,
        reason=f"the evidence says “{_words(pair.premise)}” ({why})",
    )


def _words(frame: Frame) -> str:
    text = frame.tree.text
    tokens = frame.tree.tokens
    inside = sorted(frame.scope)
    near = [i for i in inside if abs(i - frame.verb) <= 25]
    return text[tokens[near[0]].start : tokens[near[-1]].end]
