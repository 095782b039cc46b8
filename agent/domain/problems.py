"""What does not fit a model, in words for people."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # the help of the command line needs no models
    from pydantic import ValidationError

LONGEST = 80  # characters of a value that an error repeats
SECRET = "api_key"


def problems(error: "ValidationError", whole: str) -> Iterator[str]:
    """Yield each wrong field with its problem and value; ``whole`` names what has no field."""
    for found in error.errors(include_url=False):
        yield f"{field(found) or whole}: {reason(found['msg'])}{_given(found)}"


def field(found: Any) -> str:
    """Return the dotted name of the field that an error is about, '' for the whole."""
    return ".".join(map(str, found["loc"]))


def reason(message: str) -> str:
    """Return ``message`` without the words that pydantic puts before ours."""
    return message.replace("Value error, ", "", 1)


def _given(found: Any) -> str:
    """Return what was given, where that is one short value and no key."""
    value = found["input"]
    if SECRET in found["loc"] or not isinstance(value, str | int | float | None):
        return ""
    shown = repr(value)
    return f" (got {shown})" if len(shown) <= LONGEST else ""
