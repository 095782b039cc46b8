"""Words in common: the cheap half of matching a claim with a sentence.

Every word weighs the same: a weight that depended on the other passages would let an irrelevant
one change a verdict.
"""

from collections.abc import Sequence
from difflib import SequenceMatcher
from functools import lru_cache

from agent.domain.prose.terms import terms, words


@lru_cache(maxsize=16_384)
def content(text: str) -> frozenset[str]:
    """Return the stems of the words of ``text`` that carry meaning."""
    return frozenset(terms(text))


def coverage(claim: str, texts: Sequence[str]) -> float:
    """Return the share (0–1) of the claim's content words found in ``texts`` together."""
    wanted = content(claim)
    if not wanted:
        return 0.0
    found = frozenset[str]().union(*(content(t) for t in texts))
    return len(wanted & found) / len(wanted)


def overlap(claim: str, text: str) -> float:
    """Return the share (0–1) of the claim's content words that ``text`` has."""
    return coverage(claim, [text])


def in_order(claim: str, text: str) -> float:
    """Return the share (0–1) of all the claim's words that ``text`` has in the same order.

    Function words count as well: 1.0 is all but a quotation.
    """
    wanted, offered = ([w.lower() for w in words(t)] for t in (claim, text))
    blocks = SequenceMatcher(None, wanted, offered, autojunk=False).get_matching_blocks()
    return sum(b.size for b in blocks) / len(wanted) if wanted else 0.0
