"""The polarity rule: what the claim affirms, denies, demands or generalises must be stated so."""

import re
from collections.abc import Callable, Iterator, Sequence

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.alignment.align import Pair, pairs
from agent.judge.alignment.relation import Relation
from agent.judge.clauses.frame import Frame
from agent.judge.clauses.reading import read
from agent.judge.clauses.reality import Reality
from agent.judge.clauses.tree import Tree
from agent.judge.polarity.amounts.both import compare_both
from agent.judge.polarity.amounts.chained import compare_chained
from agent.judge.polarity.amounts.kinds import compare_kinds
from agent.judge.polarity.amounts.portions import compare_portions
from agent.judge.polarity.amounts.quantifiers import denied_of_some
from agent.judge.polarity.amounts.repeats import compare_repeats
from agent.judge.polarity.amounts.runs import compare_runs
from agent.judge.polarity.amounts.sidebyside import compare_values
from agent.judge.polarity.amounts.superlatives import compare_superlatives
from agent.judge.polarity.amounts.together import compare_together
from agent.judge.polarity.comparisons import compare
from agent.judge.polarity.conditions.alone import compare_alone
from agent.judge.polarity.conditions.either import compare_choices
from agent.judge.polarity.conditions.evenso import compare_even
from agent.judge.polarity.conditions.everywhere import compare_everywhere
from agent.judge.polarity.conditions.excepted import compare_excepted
from agent.judge.polarity.conditions.floors import compare_floors
from agent.judge.polarity.conditions.jointly import compare_joint
from agent.judge.polarity.conditions.lacking import compare_lacking
from agent.judge.polarity.conditions.lifted import compare_lifted
from agent.judge.polarity.conditions.needless import compare_needless
from agent.judge.polarity.conditions.only import compare_holders, compare_only
from agent.judge.polarity.conditions.parties import compare_parties
from agent.judge.polarity.conditions.prerequisites import compare_needs
from agent.judge.polarity.conditions.sole import compare_sole
from agent.judge.polarity.conditions.supposed import compare_suppositions, supposes_otherwise
from agent.judge.polarity.conditions.unaccompanied import compare_unaccompanied
from agent.judge.polarity.events.bases import compare_bases
from agent.judge.polarity.events.causes import unstated_reason
from agent.judge.polarity.events.concessions import compare_concessions
from agent.judge.polarity.events.consequences import compare_consequences
from agent.judge.polarity.events.daily import compare_days
from agent.judge.polarity.events.former import compare_former
from agent.judge.polarity.events.links import compare_links
from agent.judge.polarity.events.moments import compare_moments
from agent.judge.polarity.events.order import compare_order
from agent.judge.polarity.events.starts import compare_starts
from agent.judge.polarity.negation.denials import compare_denials
from agent.judge.polarity.negation.existence import compare_existence, compare_mentions
from agent.judge.polarity.negation.halves import compare_contrasts
from agent.judge.polarity.negation.setaside import compare_set_aside
from agent.judge.polarity.negation.states import compare_states
from agent.judge.polarity.overdone import overdone
from agent.judge.polarity.roles.agents import compare_agents
from agent.judge.polarity.roles.attached import compare_attached
from agent.judge.polarity.roles.belongings import compare_belongings
from agent.judge.polarity.roles.converses import compare_converses
from agent.judge.polarity.roles.denied import compare_denied
from agent.judge.polarity.roles.doers import compare_doers
from agent.judge.polarity.roles.exchange import compare_halves
from agent.judge.polarity.roles.extremes import compare_extremes
from agent.judge.polarity.roles.nearby import compare_nearby
from agent.judge.polarity.roles.owners import compare_deeds
from agent.judge.polarity.roles.parallel import compare_pairs
from agent.judge.polarity.roles.patients import compare_patients
from agent.judge.polarity.roles.possessed import compare_possessed
from agent.judge.polarity.roles.resumed import compare_resumed
from agent.judge.polarity.roles.speakers import compare_speakers
from agent.judge.polarity.roles.steps import compare_steps
from agent.judge.polarity.roles.successors import compare_successors
from agent.judge.polarity.roles.transfers import compare_transfers
from agent.judge.polarity.roles.views import compare_views
from agent.judge.polarity.roles.voices import compare_voices
from agent.judge.polarity.roles.whose import compare_whose
from agent.judge.polarity.wording.additions import addition
from agent.judge.polarity.wording.attributes import compare_attributes
from agent.judge.polarity.wording.edits import contrary_edit
from agent.judge.polarity.wording.rewording import reworded

