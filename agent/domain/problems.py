"""What does not fit a model, in words for people."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # the help of the command line needs no models
    from pydantic import ValidationError

LONGEST = 80  # characters of a value that an error repeats
SECRET = "api_key"
_WORDS = {
    r"Extra inputs are not permitted": "there is no such field",
    r"Field required": "it is missing",
    r"Input should be a valid string": "it must be a text",
    r"Input should be a valid (?:tuple|list)": "it must be a list",
    r"Input should be a valid dictionary(?: or instance of \w+)?": "it must be an object of fields",
    r"(?:String|Tuple|List) should have at least 1 \w+(?: after validation)?(?:, not 0)?": (
        "it is empty"
    ),
    r"String should match pattern '\^\[a-z0-9_-\]\{1,64\}\$'": (
        "use 1 to 64 lower-case letters, digits, hyphens and underscores"
    ),
}
"""What pydantic says, for those who know Python, and the same for those who do not."""


def problems(error: "ValidationError", whole: str) -> Iterator[str]:
    """Yield each wrong field with its problem and value; ``whole`` names what has no field."""
    for found in faults(error):
        yield f"{field(found) or whole}: {reason(found['msg'])}{_given(found)}"


def faults(error: "ValidationError") -> list[Any]:
    """Return the errors; a list whose items are all wrong is not called empty as well."""
    found = error.errors(include_url=False)
    inner = {e["loc"][:n] for e in found for n in range(len(e["loc"]))}
    return [e for e in found if e["type"] != "too_short" or e["loc"] not in inner]


def field(found: Any) -> str:
    """Return the dotted name of the field that an error is about, '' for the whole."""
    return ".".join(map(str, found["loc"]))


def reason(message: str) -> str:
    """Return ``message`` in plain words, and without those that pydantic puts before ours."""
    for pattern, words in _WORDS.items():
        if re.fullmatch(pattern, message):
            return words
    return message.replace("Value error, ", "", 1)


def _given(found: Any) -> str:
    """Return what was given, where that is one short value and no key."""
    value = found["input"]
    if SECRET in found["loc"] or not isinstance(value, str | int | float | None):
        return ""
    shown = repr(value)
    return f" (got {shown})" if len(shown) <= LONGEST else ""
