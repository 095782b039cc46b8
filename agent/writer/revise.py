"""The rule reviser: changes failing spans to what the evidence says, and nothing else."""

from collections.abc import Sequence

from agent.domain.anchors import anchor, find_anchors, strip_anchors
from agent.domain.ledger import Edit, LedgerEntry
from agent.domain.policy import Policy
from agent.domain.sentences import split_sentences
from agent.domain.text import Span
from agent.domain.verdict import Label
from agent.domain.wording import NO_ANSWER
from agent.writer.clauses import body, removal
from agent.writer.corrections import Action, Correction, correct, spoken_for
from agent.writer.edits import apply_edits, protected_spans

Mended = tuple[LedgerEntry, Correction]


class RuleReviser:
    """Implements ``ports.Reviser`` without a language model."""

    async def propose(
        self, draft: str, entries: Sequence[LedgerEntry], policy: Policy
    ) -> list[Edit]:
        """Return edits for the failing ones of ``entries``; spans point into ``draft``."""
        return proposals(draft, entries, policy)


def proposals(draft: str, entries: Sequence[LedgerEntry], policy: Policy) -> list[Edit]:
    """Return disjoint edits in order of place; entries that stand are left alone.

    ``entries`` should hold all claims of the draft, so that a sentence which also holds a
    supported claim loses only its failing part.
    """
    edits: list[Edit] = []
    for sentence in split_sentences(draft):
        here = [e for e in entries if _home(e, sentence)]
        found = [(e, correct(e, draft, policy, spoken_for(e, entries))) for e in here]
        mended = [(e, c) for e, c in found if c is not None]
        if mended:
            kept = [e for e in here if _stands(e)]
            edits += sentence_edits(draft, sentence, mended, kept)
    changing = [e for e in edits if not _repeats(draft, e)]
    return _never_empty(draft, entries, _deduplicated(draft, changing))


def _home(entry: LedgerEntry, sentence: Span) -> bool:
    """Tell whether the claim begins in ``sentence``."""
    return sentence.start <= entry.claim.span.start < sentence.end


def _stands(entry: LedgerEntry) -> bool:
    return entry.verdict.label in (Label.SUPPORTED, Label.WEAK, Label.UNASSESSED)


def sentence_edits(
    draft: str, sentence: Span, mended: Sequence[Mended], kept: Sequence[LedgerEntry]
) -> list[Edit]:
    """Return the edits of one sentence, given its corrections and the claims that stand."""
    drastic = [m for m in mended if m[1].action in (Action.RESTATE, Action.REMOVE, Action.DEFLECT)]
    gentle = [m for m in mended if m not in drastic]
    edits = [x for m in gentle for x in _gentle(draft, sentence, m)]
    swapped = any(c.action is Action.SWAP for _, c in gentle)
    if drastic and not kept and not swapped:
        return [_whole(draft, sentence, drastic)]
    for entry, correction in drastic:
        edits += _partial(draft, sentence, (entry, correction), kept)
    return edits


def _gentle(draft: str, sentence: Span, mended: Mended) -> list[Edit]:
    """Return the edits of a swap, a qualification or a missing citation."""
    entry, correction = mended
    name, reason = entry.claim.claim_id, correction.reason
    edits = [
        Edit(claim_id=name, span=s, replacement=_cased(draft, s, t), reason=reason)
        for s, t in correction.swaps
    ]
    if correction.action is Action.QUALIFY:
        at = min(entry.claim.span.end, body(draft, sentence).end)
        while at > entry.claim.span.start and draft[at - 1] in " .!?,;:":
            at -= 1
        text = f" {correction.text}"
        edits.append(Edit(claim_id=name, span=_point(at), replacement=text, reason=reason))
    cited = {i for i, _ in find_anchors(sentence.of(draft))}
    if correction.source and correction.source not in cited and find_anchors(draft):
        text = f" {anchor(correction.source)}"
        edits.append(
            Edit(claim_id=name, span=_point(sentence.end), replacement=text, reason=reason)
        )
    return edits


def _cased(draft: str, span: Span, text: str) -> str:
    """Give ``text`` a capital where it takes the place of a capital at the sentence's start."""
    first = span.of(draft)[:1]
    before = draft[: span.start].rstrip()
    starts = not before or before.endswith((".", "!", "?", "\n", "]"))
    return text[:1].upper() + text[1:] if first.isupper() and starts else text


def _whole(draft: str, sentence: Span, drastic: Sequence[Mended]) -> Edit:
    """Return the edit that replaces or removes a sentence none of whose claims stands."""
    said = list(dict.fromkeys(_text(draft, c) for _, c in drastic if c.text))
    entry, correction = next((m for m in drastic if m[1].text), drastic[0])
    start = _after_marker(draft, sentence) if said else sentence.start
    return Edit(
        claim_id=entry.claim.claim_id,
        span=Span(start=start, end=sentence.end),
        replacement=" ".join(said),
        reason=correction.reason,
    )


