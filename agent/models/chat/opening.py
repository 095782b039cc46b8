"""Opening chat models through LangChain, once for each event loop.

Connections belong to the loop that made them, so models are kept by loop. A base URL that comes
with a run's context is never sent the key of the environment: who may choose the server must
not thereby learn the key.
"""

import asyncio
import os
import weakref
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from agent.context import Context
from agent.errors import InputError, RoleError
from agent.models.chat.prices import PriceList
from agent.models.chat.role import ChatRole
from agent.settings import settings

if TYPE_CHECKING:
    from langchain_core.language_models import BaseChatModel

MOST = 64  # models kept open, the last used
METHODS = ("json_schema", "function_calling", "json_mode")
NO_KEY = "none"
_OPENAI = "openai"
_KEYLESS = frozenset({"ollama"})
_SERVER = ("OPENAI_BASE_URL", "OPENAI_API_BASE")


@dataclass
class Endpoint:
    """An open model; ``methods`` are the ways to a structured reply not yet found wanting.

    ``shaped`` keeps the model held to a schema, by the schema's title and the way.
    """

    model: "BaseChatModel"
    gate: asyncio.Semaphore
    methods: list[str] = field(default_factory=lambda: list(METHODS))
    shaped: dict[tuple[str, str], Any] = field(default_factory=dict)


@dataclass
class _Loop:
    """What one event loop has open."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    endpoints: OrderedDict[tuple[Any, ...], Endpoint] = field(default_factory=OrderedDict)
    http: Any = None


_LOOPS: weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, _Loop] = weakref.WeakKeyDictionary()
_CHECKED: set[tuple[Any, ...]] = set()
_NO_TEMPERATURE: set[str] = set()  # role strings of models that refuse to be told one


async def endpoint(role: ChatRole, context: Context) -> Endpoint:
    """Return the open model for ``role`` in this loop.

    Raises:
        RoleError: when LangChain cannot open it.
    """
    kept = _LOOPS.setdefault(asyncio.get_running_loop(), _Loop())
    key = _key(role, context)
    async with kept.lock:
        if key not in kept.endpoints:
            if role.provider == _OPENAI and kept.http is None:
                kept.http = await asyncio.to_thread(_http_client)
            model = await asyncio.to_thread(open_model, role, context, kept.http)
            gate = asyncio.Semaphore(context.chat.concurrency)
            kept.endpoints[key] = Endpoint(model, gate)
        kept.endpoints.move_to_end(key)
        while len(kept.endpoints) > MOST:  # a server may be called with many keys
            kept.endpoints.popitem(last=False)
        return kept.endpoints[key]


async def close_connections() -> None:
    """Close what this event loop has open; a later call opens it anew."""
    kept = _LOOPS.pop(asyncio.get_running_loop(), None)
    if kept is not None and kept.http is not None:
        await kept.http.aclose()


def open_model(role: ChatRole, context: Context, http: Any = None) -> "BaseChatModel":
    """Return a new LangChain model; blocks while it imports the provider.

    Raises:
        RoleError: for an unknown provider, a package that is missing, or a missing key.
    """
    from langchain.chat_models import init_chat_model

    try:
        made: BaseChatModel = init_chat_model(
            role.model, model_provider=role.provider, **_arguments(role, context, http)
        )
    except Exception as error:  # providers raise what they like for a missing key or option
        told = " ".join(str(error).split()) or type(error).__name__
        raise RoleError(f"the chat model {role.name!r} cannot be opened: {told}") from error
    return made


def check_model(role: ChatRole, context: Context) -> None:
    """Fail when ``role`` cannot be opened, or a cap on dollars cannot be kept; blocks.

    Raises:
        RoleError: as `open_model`.
        InputError: for a server that ``AFFIDAVIT_CHAT_SERVERS`` does not allow, and when
            ``budget.max_cost_usd`` is set and the price is not known.
    """
    allowed = [url.strip() for url in settings().chat_servers.split(",") if url.strip()]
    if allowed and context.base_url and context.base_url not in allowed:
        raise InputError("base_url is none of the servers that this installation allows")
    prices = PriceList(role, context.chat.prices, own_server=is_own_server(role, context))
    if context.budget.max_cost_usd is not None and prices.cost(1, 1) is None:
        raise InputError(
            f"budget.max_cost_usd cannot be kept: the price of {role.name} is not known; "
            "give it in chat.prices"
        )
    key = _key(role, context)
    if key not in _CHECKED:
        open_model(role, context)
        if len(_CHECKED) >= MOST:
            _CHECKED.clear()
        _CHECKED.add(key)


def forget_temperature(role: ChatRole) -> None:
    """Send ``role`` no temperature from now on: it refuses one."""
    _NO_TEMPERATURE.add(role.name)


def sends_temperature(role: ChatRole, context: Context) -> bool:
    """Tell whether calls of ``role`` name a temperature."""
    return context.chat.temperature is not None and role.name not in _NO_TEMPERATURE


def is_own_server(role: ChatRole, context: Context) -> bool:
    """Tell whether calls go to a server that the user named, whose prices no table knows."""
    named = role.provider == _OPENAI and any(os.environ.get(v) for v in _SERVER)
    return bool(context.base_url) or named


def secret(context: Context) -> str:
    """Return the key that the context carries, '' where it has none."""
    return context.api_key.get_secret_value() if context.api_key else ""


def _arguments(role: ChatRole, context: Context, http: Any) -> dict[str, Any]:
    options = context.chat
    chosen: dict[str, Any] = {
        "timeout": options.timeout_seconds,
        "max_retries": 0,  # retries are counted against the budget, so they are made here
        "max_tokens": options.max_output_tokens,
    }
    if sends_temperature(role, context):
        chosen["temperature"] = options.temperature
    if context.base_url:
        chosen["base_url"] = context.base_url
    key = _api_key(role, context)
    if key:
        chosen["api_key"] = key
    if role.provider == _OPENAI:
        chosen["stream_usage"] = True
        if http is not None:
            chosen["http_async_client"] = http
    return chosen


def _api_key(role: ChatRole, context: Context) -> str:
    """Return the key to pass on, '' to leave it to the provider's own variables."""
    if context.api_key:
        return secret(context)
    if role.provider in _KEYLESS:
        return ""
    if context.base_url:
        return NO_KEY
    keyless = role.provider == _OPENAI and not os.environ.get("OPENAI_API_KEY")
    return NO_KEY if keyless and is_own_server(role, context) else ""


def _key(role: ChatRole, context: Context) -> tuple[Any, ...]:
    server = tuple(os.environ.get(v) for v in (*_SERVER, "OPENAI_API_KEY"))
    options = context.chat
    return (
        role.name,
        context.base_url,
        secret(context),
        server,
        options.timeout_seconds,
        options.max_output_tokens,
        options.temperature if sends_temperature(role, context) else None,
        options.concurrency,
        options.structured,
    )


def _http_client() -> Any:
    from openai import DefaultAsyncHttpxClient

    return DefaultAsyncHttpxClient()
