"""Sentences that the product itself says; one home, so that every surface says the same."""

import re
from pathlib import PurePath

NO_ANSWER = "The documents do not answer this question."
NO_EVIDENCE = "No relevant information was found in the documents."
NOT_WRITTEN = "No answer was written, because the model that writes it failed."
NOTHING_LEFT = "No claim of this draft is borne out by the documents."
NO_PART = "The documents do not say {part}."
CLOSEST = "The documents may not answer this question; what follows is the closest they say."
REFUSALS = (NO_ANSWER, NO_EVIDENCE, NOT_WRITTEN, NOTHING_LEFT)
"""What stands in place of an answer or draft: no claim, and nothing that evidence covers."""


def counted(number: int, one: str, many: str = "") -> str:
    """Return ``number`` with its words: ``one`` for 1, else ``many``, by default ``one`` + s."""
    return f"{number} {one}" if number == 1 else f"{number} {many or one + 's'}"


_HOME = re.compile(r"(?:[A-Z]:)?[\\/](?:root|(?:home|Users)[\\/][^\\/]+)[\\/]")


def short_source(source: str) -> str:
    """Return where a document is from as a reader elsewhere may see it.

    Of a file that is named by its whole path these are the last two parts, and no home directory;
    URLs and what was named by a relative path stay.
    """
    path = source.removeprefix("file://")
    at_home = _HOME.match(path)
    if at_home:
        path = path[at_home.end() :]
    elif not PurePath(path).is_absolute() or len(PurePath(path).parts) <= 3:
        return source
    return str(PurePath(*PurePath(path).parts[-2:]))


_FURTHER = re.compile(r"[,;–—]\s+(?:but|yet|however|although|though|since)\b|\bbecause\b|[:;]\s")


def is_refusal(sentence: str) -> bool:
    """Tell whether ``sentence`` only says that the documents are silent."""
    plain = sentence.strip()
    partly = NO_PART.split("{", maxsplit=1)[0]
    return plain in (*REFUSALS, CLOSEST) or (
        plain.startswith(partly) and not _FURTHER.search(plain)
    )
