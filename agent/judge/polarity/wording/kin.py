"""Kin: the evidence has a word of the same root, but of another thing: *designer*, *design*.

It is heard where a claim repeats most of a sentence: there the one stands in the other's place.
"""

from agent.judge.alignment.relation import alike
from agent.judge.clauses.families import KEYS
from agent.judge.clauses.stems import stem
from agent.judge.clauses.synonyms import GROUPS
from agent.judge.clauses.tree import CONTENT_POS, NOUNS, Tree
from agent.judge.clauses.wordforms import lookalike, same_word
from agent.judge.once import once

REPEATED = 0.75  # share of the claim's other content words that the sentence has
_TOLD = NOUNS | {"ADJ"}
_SYNONYMS = frozenset(stem(line.split()[0]) for line in GROUPS.strip().splitlines())


def mistaken(claim: Tree, premise: Tree) -> str:
    """Return the word that the premise has where the claim has another one of its root, or ''."""
    stated = frozenset(premise.stems)
    for i in _told(claim):
        found = _kin(claim, i, premise, stated)
        if found is not None and _repeats(claim, i, premise, premise.sentence_of[found]):
            return premise.tokens[found].text
    return ""


def _repeats(claim: Tree, index: int, premise: Tree, number: int) -> bool:
    """Tell whether a sentence has most of the claim's content words other than ``index``."""
    there = frozenset(premise.stems[slice(*premise.sentences[number])])
    rest = [
        claim.stems[i] for i, t in enumerate(claim.tokens) if t.pos in CONTENT_POS and i != index
    ]
    return bool(rest) and sum(w in there for w in rest) >= REPEATED * len(rest)


def _kin(claim: Tree, index: int, premise: Tree, stated: frozenset[str]) -> int | None:
    """Return the token of another word, None where the premise may have the claim's own."""
    token, key = claim.tokens[index], claim.stems[index]
    if key in stated:
        there = [k for k, other in enumerate(premise.stems) if other == key]
        own = key in _SYNONYMS or any(same_word(token, premise.tokens[k]) for k in there)
        return None if own else there[0]
    if not alike(key).isdisjoint(stated):
        return None
    return next((k for k in _told(premise) if _taken(claim, index, premise, k)), None)


@once
def _told(tree: Tree) -> tuple[int, ...]:
    """Return the nouns and adjectives of a text."""
    return tuple(i for i, t in enumerate(tree.tokens) if t.pos in _TOLD and t.text.isalpha())


def _taken(claim: Tree, index: int, premise: Tree, other: int) -> bool:
    """Tell whether a word of the premise looks like one of the claim that it has not."""
    mine, theirs = claim.tokens[index], premise.tokens[other]
    apart = not KEYS.isdisjoint((claim.stems[index], premise.stems[other]))
    nouns = mine.pos in NOUNS and theirs.pos in NOUNS
    return (apart or nouns) and lookalike(mine.lemma, theirs.lemma)
