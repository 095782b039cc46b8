"""The embedded judge: windows, entailment, strict rules, calibrated verdicts."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from agent.domain.base import Frozen
from agent.domain.evidence import Entailment
from agent.domain.finding import Finding
from agent.domain.policy import Policy
from agent.domain.verdict import Case, Verdict, unassessed
from agent.errors import ModelError
from agent.judge.confidence import calibration
from agent.judge.lexical import overlap
from agent.judge.names.mentions import known_names
from agent.judge.rules import findings
from agent.judge.scoring import Scored
from agent.judge.verdict import rule
from agent.judge.windows import Sentence, Window, compose, select, sentences
from agent.ports import Embedder, EntailmentModel, Parser

RELEVANT = 0.34  # least word overlap or cosine for a sentence to bear on a claim
POOL = 16  # sentences embedded a claim
DIGITS = 5  # of a cosine: beyond them it depends on the order of a sum
LEXICAL_SHARE = 0.5  # weight of word overlap against cosine when sentences are ranked


class Matched(Frozen):
    """A case with its windows and, beside each, overlap and cosine with the claim."""

    case: Case
    windows: tuple[Window, ...]
    overlaps: tuple[float, ...]
    similarities: tuple[float, ...]


class Entailed(NamedTuple):
    """A matched case and the model's scores of its windows."""

    matched: Matched
    scores: list[Entailment]


class NliJudge:
    """Rules on claims with an entailment model and the strict rules; needs no network."""

    def __init__(self, embedder: Embedder, entailment: EntailmentModel, parser: Parser) -> None:
        self._embedder = embedder
        self._entailment = entailment
        self._parser = parser

    async def judge(self, cases: Sequence[Case], policy: Policy) -> list[Verdict]:
        """Return one verdict a case, in order; failures become ``unassessed``."""
        try:
            entailed = await self._entail(cases, policy)
        except ModelError as error:
            return [unassessed(str(error)) for _ in cases]
        return await asyncio.to_thread(lambda: [self._rule(e, policy) for e in entailed])

    async def score(self, cases: Sequence[Case], policy: Policy) -> list[list[Scored]]:
        """Return the scored windows of each case, in order.

        Raises:
            ModelError: when a model fails.
        """
        entailed = await self._entail(cases, policy)
        return [self._check(e, policy.number_tolerance) for e in entailed]

    async def _entail(self, cases: Sequence[Case], policy: Policy) -> list[Entailed]:
        """Match all cases, and read all their windows in one call."""
        if not cases:
            return []
        matched = await self._match(cases, policy.windows_per_claim)
        pairs = [(w.premise, m.case.claim) for m in matched for w in m.windows]
        # The parser fills its cache for the rules while the model reads.
        found, _ = await asyncio.gather(
            self._entailment.entail(pairs),
            asyncio.to_thread(self._parser.parse, _texts(matched)),
        )
        scores = iter(found)
        return [Entailed(m, [next(scores) for _ in m.windows]) for m in matched]

    async def _match(self, cases: Sequence[Case], limit: int) -> list[Matched]:
        split = [sentences(case.passages) for case in cases]
        pools = [nearest(c.claim, by_passage) for c, by_passage in zip(cases, split, strict=True)]
        texts = [c.claim for c in cases] + [s.text for pool in pools for s in pool]
        unique = list(dict.fromkeys(texts))
        vectors = dict(zip(unique, await self._embedder.embed(unique), strict=True))
        return [
            match(
                case,
                by_passage,
                {s: round(float(vectors[s.text] @ vectors[case.claim]), DIGITS) for s in pool},
                limit,
            )
            for case, by_passage, pool in zip(cases, split, pools, strict=True)
        ]

    def _rule(self, entailed: Entailed, policy: Policy) -> Verdict:
        case = entailed.matched.case
        try:
            scored = self._check(entailed, policy.number_tolerance)
            return rule(case.claim, case.passages, scored, policy, calibration())
        except Exception as error:  # one claim that a rule cannot take must not end the run
            return unassessed(f"a rule failed on this claim: {error!r}")

    def _check(self, entailed: Entailed, tolerance: float) -> list[Scored]:
        """Return the windows of one case with what the strict rules find in each."""
        matched, scores = entailed
        (claim,) = self._parser.parse([matched.case.claim])
        return [
            Scored(
                window=window,
                entailment=scores[i],
                similarity=matched.similarities[i],
                overlap=matched.overlaps[i],
                findings=tuple(
                    _located(f, window)
                    for f in findings(
                        claim,
                        self._parser.parse(_parts(window)),
                        tolerance,
                        _context(matched.case, window),
                    )
                ),
            )
            for i, window in enumerate(matched.windows)
        ]


def _located(finding: Finding, window: Window) -> Finding:
    """Return ``finding`` with the operands of its derivation counted by passage, not by part."""
    if finding.derivation is None:
        return finding
    first = window.sentences[0].passage
    passages = [*([first] if window.prefix else []), *(s.passage for s in window.sentences)]
    operands = tuple(
        o.model_copy(update={"index": passages[o.index]}) for o in finding.derivation.operands
    )
    derivation = finding.derivation.model_copy(update={"operands": operands})
    return finding.model_copy(update={"derivation": derivation})


def _parts(window: Window) -> list[str]:
    """Return the texts that the window's premise is made of, each parsed on its own."""
    prefix = [window.prefix.strip()] if window.prefix else []
    return prefix + [s.text for s in window.sentences]


def _texts(matched: Sequence[Matched]) -> list[str]:
    """Return every text that the rules will need parsed, once."""
    claims = [m.case.claim for m in matched]
    return list(
        dict.fromkeys([*claims, *(t for m in matched for w in m.windows for t in _parts(w))])
    )


def _context(case: Case, window: Window) -> frozenset[str]:
    """Return the names that the titles, headings and texts around the window state."""
    around = [case.passages[i] for i in sorted(window.passages)]
    return frozenset[str]().union(
        *(known_names(f"{p.title}. {p.heading}. {p.text}") for p in around)
    )


def nearest(claim: str, by_passage: Sequence[Sequence[Sentence]]) -> list[Sentence]:
    """Return the sentences worth embedding: the POOL that share most words with the claim."""
    pool = [s for passage in by_passage for s in passage]
    return sorted(pool, key=lambda s: (-overlap(claim, s.text), s.text))[:POOL]


def match(
    case: Case,
    by_passage: list[list[Sentence]],
    cosine: Mapping[Sentence, float],
    limit: int,
) -> Matched:
    """Return the windows of ``case``: sentences ranked by words and cosine in equal parts.

    Args:
        case: the claim and its passages.
        by_passage: the sentences of each passage.
        cosine: the candidates among them, each with its cosine to the claim.
        limit: windows kept, besides the composed one.
    """
    words = {s: overlap(case.claim, s.text) for s in cosine}
    score = {s: LEXICAL_SHARE * words[s] + (1 - LEXICAL_SHARE) * cosine[s] for s in cosine}
    order = sorted(cosine, key=lambda s: (-round(score[s], DIGITS), s.text))
    distinct = list({s.text: s for s in reversed(order)}.values())[::-1]
    bearing = [s for s in distinct if max(words[s], cosine[s]) >= RELEVANT]
    windows = select(case.claim, case.passages, distinct, by_passage, limit)
    windows += compose(case.claim, case.passages, bearing, windows)
    return Matched(
        case=case,
        windows=tuple(windows),
        overlaps=tuple(overlap(case.claim, w.premise) for w in windows),
        similarities=tuple(max(cosine.get(s, -1.0) for s in w.sentences) for w in windows),
    )
