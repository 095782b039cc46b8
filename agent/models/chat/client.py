"""The client that plays a role: text, streams and structured replies within a run's budget."""

import json
from collections.abc import AsyncIterator
from contextlib import aclosing
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from agent.domain.prompt import Prompt
from agent.errors import ModelError
from agent.models.chat import cache
from agent.models.chat.calling import Call, ask, pieces
from agent.models.chat.failures import status_of
from agent.models.chat.opening import Endpoint, endpoint
from agent.models.chat.replies import MisfitError, Reply, fitted, json_of, shape_of, text_of
from agent.models.chat.role import ChatRole
from agent.models.chat.session import Session, current
from agent.settings import settings

if TYPE_CHECKING:
    from langchain_core.messages import AIMessage

QUOTED = 4000  # characters of a misfit reply that are shown to the model again
MEND = (
    "That reply does not fit the schema: {problem}\n"
    "Reply again with the corrected JSON object only, and nothing else."
)
AS_JSON = "Reply with one JSON object that fits this JSON schema:"
_UNSUPPORTED = ("response_format", "json_schema", "schema", "tool", "function", "grammar", "format")


class ChatClient:
    """Implements ``ports.ChatModel`` for one role; context and budget are those of the run."""

    def __init__(self, part: str, role: ChatRole) -> None:
        """Create the client.

        Args:
            part: the role that is played, for usage and notices: writer, skeptic, ….
            role: the model that plays it.
        """
        self.part = part
        self.role = role

    @property
    def name(self) -> str:
        """The role string."""
        return self.role.name

    def note(self, error: ModelError, undone: str) -> None:
        """Put into the run's warnings what was not done because of ``error``."""
        current().note(self.part, error, undone)

    async def text(self, prompt: Prompt) -> str:
        """Return the model's reply as text.

        Raises:
            ModelError: when the call fails for good; `BudgetError` when it was not made.
        """
        run, key = current(), self._key(prompt, "")
        known = await self._cached(run, key)
        if known is not None:
            return known
        reply = text_of(await ask(await self._call(run, prompt)))
        if not reply.strip():
            raise ModelError("the reply is empty")
        await self._keep(run, key, reply)
        return reply

    async def stream(self, prompt: Prompt) -> AsyncIterator[str]:
        """Yield the model's reply piece by piece.

        Raises:
            ModelError: as `text`; also after some pieces, when the stream breaks off.
        """
        run, key = current(), self._key(prompt, "")
        known = await self._cached(run, key)
        if known is not None:
            yield known
            return
        said: list[str] = []
        async with aclosing(pieces(await self._call(run, prompt))) as source:
            async for piece in source:
                said.append(piece)
                yield piece
        if not "".join(said).strip():
            raise ModelError("the reply is empty")
        await self._keep(run, key, "".join(said))

    async def structured(self, prompt: Prompt, schema: type[Reply]) -> Reply:
        """Return the model's reply as an instance of ``schema``.

        A reply that does not fit is sent back once with what is wrong.

        Raises:
            ModelError: when the call fails for good or the second reply does not fit either;
                `BudgetError` when a call was not made.
        """
        shape = shape_of(schema)
        run, key = current(), self._key(prompt, json.dumps(shape, sort_keys=True))
        known = await self._cached(run, key)
        if known is not None:
            return fitted(known, schema)
        call = await self._call(run, prompt)
        text = json_of(await _shaped(call, shape))
        try:
            reply = fitted(text, schema)
        except MisfitError as problem:
            turns = [("ai", text[:QUOTED] or "(empty)"), ("human", MEND.format(problem=problem))]
            again = replace(call, turns=[*call.turns, *turns])
            reply = _second(json_of(await _shaped(again, shape)), schema)
        await self._keep(run, key, reply.model_dump_json())
        return reply

    async def _call(self, run: Session, prompt: Prompt) -> Call:
        open_: Endpoint = await endpoint(self.role, run.context)
        turns = [("system", prompt.system), ("human", prompt.user)]
        return Call(self.part, self.role, run, open_, turns, prompt.name)

    def _key(self, prompt: Prompt, shape: str) -> str:
        context = current().context
        said = (prompt.version, prompt.system, prompt.user, shape)
        options = (context.chat.max_output_tokens, context.chat.temperature)
        return cache.key_of(self.name, context.base_url, said, options)

    async def _cached(self, run: Session, key: str) -> str | None:
        if not run.context.chat.cache_seconds:
            return None
        found = await cache.kept(settings().home, key)
        if found is not None:
            run.meter.note_cached(self.part)
        return found

    async def _keep(self, run: Session, key: str, reply: str) -> None:
        seconds = run.context.chat.cache_seconds
        if seconds:
            await cache.keep(settings().home, key, reply, seconds)


def _second(text: str, schema: type[Reply]) -> Reply:
    try:
        return fitted(text, schema)
    except MisfitError as error:
        raise ModelError(f"two replies in a row did not fit the schema: {error}") from error


async def _shaped(call: Call, schema: dict[str, Any]) -> "AIMessage":
    """Return the reply by the first way to structure it that the server takes."""
    chosen, methods = call.run.context.chat.structured, call.endpoint.methods
    while True:
        method = methods[0] if chosen == "auto" else chosen
        turns = list(call.turns)
        if method == "json_mode":
            turns[0] = ("system", f"{turns[0][1]}\n\n{AS_JSON}\n{json.dumps(schema)}")
        try:
            return await ask(replace(call, turns=turns, shape=(schema, method)))
        except ModelError as error:
            if chosen != "auto" or not _is_unsupported(error) or methods[-1] == method:
                raise
            if methods[0] == method:
                methods.pop(0)


def _is_unsupported(error: ModelError) -> bool:
    """Tell whether the server says that it does not take this way to structure."""
    cause: Any = error.__cause__
    if isinstance(cause, NotImplementedError):
        return True
    told = str(cause).lower()
    return status_of(error) in (400, 404, 415, 422, 501) and any(w in told for w in _UNSUPPORTED)
