"""The chat extractor: claims named by a chat model, each tied to its exact place in the draft."""

import asyncio
import re
from collections.abc import Sequence
from typing import NamedTuple

from pydantic import BaseModel, ConfigDict

from agent.domain.anchors import ANCHOR, find_anchors, strip_anchors
from agent.domain.claim import Claim, ClaimType, Extraction
from agent.domain.prose.figures import figures
from agent.domain.prose.sentences import split_sentences
from agent.domain.prose.terms import overlap, terms
from agent.domain.quoting import find_quote
from agent.domain.sources import fence
from agent.domain.text import Span
from agent.errors import MisalignedError, ModelError
from agent.judge.claims.checkworthiness.kinds import has_figure, importance
from agent.judge.claims.checkworthiness.talk import is_idle
from agent.judge.claims.extractor import capped, fingerprint
from agent.ports import ChatModel
from agent.prompting import render

BATCH = 20  # sentences a call
BEFORE = 2  # sentences before a batch that the model may look back to
SHARED = 0.5  # least share of a claim's words that its sentence or those before must have
SHOWN = 60  # characters of a sentence that a complaint repeats
WIDER = 1.6  # a quote longer than so many claims may hold a neighbour's denial
NOT_ASKED = "(none)"
_DENIAL = re.compile(
    r"\b(?:not|never|no|none|neither|nor|without|unless|except|cannot)\b|n['’]t\b", re.IGNORECASE
)
_CONTRACTED = frozenset({"n't", "n’t", "not", "cannot"})


class Piece(BaseModel):
    """One claim of a sentence; ``quote`` copies the part of the sentence that states it."""

    model_config = ConfigDict(extra="forbid")

    text: str
    quote: str
    type: ClaimType


class SentenceReply(BaseModel):
    """The claims of the sentence ``number``."""

    model_config = ConfigDict(extra="forbid")

    number: int
    claims: list[Piece]


class ExtractReply(BaseModel):
    """The claims of every sentence that was given."""

    model_config = ConfigDict(extra="forbid")

    sentences: list[SentenceReply]


class Found(NamedTuple):
    """The claims of a batch, what was wrong with the reply, and why a claim cannot be judged."""

    claims: list[Claim]
    odd: list[str]
    failed: str = ""


class ChatExtractor:
    """Implements ``ports.Extractor`` with a chat model."""

    def __init__(self, model: ChatModel) -> None:
        self._model = model

    async def extract(self, draft: str, question: str | None, max_claims: int) -> Extraction:
        """Return the claims of ``draft`` in order, at most ``max_claims``.

        A sentence that the model passes over, or whose claims are not in it, becomes one claim as
        it stands, and the run's warnings say so. Where a call fails its sentences become claims
        that cannot be judged; ``Extraction.unassessed`` has the reason.
        """
        spans = await asyncio.to_thread(split_sentences, draft)
        starts = range(0, len(spans), BATCH)
        found = await asyncio.gather(*(self._batch(draft, spans, s, question) for s in starts))
        self._report([o for f in found for o in f.odd])
        numbered: list[Claim] = []
        reasons: dict[str, str] = {}
        for batch in found:
            for claim in batch.claims:
                name = f"c{len(numbered) + 1:02d}-{claim.claim_id}"
                numbered.append(claim.model_copy(update={"claim_id": name}))
                if batch.failed:
                    reasons[name] = batch.failed
        kept = capped(numbered, max_claims)
        ids = {c.claim_id for c in kept.claims}
        failing = {name: why for name, why in reasons.items() if name in ids}
        return kept.model_copy(update={"unassessed": failing})

    async def _batch(
        self, draft: str, spans: Sequence[Span], start: int, question: str | None
    ) -> Found:
        reader = _Reader(draft, spans, question)
        numbers = [i for i in range(start, min(start + BATCH, len(spans))) if reader.said(i)]
        if not numbers:
            return Found([], [])
        prompt = await render(
            "extract_claims",
            question=fence(question or NOT_ASKED),
            before="\n".join(fence(reader.said(i)) for i in range(max(start - BEFORE, 0), start)),
            sentences="\n".join(f"{i}: {fence(reader.said(i))}" for i in numbers),
        )
        try:
            reply = await self._model.structured(prompt, ExtractReply)
        except ModelError as error:
            whole = [c for i in numbers for c in reader.whole(i)]
            self._model.note(error, f"the claims of {len(numbers)} sentences were not extracted")
            return Found(whole, [], f"the claim could not be extracted: {error}")
        return await asyncio.to_thread(reader.claims, numbers, reply)

    def _report(self, odd: Sequence[str]) -> None:
        if odd:
            listed = "; ".join(odd)
            error = MisalignedError("what the model extracted is not what the draft says")
            self._model.note(error, f"{len(odd)} sentences are taken whole ({listed})")


