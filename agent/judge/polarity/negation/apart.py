"""Clauses that point different ways and may both be so: of another case, of another time.

*Panels need no permit; in the old town, however, all do* does not deny that those in the old town
need one; what *has yet to be signed* still has to be; what is forbidden may have been done before.
"""

from agent.judge.alignment.align import Pair
from agent.judge.alignment.matter import content
from agent.judge.clauses.force import Force
from agent.judge.clauses.frame import Frame
from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.tree import Tree
from agent.judge.polarity.events.times import tense

_TURNING = frozenset(
    """but however though although except excepted exempt exempted excluding unless otherwise
    whereas while outside instead""".split()
)
_SIDES = frozenset("outside inside without beyond above below over under before after".split())
_PAUSES = frozenset({",", ";", ":"})
_OPENING = 8  # first words of a sentence that set it against the one before
_WAITING = frozenset({"yet", "still"})
_PAST = frozenset({"past", "perfect"})


def of_another_case(claim: Tree, premise: Tree, number: int, after: int | None = None) -> bool:
    """Tell whether a sentence, or the next one, turns to a case that only the claim is about.

    What is said of that case need not be what the claim says: then neither contradicts the other,
    but the claim is not stated either.

    Args:
        claim: what is claimed.
        premise: the text with the sentence.
        number: which sentence it is.
        after: the token after which it may turn, the first one if left out.
    """
    first, end = premise.sentences[number]
    start = _turn(premise, range(first if after is None else after + 1, end))
    if start is None:
        return False
    last = premise.sentences[min(number + 1, len(premise.sentences) - 1)][1]
    asked = content(claim) | (claim.words & _SIDES)
    told = _said(premise, range(start, last))
    if told & NEGATIVES and not claim.words & NEGATIVES:
        return False  # *for cars, but not for trailers*
    return bool((asked - _said(premise, range(first, start))) & told)


def _turn(premise: Tree, rest: range) -> int | None:
    """Return where the rest of a sentence, or the next one, turns to another case."""
    if any(premise.lower(i) in _TURNING for i in rest):
        return next(i for i in rest if premise.lower(i) in _TURNING | _PAUSES)
    opening = range(rest.stop, min(rest.stop + _OPENING, len(premise.tokens)))
    return rest.stop if any(premise.lower(i) in _TURNING for i in opening) else None


def _said(tree: Tree, tokens: range) -> set[str]:
    return {tree.stems[i] for i in tokens} | {tree.lower(i) for i in tokens}


def at_another_time(pair: Pair) -> bool:
    """Tell whether one awaits what the other demands, or a ban meets what was done before it."""
    denied, other = pair.claim, pair.premise
    if not denied.stance.negated:
        denied, other = other, denied
    if _awaited(denied) and other.stance.force is Force.MUST:
        return True
    banned = denied is pair.premise and denied.tree.is_imperative(denied.verb)
    return banned and tense(pair.claim) in _PAST


def _awaited(frame: Frame) -> bool:
    tree = frame.tree
    start, end = tree.sentences[tree.sentence_of[frame.verb]]
    return any(tree.lower(i) in _WAITING for i in range(start, end))
