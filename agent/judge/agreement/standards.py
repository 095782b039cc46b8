"""Standards of comparison: what a claim compares with must be what the evidence compares with.

*As vocal by day as at night* has every word of *as vocal at night as by day* and says the
opposite; the parse of such phrases is seldom right, their order always is.
"""

from agent.judge.alignment.matter import words_of
from agent.judge.clauses.tree import Tree


def exchanged(claim: Tree, premise: Tree, number: int) -> bool:
    """Tell whether sentence ``number`` compares with something else than the claim does.

    Args:
        claim: the claim's tree.
        premise: the evidence's tree.
        number: the sentence that has the claim's words.
    """
    first, last = premise.sentences[number]
    mine, theirs = _standard(claim, 0, len(claim.tokens)), _standard(premise, first, last)
    if not mine or not theirs:
        return False
    told = frozenset(premise.stems[first:last])
    return bool((mine & told) - theirs)


def _standard(tree: Tree, first: int, last: int) -> frozenset[str]:
    """Return the stems of what stands after *than*, or after the second *as* of a pair."""
    words = [tree.lower(i) for i in range(first, last)]
    places = [k for k, word in enumerate(words) if word == "than"]
    places += [k for k, word in enumerate(words) if word == "as"][1:]
    if not places:
        return frozenset()
    return words_of(tree, range(first + min(places) + 1, last))
