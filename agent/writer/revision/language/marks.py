"""Swaps in a clause with marks of emphasis or code: found in its words, made around its marks."""

import re
from collections.abc import Sequence

from agent.domain.text import Span
from agent.writer.revision.language.phrases import Swap

MARK = re.compile(r"\*+|`+")


def plain(clause: str) -> tuple[str, list[int]]:
    """Return ``clause`` without its marks, and for each character left its place in ``clause``."""
    marked = {i for m in MARK.finditer(clause) for i in range(m.start(), m.end())}
    places = [i for i in range(len(clause)) if i not in marked]
    return "".join(clause[i] for i in places), places


def placed(swaps: Sequence[Swap], clause: str, places: Sequence[int]) -> list[Swap] | None:
    """Return swaps of a plain clause as those of the ``clause`` with marks.

    Words that a swap leaves as they are stay out of it, and so do the marks around them. None
    where one would take the one mark of a pair away.
    """
    if len(places) == len(clause):
        return list(swaps)
    found = []
    for swap in swaps:
        span, text = _trimmed(*swap, "".join(clause[i] for i in places))
        start = places[span.start] if span.start < len(places) else len(clause)
        end = places[span.end - 1] + 1 if span.end > span.start else start
        cut = MARK.findall(clause[start:end])
        if any(cut.count(mark) % 2 for mark in cut):
            return None
        found.append((Span(start=start, end=end), text))
    return found


def _trimmed(span: Span, text: str, clause: str) -> Swap:
    """Return a swap without the words at its ends that stay: "within 3 days" → "within 5 days"."""
    old, new = span.of(clause).split(" "), text.split(" ")
    start, end = span.start, span.end
    while len(old) > 1 and len(new) > 1 and old[0] == new[0]:
        start += len(old.pop(0)) + 1
        new.pop(0)
    while len(old) > 1 and len(new) > 1 and old[-1] == new[-1]:
        end -= len(old.pop()) + 1
        new.pop()
    return Span(start=start, end=end), " ".join(new)