class _Reader:
    """Ties a reply's claims to the sentences of the draft."""

    def __init__(self, draft: str, spans: Sequence[Span], question: str | None) -> None:
        self._draft = draft
        self._spans = spans
        self._question = question

    def said(self, i: int) -> str:
        """Return sentence ``i`` without its anchors, in one line."""
        return " ".join(strip_anchors(self._spans[i].of(self._draft))[0].split())

    def claims(self, numbers: Sequence[int], reply: ExtractReply) -> Found:
        """Return the claims of the sentences ``numbers`` in order, and what was odd."""
        given: dict[int, list[Piece]] = {}
        for sentence in reply.sentences:
            given.setdefault(sentence.number, []).extend(sentence.claims)
        claims: list[Claim] = []
        odd: list[str] = []
        for i in numbers:
            placed = [self._claim(i, p) for p in given.get(i, [])]
            claims += dict.fromkeys(c for c in placed if c is not None)
            if self._is_lacking(i, placed, passed_over=i not in given):
                odd.append(f"“{_short(self.said(i))}”")
                claims += self.whole(i)
        return Found(claims, odd)

    def whole(self, i: int) -> list[Claim]:
        """Return sentence ``i`` as one claim; none where it only greets, asks or refuses."""
        said = self.said(i)
        if is_idle(said) or said.startswith("#") or len(said.split()) < 3:
            return []
        if not any(c.isalpha() for c in said):
            return []
        kind = ClaimType.NUMERIC if has_figure(said) else ClaimType.FACT
        return [self._made(i, said, _body(self._draft, self._spans[i]), kind)]

    def _is_lacking(self, i: int, placed: Sequence[Claim | None], *, passed_over: bool) -> bool:
        """Tell whether the reply leaves out something that sentence ``i`` may claim."""
        if not self.whole(i):
            return False
        bare = not placed and bool(figures(self.said(i)))
        return None in placed or passed_over or bare

    def _claim(self, i: int, piece: Piece) -> Claim | None:
        """Return the claim in its place, None where sentence ``i`` does not say it."""
        home = self._spans[i]
        place = find_quote(piece.quote, home.of(self._draft), fuzzy=True)
        text = " ".join(ANCHOR.sub(" ", piece.text).split())
        if place is None or not text or not self._states(i, text):
            return None
        if _drops_denial(place.shift(home.start).of(self._draft), text):
            return None
        return self._made(i, text, place.shift(home.start), piece.type)

    def _states(self, i: int, text: str) -> bool:
        """Tell whether sentence ``i``, with those before it, has the claim's words and numbers."""
        near = " ".join(self.said(j) for j in range(max(i - BEFORE, 0), i + 1))
        known = {f.key for f in figures(near)}
        invented = [f for f in figures(text) if f.key not in known and f.text not in near]
        if invented or _denials(text) - _denials(near):
            return False
        return overlap(terms(text), terms(f"{near} {self._question or ''}")) >= SHARED

    def _made(self, i: int, text: str, span: Span, kind: ClaimType) -> Claim:
        cited = (name for name, _ in find_anchors(self._spans[i].of(self._draft)) if name)
        return Claim(
            claim_id=fingerprint(text, span),
            text=text,
            span=span,
            type=kind,
            importance=importance(text, kind, self._question),
            citations=tuple(dict.fromkeys(cited)),
        )


def _denials(text: str) -> set[str]:
    return {"n't" if w.lower() in _CONTRACTED else w.lower() for w in _DENIAL.findall(text)}


def _drops_denial(quote: str, text: str) -> bool:
    """Tell whether ``text`` affirms what ``quote``, about as long, denies."""
    return bool(_denials(quote) and not _denials(text) and len(quote) <= WIDER * len(text))


def _body(draft: str, sentence: Span) -> Span:
    """Return ``sentence`` without the anchors at its end."""
    text = sentence.of(draft)
    _, kept = strip_anchors(text)
    return Span(start=sentence.start, end=sentence.start + (kept[-1] + 1 if kept else len(text)))


def _short(text: str) -> str:
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}…"
