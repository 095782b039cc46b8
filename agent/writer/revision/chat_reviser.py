"""The chat reviser: a chat model rewrites failing sentences, and nothing else can change."""

import asyncio
import difflib
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pydantic import BaseModel, ConfigDict

from agent.domain.anchors import find_anchors, strip_anchors
from agent.domain.ledger import Edit, LedgerEntry
from agent.domain.policy import Policy
from agent.domain.prose.sentences import split_sentences
from agent.domain.sources import Sources, fence
from agent.domain.text import Passage, Span
from agent.domain.verdict import Label
from agent.errors import ModelError
from agent.ports import NO_OBJECTIONS, ChatModel, Objections
from agent.prompting import render
from agent.writer.revision.correction.corrections import backed_by_newer
from agent.writer.revision.correction.queries import queries
from agent.writer.revision.editing.edits import accepted, protected_spans
from agent.writer.revision.revise import proposals

MAX_QUERIES, LONGEST_QUERY = 3, 200  # of the model's queries a claim, and their characters
ORDERS = {
    "correct": "say what the evidence says instead.",
    "soften": "weaken or narrow the wording until the evidence states it.",
    "remove": "take the failing part out.",
    "qualify": "keep the statement, and add “{words}” to it.",
    "deflect": "put this sentence in its place: “{words}”",
    "keep": "leave it as it is.",
}
_MARKER = re.compile(r"[-*+•>\s]+|\d{1,3}[.)]\s+")
_WORDS = re.compile(r"\s+|\w+|[^\w\s]")


class Replacement(BaseModel):
    """What takes the place of sentence ``number``; '' removes it."""

    model_config = ConfigDict(extra="forbid")

    number: int
    replacement: str


class ReviseReply(BaseModel):
    """The replacements of all sentences that were given."""

    model_config = ConfigDict(extra="forbid")

    sentences: list[Replacement]


class ClaimQueries(BaseModel):
    """Search queries for claim ``number``."""

    model_config = ConfigDict(extra="forbid")

    number: int
    queries: list[str]


class QueriesReply(BaseModel):
    """The queries of all claims that were given."""

    model_config = ConfigDict(extra="forbid")

    claims: list[ClaimQueries]


class Task(NamedTuple):
    """A sentence to be mended: its words, its failing claims, and those that stand.

    ``objections`` are what the skeptic said against it.
    """

    span: Span
    failing: list[LedgerEntry]
    standing: list[LedgerEntry]
    objections: list[str]


class ChatReviser:
    """Implements ``ports.Reviser`` with a chat model."""

    def __init__(self, model: ChatModel) -> None:
        self._model = model

    async def queries(self, entries: Sequence[LedgerEntry]) -> list[list[str]]:
        """Return the rules' queries for each claim, and up to three of the model's."""
        found = [queries(entry) for entry in entries]
        if not entries:
            return found
        numbered = enumerate(entries, start=1)
        claims = "\n".join(f"{n}: {fence(e.claim.text)}" for n, e in numbered)
        prompt = await render("queries", claims=claims)
        try:
            reply = await self._model.structured(prompt, QueriesReply)
        except ModelError as error:
            self._model.note(error, f"{len(entries)} claims were searched for by rules alone")
            return found
        for asked in reply.claims:
            if 0 < asked.number <= len(found):
                more = [" ".join(q.split())[:LONGEST_QUERY] for q in asked.queries[:MAX_QUERIES]]
                known = found[asked.number - 1]
                known += [q for q in dict.fromkeys(more) if q and q not in known]
        return found

    async def propose(
        self,
        draft: str,
        entries: Sequence[LedgerEntry],
        policy: Policy,
        objections: Objections = NO_OBJECTIONS,
    ) -> list[Edit]:
        """Return edits for the failing ones of ``entries``; spans point into ``draft``.

        A replacement that would touch what stands is not made; the rules mend that sentence, as
        they do one that is only weak, and where the model leaves one out or fails, which the
        run's warnings tell. What the policy keeps stands.
        """
        tasks = list(_tasks(draft, entries, objections, policy))
        if not tasks:
            return await asyncio.to_thread(proposals, draft, entries, policy)
        try:
            replies = await self._asked(draft, tasks, policy)
        except ModelError as error:
            self._model.note(error, f"{len(tasks)} sentences were mended by rules instead")
            return await asyncio.to_thread(proposals, draft, entries, policy)
        protected = protected_spans(draft, entries)
        edits: list[Edit] = []
        left = [e for e in entries if not any(t.span.overlaps(e.claim.span) for t in tasks)]
        for number, task in enumerate(tasks, start=1):
            made = _edits(draft, task, replies[number]) if number in replies else None
            if made is None or len(accepted(draft, made, protected)) < len(made):
                left += [*task.failing, *task.standing]
            else:
                edits += made
        mended = await asyncio.to_thread(proposals, draft, left, policy) if left else []
        return [*edits, *mended]

    async def _asked(self, draft: str, tasks: Sequence[Task], policy: Policy) -> dict[int, str]:
        quoted = {
            e.quote: (e.chunk_id, e.title, e.date)
            for t in tasks
            for entry in (*t.failing, *t.standing)
            for e in entry.evidence
        }
        passages = [Passage(text=q, title=title, date=d) for q, (_, title, d) in quoted.items()]
        sources = Sources(passages, [chunk_id for chunk_id, _, _ in quoted.values()])
        orders = _orders(policy)
        shorts = {quote: f"S{n}" for n, quote in enumerate(quoted, start=1)}
        prompt = await render(
            "revise",
            contradicted=orders[Label.CONTRADICTED],
            weak=orders[Label.WEAK],
            not_found=orders[Label.NOT_FOUND],
            sources=sources.text,
            sentences="\n\n".join(_told(draft, n, t, shorts) for n, t in enumerate(tasks, start=1)),
        )
        reply = await self._model.structured(prompt, ReviseReply)
        said = {r.number: sources.cited(r.replacement) for r in reply.sentences}
        if find_anchors(draft):
            return said
        return {n: strip_anchors(text)[0] for n, text in said.items()}


