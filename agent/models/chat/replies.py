"""Reading replies: their text, why they stopped, and JSON held to a schema."""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

from pydantic import BaseModel, ValidationError

from agent.errors import CutError, ModelError

if TYPE_CHECKING:
    from langchain_core.messages import AIMessage

Reply = TypeVar("Reply", bound=BaseModel)

MAX_CHARACTERS = 400_000
"""A reply longer than this is none: no role needs it, and reading it costs memory."""

_STOPPED = ("finish_reason", "stop_reason", "done_reason")
_CUT = frozenset({"length", "max_tokens", "max_output_tokens"})
_FILTERED = frozenset({"content_filter", "safety", "refusal"})
_PROBLEMS = 5


class MisfitError(Exception):
    """A reply does not fit its schema; the message tells the model what to mend."""


def text_of(message: "AIMessage") -> str:
    """Return the text of a complete reply.

    Raises:
        ModelError: when it is a refusal, was filtered, or is far too long; `CutError` when it was
            cut.
    """
    text = str(message.text)
    if len(text) > MAX_CHARACTERS:
        raise ModelError(f"the reply is {len(text)} characters long; it was not read")
    check_end(message.response_metadata, message.additional_kwargs, text)
    return text


def check_end(metadata: Mapping[str, Any], extra: Mapping[str, Any], text: str) -> None:
    """Raise when a reply, of which ``text`` came, did not end as it should.

    Raises:
        ModelError: saying why.
    """
    refusal = extra.get("refusal")
    if refusal:
        raise ModelError(f"the model refused: {str(refusal)[:200]}")
    ended = str(end_of(metadata) or "").lower()
    if ended in _CUT:
        raise CutError(text)
    if ended in _FILTERED:
        raise ModelError("the provider withheld the reply (content filter)")


def end_of(metadata: Mapping[str, Any]) -> str | None:
    """Return why the model stopped, None where the provider does not say."""
    return next((str(metadata[k]) for k in _STOPPED if metadata.get(k)), None)


def json_of(message: "AIMessage") -> str:
    """Return the JSON text of a structured reply: a tool call's arguments, or the text.

    Raises:
        ModelError: as `text_of`.
    """
    text = text_of(message)
    if message.tool_calls:
        return json.dumps(message.tool_calls[0]["args"])
    if message.invalid_tool_calls:
        return message.invalid_tool_calls[0]["args"] or ""
    return _unfenced(text)


def _unfenced(text: str) -> str:
    """Return what stands between the lines of a code fence, or else ``text``."""
    bare = text.strip()
    if not (bare.startswith("```") and bare.endswith("```") and "\n" in bare):
        return text
    return bare.removesuffix("```").partition("\n")[2]


@lru_cache(maxsize=64)
def shape_of(schema: type[BaseModel]) -> dict[str, Any]:
    """Return the JSON schema of ``schema`` without what a model need not read.

    Titles and descriptions repeat what the prompt says, and cost tokens in every call.
    """
    slim: dict[str, Any] = _slim(schema.model_json_schema())
    return {"title": schema.__name__, **slim}


def _slim(node: Any) -> Any:
    """Return ``node`` without annotations; properties of such names are kept."""
    if isinstance(node, list):
        return [_slim(n) for n in node]
    if not isinstance(node, dict):
        return node
    return {
        key: {name: _slim(n) for name, n in value.items()} if key in _NAMED else _slim(value)
        for key, value in node.items()
        if key not in ("title", "description")
    }


_NAMED = ("properties", "$defs")


def fitted(text: str, schema: type[Reply]) -> Reply:
    """Return ``text`` as an instance of ``schema``.

    Raises:
        MisfitError: naming each thing that is wrong.
    """
    if not text.strip():
        raise MisfitError("the reply is empty")
    try:
        return schema.model_validate_json(text)
    except ValidationError as error:
        parts = [
            f"{'.'.join(map(str, e['loc'])) or 'reply'}: {e['msg']}"
            for e in error.errors(include_url=False, include_input=False)[:_PROBLEMS]
        ]
        raise MisfitError("; ".join(parts)) from error
