"""Contrary to fact: of who did plead guilty it is not asked what if she had.

*Had she pleaded guilty, it would have been six years* supposes that she did not.
"""

from collections.abc import Iterator
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.domain.prose.tags import HELPING
from agent.judge.alignment.matter import words_of
from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.tree import NOUNS, SUBJECTS, Tree

_THEN = frozenset({"would", "could", "might"})
_HAD = frozenset({"had", "'d", "’d"})
_UNREAL = _THEN | frozenset("may will shall must can".split())
_SUPPOSING = frozenset("if unless whether supposing should".split())
_APART = frozenset({"advcl", "relcl", "conj", "parataxis"})


class Supposed(NamedTuple):
    """What is supposed contrary to fact: of whom, its verb, that with the words after it.

    ``denied`` tells that it is supposed not to be so.
    """

    who: frozenset[str]
    verb: str
    words: frozenset[str]
    denied: bool


def compare_suppositions(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where the claim supposes what the evidence tells as a fact."""
    told = next((f for s in _supposed(claim) for f in _facts(premise, s, denied=s.denied)), "")
    return (Outcome.CONFLICT, f"it is so: “{told}”") if told else (Outcome.NONE, "")


def supposes_otherwise(claim: Tree, premise: Tree) -> bool:
    """Tell whether the claim asks what if something were not as the evidence tells it."""
    return any(f for s in _supposed(claim) for f in _facts(premise, s, denied=not s.denied))


def _supposed(claim: Tree) -> Iterator[Supposed]:
    """Yield what a claim supposes in clauses that open with *had* or with *if … had*."""
    if not claim.words & _THEN:
        return
    for start, clause in _clauses(claim):
        had = next((k for k in clause if claim.lower(k) in _HAD), clause[-1])
        verb = next((k for k in clause if k > had and claim.tokens[k].pos == "VERB"), None)
        if verb is not None:
            after = words_of(claim, range(verb, clause[-1] + 1))
            denied = any(claim.lower(k) in NEGATIVES for k in range(start, verb))
            who = words_of(claim, range(start, verb), NOUNS)
            yield Supposed(who, claim.stems[verb], after, denied)


def _clauses(claim: Tree) -> Iterator[tuple[int, range]]:
    """Yield where a clause of supposition opens, and all of it: up to a comma."""
    count = len(claim.tokens)
    for start in range(count):
        first = start == 0 or claim.lower(start - 1) == ","
        if claim.lower(start) == "if" or (claim.lower(start) == "had" and first):
            end = next((k for k in range(start, count) if claim.lower(k) == ","), count)
            yield start, range(start, end)


def _facts(premise: Tree, supposed: Supposed, *, denied: bool) -> Iterator[str]:
    """Yield the clauses that tell as a fact, or deny, what is supposed, if of nobody else."""
    if any(s.verb == supposed.verb and s.denied == supposed.denied for s in _supposed(premise)):
        return
    for verb, stem in enumerate(premise.stems):
        if stem != supposed.verb or not _is_fact(premise, verb):
            continue
        inside = sorted(premise.below(verb, _APART))
        negative = any(premise.lower(k) in NEGATIVES for k in inside)
        who = words_of(premise, range(inside[0], verb), NOUNS)
        if who and supposed.who and who.isdisjoint(supposed.who):
            continue
        if negative == denied and supposed.words <= words_of(premise, inside):
            yield premise.quote(inside)


def _is_fact(tree: Tree, verb: int) -> bool:
    """Tell whether a verb tells what is or was: not supposed, and nothing that would be."""
    helping = tree.with_deps(verb, *HELPING)
    subjects = tree.with_deps(verb, *SUBJECTS)
    turned = any(tree.lower(k) in _HAD and k < s for k in helping for s in subjects)
    opening = {tree.lower(k) for k in tree.with_deps(verb, "mark")}
    unreal = {tree.lower(k) for k in helping} & _UNREAL
    return bool(subjects) and not (turned or unreal or opening & _SUPPOSING)
