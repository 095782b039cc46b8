"""Citation anchors, ``[cite:CHUNK_ID]``: how a draft points at its evidence."""

import re

from agent.domain.text import Span

ANCHOR = re.compile(r"\[[ \t]*cite[ \t]*:(?P<ids>[^\[\]\n]*)\]", re.IGNORECASE)
"""One anchor; the group ``ids`` holds its chunk ids, several of them parted by , or ;"""

_MARK = re.compile(
    rf"{ANCHOR.pattern}|"
    r"\[[ \t]*cite[ \t]*:[ \t]*(?:[0-9a-f]{8,64}\b|[\w-]*[ \t]*(?=\n|\Z))(?![^\[\]\n]*\])",
    re.IGNORECASE,
)
"""An anchor, or one that breaks off: never closed, and with no more than an id inside."""

_SEPARATOR = re.compile(r"[ \t]*[,;][ \t]*|[ \t]+")


def anchor(*chunk_ids: str) -> str:
    """Return the anchor that cites ``chunk_ids``."""
    return f"[cite:{', '.join(chunk_ids)}]"


def find_anchors(text: str) -> list[tuple[str, Span]]:
    """Return each cited id with the span of its anchor, in order of appearance.

    An anchor may hold several ids (``[cite: ab, cd]``); each is returned with the span of the
    whole anchor. A missing id (``[cite:]``, ``[cite:ab,]``) is returned as ``""``, so that
    callers can report it.
    """
    found: list[tuple[str, Span]] = []
    for match in ANCHOR.finditer(text):
        span = Span(start=match.start(), end=match.end())
        found.extend((chunk_id, span) for chunk_id in _ids(match["ids"]))
    return found


def _ids(text: str) -> list[str]:
    parts = [part.strip() for part in _SEPARATOR.split(text.strip(" \t"))]
    return [part.removeprefix("cite:") for part in parts]


def strip_anchors(text: str) -> tuple[str, list[int]]:
    """Return ``text`` without anchors and without the blanks before them, and an offset map.

    An anchor that breaks off is left out as well, though it cites nothing.

    Returns:
        The kept text, and for each of its characters the index it had in ``text``.
    """
    kept: list[int] = []
    position = 0
    for match in _MARK.finditer(text):
        end = match.start()
        while end > position and text[end - 1] in " \t":
            end -= 1
        kept.extend(range(position, end))
        position = match.end()
    kept.extend(range(position, len(text)))
    return "".join(text[i] for i in kept), kept