RULE = "polarity"
Comparison = Callable[[Tree, Tree], tuple[Outcome, str]]
_BY_SENTENCE: tuple[Comparison, ...] = (
    compare_links,
    compare_order,
    compare_bases,
    compare_former,
    compare_starts,
    compare_halves,
    compare_denied,
    compare_attributes,
    compare_portions,
    compare_chained,
    compare_voices,
    compare_pairs,
    compare_extremes,
    compare_holders,
    compare_views,
    compare_speakers,
    compare_successors,
    compare_steps,
    compare_denials,
    compare_deeds,
    compare_converses,
    compare_transfers,
    compare_contrasts,
    compare_only,
    compare_alone,
    compare_sole,
    compare_even,
    compare_lifted,
    compare_doers,
    compare_resumed,
    compare_choices,
    compare_joint,
    compare_unaccompanied,
    compare_consequences,
    compare_lacking,
    compare_parties,
    compare_suppositions,
    compare_days,
    compare_values,
    compare_states,
    compare_repeats,
    compare_moments,
    compare_both,
    compare_superlatives,
    compare_concessions,
    compare_whose,
    compare_together,
    compare_runs,
    compare_agents,
    compare_nearby,
    compare_set_aside,
    compare_excepted,
    compare_needless,
    compare_everywhere,
)
_BY_CLAUSE = (
    compare_existence,
    compare_needs,
    compare_floors,
    compare_kinds,
    compare_mentions,
    compare_patients,
    compare_belongings,
    compare_possessed,
    compare_attached,
)
_KINDEST = (Outcome.MATCH, Outcome.NONE, Outcome.MISSING, Outcome.CONFLICT)
_MILDER = (Outcome.MISSING, Outcome.MATCH)
_NONE, _MATCH = (Finding(rule=RULE, outcome=o) for o in (Outcome.NONE, Outcome.MATCH))
_SILENT = {f.outcome: f for f in (_NONE, _MATCH)}
_QUOTED = 25
_ENDS = ".!?;:\n"
_GENERAL = re.compile(r"\b(?:all|every\w*|each|always|any\w*)\b")
_LIMITED = re.compile(
    r"[;:][^.!?\n]*(?:\b(?:not|never|no|cannot|except)\b|n['’]t\b)", re.IGNORECASE
)
"""What may take back a part of the words before it: *all files are kept; drafts are not*."""


def check_polarity(claim: Analysis, premise: Analysis) -> Finding:
    """Hold negation, force, direction, quantifiers, hedges and time against ``premise``.

    Only clauses that speak of the same thing are compared: ``conflict`` where they say the
    opposite, ``missing`` where the claim says more, ``match`` where they agree, ``none`` where
    the premise has no such clause.
    """
    if _verbatim(claim.text, premise.text):
        return _MATCH
    findings: list[Finding] = []
    for finding in _findings(claim, premise):
        if finding.outcome is Outcome.CONFLICT:
            return finding
        findings.append(finding)
    return next((f for o in _MILDER for f in findings if f.outcome is o), _NONE)


