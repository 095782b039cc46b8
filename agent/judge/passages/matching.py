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
from agent.judge.alignment.lexical import content, coverage, overlap
from agent.judge.passages.windows import ALONE, Sentence, Window, above, compose, select, table

RELEVANT = 0.25  # least word overlap or cosine for a sentence to bear on a claim
POOL = 24  # sentences embedded a claim, those that share most words with it
FURTHER = 12  # more of them: what the others lack, and passages that they leave out
CROWD = 3  # so many of the best with the same words of the claim leave room for one nearer to it
DIGITS = 5  # of a cosine: beyond them it depends on the order of a sum
NAMED = 0.75  # overlap from which a sentence is plainly about the claim
NEAR = 0.4  # overlap that a further sentence then needs, unless it has a word that is lacking
CONTEXT = 0.4  # weight of what a passage shares with the text around the claim, its own words aside
ByPassage = Sequence[Sequence[Sentence]]


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


def asking(case: Case) -> str:
    """Return what the matcher embeds for a claim: it, and the question that its draft answers."""
    return f"{case.claim} {case.question}".strip()


def nearest(case: Case, by_passage: ByPassage) -> Pool:
    """Return the sentences worth a look: POOL that share most words, and up to FURTHER others.

    Passages that speak of what the claim's context speaks of come before others. Once a sentence
    names nearly all that the claim is about, others count only if they share much with the claim
    as well, or have a word of it that this sentence lacks.
    """
    leanings = [CONTEXT * leaning(case, p) for p in case.passages]
    shares = {s: overlap(case.claim, s.text) for passage in by_passage for s in passage}
    ranked = sorted(shares, key=lambda s: (-shares[s] - leanings[s.passage], *_place(case, s)))
    best = max(ranked, key=lambda s: (shares[s], leanings[s.passage]), default=None)
    if best is not None and shares[best] >= NAMED:
        lacking = content(case.claim) - content(best.text)
        ranked = [s for s in ranked if shares[s] >= NEAR or lacking & content(s.text)]
    pool = ranked[:POOL] + _further(case, ranked)[:FURTHER]
    return Pool({s: shares[s] for s in pool}, leanings)


def _place(case: Case, sentence: Sentence) -> tuple[str, str, int]:
    """Return what sets equal sentences in an order that is not that of the passages."""
    return sentence.text, case.passages[sentence.passage].text, sentence.order


def _further(case: Case, ranked: Sequence[Sentence]) -> list[Sentence]:
    """Return what many sentences alike keep out of the first POOL of ``ranked``.

    First the best that the claim cites, then what has a word of it that none of these has, then
    the best of each passage that they leave out.
    """
    first, rest = ranked[:POOL], ranked[POOL:]
    cited = [s for s in rest if s.passage < case.cited][:CROWD]
    lacking = content(case.claim) - frozenset[str]().union(*(content(s.text) for s in first))
    fresh = [s for s in rest if lacking & content(s.text)]
    known = {s.passage for s in first}
    others: dict[int, Sentence] = {}
    for sentence in rest:
        others.setdefault(sentence.passage, sentence)
    left_out = (s for i, s in others.items() if i not in known)
    return list(dict.fromkeys([*cited, *fresh, *left_out]))


def leaning(case: Case, passage: Passage) -> float:
    """Return the share (0–1) of the words around the claim, its own aside, that a passage has."""
    around = content(case.context) - content(case.claim)
    said = content(passage.text)
    return len(around & said) / len(around) if around else 0.0


def _fittest(case: Case, ranked: Sequence[Sentence], by_passage: ByPassage) -> list[Sentence]:
    """Return one sentence a text, in the order of the best.

    Of equals it is the one around which most of the claim's other words stand, *The tent is light.
    It weighs 2.4 kg.*, then that which the claim cites, then that of the newest source.
    """
    equals: dict[str, list[Sentence]] = {}
    for sentence in ranked:
        equals.setdefault(sentence.text, []).append(sentence)

    def fitness(sentence: Sentence) -> tuple[float, bool, date]:
        passage = case.passages[sentence.passage]
        setting = [*above(sentence, by_passage[sentence.passage], passage), passage.title]
        share = coverage(case.claim, [sentence.text, *setting])
        return share, sentence.passage < case.cited, passage.date or date.min

    return [same[0] if len(same) == 1 else max(same, key=fitness) for same in equals.values()]


def _varied(claim: str, ranked: list[Sentence], cosine: Mapping[Sentence, float]) -> list[Sentence]:
    """Return ``ranked`` with one of another kind moved up if the first CROWD are all of one.

    Of one kind are sentences with the same words of the claim. One of another kind is nearer by
    its cosine than all of them.
    """
    wanted = content(claim)
    crowd, rest = ranked[:CROWD], ranked[CROWD:]
    kinds = {wanted & content(s.text) for s in crowd}
    if not rest or len(kinds) != 1:
        return ranked
    far = max(cosine.get(s, 1.0) for s in crowd)
    others = [s for s in rest if cosine.get(s, 0.0) > far]
    if not others:
        return ranked
    other = max(others, key=lambda s: cosine.get(s, 0.0))
    return [*crowd[:-1], other, crowd[-1], *(s for s in rest if s != other)]


def _cited(
    case: Case, alike: Mapping[Sentence, float], by_passage: ByPassage, known: Sequence[Window]
) -> list[Window]:
    """Return the windows of the best sentence that the claim cites, if none ``known`` is cited."""
    cited = [s for s in alike if s.passage < case.cited]
    if not cited or any(min(w.passages) < case.cited for w in known):
        return []
    best = max(cited, key=lambda s: alike[s])
    return select(case.claim, case.passages, [best], by_passage, ALONE)


def match(
    case: Case,
    by_passage: ByPassage,
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
    order = sorted(score, key=lambda s: (-round(score[s], DIGITS), *_place(case, s)))
    distinct = _fittest(case, order, by_passage)
    bearing = [s for s in distinct if alike[s] >= RELEVANT]
    bearing = _varied(case.claim, bearing, cosine)
    windows = select(case.claim, case.passages, bearing or distinct[:1], by_passage, limit)
    windows += _cited(case, alike, by_passage, windows)
    windows += compose(case.claim, case.passages, bearing, windows)
    windows += table(case.claim, case.passages, by_passage, windows)
    return Matched(
        case=case,
        windows=tuple(windows),
        overlaps=tuple(overlap(case.claim, w.premise) for w in windows),
        similarities=tuple(max(alike.get(s, 0.0) for s in w.sentences) for w in windows),
    )
