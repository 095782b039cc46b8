"""Parties: what follows if the buyer withdraws is not what follows if the seller does."""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import words_of
from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import SUBJECTS, Tree
from agent.judge.once import once

_SUPPOSING = frozenset({"if", "when", "where", "whenever"})
_WE = frozenset({"we", "it"}) | frozenset(
    map(
        stem,
        """firm company insurer landlord landlady employer bank seller shop school council operator
        maker manufacturer supplier lender hotel club office library university society agency
        trainer teacher provider carrier airline contractor organiser department lessor""".split(),
    )
)
_YOU = frozenset({"you"}) | frozenset(
    map(
        stem,
        """customer client tenant employee worker passenger guest buyer purchaser owner insured
        policyholder student pupil patient member user subscriber borrower trainee applicant reader
        visitor hirer lessee traveller candidate driver finder researcher claimant""".split(),
    )
)
"""Who is spoken to by a text that says *you*, and who speaks by one that says *we*."""
_SIDES = (_WE, _YOU)
_SPEAKING = frozenset({"we", "you"})
_TAKING_UP = frozenset({"they", "it", "he", "she", "one"})


class Rule(NamedTuple):
    """Who does what in a condition, whether it is denied, and the words of what follows."""

    who: str
    verb: str
    denied: bool
    words: frozenset[str]


def compare_parties(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``missing`` where the claim has of one party what follows if the other one does it.

    The evidence must say what follows for both, and the claim have more of what it says of the
    other one alone. *We* and *you* are parties of their own, each known by other names too.
    """
    mine = rules(claim)
    if len(mine) != 1 or len(claim.sentences) != 1:
        return Outcome.NONE, ""
    (asked,) = mine
    alike = [r for r in rules(premise) if (r.verb, r.denied) == (asked.verb, asked.denied)]
    own = frozenset[str]().union(*(r.words for r in alike if _same(r.who, asked.who)))
    others = [r for r in alike if not _same(r.who, asked.who) and r.who not in _TAKING_UP]
    for other in others:
        if own and own <= asked.words:
            continue
        known = own or are_opposed(asked.who, other.who)  # the computer may be the Mac
        apart = known or "even" in claim.words
        if apart and len(asked.words & other.words - own) > len(asked.words & own - other.words):
            return Outcome.MISSING, "it says so if another party does it"
    return Outcome.NONE, ""


def _same(one: str, other: str) -> bool:
    return one == other or (
        not _SPEAKING.isdisjoint({one, other}) and any({one, other} <= side for side in _SIDES)
    )


def on_other_sides(one: str, other: str) -> bool:
    """Tell whether two stems name the two sides of a contract: *bank*, *customer*."""
    return any(one in a and other in b for a, b in (_SIDES, _SIDES[::-1]))


def is_party(key: str) -> bool:
    """Tell whether a stem names one of the two sides of a contract."""
    return any(key in side for side in _SIDES)


def are_opposed(one: str, other: str) -> bool:
    """Tell whether one of two stands for the document's *we* and the other for its *you*."""
    return on_other_sides(one, other) and not _SPEAKING.isdisjoint({one, other})


@once
def rules(tree: Tree) -> tuple[Rule, ...]:
    """Return what a text says follows if somebody does something."""
    return tuple(r for piece in _pieces(tree) for r in _rules(tree, piece))


def _pieces(tree: Tree) -> Iterator[range]:
    """Yield the sentences of a text, cut at semicolons."""
    for start, end in tree.sentences:
        cuts = [start - 1, *(i for i in range(start, end) if tree.lower(i) == ";"), end]
        yield from (range(first + 1, last) for first, last in pairwise(cuts))


def _rules(tree: Tree, sentence: range) -> Iterator[Rule]:
    opening = [i for i in sentence if tree.lower(i) in _SUPPOSING]
    if len(opening) != 1:
        return
    (start,) = opening
    stop = sentence.stop
    if not any(tree.tokens[i].pos in {"NOUN", "VERB"} for i in range(sentence.start, start)):
        stop = next((i for i in range(start, stop) if tree.lower(i) == ","), stop)
    for who in range(start, stop):
        token = tree.tokens[who]
        if token.dep in SUBJECTS and start < token.head < stop:
            denied = tree.child(token.head, "neg") is not None
            outside = (i for i in sentence if not start <= i < stop)
            rest = (i for i in outside if tree.tokens[i].dep not in SUBJECTS)
            yield Rule(tree.stems[who], tree.stems[token.head], denied, words_of(tree, rest))
            return
