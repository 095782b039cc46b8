"""One call of a chat model: reserved, limited in time, retried, settled."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeVar

from tenacity import AsyncRetrying, RetryCallState, stop_after_attempt
from tenacity import wait_exponential_jitter as backoff

from agent.errors import AffidavitError, ModelError
from agent.models.chat import failures
from agent.models.chat.meter import Reservation
from agent.models.chat.opening import (
    Endpoint,
    endpoint,
    forget_temperature,
    is_own_server,
    secret,
    sends_temperature,
)
from agent.models.chat.prices import PriceList
from agent.models.chat.replies import MAX_CHARACTERS, check_end, end_of
from agent.models.chat.role import ChatRole
from agent.models.chat.session import Session

if TYPE_CHECKING:
    from langchain_core.messages import AIMessage, AIMessageChunk

Turn = tuple[str, str]
Result = TypeVar("Result")

ENVELOPE = 64  # tokens that a chat template may add to a call
PER_TURN = 16  # and to each of its messages
TIMEOUTS = 2  # a server that does not answer is asked so many times, whatever the retries
_FIRST_WAIT, _LONGEST_WAIT = 0.25, 8.0


@dataclass(frozen=True)
class Call:
    """What is asked of whom, in which run; ``shape`` is (schema, method) of a structured reply."""

    part: str
    role: ChatRole
    run: Session
    endpoint: Endpoint
    turns: Sequence[Turn]
    name: str = ""
    shape: tuple[dict[str, Any], str] | None = None

    @property
    def seconds(self) -> float:
        """The time limit of one attempt."""
        return self.run.context.chat.timeout_seconds

    @property
    def config(self) -> dict[str, Any]:
        """What a trace shows of the call."""
        return {"run_name": f"{self.part}: {self.name}", "tags": ["affidavit", self.part]}

    def runnable(self) -> Any:
        """Return the model, held to the schema if there is one."""
        if self.shape is None:
            return self.endpoint.model
        schema, method = self.shape
        known, kept = (schema["title"], method), self.endpoint.shaped
        if known not in kept:
            kept[known] = self._shaped(schema, method)
        return kept[known]

    def _shaped(self, schema: dict[str, Any], method: str) -> Any:
        strict = {"strict": True} if (self.role.provider, method) == _STRICT else {}
        return _unparsed(
            self.endpoint.model.with_structured_output(
                schema, method=method, include_raw=True, **strict
            )
        )

    def reserve(self) -> Reservation:
        """Set the call's worst case aside: no token is shorter than a byte.

        Raises:
            BudgetError: when it does not fit the run's budget.
        """
        options = self.run.context.chat
        size = sum(len(text.encode()) + PER_TURN for _, text in self.turns) + ENVELOPE
        size += len(str(self.shape[0]).encode()) if self.shape else 0
        own = is_own_server(self.role, self.run.context)
        prices = PriceList(self.role, options.prices, own_server=own)
        return self.run.meter.reserve(self.part, size, options.max_output_tokens, prices)


_STRICT = ("openai", "json_schema")


def _unparsed(structured: Any) -> Any:
    """Return a structured model without LangChain's parser behind it.

    That parser repairs JSON in quadratic time: a long reply would keep a core busy for hours.
    """
    steps = getattr(getattr(structured, "first", None), "steps__", {})
    return steps.get("raw", structured)


async def ask(call: Call) -> "AIMessage":
    """Return the model's reply.

    Raises:
        ModelError: in one line, when the call fails for good; `BudgetError` when it was not made.
    """
    try:
        return await _retried(call, lambda: _once(call))
    except ModelError as error:
        if not _refuses_temperature(call, error):
            raise
    forget_temperature(call.role)
    return await ask(replace(call, endpoint=await endpoint(call.role, call.run.context)))


async def pieces(call: Call) -> AsyncGenerator[str, None]:
    """Yield the text of the model's reply as it comes; retried until the first piece.

    Raises:
        ModelError: as `ask`; and when the stream breaks off or stalls.
    """
    async with call.endpoint.gate:
        held, source, piece = await _begun(call)
        whole: AIMessageChunk | None = None
        try:
            while piece is not None:
                whole = piece if whole is None else whole + piece
                if piece.text:
                    yield str(piece.text)
                if len(str(whole.text)) > MAX_CHARACTERS:
                    raise ModelError("the reply is far too long; the stream was closed")
                piece = await _next(source, call.seconds)
        except BaseException as error:
            _settle_failed(call, held, error)
            raise _told(call, error) from error
        finally:
            await source.aclose()
    if whole is not None:
        _settle(call, held, whole)
        _check_complete(call, whole)


async def _begun(call: Call) -> tuple[Reservation, Any, "AIMessageChunk | None"]:
    """Return what `_begin` returns, retried; without a temperature where one is refused."""
    try:
        return await _retried(call, lambda: _begin(call))
    except ModelError as error:
        if not _refuses_temperature(call, error):
            raise
    forget_temperature(call.role)
    plain = replace(call, endpoint=await endpoint(call.role, call.run.context))
    return await _retried(plain, lambda: _begin(plain))


async def _retried(call: Call, once: Callable[[], Awaitable[Result]]) -> Result:
    """Return what ``once`` returns, tried again as long as it may help."""
    options = call.run.context.chat
    tries = AsyncRetrying(
        stop=stop_after_attempt(options.max_retries + 1),
        wait=_wait,
        retry=lambda state: _again(state, options.max_wait_seconds),
        reraise=True,
    )
    try:
        async for attempt in tries:
            with attempt:
                return await once()
    except Exception as error:  # providers raise what they like
        raise _told(call, error) from error
    raise AssertionError("a call either returns or raises")


def _wait(state: RetryCallState) -> float:
    error = state.outcome.exception() if state.outcome else None
    asked = failures.retry_after(error) if error else None
    growing = backoff(multiplier=_FIRST_WAIT, max=_LONGEST_WAIT, jitter=_FIRST_WAIT)
    return max(asked or 0.0, growing(state))


def _again(state: RetryCallState, longest: float) -> bool:
    error = state.outcome.exception() if state.outcome else None
    if error is None or isinstance(error, AffidavitError) or not failures.is_transient(error):
        return False
    if failures.is_timeout(error) and state.attempt_number >= TIMEOUTS:
        return False
    return (failures.retry_after(error) or 0.0) <= longest


async def _once(call: Call) -> "AIMessage":
    held = call.reserve()
    try:
        async with call.endpoint.gate, asyncio.timeout(call.seconds):
            reply = await call.runnable().ainvoke(list(call.turns), config=call.config)
    except BaseException as error:
        _settle_failed(call, held, error)
        raise
    message: AIMessage = reply["raw"] if isinstance(reply, dict) else reply
    _settle(call, held, message)
    return message


async def _begin(call: Call) -> tuple[Reservation, Any, "AIMessageChunk | None"]:
    held = call.reserve()
    source = call.runnable().astream(list(call.turns), config=call.config)
    try:
        return held, source, await _next(source, call.seconds)
    except BaseException as error:
        _settle_failed(call, held, error)
        await source.aclose()
        raise


async def _next(source: Any, seconds: float) -> "AIMessageChunk | None":
    async with asyncio.timeout(seconds):
        piece: AIMessageChunk | None = await anext(source, None)
        return piece


def _settle(call: Call, held: Reservation, message: "AIMessage") -> None:
    used, meter = message.usage_metadata, call.run.meter
    if used:
        meter.settle(held, max(used["input_tokens"], 0), max(used["output_tokens"], 0))
    else:
        meter.forfeit(held)
    named = message.response_metadata.get("model_name")
    meter.note_model(call.part, str(named or call.role.name))


def _settle_failed(call: Call, held: Reservation, error: BaseException) -> None:
    """Give the reservation back only where the server surely did no work."""
    status = failures.status_of(error)
    used = getattr(getattr(error, "completion", None), "usage", None)
    if used is not None:
        call.run.meter.settle(held, used.prompt_tokens, used.completion_tokens)
    elif (status is not None and status >= 400) or failures.is_unreached(error):
        call.run.meter.release(held)
    else:
        call.run.meter.forfeit(held)


def _check_complete(call: Call, whole: "AIMessageChunk") -> None:
    check_end(whole.response_metadata, whole.additional_kwargs, str(whole.text))
    if call.role.provider == "openai" and end_of(whole.response_metadata) is None:
        raise ModelError("the stream broke off before the reply was complete")


def _told(call: Call, error: BaseException) -> BaseException:
    """Return ``error`` as a ModelError in one line; our own and cancellation as they are."""
    if isinstance(error, AffidavitError) or not isinstance(error, Exception):
        return error
    return ModelError(failures.reason(error, call.seconds, secret(call.run.context)))


def _refuses_temperature(call: Call, error: ModelError) -> bool:
    told = str(error.__cause__).lower()
    asked = sends_temperature(call.role, call.run.context)
    return asked and failures.status_of(error) == 400 and "temperature" in told
