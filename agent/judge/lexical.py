"""Words in common: the cheap half of matching a claim with a sentence."""

import re
from collections.abc import Sequence
from functools import lru_cache

from agent.judge.clauses.stems import stem

WORD = re.compile(r"[^\W_]+(?:[.,'’][^\W_]+)*%?")
STOPWORDS = frozenset(
    """a an and any are as at be been being both but by can could did do does doing for from had
    has have having he her hers him his how i if in into is it its me my no nor not of on or our
    ours she should so some such than that the their theirs them then there these they this those
    to too up us very was we were what when where which while who whom why will with would you
    your yours also may might must shall about over under""".split()
)


@lru_cache(maxsize=16_384)
def content(text: str) -> frozenset[str]:
    """Return the stems of the words of ``text`` that carry meaning."""
    return frozenset(stem(w) for w in WORD.findall(text) if w.lower() not in STOPWORDS)


def overlap(claim: str, text: str) -> float:
    """Return the share (0–1) of the claim's content words that ``text`` has.

    Every word weighs the same: a weight that depended on the other passages would let an
    irrelevant one change a verdict.
    """
    return coverage(claim, [text])


def coverage(claim: str, texts: Sequence[str]) -> float:
    """Return the share (0–1) of the claim's content words found in ``texts`` together."""
    wanted = content(claim)
    if not wanted:
        return 0.0
    found = frozenset[str]().union(*(content(t) for t in texts))
    return len(wanted & found) / len(wanted)
