"""Lifted: staff who may strike unless a mediator comes are not free to only once one has come."""

import re

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import words_of
from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.tree import Tree

SAME = 0.5  # share of the words of a condition, or of what hangs on it, that tells it again
_UNLESS = re.compile(r"\bunless\b", re.IGNORECASE)
_ONCE = re.compile(
    r"\b(?P<only>only )?(?P<cue>if|once|when|after|where|provided(?: that)?|as soon as)\b",
    re.IGNORECASE,
)
_OTHERWISE = re.compile(r"\b(?:unless|even|whether|or not|except|until|not only)\b", re.IGNORECASE)
_SMALL = frozenset("be have do can may must will shall could might would should only".split())


def compare_lifted(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where a claim makes a condition of what lifts it, else ``none``.

    Both tell the same main clause, denied or not: *A unless B* is not *A only if B*.
    """
    if not _UNLESS.search(premise.text) or _OTHERWISE.search(claim.text):
        return Outcome.NONE, ""
    cue = _ONCE.search(claim.text)
    if cue is None or len(claim.sentences) != 1:
        return Outcome.NONE, ""
    case, so = _halves(claim, range(len(claim.tokens)), cue.start(), cue.end())
    for start, end in premise.sentences:
        offset = premise.tokens[start].start
        text = premise.quote(range(start, end))
        other = _UNLESS.search(text)
        if other is None or _ONCE.search(text):
            continue
        sides = _halves(premise, range(start, end), offset + other.start(), offset + other.end())
        alike = _same(claim, case, premise, sides[0]) and _same(claim, so, premise, sides[1])
        mine, theirs = [_denies(claim, t) for t in (case, so)], [_denies(premise, t) for t in sides]
        if alike and mine == theirs:
            return Outcome.CONFLICT, f"it says so “{text[other.start() :].strip(' .')}”"
    return Outcome.NONE, ""


def _halves(tree: Tree, sentence: range, cue: int, after: int) -> tuple[list[int], list[int]]:
    """Return the tokens of the condition opened at a place of the text, and all the others.

    A condition at the head of its sentence ends at the first comma, another one with its clause.
    """
    first = tree.tokens[sentence[0]].start == cue
    rest = [i for i in sentence if tree.tokens[i].start >= after]
    closing = "," if first else ";:"
    stop = next((i for i in rest if tree.lower(i) in closing), sentence.stop)
    case = [i for i in rest if i < stop]
    so = [i for i in sentence if tree.tokens[i].start < cue or i >= stop]
    return case, so


def _same(claim: Tree, mine: list[int], premise: Tree, theirs: list[int]) -> bool:
    own = frozenset(w for w in words_of(claim, mine) if w not in _SMALL)
    return bool(own) and len(own & words_of(premise, theirs)) >= SAME * len(own)


def _denies(tree: Tree, tokens: list[int]) -> bool:
    """Tell whether a clause is denied; *without* only denies a thing that somebody has."""
    return sum(tree.lower(i) in NEGATIVES - {"without"} for i in tokens) % 2 == 1