def _findings(claim: Analysis, premise: Analysis) -> Iterator[Finding]:
    """Yield what each comparison finds; those are not asked that the caller does not wait for."""
    mine, theirs = read(claim), read(premise)
    yield _wording(mine.tree, theirs.tree)
    yield from (_outcome(*c(mine.tree, theirs.tree)) for c in _BY_SENTENCE)
    yield _changed(claim, premise)
    yield _outcome(*overdone(mine.tree, theirs.tree))
    yield from (_outcome(*c(mine, theirs)) for c in _BY_CLAUSE)
    yield from (_clause(f, theirs.frames) for f in mine.frames if f.reality is Reality.FACT)


def _verbatim(claim: str, premise: str) -> bool:
    """Tell whether the premise holds the claim as a whole sentence."""
    text = claim.strip(" .").casefold()
    where = premise.casefold().find(text) if text else -1
    if where < 0:
        return False
    before, after = premise[:where].rstrip(), premise[where + len(text) :].lstrip()
    whole = (not before or before[-1] in _ENDS) and (not after or after[0] in _ENDS)
    return whole and not (_GENERAL.search(text) and _LIMITED.match(after))


def _wording(claim: Tree, premise: Tree) -> Finding:
    found = contrary_edit(claim, premise)
    if found is None or supposes_otherwise(claim, premise):
        return _NONE
    outcome = Outcome.CONFLICT if found.exact else Outcome.MISSING
    return Finding(rule=RULE, outcome=outcome, reason=f"against the evidence: {found.why}")


def _outcome(outcome: Outcome, why: str) -> Finding:
    if not why and outcome in _SILENT:
        return _SILENT[outcome]
    reason = f"against the evidence: {why}" if why else ""
    return Finding(rule=RULE, outcome=outcome, reason=reason)


def _changed(claim: Analysis, premise: Analysis) -> Finding:
    found = reworded(claim, premise)
    if found.number:  # left to the rule on numbers
        return _NONE
    return _outcome(found.outcome, found.why)


def _clause(claim: Frame, offered: Sequence[Frame]) -> Finding:
    """Compare one clause with the premise clauses about the same thing."""
    related = pairs(claim, offered)
    finding = _firm([p for p in related if p.firm])
    if finding.outcome in (Outcome.CONFLICT, Outcome.MISSING):
        return finding
    return _excepted(claim, related, offered) or _added(related) or finding


def _firm(aligned: list[Pair]) -> Finding:
    """Return the kindest finding among the best aligned clauses."""
    same = [p for p in aligned if p.relation is Relation.SAME] or aligned
    best = [p for p in same if p.cover == same[0].cover]
    findings = [_compared(p) for p in best]
    return min(findings, key=lambda f: _KINDEST.index(f.outcome), default=_NONE)


def _compared(pair: Pair) -> Finding:
    outcome, why = compare(pair)
    if outcome in _SILENT:
        return _SILENT[outcome]
    reason = f"the evidence says “{_quote(pair.premise)}” ({why})"
    return Finding(rule=RULE, outcome=outcome, reason=reason)


def _excepted(claim: Frame, related: list[Pair], offered: Sequence[Frame]) -> Finding | None:
    """Return what is missing where the evidence denies of some what the claim says of all."""
    same = [p.premise for p in related if p.firm and p.relation is Relation.SAME]
    if not any(denied_of_some(claim, frame, offered) for frame in same):
        return None
    reason = "the evidence denies it of some"
    return Finding(rule=RULE, outcome=Outcome.MISSING, reason=reason)


def _added(related: list[Pair]) -> Finding | None:
    """Look for details that none of the premise clauses on the same matter mentions."""
    same = [p for p in related if p.relation is Relation.SAME and p.loose]
    detail = (unstated_reason(same[0]) or addition(same[0])) if same else ""
    if not detail:
        return None
    reason = f"the evidence does not mention “{detail}”"
    return Finding(rule=RULE, outcome=Outcome.MISSING, reason=reason)


def _quote(frame: Frame) -> str:
    """Return the words of a clause, those far from its verb left out."""
    near = [i for i in sorted(frame.scope) if abs(i - frame.verb) <= _QUOTED]
    return frame.tree.quote(near)
