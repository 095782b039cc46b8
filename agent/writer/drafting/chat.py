"""The chat writer: plans and drafts with a chat model, citing only what it was given."""

from collections.abc import AsyncIterator, Sequence

from pydantic import BaseModel, ConfigDict

from agent.domain.prompt import Prompt
from agent.domain.prose.sentences import split_sentences
from agent.domain.sources import Sources, fence
from agent.domain.text import Chunk, Hit, Plan
from agent.domain.wording import NO_ANSWER, NO_EVIDENCE
from agent.errors import CutError
from agent.ports import ChatModel
from agent.prompting import render

MAX_PARTS = 6
REST_MISSING = "the answer ends with its last finished sentence"


class PlanReply(BaseModel):
    """The sub-questions of a question."""

    model_config = ConfigDict(extra="forbid")

    sub_questions: list[str]


class ChatWriter:
    """Implements ``ports.Writer`` with a chat model."""

    def __init__(self, model: ChatModel) -> None:
        self._model = model

    async def plan(self, question: str) -> Plan:
        """Split the question into the sub-questions that together answer it.

        Raises:
            ModelError: when the model fails.
        """
        prompt = await render("plan", question=fence(question))
        reply = await self._model.structured(prompt, PlanReply)
        parts = dict.fromkeys(" ".join(p.split()) for p in reply.sub_questions)
        kept = tuple(p for p in parts if p)[:MAX_PARTS]
        return Plan(question=question, sub_questions=kept or (question,))

    async def draft(self, plan: Plan, hits: Sequence[Sequence[Hit]]) -> str:
        """Return a cited draft; ``hits`` are those of each sub-question, in order.

        Of a reply that was cut at its token limit the finished sentences are kept, which the
        run's warnings tell.

        Raises:
            ModelError: when the model fails.
        """
        if not any(hits):
            return NO_EVIDENCE
        prompt, sources = await self._asked(plan, hits)
        try:
            said = await self._model.text(prompt)
        except CutError as error:
            said = self._kept(error)
        return finished(sources.cited(said))

    async def stream(self, plan: Plan, hits: Sequence[Sequence[Hit]]) -> AsyncIterator[str]:
        """Yield the draft as it grows: each time all that is final so far.

        What might still turn out to be a part of a citation is held back.

        Raises:
            ModelError: as `draft`; also after some pieces, when the stream breaks off.
        """
        if not any(hits):
            yield NO_EVIDENCE
            return
        prompt, sources = await self._asked(plan, hits)
        said = ""
        try:
            async for piece in self._model.stream(prompt):
                said += piece
                yield sources.cited(settled(said)).lstrip()
        except CutError as error:
            said = self._kept(error)
        yield finished(sources.cited(said))

    def _kept(self, error: CutError) -> str:
        """Return the finished sentences of a reply that was cut; without any, it failed."""
        spans = split_sentences(error.text)
        if len(spans) < 2:
            raise error
        self._model.note(error, REST_MISSING)
        return error.text[: spans[-2].end]

    async def _asked(self, plan: Plan, hits: Sequence[Sequence[Hit]]) -> tuple[Prompt, Sources]:
        chunks = unique(hits)
        sources = Sources(chunks, [c.chunk_id for c in chunks])
        prompt = await render(
            "write",
            no_answer=NO_ANSWER,
            sources=sources.text,
            question=fence(plan.question),
            sub_questions="\n".join(f"- {fence(q)}" for q in plan.sub_questions),
        )
        return prompt, sources


def unique(hits: Sequence[Sequence[Hit]]) -> list[Chunk]:
    """Return the chunks of all sub-questions, each once, the best of each first."""
    deepest = max(map(len, hits), default=0)
    ordered = [found[rank].chunk for rank in range(deepest) for found in hits if rank < len(found)]
    return list({c.chunk_id: c for c in ordered}.values())


def settled(said: str) -> str:
    """Return ``said`` up to an opening bracket that is not closed yet."""
    at = max(said.rfind(mark) for mark in "[【(")
    if at < 0 or any(mark in said[at:] for mark in "]】)"):
        return said
    return said[:at]


def finished(draft: str) -> str:
    """Return the draft without blanks around it, and the plain sentence where it only refuses."""
    text = draft.strip()
    bare = text.strip("\"'“”* \n")
    return NO_ANSWER if bare.rstrip(".") == NO_ANSWER.rstrip(".") else text
