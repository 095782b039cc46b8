"""Sentences, windows of sentences and word overlap, as the training mix needs them."""

from __future__ import annotations

import re
from collections.abc import Sequence

_END = re.compile(r"(?<=[.!?])[\"'”’)]?\s+(?=[A-Z0-9\"'“‘(€$£•-])|\n+")
_ABBREVIATION = re.compile(
    r"(?:\b(?:Mr|Mrs|Ms|Dr|Prof|St|No|Nos|Art|Sec|Inc|Ltd|Co|Jr|Sr|vs|v|Fig|approx|e\.g|i\.e|et al"
    r"|a\.m|p\.m|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec|U\.S|Gen|Gov|Col)|\b[A-Z])\.$"
)
_WORD = re.compile(r"[a-z0-9]+(?:[.,]\d+)*")
_EMPTY = frozenset(
    "a an the of to in on at by for with from and or is are was were be been it its this that as"
    " has have had do does did he she they his her their there not no which who will would can"
    " may i you we us our your than then but if".split()
)


def split(text: str) -> list[str]:
    """Split a text into sentences; abbreviations and initials do not end one."""
    parts: list[str] = []
    start = 0
    for match in _END.finditer(text):
        piece = text[start : match.start()]
        if "\n" not in match.group() and _ABBREVIATION.search(piece):
            continue
        parts.append(text[start : match.end()].strip())
        start = match.end()
    parts.append(text[start:].strip())
    return [part for part in parts if part]


def words(text: str) -> list[str]:
    """Return the lower-case words and numbers of a text."""
    return _WORD.findall(text.lower())


def content(text: str) -> set[str]:
    """Return the content words of a text, cut to six letters to even out inflection."""
    return {word[:6] for word in words(text) if word not in _EMPTY}


def coverage(claim: str, evidence: str) -> float:
    """Return the share (0-1) of the claim's content words that the evidence holds."""
    wanted = content(claim)
    return len(wanted & content(evidence)) / len(wanted) if wanted else 0.0


def windows(sentences: Sequence[str], longest: int = 3) -> list[str]:
    """Return every run of one to ``longest`` neighbouring sentences."""
    return [
        " ".join(sentences[start : start + size])
        for size in range(1, longest + 1)
        for start in range(len(sentences) - size + 1)
    ]


def select(sentences: Sequence[str], claim: str, budget: int) -> list[str]:
    """Pick the sentences closest to a claim, in their order.

    Args:
        sentences: The document.
        claim: What they should bear on.
        budget: Most words to return; the best sentence is returned whatever its length.
    """
    wanted = content(claim)
    ranked = sorted(range(len(sentences)), key=lambda i: (-len(wanted & content(sentences[i])), i))
    kept: list[int] = []
    used = 0
    for index in ranked:
        length = len(sentences[index].split())
        if kept and used + length > budget:
            continue
        kept.append(index)
        used += length
    return [sentences[index] for index in sorted(kept)]
