"""What becomes of a draft as a whole: nothing is said twice, and never nothing at all."""

import re
from collections.abc import Sequence

from agent.domain.anchors import strip_anchors
from agent.domain.ledger import Edit
from agent.domain.sentences import split_sentences
from agent.domain.text import Span
from agent.domain.wording import NO_ANSWER, NOTHING_LEFT

MARK = re.compile(r"(?:>[ \t]*)*(?:[-*+•]|\(?\d{1,3}[.)])[ \t]+")


def deduplicated(draft: str, edits: Sequence[Edit]) -> list[Edit]:
    """Say a restated sentence or a deflection once, and not where the draft says it already."""
    edited = [e.span for e in edits]
    kept = [s for s in split_sentences(draft) if not any(s.overlaps(e) for e in edited)]
    seen = {bare(s.of(draft)) for s in kept}
    found: list[Edit] = []
    for edit in edits:
        text = bare(edit.replacement)
        repeated = len(text.split()) > 3 and text in seen
        seen.add(text)
        found.append(edit.model_copy(update={"replacement": ""}) if repeated else edit)
    return found


def repeats(draft: str, edit: Edit) -> bool:
    """Tell whether the edit only says its own sentence once more."""
    home = next((s for s in split_sentences(draft) if s.overlaps(edit.span)), None)
    if home is None:
        home = next((s for s in split_sentences(draft) if s.end == edit.span.start), None)
    said = bare(home.of(draft)).rstrip(".") if home else ""
    new = bare(edit.replacement)
    return bool(said) and any(s.of(new).rstrip(".") == said for s in split_sentences(new))


def bare(text: str) -> str:
    """Return ``text`` without its list mark, anchors and outer blanks."""
    return MARK.sub("", strip_anchors(text)[0].strip(), count=1)


def unmarked(draft: str, sentence: Span) -> Span:
    """Return the sentence without the mark of the list item that it opens."""
    mark = MARK.match(sentence.of(draft))
    opens = not draft[draft.rfind("\n", 0, sentence.start) + 1 : sentence.start].strip(" \t>")
    return Span(start=sentence.start + mark.end(), end=sentence.end) if mark and opens else sentence


def never_empty(draft: str, question: str | None) -> str:
    """Return ``draft``, or where nothing is left of it a sentence that says so."""
    return draft if draft.strip() else NO_ANSWER if question else NOTHING_LEFT
