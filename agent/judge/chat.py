"""The chat judge: a chat model rules on many claims a call, and proves each ruling by quotes."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Literal

from pydantic import BaseModel, ConfigDict

from agent.domain.evidence import Relation
from agent.domain.policy import Policy
from agent.domain.sources import Sources, fence
from agent.domain.text import Passage
from agent.domain.verdict import Case, Label, Verdict, unassessed
from agent.domain.wording import counted
from agent.errors import ModelError
from agent.judge.levels import Quoted, Ruling, ruled
from agent.judge.verdict import NOTHING
from agent.ports import ChatModel, Embedder, Parser
from agent.prompting import render

MAX_CLAIMS = 16  # claims a call
MAX_CHARACTERS = 40_000  # of sources a call, but for a single claim that needs more
LEFT_OUT = "the judge's reply leaves this claim out"
TWICE = "the judge ruled on this claim twice, and differently"


class QuoteReply(BaseModel):
    """A passage of the source ``source``, copied, and what it does for the claim."""

    model_config = ConfigDict(extra="forbid")

    source: str
    text: str
    relation: Relation


class RulingReply(BaseModel):
    """The ruling on claim ``claim``."""

    model_config = ConfigDict(extra="forbid")

    claim: int
    reason: str
    quotes: list[QuoteReply]
    inferred: bool
    level: Literal["full", "partial", "contradicted", "none"]


class JudgeReply(BaseModel):
    """The rulings on all claims of a call."""

    model_config = ConfigDict(extra="forbid")

    rulings: list[RulingReply]


class ChatJudge:
    """Implements ``ports.Judge`` with a chat model; the strict rules still overrule it."""

    def __init__(self, model: ChatModel, embedder: Embedder, parser: Parser) -> None:
        self._model = model
        self._embedder = embedder
        self._parser = parser

    async def at_once(self, cases: Sequence[Case], policy: Policy) -> list[Verdict | None]:
        """Return None for each case: all of them wait, to be ruled on in as few calls as fit."""
        return [None for _ in cases]

    async def judge(self, cases: Sequence[Case], policy: Policy) -> list[Verdict]:
        """Return one verdict a case, in order; a failure is an ``unassessed`` verdict."""
        verdicts = [
            None
            if c.passages
            else Verdict(label=Label.NOT_FOUND, confidence=1.0, support=0.0, reason=NOTHING)
            for c in cases
        ]
        asked = [i for i, v in enumerate(verdicts) if v is None]
        groups = list(batches(cases, asked))
        found = await asyncio.gather(*(self._rule([cases[i] for i in g], policy) for g in groups))
        by_place = dict(zip(asked, (v for group in found for v in group), strict=True))
        return [v or by_place[i] for i, v in enumerate(verdicts)]

    async def _rule(self, cases: Sequence[Case], policy: Policy) -> list[Verdict]:
        passages = list(dict.fromkeys(p for c in cases for p in c.passages))
        sources = Sources(passages, [str(i) for i in range(len(passages))])
        claims = "\n".join(_told(n, c, passages) for n, c in enumerate(cases, start=1))
        prompt = await render("judge", sources=sources.text, claims=claims)
        try:
            reply = await self._model.structured(prompt, JudgeReply)
        except ModelError as error:
            self._model.note(error, f"{counted(len(cases), 'claim was', 'claims were')} not judged")
            return [unassessed(str(error)) for _ in cases]
        return await asyncio.gather(
            *(
                self._verdict(case, _rulings(reply, n), (sources, passages), policy)
                for n, case in enumerate(cases, start=1)
            )
        )

    async def _verdict(
        self,
        case: Case,
        rulings: Sequence[RulingReply],
        given: tuple[Sources, Sequence[Passage]],
        policy: Policy,
    ) -> Verdict:
        if not rulings:
            return unassessed(LEFT_OUT)
        if len({r.level for r in rulings}) > 1:
            return unassessed(TWICE)
        first = rulings[0]
        ruling = Ruling(
            level=first.level,
            inferred=first.inferred,
            reason=" ".join(first.reason.split()),
            quotes=tuple(
                Quoted(_passage(q.source, case, given), q.text, q.relation) for q in first.quotes
            ),
        )
        return await ruled(case, ruling, policy, (self._embedder, self._parser))


def batches(cases: Sequence[Case], places: Sequence[int]) -> Iterator[list[int]]:
    """Yield groups of ``places`` whose cases fit one call; shared passages count once."""
    group: list[int] = []
    seen: set[Passage] = set()
    for place in places:
        union = seen | set(cases[place].passages)
        size = sum(len(p.text) for p in union)
        if group and (len(group) >= MAX_CLAIMS or size > MAX_CHARACTERS):
            yield group
            group, union = [], set(cases[place].passages)
        group.append(place)
        seen = union
    if group:
        yield group


def _told(number: int, case: Case, passages: Sequence[Passage]) -> str:
    lines = [f"{number}: {fence(case.claim)}", f"   sources: {_listed(case, passages)}"]
    # On one line each, so that none can pass for another claim.
    told = [("question", case.question)] if case.question else []
    told += [("objection", why) for why in case.objections]
    return "\n".join([*lines, *(f"   {what}: {fence(' '.join(t.split()))}" for what, t in told)])


def _listed(case: Case, passages: Sequence[Passage]) -> str:
    return ", ".join(f"S{passages.index(p) + 1}" for p in dict.fromkeys(case.passages))


def _rulings(reply: JudgeReply, number: int) -> list[RulingReply]:
    return [r for r in reply.rulings if r.claim == number]


def _passage(short: str, case: Case, given: tuple[Sources, Sequence[Passage]]) -> int | None:
    """Return which of the case's passages ``short`` names, None for one it was not given."""
    sources, passages = given
    key = sources.key(short)
    passage = passages[int(key)] if key is not None else None
    return case.passages.index(passage) if passage in case.passages else None
