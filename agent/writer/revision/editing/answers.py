"""The "Yes" or "No" before a sentence, where what it was said of is changed."""

import re
from collections.abc import Sequence

from agent.domain.ledger import Edit
from agent.domain.prose.casing import capital
from agent.domain.text import Span
from agent.writer.revision.editing.repetition import unmarked

_WORD = re.compile(r"(?:yes|no)\b[,:;.!–—-]+\s*", re.IGNORECASE)
_BARE = re.compile(r"(?:^|(?<=[.!?\])\n]))[ \t]*(?P<word>(?:yes|no)[.!:]+\s+)$", re.IGNORECASE)


def unanswered(draft: str, sentence: Span, edits: Sequence[Edit]) -> list[Edit]:
    """Return the edits of a sentence, and that of the yes or no which they make untrue.

    "Yes, interns get leave" must not become "Yes, interns do not get leave".
    """
    changing = [e for e in edits if e.span.end > e.span.start]
    if not changing:
        return list(edits)
    home = unmarked(draft, sentence)
    word = _WORD.match(draft, home.start, home.end)
    if word is None:
        bare = _BARE.search(draft[: home.start])
        if bare is None:
            return list(edits)
        removed = Span(start=bare.start("word"), end=bare.end("word"))
        return [changing[0].model_copy(update={"span": removed, "replacement": ""}), *edits]
    start, end = word.span()
    if any(e.span.start < end for e in changing) or end >= home.end:
        return list(edits)
    if any(e.span.start == end for e in changing):
        rest = [_capital(e) if e.span.start == end else e for e in edits]
        cut = Span(start=start, end=end)
        return [changing[0].model_copy(update={"span": cut, "replacement": ""}), *rest]
    cut = Span(start=start, end=end + 1)
    opening = changing[0].model_copy(update={"span": cut, "replacement": draft[end].upper()})
    return [opening, *edits]


def _capital(edit: Edit) -> Edit:
    return edit.model_copy(update={"replacement": capital(edit.replacement)})
