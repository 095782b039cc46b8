"""Sentences on the matter of a claim, told by the words that they share with it."""

from collections.abc import Callable, Container, Iterable, Sequence

from agent.judge.clauses.frame import SILENT
from agent.judge.clauses.tree import CONTENT_POS, Tree
from agent.judge.once import once

SHARED = 0.5
"""Share of the claim's content words that a sentence on the same matter has."""


def nearest(claim: Tree, premise: Tree) -> list[range]:
    """Return the sentences of the premise that share most with the claim, none if it is little."""
    wanted = content(claim)
    shares = {
        range(start, end): len(wanted & words)
        for (start, end), words in zip(premise.sentences, _sentences(premise), strict=True)
    }
    most = max(shares.values(), default=0)
    if not most or most < SHARED * len(wanted):
        return []
    return [sentence for sentence, share in shares.items() if share == most]


def saying(claim: Tree, premise: Tree, share: float) -> list[range]:
    """Return the sentences of the premise that have ``share`` (0–1) of the claim's words."""
    wanted = content(claim)
    least = share * len(wanted)
    return [
        range(start, end)
        for (start, end), words in zip(premise.sentences, _sentences(premise), strict=True)
        if wanted and len(wanted & words) >= least
    ]


def wherever(
    claim: Tree, premise: Tree, words: Iterable[int], told: Callable[[Tree, int], str]
) -> str:
    """Return what is told of one of the claim's ``words`` wherever the premise has it, or ''."""
    for word in words:
        found = [told(premise, place) for place in premise.places(claim.stems[word])]
        if found and all(found):
            return found[0]
    return ""


@once
def content(tree: Tree) -> frozenset[str]:
    """Return the stems of the content words of a text."""
    return words_of(tree, range(len(tree.tokens)))


@once
def _sentences(tree: Tree) -> tuple[frozenset[str], ...]:
    """Return the stems of the content words of each sentence."""
    return tuple(words_of(tree, range(start, end)) for start, end in tree.sentences)


def words_of(
    tree: Tree, indices: Iterable[int], kinds: Container[str] = CONTENT_POS
) -> frozenset[str]:
    """Return the stems of the tokens ``indices`` that are content words, or of some ``kinds``."""
    return frozenset(tree.stems[i] for i in indices if tree.tokens[i].pos in kinds)


def own_of_each(members: Sequence[frozenset[str]]) -> list[frozenset[str]]:
    """Return each of several sets of words without those that another one has too."""
    return [m - frozenset[str]().union(*(o for o in members if o is not m)) for m in members]


def stems_in(tree: Tree, ranges: Sequence[tuple[int, int]]) -> frozenset[str]:
    """Return the stems of the telling words inside ranges of characters."""
    return frozenset(
        stem for at, stem in _telling(tree) if any(start <= at < end for start, end in ranges)
    )


@once
def _telling(tree: Tree) -> tuple[tuple[int, str], ...]:
    """Return where each telling word of a text begins, and its stem."""
    return tuple(
        (t.start, stem)
        for t, stem in zip(tree.tokens, tree.stems, strict=True)
        if t.pos in CONTENT_POS and t.text.lower() not in SILENT
    )
