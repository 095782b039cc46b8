"""How evidence looks at test time: windows, headings, joined sources, distractors."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from evals.training import sentences

_HEADS = (
    "Handbook|Policy|User guide|Annual report|Terms and conditions|Frequently asked questions|Notes"
    "|Product sheet|Minutes|Travel policy|News|Overview|Leave|Employee handbook|Report|Contract"
    "|Data sheet|Support|Statute|Study|Introduction|Encyclopedia|Service catalogue"
).split("|")
_SECTIONS = (
    "General|Scope|Details|Summary|Results|Eligibility|Exceptions|Pricing|Background|Requirements"
    "|Contact|History|Limits|Procedure|Definitions|Delivery|Security|Methods|Section 3|Part B|2.1"
    "|Appendix|Who it applies to|Before you start|What to do next|Discussion"
).split("|")


def heading(rng: Random, title: str | None = None) -> str:
    """Return a prefix such as ``"Handbook > Leave: "``.

    Args:
        rng: Source of choice.
        title: The document's own title, where it has one.
    """
    parts = [title or rng.choice(_HEADS)]
    if rng.random() < 0.7:
        parts.append(rng.choice(_SECTIONS))
    return " > ".join(parts) + ": "


def pad(text: str, pool: Sequence[str], rng: Random) -> str:
    """Surround evidence with sentences of other passages, up to 90-150 words in all.

    Args:
        text: The evidence.
        pool: Sentences to take distractors from.
        rng: Source of choice; it also decides where the evidence ends up.
    """
    goal = rng.randint(90, 150)
    before: list[str] = []
    after: list[str] = []
    used = len(text.split())
    share = rng.random()
    while used < goal:
        start = rng.randrange(len(pool))
        piece = " ".join(pool[start : start + rng.randint(1, 3)])
        (before if rng.random() < share else after).append(piece)
        used += len(piece.split())
    glue = "\n" if rng.random() < 0.3 else " "
    return glue.join([*before, text, *after])


def around(parts: Sequence[str], index: int, rng: Random) -> str:
    """Return a window of one to three sentences that holds sentence ``index``."""
    size = rng.choice((1, 2, 2, 3))
    start = max(0, index - rng.randrange(size))
    return " ".join(parts[start : max(start + size, index + 1)])


def without(parts: Sequence[str], index: int, rng: Random) -> str:
    """Return the passage, or some neighbours, with sentence ``index`` cut out."""
    rest = [part for i, part in enumerate(parts) if i != index]
    if rng.random() < 0.4 and len(rest) > 3:
        start = max(0, min(index - 1, len(rest) - 2))
        rest = rest[start : start + rng.choice((2, 3))]
    return " ".join(rest)


def dress(
    text: str, pool: Sequence[str], rng: Random, title: str | None = None, padded: float = 0.1
) -> str:
    """Give some premises distractors and some a heading.

    Args:
        text: The evidence.
        pool: Sentences for distractors.
        rng: Source of choice.
        title: The document's own title, where it has one.
        padded: Share (0-1) that gets distractors.
    """
    if rng.random() < padded and len(text.split()) < 120:
        text = pad(text, pool, rng)
    if rng.random() < (0.5 if title else 0.12):
        text = heading(rng, title) + text
    return text


def shuffle_sources(sources: Sequence[str], rng: Random) -> str:
    """Join the parts of a multi-source premise in any order."""
    parts = list(sources)
    if rng.random() < 0.5:
        rng.shuffle(parts)
    return rng.choice((" ", " ", "\n")).join(parts)


def shorten(evidence: str, claim: str, rng: Random, longest: int = 120) -> str:
    """Cut a long document to the sentences nearest to a claim, as a retriever would."""
    if len(evidence.split()) <= longest:
        return evidence
    budget = rng.choice((50, 70, 90, longest))
    return " ".join(sentences.select(sentences.split(evidence), claim, budget))
