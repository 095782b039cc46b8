"""The extractive writer: drafts made of the documents' own sentences, each with its citation."""

import asyncio
import datetime
from collections.abc import Sequence
from itertools import permutations

from agent.domain.asking.cells import version
from agent.domain.asking.needs import Need, demand
from agent.domain.asking.questions import asked, focus
from agent.domain.asking.questions import plan as split
from agent.domain.asking.reasons import asks_why, gives_reason, restates
from agent.domain.asking.releases import release
from agent.domain.editions import apart, held
from agent.domain.prose.terms import terms
from agent.domain.text import Hit, Plan
from agent.domain.wording import CLOSEST, NO_ANSWER, NO_EVIDENCE
from agent.ports import Embedder, EntailmentModel, Judge, Parser
from agent.writer.drafting.beside import is_beside
from agent.writer.drafting.candidates import LIMITS, Limits, Scored
from agent.writer.drafting.cases import in_case, settled, undenied
from agent.writer.drafting.compose import compose
from agent.writer.drafting.continuing import NEXT, continuation
from agent.writer.drafting.lettered import of_the_named
from agent.writer.drafting.manner import is_over
from agent.writer.drafting.missing import missing, of_another
from agent.writer.drafting.naming import names_nobody
from agent.writer.drafting.newest import newest
from agent.writer.drafting.outright import outright, stated
from agent.writer.drafting.relevance import WEIGHTS, Signals, read, score, signals
from agent.writer.drafting.rivals import rivals
from agent.writer.drafting.runs import runs
from agent.writer.drafting.selection import choose, drawn_near, leading, surely
from agent.writer.drafting.statements import Statement, statements
from agent.writer.drafting.tables import tables
from agent.writer.drafting.tallied import tallied

IMPLIED = 0.95
Hits = Sequence[Sequence[Hit]]
Ranked = Sequence[tuple[str, Sequence[Scored]]]


class ExtractiveWriter:
    """Implements ``ports.Writer`` without a language model."""

    def __init__(  # noqa: PLR0913 - collaborators, all but two of them optional
        self,
        embedder: Embedder,
        reader: EntailmentModel,
        entailment: EntailmentModel | None = None,
        parser: Parser | None = None,
        *,
        judge: Judge | None = None,
        weights: Signals = WEIGHTS,
        limits: Limits = LIMITS,
    ) -> None:
        self._embedder = embedder
        self._reader, self._entailment = reader, entailment
        self._parser, self._judge = parser, judge
        self._weights = weights
        self._limits = limits

    async def plan(self, question: str) -> Plan:
        """Split the question into the sub-questions that together answer it."""
        return split(question)

    async def draft(self, plan: Plan, hits: Hits) -> str:
        """Return a cited draft; ``hits`` are those of each sub-question, in order.

        Where nothing is near enough to be an answer, or all of it hardly likely to be one, what is
        closest to one is told as such; only there may documents tell that are in force at another
        time than the one asked about.
        """
        if not any(hits):
            return NO_EVIDENCE
        heard = in_time(plan.question, hits, datetime.datetime.now(datetime.UTC).date())
        ranked = await self._of_all(plan, heard)
        counted = _counted(ranked, heard, self._limits)
        if counted or any(self._answers(part, scored) for part, scored in ranked):
            chosen = await self._chosen(plan.question, ranked, self._limits)
            told = [(part, counted.get(part, own)) for part, own in chosen]
            if self._parser and self._judge:
                told = await outright(told, heard, self._parser, self._judge)
            return compose(told)
        closest = await self._closest(plan, ranked)
        if heard != hits and not closest:
            closest = await self._closest(plan, await self._of_all(plan, hits))
        return f"{CLOSEST} {compose(closest)}" if closest else NO_ANSWER

    def _answers(self, question: str, scored: Sequence[Scored]) -> bool:
        """Tell whether something answers surely, and is said of those who are asked about."""
        best = leading(scored, self._limits)
        if self._parser is None or best is None or not _answers(question, scored, self._limits):
            return _answers(question, scored, self._limits)
        told = best.statement
        put, said = self._parser.parse([asked(question), told.text])
        found = [s.statement for s in scored]
        unsure = best.answers < self._limits.named
        if of_another(put, told, found) or (unsure and missing(put, told, found)):
            return False
        if told.cells or told.record:
            return True
        return not rivals(put, said, told.context, told.title) and not names_nobody(put, said)

    async def _closest(self, plan: Plan, ranked: Ranked) -> list[tuple[str, list[Statement]]]:
        """Return what is closest to an answer, on the sub-questions that there is something on."""
        near = await self._chosen(plan.question, ranked, self._limits.closest)
        return [part for part in near if part[1]]

    async def _chosen(
        self, question: str, ranked: Ranked, limits: Limits
    ) -> list[tuple[str, list[Statement]]]:
        """Return what is told on each sub-question of ``question``."""
        chosen = []
        for part, scored in ranked:
            told = [s.statement.answering(question) for s in _picked(part, scored, limits)]
            told = stated(told, self._parser) if self._parser else told
            chosen.append((part, await self._without_repeats(told)))
        return chosen

    async def _of_all(self, plan: Plan, hits: Hits) -> list[tuple[str, list[Scored]]]:
        """Return each sub-question with the statements of its ``hits``."""
        return [
            (question, await self._ranked(question, [h for h in found if not h.whole]))
            for question, found in zip(plan.sub_questions, hits, strict=True)
        ]

    async def _ranked(self, question: str, hits: Sequence[Hit]) -> list[Scored]:
        """Return the statements of ``hits`` with how well they answer ``question``."""
        offered = await asyncio.to_thread(pool, hits)
        if not offered:
            return []
        found = await signals(question, offered, self._embedder)
        found = await read(question, [s for s, _ in offered], found, self._reader)
        scored = [
            _scored(question, statement, signal, self._weights)
            for (statement, _), signal in zip(offered, found, strict=True)
        ]
        if asked(question) != focus(question):
            scored = drawn_near(scored)
        held = [s for s in scored if not is_over(question, s.statement.text)]
        told = undenied(question, settled(focus(question), held or scored))
        return of_the_named(question, in_case(question, told))

    async def _without_repeats(self, chosen: list[Statement]) -> list[Statement]:
        """Drop a statement that another one of the document implies, items of one list apart."""
        pairs = [
            (a, b)
            for a, b in permutations(chosen, 2)
            if a.document_id == b.document_id and not (a.leads and a.leads == b.leads)
        ]
        if self._entailment is None or not pairs:
            return chosen
        judged = await self._entailment.entail([(a.text, b.text) for a, b in pairs])
        kept = list(chosen)
        for (implying, implied), found in zip(pairs, judged, strict=True):
            if found.support > IMPLIED and implying in kept and implied in kept:
                kept.remove(implied)
        return kept


