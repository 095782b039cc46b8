"""Parts: who designed the bridge is not said to have designed the lighting of the bridge."""

from collections.abc import Iterator

from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.polarity.roles.owners import WHOLE

_DONE_TO = frozenset({"dobj", "nsubjpass"})


def of_the_whole(claim: Tree, premise: Tree) -> str:
    """Return the thing to which the premise has done what the claim has done to a part of it."""
    found = ""
    for noun, verb, wholes in _parts(claim):
        key = claim.stems[verb]
        for i in premise.places(key):
            start, end = premise.sentences[premise.sentence_of[i]]
            if claim.stems[noun] in premise.stems[start:end]:
                return ""
            things = (k for k in premise.with_deps(i, *_DONE_TO) if premise.stems[k] in wholes)
            found = next((premise.tokens[k].text for k in things), found)
    return found


def _parts(tree: Tree) -> Iterator[tuple[int, int, frozenset[str]]]:
    """Yield each noun to which something is done, the verb, and the stems of what it is part of."""
    for i, token in enumerate(tree.tokens):
        if token.dep not in _DONE_TO or token.pos != "NOUN" or token.lemma.lower() in WHOLE:
            continue
        owners = list(tree.with_deps(i, "poss"))
        owners += [k for k in tree.with_deps(i, "compound") if tree.tokens[k].pos == "NOUN"]
        owners += [
            k
            for p in tree.with_deps(i, "prep")
            if tree.lower(p) == "of"
            for k in tree.with_deps(p, "pobj")
        ]
        wholes = frozenset(tree.stems[k] for k in owners if tree.tokens[k].pos in NOUNS)
        if wholes:
            yield i, token.head, wholes
