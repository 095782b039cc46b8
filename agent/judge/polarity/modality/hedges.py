"""Hedges: a flat claim says more than evidence that only suggests, expects or plans."""

from collections.abc import Iterator

from agent.judge.alignment.align import Pair
from agent.judge.alignment.matter import SHARED, content, nearest, words_of
from agent.judge.clauses.force import TENTATIVE
from agent.judge.clauses.frame import Frame
from agent.judge.clauses.reality import Reality
from agent.judge.clauses.tree import Tree

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
_PERMITTING = frozenset(
    """allow allows allowed permit permits permitted bar barred forbid forbidden prohibit prohibited
    ban banned entitled free able ca""".split()
)
_WILL = frozenset({"will", "'ll", "’ll"})
_DECIDED = frozenset("decided resolved voted".split())
_SURE = _WILL | _DECIDED
_DELIBERATING = frozenset(
    """consider contemplate mull weigh discuss debate explore examine study propose plan intend
    review float recommend""".split()
)
_MOSTLY = frozenset(
    "usually generally typically normally often sometimes occasionally mostly".split()
)
_HELPING = frozenset({"AUX", "ADV", "ADJ"})
_APART = frozenset({"conj", "parataxis"})


def hedged(frame: Frame) -> str:
    """Return the word that hedges the clause, or '' where it is stated flatly."""
    tree = frame.tree
    denied = any(tree.tokens[kid].dep == "neg" for kid in tree.kids[frame.verb])
    for kid in tree.kids[frame.verb]:
        tentative = tree.tokens[kid].dep == "aux" and tree.lower(kid) in TENTATIVE
        if tentative and not (denied and tree.lower(kid) == "may"):  # what may not be is forbidden
            return tree.lower(kid)
    head = tree.tokens[frame.verb].head
    doubted = tree.tokens[head].lemma in _DOUBT and _has_subject(frame, head)
    if frame.reality is Reality.HEDGED and doubted:
        return tree.lower(head)
    words = [tree.lower(i) for i in sorted(frame.scope) if tree.lower(i) in _IN_CLAUSE]
    return words[0] if words else ""


def _has_subject(frame: Frame, head: int) -> bool:
    """Tell whether somebody doubts or plans; an imperative (*consider using*) is advice."""
    if frame.tree.tokens[head].dep in {"acomp", "oprd"}:  # *it appears likely that …*
        head = frame.tree.tokens[head].head
    subject = frame.tree.child(head, "nsubj", "nsubjpass", "expl")
    return subject is not None and frame.tree.lower(subject) != "you"


def overclaims(pair: Pair) -> str:
    """Return the premise's hedge that the claim leaves out, or ''."""
    words = _said(pair.claim.tree)
    if not words.isdisjoint(_HEDGES):
        return ""
    hedge = hedged(pair.premise)
    mine, theirs = pair.claim.tree.stems, pair.premise.tree
    if any(theirs.lower(i) == hedge and key in mine for i, key in enumerate(theirs.stems)):
        return ""  # *tries for an hour to call*, *not claimed by noon*
    return "" if hedge == "may" and not words.isdisjoint(_PERMITTING) else hedge


def _said(tree: Tree) -> set[str]:
    """Return the words of a text in lower case, but for names: the month of May hedges nothing."""
    return {tree.lower(i) for i, token in enumerate(tree.tokens) if token.pos != "PROPN"}


def overpromises(claim: Tree, premise: Tree) -> str:
    """Return the word by which the premise limits what the claim promises, or ''.

    *Your pay will be withheld* says more than *this may lead to your pay being withheld*, and *the
    council has decided to ban it* more than *the council is considering a ban*: the verbs differ,
    so the clauses are compared by the words they share.
    """
    words = _said(claim)
    if _SURE.isdisjoint(words) or not (_HEDGES | _MOSTLY).isdisjoint(words):
        return ""
    wanted = content(claim)
    limits = [_limit(premise, sentence, wanted) for sentence in nearest(claim, premise)]
    return limits[0] if limits and all(limits) else ""


def _limit(premise: Tree, sentence: range, wanted: frozenset[str]) -> str:
    """Return the word that limits a clause on the matter, '' where the sentence is sure."""
    if any(premise.lower(i) in _SURE for i in sentence):
        return ""
    for i in _limiting(premise, sentence):
        verb = premise.tokens[i].head if premise.tokens[i].pos in _HELPING else i
        governed = premise.below(verb, _APART)
        if len(wanted & words_of(premise, governed)) >= SHARED * len(wanted):
            return premise.lower(i)
    return ""


def _limiting(premise: Tree, sentence: range) -> Iterator[int]:
    for i in sentence:
        token = premise.tokens[i]
        modal = token.dep == "aux" and premise.lower(i) in TENTATIVE
        weighed = token.pos == "VERB" and token.lemma in _DELIBERATING and _has_actor(premise, i)
        if modal or weighed or premise.lower(i) in _MOSTLY:
            yield i


def _has_actor(tree: Tree, verb: int) -> bool:
    return tree.child(verb, "nsubj", "nsubjpass") is not None
