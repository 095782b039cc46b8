"""What becomes of a draft as a whole: nothing is said twice, and never nothing at all."""

from collections.abc import Sequence

from agent.domain.anchors import strip_anchors
from agent.domain.ledger import Edit, LedgerEntry
from agent.domain.sentences import split_sentences
from agent.domain.wording import NO_ANSWER
from agent.writer.edits import apply_edits, protected_spans


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
    """Return ``text`` without anchors and outer blanks."""
    return strip_anchors(text)[0].strip()


def never_empty(draft: str, entries: Sequence[LedgerEntry], edits: list[Edit]) -> list[Edit]:
    """Say that the documents do not answer where the edits would leave nothing."""
    left = apply_edits(draft, edits, protected_spans(draft, entries))
    if left.strip() or not edits:
        return edits
    return [edits[0].model_copy(update={"replacement": NO_ANSWER}), *edits[1:]]
