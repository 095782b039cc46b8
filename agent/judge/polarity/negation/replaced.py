"""Replacements: "X instead of Y" says that it was not Y."""

from itertools import pairwise

from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.once import once

_PHRASES = frozenset({("instead", "of"), ("rather", "than")})
_TAKEN = ("dobj", "nsubjpass", "nsubj", "pobj", "attr", "oprd", "dative")
_UNLIKE = frozenset("instead rather not no never neither without".split())


def replaced(claim: Tree, premise: Tree) -> str:
    """Return what the premise has in the place of what the claim says there was, or ''.

    The two must use the same verb, the claim must not speak of the replacement, and nothing else
    in the premise may say with that verb what the claim says.
    """
    if any(t.text.lower() in _UNLIKE or t.dep == "neg" for t in claim.tokens):
        return ""
    for i in _phrases(premise):
        verb, left_out = _verb(premise, i), _noun_after(premise, i + 2)
        if verb is None or left_out is None:
            continue
        said = {premise.stems[verb], premise.stems[left_out]} <= set(claim.stems)
        taken = [k for k in _taken(premise, verb) if k < i]
        known = any(premise.stems[k] in claim.stems for k in taken[-1:])
        if said and taken and not known and not _said_again(premise, verb, left_out):
            return premise.tokens[taken[-1]].text
    return ""


@once
def _phrases(tree: Tree) -> tuple[int, ...]:
    """Return where a text says *instead of* or *rather than*."""
    pairs = pairwise(tree.lowers)
    return tuple(i for i, pair in enumerate(pairs) if pair in _PHRASES)


def _verb(tree: Tree, index: int) -> int | None:
    """Return the verb above ``index``."""
    seen = {index}
    while tree.tokens[index].pos not in {"VERB", "AUX"}:
        index = tree.tokens[index].head
        if index in seen:
            return None
        seen.add(index)
    return index


def _noun_after(tree: Tree, index: int) -> int | None:
    """Return the head of the phrase of nouns at ``index``, None where it begins with a verb.

    A preposition may come first: *in a header rather than in the query*.
    """
    for i in range(index + (tree.tokens[index].pos == "ADP"), len(tree.tokens)):
        token = tree.tokens[i]
        if token.pos in NOUNS and token.dep != "compound":
            return i
        if token.pos not in {"DET", "ADJ", "NUM", "PRON", "PROPN", "NOUN"}:
            return None
    return None


def _taken(tree: Tree, verb: int) -> list[int]:
    """Return the nouns under ``verb`` that could be what took the place."""
    return sorted(i for i in tree.below(verb) if tree.tokens[i].dep in _TAKEN)


def _said_again(tree: Tree, verb: int, noun: int) -> bool:
    """Tell whether another verb of the same kind has a noun of the same kind below it."""
    return any(
        tree.stems[noun] in {tree.stems[k] for k in tree.below(i)}
        for i, stem in enumerate(tree.stems)
        if i != verb and stem == tree.stems[verb] and tree.tokens[i].pos == "VERB"
    )