def _partial(draft: str, sentence: Span, mended: Mended, kept: Sequence[LedgerEntry]) -> list[Edit]:
    """Return the edits that take one clause out, and say after the sentence what is so."""
    entry, correction = mended
    name, reason = entry.claim.claim_id, correction.reason
    region = _own(entry, kept)
    if region is None:
        text = " ".join(dict.fromkeys(_sentence(k.claim.text) for k in kept))
        said = " ".join(t for t in (text, _text(draft, correction)) if t)
        return [Edit(claim_id=name, span=sentence, replacement=said, reason=reason)]
    span, replacement = removal(draft, sentence, region)
    replacement = _with_subject(draft, span, replacement, kept)
    edits = [Edit(claim_id=name, span=span, replacement=replacement, reason=reason)]
    edits += [
        Edit(claim_id=name, span=_point(at), replacement=tail, reason=reason)
        for at, tail in _shared_ends(draft, span, kept)
    ]
    if correction.text:
        text = f" {_text(draft, correction)}"
        edits.append(
            Edit(claim_id=name, span=_point(sentence.end), replacement=text, reason=reason)
        )
    return edits


def _own(entry: LedgerEntry, kept: Sequence[LedgerEntry]) -> Span | None:
    """Return the part of the failing span that no standing claim needs, or None without one."""
    span = entry.claim.span
    for other in (k.claim.span for k in kept):
        if not span.overlaps(other):
            continue
        if other.covers(span) and other != span:
            continue
        if span.start < other.start and other.end >= span.end:
            span = Span(start=span.start, end=other.start)
        elif other.start <= span.start and other.end < span.end:
            span = Span(start=other.end, end=span.end)
        else:
            return None
    return span


def _with_subject(draft: str, span: Span, replacement: str, kept: Sequence[LedgerEntry]) -> str:
    """Give a clause that becomes the whole sentence the subject that went with the other one."""
    for claim in (k.claim for k in kept):
        clause = claim.span.of(draft)
        missing = claim.text[: -len(clause)] if claim.text.endswith(clause) else ""
        if missing.strip() and span.start < claim.span.start <= span.end:
            return missing + draft[claim.span.start : span.end]
    return replacement


def _shared_ends(draft: str, removed: Span, kept: Sequence[LedgerEntry]) -> list[tuple[int, str]]:
    """Return the ends that clauses after the removed one had left to it: "… six to eight" months.

    Each is a place in the draft and the words that belong there.
    """
    found = []
    for claim in (k.claim for k in kept if k.claim.span.start >= removed.end - 1):
        clause, whole = claim.span.of(draft), claim.text.rstrip(". ")
        tail = whole[len(clause) :]
        if whole.lower().startswith(clause.lower()) and tail.startswith(" "):
            found.append((claim.span.end, tail))
    return found


def _text(draft: str, correction: Correction) -> str:
    cites = correction.source and find_anchors(draft)
    return f"{correction.text} {anchor(correction.source)}" if cites else correction.text


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?")) else f"{text}."


def _after_marker(draft: str, sentence: Span) -> int:
    """Return where the words of a list item begin."""
    text = sentence.of(draft)
    bare = text.lstrip("-*+•> \t")
    return sentence.start + (len(text) - len(bare) if bare != text else 0)


def _point(at: int) -> Span:
    return Span(start=at, end=at)


def _deduplicated(draft: str, edits: Sequence[Edit]) -> list[Edit]:
    """Say a restated sentence or a deflection once, and not where the draft says it already."""
    edited = [e.span for e in edits]
    kept = [s for s in split_sentences(draft) if not any(s.overlaps(e) for e in edited)]
    seen = {_bare(s.of(draft)) for s in kept}
    found: list[Edit] = []
    for edit in edits:
        text = _bare(edit.replacement)
        repeated = len(text.split()) > 3 and text in seen
        seen.add(text)
        found.append(edit.model_copy(update={"replacement": ""}) if repeated else edit)
    return found


def _repeats(draft: str, edit: Edit) -> bool:
    """Tell whether the edit only says its own sentence once more."""
    home = next((s for s in split_sentences(draft) if s.overlaps(edit.span)), None)
    if home is None:
        home = next((s for s in split_sentences(draft) if s.end == edit.span.start), None)
    said = _bare(home.of(draft)).rstrip(".") if home else ""
    new = _bare(edit.replacement)
    return bool(said) and any(s.of(new).rstrip(".") == said for s in split_sentences(new))


def _bare(text: str) -> str:
    return strip_anchors(text)[0].strip()


def _never_empty(draft: str, entries: Sequence[LedgerEntry], edits: list[Edit]) -> list[Edit]:
    """Say that the documents do not answer where the edits would leave nothing."""
    left = apply_edits(draft, edits, protected_spans(draft, entries))
    if left.strip() or not edits:
        return edits
    return [edits[0].model_copy(update={"replacement": NO_ANSWER}), *edits[1:]]
