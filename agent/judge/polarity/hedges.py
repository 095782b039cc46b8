"""Hedges: a flat claim says more than evidence that only suggests, expects or plans."""

from agent.judge.clauses.force import TENTATIVE
from agent.judge.clauses.frame import Frame
from agent.judge.clauses.reality import Reality
from agent.judge.polarity.align import Pair

_HEDGES = frozenset(
    """possibly perhaps probably likely reportedly allegedly apparently potentially presumably
    maybe seemingly supposedly arguably preliminary provisional tentative proposed draft planned
    suggest suggests suggested indicate appears appear appeared seem seems seemed expected forecast
    forecasts estimate estimated believed thought alleged considering consider proposes propose
    plans plan intends intend hopes hope aims aim expects expect predicts predict predicted
    anticipates anticipated might could can may would unconfirmed speculate speculated early signs
    chance possible
    potential risk forecasts projected scheduled due under consideration""".split()
)
_DOUBT = frozenset(
    """suggest indicate appear seem expect forecast estimate believe think allege consider propose
    plan intend hope aim predict anticipate speculate suspect assume want wish try
    attempt seek promise offer threaten claim argue imply hint likely unlikely due set mull weigh
    doubt ask request urge recommend advise call demand reckon
    guess contend maintain insist""".split()
)
_IN_CLAUSE = frozenset(
    """possibly perhaps probably likely reportedly allegedly apparently potentially presumably
    maybe seemingly supposedly preliminary provisional tentative""".split()
)


def hedged(frame: Frame) -> str:
    """Return the word that hedges the clause, or '' where it is stated flatly."""
    tree = frame.tree
    for kid in tree.kids[frame.verb]:
        if tree.tokens[kid].dep == "aux" and tree.lower(kid) in TENTATIVE:
            return tree.lower(kid)
    head = tree.tokens[frame.verb].head
    doubted = tree.tokens[head].lemma in _DOUBT and _has_subject(frame, head)
    if frame.reality is Reality.HEDGED and doubted:
        return tree.lower(head)
    words = [tree.lower(i) for i in sorted(frame.scope) if tree.lower(i) in _IN_CLAUSE]
    return words[0] if words else ""


def _has_subject(frame: Frame, head: int) -> bool:
    """Tell whether somebody doubts or plans; an imperative (*consider using*) is advice."""
    subject = frame.tree.child(head, "nsubj", "nsubjpass", "expl")
    return subject is not None and frame.tree.lower(subject) != "you"


def overclaims(pair: Pair) -> str:
    """Return the premise's hedge that the claim leaves out, or ''."""
    tree = pair.claim.tree
    if any(tree.lower(i) in _HEDGES for i in range(len(tree.tokens))):
        return ""
    return hedged(pair.premise)
