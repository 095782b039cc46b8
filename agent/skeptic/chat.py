"""The chat skeptic: objections of a chat model, each tied to the words it objects to."""

from collections.abc import Mapping

from pydantic import BaseModel, ConfigDict

from agent.domain.critique import Issue, IssueKind, Severity
from agent.domain.policy import Policy
from agent.domain.quoting import find_quote
from agent.domain.sources import Sources, fence
from agent.domain.text import Chunk
from agent.ports import ChatModel
from agent.prompting import render

NOT_ASKED = "(none)"


class Objection(BaseModel):
    """One objection; ``quote`` copies the part of the draft that it is about."""

    model_config = ConfigDict(extra="forbid")

    kind: IssueKind
    severity: Severity
    quote: str | None
    why: str


class CritiqueReply(BaseModel):
    """All objections to a draft."""

    model_config = ConfigDict(extra="forbid")

    issues: list[Objection]


class ChatSkeptic:
    """Implements ``ports.Skeptic`` with a chat model."""

    def __init__(self, model: ChatModel) -> None:
        self._model = model

    async def critique(
        self, draft: str, question: str | None, chunks: Mapping[str, Chunk], policy: Policy
    ) -> list[Issue]:
        """Return objections to ``draft``; ``chunks`` are those it may cite, by id.

        Raises:
            ModelError: when the model fails.
        """
        sources = Sources(list(chunks.values()), list(chunks))
        prompt = await render(
            "critique",
            sources=sources.text,
            question=fence(question or NOT_ASKED),
            draft=fence(sources.shortened(draft)),
        )
        reply = await self._model.structured(prompt, CritiqueReply)
        issues = [_issue(o, draft, sources) for o in reply.issues]
        return list(dict.fromkeys(issues))


def _issue(objection: Objection, draft: str, sources: Sources) -> Issue:
    """Return the objection placed in the draft; one whose quote is not there is about all of it."""
    quote = sources.cited(objection.quote or "")
    return Issue(
        kind=objection.kind,
        severity=objection.severity,
        span=find_quote(quote, draft, fuzzy=True),
        why=" ".join(objection.why.split()),
    )
