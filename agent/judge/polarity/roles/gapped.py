"""Verbs left out: who did what in *Farr was elected captain and Lund treasurer*.

The treasurer is not Farr, and in *the red team won the relay and the blue team the jump* the relay
is not the blue team's. A claim that pairs them otherwise has all its words in the sentence.
"""

from agent.judge.alignment.matter import saying, words_of
from agent.judge.clauses.tree import NOUNS, Tree

_JOINTS = frozenset({"and", "but", "while", ",", ";"})
_OPENING = frozenset({"DET", "NUM"})
_NAMING = NOUNS | {"ADJ", "DET", "NUM"}


def told_of_another(claim: Tree, premise: Tree) -> str:
    """Return a sentence that has all words of the claim and says it of another, or ''.

    Every sentence that has them must do so.
    """
    sentences = saying(claim, premise, 1.0)
    if not sentences:
        return ""
    numbers = [premise.sentence_of[s[0]] for s in sentences]
    return (
        premise.quote(sentences[0]) if all(of_another(claim, premise, n) for n in numbers) else ""
    )


def of_another(claim: Tree, premise: Tree, number: int) -> bool:
    """Tell whether a claim pairs what stands on either side of *and* in sentence ``number``."""
    known = frozenset(claim.stems)
    start, end = premise.sentences[number]
    for k in range(start + 1, end):
        first = _gap(premise, k, start)
        if first == k:
            continue
        before = words_of(premise, range(start, first))
        names = words_of(premise, range(first, k)) - before
        stop = next((i for i in range(k, end) if premise.lower(i) in _JOINTS), end)
        said = words_of(premise, range(k, stop)) - before
        if names and said & known and names.isdisjoint(known):
            return True
        last = words_of(premise, range(max(first - 2, start), first - 1))
        if names & known and said and said.isdisjoint(known) and last & known:
            return True
    return False


def _gap(tree: Tree, index: int, start: int) -> int:
    """Return where the thing opens that stands right after a joint and before ``index``.

    It is a name before a noun (*and Lund treasurer*), or anything before what a word such as
    *the* opens (*and the blue team the jump*); ``index`` where there is none.
    """
    token, first = tree.tokens[index], index
    named = token.pos == "NOUN"
    while first > start and tree.tokens[first - 1].pos in ({"PROPN"} if named else _NAMING):
        first -= 1
    opened = named or (token.pos in _OPENING and tree.tokens[index - 1].pos in NOUNS)
    joined = first > start and tree.lower(first - 1) in _JOINTS
    return first if opened and joined else index
