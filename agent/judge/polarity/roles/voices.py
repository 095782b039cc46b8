"""Who does it to whom, told by the words around the verb: *A overrides B*, *B is overridden by A*.

Frames tell this where the parser finds verb and roles; it often takes a verb of documentation for
a noun or an adjective (*rules supersede rules*). A passive with its doer needs no parse.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import stems_in
from agent.judge.clauses.tree import Tree
from agent.judge.polarity.roles.casting import SYMMETRIC
from agent.judge.quantities.times.dates import MONTHS, WEEKDAYS

ROOT = 5  # least characters of a stem to be known in a longer one: *overrid*, *overridden*
_TIMES = "|".join((*MONTHS, *WEEKDAYS, "then", "now", "when", "tomorrow", "today"))
_PASSIVE = re.compile(
    r"\b(?:is|are|was|were|be|been|being)\s+(\w+(?:ed|en|n|t))\s+(?:\w+\s+)?by\b"
    rf"(?!\s+(?:(?:the|at|early|late|mid|end|of)[\s-]+)*(?:\d|noon|midnight|(?:{_TIMES})\b))",
    re.IGNORECASE,
)
"""A passive and who does it: no date or number, by which it is done."""
_STOPS = re.compile(r"[.;:,!?\n]|\s(?:and|but|while|whereas)\s")

_MUTUAL = frozenset("with against beside near alongside opposite and next".split())
"""What follows a verb of which both do it."""


class Deed(NamedTuple):
    """The stem of a verb, and the stems around it of who does it only, and to whom only."""

    verb: str
    doer: frozenset[str]
    patient: frozenset[str]


def compare_voices(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where a passive and another clause exchange doer and patient, else none.

    Nothing is said where the evidence has it both ways.
    """
    for mine, theirs in ((claim, premise), (premise, claim)):
        for deed in _passives(mine):
            told = [d for d in _deeds(theirs, deed.verb) if d.doer and d.patient]
            if any(deed.doer & d.doer or deed.patient & d.patient for d in told):
                continue
            if any(_meet(deed.doer, d.patient) and _meet(deed.patient, d.doer) for d in told):
                return Outcome.CONFLICT, "roles the other way round"
    return Outcome.NONE, ""


def turned_round(claim: Tree, premise: Tree) -> str:
    """Return the words by which another clause of the premise has doer and goal exchanged, or ''.

    *The clerk reports to the judge*, which needs no passive; nothing is said where the premise has
    it both ways, or of what is done with or against each other.
    """
    if len(claim.sentences) != 1 or any(t.dep == "auxpass" for t in claim.tokens):
        return ""
    passive = {premise.stems[t.head] for t in premise.tokens if t.dep == "auxpass"}
    for i, token in enumerate(claim.tokens[:-1]):
        if token.dep != "ROOT" or token.pos != "VERB" or claim.stems[i] in SYMMETRIC | passive:
            continue
        mine = _deed(claim, claim.stems[i], token.start, token.end)
        if not (mine.doer and mine.patient) or claim.lower(i + 1) in _MUTUAL:
            continue
        told = list(_deeds(premise, mine.verb))
        if any(_meet(mine.doer, d.doer) and mine.patient & d.patient for d in told):
            continue
        if any(mine.doer == d.patient and mine.patient == d.doer for d in told):
            return token.text
    return ""


def _passives(tree: Tree) -> Iterator[Deed]:
    """Yield what is done *by* somebody, as far as doer and patient have words of their own."""
    for match in _PASSIVE.finditer(tree.text):
        index = next(i for i, t in enumerate(tree.tokens) if t.end > match.start(1))
        deed = _deed(tree, tree.stems[index], match.end(), match.start())
        if deed.doer and deed.patient and tree.stems[index] not in SYMMETRIC:
            yield deed


def _deeds(tree: Tree, verb: str) -> Iterator[Deed]:
    """Yield what a text says with the same verb, in either voice."""
    yield from (d for d in _passives(tree) if _same(d.verb, verb))
    passive = [m.span() for m in _PASSIVE.finditer(tree.text)]
    for i, token in enumerate(tree.tokens):
        within = any(start <= token.start < end for start, end in passive)
        if not within and _same(tree.stems[i], verb) and tree.child(i, "auxpass") is None:
            yield _deed(tree, verb, token.start, token.end)


def _deed(tree: Tree, verb: str, doer: int, patient: int) -> Deed:
    """Return the words on the two sides of a verb, up to the next stop.

    ``doer`` and ``patient`` are the places from which to look away from the verb for each.
    """
    before, after = min(doer, patient), max(doer, patient)
    start = max((m.end() for m in _STOPS.finditer(tree.text, 0, before)), default=0)
    stop = _STOPS.search(tree.text, after)
    left = stems_in(tree, [(start, before)])
    right = stems_in(tree, [(after, stop.start() if stop else len(tree.text))])
    one, other = left - right, right - left
    return Deed(verb, one, other) if doer < patient else Deed(verb, other, one)


def _meet(first: frozenset[str], second: frozenset[str]) -> bool:
    """Tell whether one side has all words of the other, if with more: *Corvin*, *Corvin in May*."""
    return first <= second or second <= first


def _same(first: str, second: str) -> bool:
    short, long = sorted((first, second), key=len)
    return first == second or (len(short) >= ROOT and long.startswith(short))
