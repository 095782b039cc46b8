"""Lists: a claim must not name more things than the evidence lists."""

import re
from collections.abc import Sequence

from agent.domain.prose.analysis import Token
from agent.judge.alignment.matter import content, words_of
from agent.judge.alignment.relation import alike
from agent.judge.clauses.tree import NOUNS, SUBJECTS, Tree
from agent.judge.once import once

_FEWEST = 2
SAID = 0.7  # share of what the claim says that the premise must say of those that follow
_FOLLOWING = re.compile(
    r"\b(?:the following|these)\b(?P<what>[^.:;!?]+): [^.:!?]+[,;][^.:!?]+\.", re.I
)


def unlisted(claim: Tree, premise: Tree) -> str:
    """Return the member of a list in the claim that the premise does not have, or ''.

    The premise must list the others and nothing else: what it lists besides could be the same
    thing in another word.
    """
    offered = [[premise.stems[k] for k in members] for members in _lists(premise)]
    for members in _lists(claim):
        for theirs in offered:
            known = [i for i in members if _has(theirs, claim.stems[i])]
            new = [i for i in members if not _has(premise.stems, claim.stems[i])]
            if new and len(known) >= len(theirs):
                return claim.tokens[new[0]].text
    return _left_out(claim, premise)


def _left_out(claim: Tree, premise: Tree) -> str:
    """Return what the claim says of itself as the premise does of "the following: …", or ''."""
    subjects = [i for i, t in enumerate(claim.tokens) if t.dep in SUBJECTS and t.pos in NOUNS]
    if len(subjects) != 1 or _has(premise.stems, claim.stems[subjects[0]]):
        return ""
    said = content(claim) - words_of(claim, claim.below(subjects[0]))
    for match in _FOLLOWING.finditer(premise.text):
        told = {s for s, t in zip(premise.stems, premise.tokens, strict=True) if _within(t, match)}
        if said and sum(_has([*told], w) for w in said) >= SAID * len(said):
            return claim.tokens[subjects[0]].text
    return ""


def _within(token: Token, match: re.Match[str]) -> bool:
    return match.start("what") <= token.start < match.end("what")


@once
def _lists(tree: Tree) -> tuple[list[int], ...]:
    """Return the coordinations of nouns, each as the indices of its members.

    The parser takes the second of several for an apposition to the first at times.
    """
    found = (
        [t.head, *tree.conjuncts(i)] if t.dep == "appos" else tree.conjuncts(i)
        for i, t in enumerate(tree.tokens)
        if tree.kids[i] and t.dep != "conj" and tree.child(i, "conj") is not None
    )
    return tuple(
        members
        for members in found
        if len(members) >= _FEWEST and all(tree.tokens[i].pos in NOUNS for i in members)
    )


def _has(stems: Sequence[str], word: str) -> bool:
    return word in stems or not alike(word).isdisjoint(stems)
