"""Parties: what follows if the buyer withdraws is not what follows if the seller does."""

from collections.abc import Iterator
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import words_of
from agent.judge.clauses.tree import SUBJECTS, Tree
from agent.judge.once import once

_SUPPOSING = frozenset({"if", "when", "where", "whenever"})
_PARTIES = frozenset({"we", "you"})
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
    other one alone. *We* and *you* are parties of their own in any case.
    """
    mine = rules(claim)
    if len(mine) != 1 or len(claim.sentences) != 1:
        return Outcome.NONE, ""
    (asked,) = mine
    alike = [r for r in rules(premise) if (r.verb, r.denied) == (asked.verb, asked.denied)]
    own = frozenset[str]().union(*(r.words for r in alike if r.who == asked.who))
    others = [r for r in alike if r.who != asked.who and r.who not in _TAKING_UP]
    for other in others:
        apart = own or _PARTIES & {asked.who, other.who}  # the computer may be the Mac
        if apart and len(asked.words & other.words - own) > len(asked.words & own - other.words):
            return Outcome.MISSING, "it says so if another party does it"
    return Outcome.NONE, ""


@once
def rules(tree: Tree) -> tuple[Rule, ...]:
    """Return what a text says follows if somebody does something."""
    return tuple(r for start, end in tree.sentences for r in _rules(tree, range(start, end)))


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
