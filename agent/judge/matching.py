"""Matching: which sentences of the evidence a claim is held against.

What is left out here shares so little with the claim that it could change no verdict; so the
models and the rules are asked about few windows.
"""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import NamedTuple

from agent.domain.base import Frozen
from agent.domain.text import Passage
from agent.domain.verdict import Case
from agent.judge.lexical import content, overlap
from agent.judge.windows import Sentence, Window, compose, select, table

RELEVANT = 0.34  # least word overlap or cosine for a sentence to bear on a claim
POOL = 16  # sentences embedded a claim
DIGITS = 5  # of a cosine: beyond them it depends on the order of a sum
NAMED = 0.75  # overlap from which a sentence is plainly about the claim
NEAR = 0.4  # overlap that a further sentence then needs, unless it has a word that is lacking
CONTEXT = 0.4  # weight of what a passage shares with the text around the claim, its own words aside


class Matched(Frozen):
    """A case with its windows and, beside each, its word overlap and similarity (0–1).

    The similarity is the larger of word overlap and, where it was asked for, cosine.
    """

    case: Case
    windows: tuple[Window, ...]
    overlaps: tuple[float, ...]
    similarities: tuple[float, ...]


class Pool(NamedTuple):
    """The sentences that may bear on a claim.

    Attributes:
        shares: the word overlap of each.
        leanings: by passage, what speaks for its sentences beside their own words.
    """

    shares: Mapping[Sentence, float]
    leanings: Sequence[float]

    @property
    def settled(self) -> bool:
        """Tell whether words alone show what the claim is about, so that no embedding is needed."""
        return max(self.shares.values(), default=0.0) >= NAMED


def nearest(case: Case, by_passage: Sequence[Sequence[Sentence]]) -> Pool:
    """Return the sentences worth a look, at most POOL, those that share most words first.

    Passages that speak of what the claim's context speaks of come before others. Once a sentence
    names nearly all that the claim is about, others count only if they share much with the claim
    as well, or have a word of it that this sentence lacks.
    """
    leanings = [CONTEXT * _leaning(case, p) for p in case.passages]
    shares = {s: overlap(case.claim, s.text) for passage in by_passage for s in passage}
    ranked = sorted(shares, key=lambda s: (-shares[s] - leanings[s.passage], s.text))
    best = max(ranked, key=lambda s: (shares[s], leanings[s.passage]), default=None)
    if best is not None and shares[best] >= NAMED:
        lacking = content(case.claim) - content(best.text)
        ranked = [s for s in ranked if shares[s] >= NEAR or lacking & content(s.text)]
    return Pool({s: shares[s] for s in ranked[:POOL]}, leanings)


def _leaning(case: Case, passage: Passage) -> float:
    """Return the share (0–1) of the words around the claim, its own aside, that a passage has."""
    around = content(case.context) - content(case.claim)
    said = content(passage.text)
    return len(around & said) / len(around) if around else 0.0


def _newest(ranked: Sequence[Sentence], passages: Sequence[Passage]) -> list[Sentence]:
    """Return one sentence a text, in the order of the best: of equals that of the newest source."""
    found: dict[str, Sentence] = {}
    for sentence in ranked:
        known = found.setdefault(sentence.text, sentence)
        if _date(passages[sentence.passage]) > _date(passages[known.passage]):
            found[sentence.text] = sentence
    return list(found.values())


def _date(passage: Passage) -> date:
    return passage.date or date.min


def match(
    case: Case,
    by_passage: list[list[Sentence]],
    pool: Pool,
    cosine: Mapping[Sentence, float],
    limit: int,
) -> Matched:
    """Return the windows of ``case``: sentences ranked by words and cosine in equal parts.

    What their passages share with the claim's context counts as well.

    Args:
        case: the claim and its passages.
        by_passage: the sentences of each passage.
        pool: the candidates among them.
        cosine: their cosines to the claim; empty where words alone settle the matter.
        limit: windows kept, besides the composed one.
    """
    alike = {s: max(share, cosine.get(s, 0.0)) for s, share in pool.shares.items()}
    score = {
        s: (share + cosine.get(s, share)) / 2 + pool.leanings[s.passage]
        for s, share in pool.shares.items()
    }
    order = sorted(score, key=lambda s: (-round(score[s], DIGITS), s.text))
    distinct = _newest(order, case.passages)
    bearing = [s for s in distinct if alike[s] >= RELEVANT]
    windows = select(case.claim, case.passages, bearing or distinct[:1], by_passage, limit)
    windows += compose(case.claim, case.passages, bearing, windows)
    windows += table(case.claim, case.passages, by_passage, windows)
    return Matched(
        case=case,
        windows=tuple(windows),
        overlaps=tuple(overlap(case.claim, w.premise) for w in windows),
        similarities=tuple(max(alike.get(s, 0.0) for s in w.sentences) for w in windows),
    )
