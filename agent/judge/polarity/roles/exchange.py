"""Exchanged halves: what the evidence says of one thing, the claim says of the other, and back.

*Mr Benn orders the supplies and Mrs Adair checks the deliveries* where Mrs Adair orders and Mr Benn
checks. Every word is there; only what goes with what is not.
"""

import re
from collections.abc import Sequence
from itertools import combinations, takewhile

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import stems_in
from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import Tree
from agent.judge.once import once

KNOWN = 0.7  # share of a half's words that the two halves of the evidence have
FIXED = 3  # least words that stay in their halves
MOST = 10  # parts of a sentence that are no mere list
_CUT = re.compile(
    r"[;,]\s+(?:(?:and|but|while|whereas|though|although)\b)?\s*|\s(?:but|while|whereas|and)\s",
    re.IGNORECASE,
)
_LEFT_OVER = frozenset(map(stem, ("rest", "remainder", "other", "others")))

_HANGING = re.compile(
    r"\b(?:or|nor|if|unless|because|since|so|then|who|which|that|it|they|he|she|this|these|them|"
    r"both|each|other|another|respectively|also|too|than|not|only|except|until|before|after|when)\b"
    r"|n['’]t\b",
    re.IGNORECASE,
)
_WORD = re.compile(r"[\w'’-]+")
_PASSED_OVER = frozenset("a an the is are".split())
_DENIALS = frozenset("not no never cannot nobody none".split())
PARTS = (2, 4)  # least and most parts that may be told in another order

Half = frozenset[str]


def compare_halves(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where two parts of the claim have exchanged words, else ``none``.

    Words are exchanged between two parts of a sentence of the evidence, in this order, when each
    part of the claim has words of the other one only, and more words of its own.
    """
    mine = _pairs(claim)[0] if len(claim.sentences) == 1 else []
    if not mine:
        return Outcome.NONE, ""
    for theirs in _pairs(premise):
        if any(_exchanged(own, other) for own in mine for other in theirs):
            return Outcome.CONFLICT, "it says each of the other"
    return Outcome.NONE, ""


def in_another_order(claim: Tree, premise: Tree) -> bool:
    """Tell whether a claim has the parts of a sentence of the evidence in another order.

    Each part must be the same word for word, but for articles, a verb that is left out (*and the
    other white*) and what both begin with (*Ms Orr taught Latin and learned Greek*). What stands
    between them must be plain: an alternative or a condition is not.
    """
    mine = _told(claim, 0) if len(claim.sentences) == 1 else []
    if not PARTS[0] <= len(mine) <= PARTS[1]:
        return False
    for number in range(len(premise.sentences)):
        theirs = _told(premise, number)
        if (
            theirs
            and mine != theirs
            and sorted(_apart(mine, theirs)) == sorted(_apart(theirs, mine))
        ):
            return True
    return False


def _apart(parts: list[tuple[str, ...]], others: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Return the parts without what the first of both begins with: the subject of all.

    Where one of them denies, it may be a part of what all share: *must not hoot and stop*.
    """
    if any(not _DENIALS.isdisjoint(part) for part in parts):
        return parts
    same = takewhile(lambda pair: pair[0] == pair[1], zip(parts[0], others[0], strict=False))
    return [parts[0][len([*same]) :], *parts[1:]]


def _told(tree: Tree, number: int) -> list[tuple[str, ...]]:
    """Return the words of each part of a sentence; none where one part hangs on another."""
    first, last = tree.sentences[number]
    start, end = tree.tokens[first].start, tree.tokens[last - 1].end
    text = tree.text[start:end]
    if not _CUT.search(text) or _HANGING.search(text):
        return []
    parts = (tuple(_WORD.findall(p.lower())) for p in _CUT.split(text))
    return [tuple(w for w in part if w not in _PASSED_OVER) for part in parts if part]


@once
def _pairs(tree: Tree) -> tuple[list[tuple[Half, ...]], ...]:
    """Return for each sentence each two of its parts in their order; a long list has none."""
    sentences = (_parts(tree, number) for number in range(len(tree.sentences)))
    return tuple(list(combinations(s, 2)) if len(s) <= MOST else [] for s in sentences)


def _parts(tree: Tree, number: int) -> list[Half]:
    """Return the stems of each part of a sentence, cut at commas, semicolons and conjunctions."""
    first, last = tree.sentences[number]
    start, end = tree.tokens[first].start, tree.tokens[last - 1].end
    ranges = []
    for match in _CUT.finditer(tree.text, start, end):
        ranges.append((start, match.start()))
        start = match.end()
    found: Sequence[Half] = [stems_in(tree, [r]) for r in (*ranges, (start, end))]
    return [half for half in found if half]


def _exchanged(mine: tuple[Half, ...], theirs: tuple[Half, ...]) -> bool:
    (one, two), (first, second) = mine, theirs
    moved, back = (one & second) - first - two, (two & first) - second - one
    if not moved or not back or (moved | back) & _LEFT_OVER:
        return False
    kept, stayed = (one & first) - two - second, (two & second) - one - first
    if len(kept) < len(moved) or len(stayed) < len(back) or len(kept | stayed) < FIXED:
        return False
    return all(len(half & (first | second)) >= KNOWN * len(half) for half in mine)
