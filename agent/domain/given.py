"""What callers give: texts and lists, or an error that names the argument."""

from collections.abc import Iterable, Mapping
from typing import Any

from agent.domain.prose.sentences import split_sentences
from agent.errors import InputError

MAX_WORDS = 2_000  # of one sentence; its parse and its claims take time that grows faster
CASE = "a claim and its evidence texts"


def given_text(value: Any, name: str) -> str:
    """Return ``value``, which must be a text that UTF-8 can write; ``name`` is for the error.

    Raises:
        InputError: when it is no text, or holds half of a character (a lone surrogate).
    """
    if not isinstance(value, str):
        raise InputError(f"{name} must be a text (str), not {type(value).__name__}")
    try:
        value.encode()
    except UnicodeEncodeError as error:
        raise InputError(
            f"{name} cannot be written as UTF-8: character {error.start + 1} is "
            f"U+{ord(value[error.start]):04X}, half of a pair"
        ) from error
    return value


def given_words(value: Any, name: str) -> str:
    """Return the text ``value``, in which no character is U+0000.

    In a document it is what a reader of files left there; in what is written it is a mistake.

    Raises:
        InputError: when it is no text, or has such a character.
    """
    text = given_text(value, name)
    if "\0" in text:
        at = text.index("\0") + 1
        raise InputError(f"{name} is no plain text: character {at} is U+0000; take it out")
    return text


def given_draft(value: Any, name: str) -> str:
    """Return the text ``value``, whose sentences can be split into claims in good time.

    Raises:
        InputError: when it is empty or no text, or a sentence of it has no end in sight.
    """
    text = given_words(value, name)
    if not text.strip():
        raise InputError(f"{name} is empty; give the text to be checked")
    if len(text) > MAX_WORDS:
        for span in split_sentences(text):
            words = len(span.of(text).split())
            if words > MAX_WORDS:
                raise InputError(
                    f"{name} has a sentence of {words} words, from character {span.start + 1} on, "
                    f"and {MAX_WORDS} are the most: end its sentences with full stops"
                )
    return text


def given_list(value: Any, name: str, items: str) -> list[Any]:
    """Return the items of ``value``; a text or a mapping is no list of ``items``.

    Raises:
        InputError: naming the argument and what it must hold.
    """
    if isinstance(value, str | bytes | Mapping) or not isinstance(value, Iterable):
        raise InputError(f"{name} must be a list of {items}, not {type(value).__name__}")
    return list(value)


def given_cases(value: Any) -> list[tuple[str, list[str]]]:
    """Return the claims to be judged, each with its evidence texts.

    Raises:
        InputError: saying what is wrong with one of them.
    """
    return [_case(case) for case in given_list(value, "cases", f"cases ({CASE})")]


def _case(value: Any) -> tuple[str, list[str]]:
    parts = given_list(value, "each case", f"two parts ({CASE})")
    if len(parts) != 2:
        raise InputError(f"each case must have two parts ({CASE}), not {len(parts)}")
    claim = given_words(parts[0], "the claim of a case")
    if not claim.strip():
        raise InputError("the claim of a case must be a text that is not empty")
    texts = given_list(parts[1], "the evidence of a claim", "texts")
    return claim, [given_text(text, "each evidence text") for text in texts]