def _strategies(policy: Policy) -> dict[Label, str]:
    return {
        Label.CONTRADICTED: policy.contradicted_strategy,
        Label.NOT_FOUND: policy.unsupported_strategy,
        Label.WEAK: policy.weak_strategy,
    }


def _orders(policy: Policy) -> dict[Label, str]:
    """Return what the model is told to do about each kind of failing claim."""
    words = {
        (Label.CONTRADICTED, "deflect"): policy.contradicted_deflection,
        (Label.NOT_FOUND, "deflect"): policy.deflection,
        (Label.NOT_FOUND, "qualify"): policy.qualifier,
        (Label.WEAK, "qualify"): policy.weak_qualifier,
    }
    return {
        label: ORDERS[strategy].replace("{words}", words.get((label, strategy), ""))
        for label, strategy in _strategies(policy).items()
    }


def _is_mended(entry: LedgerEntry, policy: Policy) -> bool:
    """Tell whether the policy has ``entry`` changed; what sources dispute may be left."""
    label = entry.verdict.label
    disputed = label is Label.CONTRADICTED and backed_by_newer(entry)
    return _strategies(policy).get(label, "keep") != "keep" and not disputed


def _tasks(
    draft: str, entries: Sequence[LedgerEntry], objections: Objections, policy: Policy
) -> Iterator[Task]:
    for sentence in split_sentences(draft):
        here = [e for e in entries if sentence.start <= e.claim.span.start < sentence.end]
        failing = [e for e in here if _is_mended(e, policy)]
        if any(e.verdict.label is not Label.WEAK for e in failing):
            said = (why for e in failing for why in objections.get(e.claim.claim_id, ()))
            standing = [e for e in here if e not in failing]
            yield Task(_body(draft, sentence), failing, standing, list(dict.fromkeys(said)))


def _body(draft: str, sentence: Span) -> Span:
    """Return the sentence behind its list marker."""
    marker = _MARKER.match(sentence.of(draft))
    return Span(start=sentence.start + (marker.end() if marker else 0), end=sentence.end)


def _told(draft: str, number: int, task: Task, shorts: dict[str, str]) -> str:
    lines = [f"{number}: {fence(strip_anchors(task.span.of(draft))[0])}"]
    for entry in task.failing:
        lines.append(f"   {entry.verdict.label}: {fence(entry.claim.text)}")
        lines += [
            f"      {shorts[e.quote]} {e.relation}" for e in entry.evidence if e.quote in shorts
        ]
    lines += [f"   objection: {fence(why)}" for why in task.objections]
    lines += [f"   standing: {fence(e.claim.span.of(draft))}" for e in task.standing]
    return "\n".join(lines)


def _edits(draft: str, task: Task, replacement: str) -> list[Edit] | None:
    """Return the edits that turn the sentence into ``replacement``; None where it says the same.

    Where something in the sentence stands, only the words that differ are edited.
    """
    old, new = task.span.of(draft), replacement.strip()
    entry = task.failing[0]
    reason = f"{entry.verdict.label}: rewritten to what the evidence says"
    if new == old.strip():
        return None
    if not task.standing:
        return [_edit(entry, task.span, new, reason)]
    before, after = _WORDS.findall(old), _WORDS.findall(new)
    matcher = difflib.SequenceMatcher(a=before, b=after, autojunk=False)
    edits = []
    for kind, a, b, c, d in matcher.get_opcodes():
        if kind != "equal":
            start = task.span.start + len("".join(before[:a]))
            span = Span(start=start, end=start + len("".join(before[a:b])))
            edits.append(_edit(entry, span, "".join(after[c:d]), reason))
    return edits


def _edit(entry: LedgerEntry, span: Span, text: str, reason: str) -> Edit:
    return Edit(claim_id=entry.claim.claim_id, span=span, replacement=text, reason=reason)