def _counted(ranked: Ranked, hits: Hits, limits: Limits) -> dict[str, list[Statement]]:
    """Return what whole tables tell together, by sub-question; prose that surely answers is heard.

    The documents' own word for a total or an extreme comes before one that is worked out.
    """
    found = {}
    for (part, scored), heard in zip(ranked, hits, strict=True):
        best = leading(scored, limits)
        is_row = best is not None and (best.statement.cells or best.statement.record)
        if best is None or is_row or not surely(scored, limits):
            whole = [h.chunk for h in heard if h.whole]
            found[part] = tallied(part, tables(whole)) or newest(part, whole)
    return {part: told for part, told in found.items() if told}


def _answers(question: str, scored: Sequence[Scored], limits: Limits) -> bool:
    """Tell whether something answers surely; what comes next, its place tells, no reader.

    What is said of another case than the one asked about does not, nor what is asked the reason of.
    """
    best, last = leading(scored, limits), focus(question)
    if best is not None and _gives_none(last, best.statement):
        reasons = [s for s in _picked(question, scored, limits) if s is not best]
        return bool(reasons) and surely(scored, limits)
    if best is not None and is_beside(last, best.statement, [s.statement for s in scored]):
        return False
    return surely(scored, limits) or (
        bool(NEXT.search(last)) and bool(continuation(scored, limits))
    )


def _gives_none(question: str, told: Statement) -> bool:
    """Tell whether a statement has not the reason asked for: a row, or what only says it again."""
    row = bool(told.cells) and asks_why(question) and not gives_reason(told.body)
    return row or restates(question, told.body)


def _picked(question: str, scored: Sequence[Scored], limits: Limits) -> list[Scored]:
    """Return what goes into the draft; a question for no one thing gets its list whole."""
    last = focus(question)
    if NEXT.search(last):
        return continuation(scored, limits)
    return choose(scored, limits, question, whole=demand(last).need is Need.OPEN)


def _scored(question: str, statement: Statement, signal: Signals, weights: Signals) -> Scored:
    around = frozenset(terms(" ".join((*statement.leads, *statement.headings, statement.title))))
    own = frozenset(terms(statement.body)) - around
    before = frozenset(terms(statement.before if statement.leans or statement.question else ""))
    wanted = frozenset(terms(question))
    return Scored(
        statement=statement,
        score=score(signal, weights),
        fit=max(signal.fit, signal.answers),
        answers=signal.answers,
        pinned=signal.pinned,
        covers=wanted & (own | around | before),
        labelled=wanted & frozenset(terms(statement.label)),
        own=wanted & own,
        headed=headed(statement, wanted),
    )


def headed(told: Statement, wanted: frozenset[str]) -> str:
    """Return the heading of the list that a statement is an item of, if it is asked about.

    All of its words are, or the version that it names; an item without words of the question but
    for its label is told for all.
    """
    heading = "".join(told.headings[-1:])
    if (
        told.leads
        or told.depth < 0
        or wanted & (frozenset(terms(told.body)) - {*terms(told.label)})
    ):
        return ""
    named = frozenset(terms(heading))
    found = release(heading)
    versions = {t for t in named & wanted if found and version(t) == found.version}
    return heading if named and (named <= wanted or versions) else ""


def in_time(question: str, hits: Hits, today: datetime.date) -> Hits:
    """Return the hits in documents that are in force at the time that ``question`` is about."""
    chunks = [h.chunk for found in hits for h in found]
    others = apart(held(chunks, question, today))
    if not others:
        return hits
    return [[h for h in found if h.chunk.document_id not in others] for found in hits]


def pool(hits: Sequence[Hit]) -> list[tuple[Statement, float]]:
    """Return the statements of all hits with their chunk's similarity, best first, none twice.

    A "No." to another question is another one.
    """
    nearness = {h.chunk.chunk_id: h.similarity for h in hits}
    chunks = list({h.chunk.chunk_id: h.chunk for h in hits}.values())
    found: dict[tuple[str, str, str], tuple[Statement, float]] = {}
    for run in runs(chunks):
        for statement in statements(run):
            before = statement.before if statement.leans else ""
            key = (statement.document_id, statement.text, before)
            found.setdefault(key, (statement, nearness[statement.chunk_id]))
    return list(found.values())
