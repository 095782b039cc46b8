"""Edits that take a failing clause out of its sentence, or put what is so in its place."""

import re
from collections.abc import Sequence

from agent.domain.anchors import anchor, find_anchors
from agent.domain.ledger import Edit, LedgerEntry
from agent.domain.text import Span
from agent.domain.verdict import Label
from agent.writer.revision.correction.actions import Action, Correction
from agent.writer.revision.editing.connecting import connected
from agent.writer.revision.editing.edits import RELATED, is_apposition
from agent.writer.revision.editing.inplace import in_place
from agent.writer.revision.editing.remains import (
    closed_series,
    helping_verbs,
    shared_ends,
    with_subject,
)
from agent.writer.revision.editing.repetition import unsaid
from agent.writer.revision.language.clauses import after_label, body, removal

Mended = tuple[LedgerEntry, Correction]
END = re.compile(r"[.!?…]")
DRASTIC = (Action.RESTATE, Action.REMOVE, Action.DEFLECT)


def unsaid_of(correction: Correction, told: Sequence[str]) -> Correction:
    """Return a restatement without what ``told``, the other clauses of its sentence, say."""
    if correction.action is not Action.RESTATE:
        return correction
    return correction.model_copy(update={"text": unsaid(correction.text, told)})


def whole(
    draft: str, sentence: Span, drastic: Sequence[Mended], named: Sequence[LedgerEntry]
) -> Edit:
    """Return the edit that replaces or removes a sentence of which at most appositions stand."""
    said = list(dict.fromkeys(_text(draft, c) for _, c in drastic if c.text))
    said += [t for t in _borne_out(named) if unsaid(t, said)]
    entry, correction = next((m for m in drastic if m[1].text), drastic[0])
    labelled = after_label(draft, sentence)
    within = all(labelled.start <= e.claim.span.start for e, _ in drastic)
    span, text = labelled if said and within else sentence, " ".join(said)
    told = all(c.action is Action.RESTATE for _, c in drastic)
    if told and within:
        span, text = connected(draft, span, [e.claim.span for e, _ in drastic], text)
    return Edit(
        claim_id=entry.claim.claim_id, span=span, replacement=text, reason=correction.reason
    )


def partial(
    draft: str,
    sentence: Span,
    mended: Mended,
    kept: Sequence[LedgerEntry],
    beside: Sequence[LedgerEntry],
) -> list[Edit]:
    """Return the edits that say what is so in place of one clause, or take it out.

    What does not fit there is said after the sentence. ``kept`` are the claims of the sentence
    that stand, ``beside`` also those in which a word is swapped.
    """
    entry, correction = mended
    name, reason = entry.claim.claim_id, correction.reason
    region = _own(entry, kept)
    hanging = [k for k in kept if region and _hangs(draft, region, k)]
    if region and hanging:
        region = Span(start=region.start, end=max(k.claim.span.end for k in hanging))
        correction = _led(correction, hanging)
        kept, beside = ([k for k in group if k not in hanging] for group in (kept, beside))
    if region is None:
        text = " ".join(dict.fromkeys(_closed(k.claim.text) for k in kept))
        said = " ".join(t for t in (text, _text(draft, correction)) if t)
        return [Edit(claim_id=name, span=sentence, replacement=said, reason=reason)]
    if correction.action is Action.RESTATE and not find_anchors(draft):
        swap = in_place(draft, sentence, entry, correction.text, beside)
        if swap:
            return [Edit(claim_id=name, span=swap[0], replacement=swap[1], reason=reason)]
    span, replacement = removal(draft, sentence, region)
    if correction.action is Action.RESTATE and not find_anchors(draft):
        added = _continued(draft, span, kept, correction.text)
        if added and span.end == body(draft, sentence).end:
            return [Edit(claim_id=name, span=span, replacement=added, reason=reason)]
    replacement = with_subject(draft, span, replacement, beside)
    edits = [Edit(claim_id=name, span=span, replacement=replacement, reason=reason)]
    more = [(point(at), tail) for at, tail in shared_ends(draft, span, beside)]
    more += [(point(at), word) for at, word in helping_verbs(draft, span, beside)]
    more += closed_series(draft, span, kept)
    edits += [Edit(claim_id=name, span=s, replacement=t, reason=reason) for s, t in more]
    if correction.text:
        is_open = not END.search(draft[body(draft, sentence).end : sentence.end])
        text = f"{'.' if is_open else ''} {_text(draft, correction)}"
        edits.append(Edit(claim_id=name, span=point(sentence.end), replacement=text, reason=reason))
    return edits


def _hangs(draft: str, region: Span, other: LedgerEntry) -> bool:
    """Tell whether a claim is an apposition to the last noun of a part that is taken out."""
    at = other.claim.span.start
    joint = draft[region.end : at] if at >= region.end else ""
    tied = joint.strip() in (",", "(") or RELATED.fullmatch(joint)
    return bool(tied) and is_apposition(draft, other.claim)


def _led(correction: Correction, hanging: Sequence[LedgerEntry]) -> Correction:
    """Return a correction that first says what the appositions taken out with it said."""
    told = [*_borne_out(hanging), correction.text]
    return correction.model_copy(update={"text": " ".join(filter(None, told))})


def _borne_out(entries: Sequence[LedgerEntry]) -> list[str]:
    """Return what the entries claim as sentences, without those that are borne out only in part."""
    return [_closed(e.claim.text) for e in entries if e.verdict.label is not Label.WEAK]


def _continued(draft: str, before: Span, kept: Sequence[LedgerEntry], text: str) -> str:
    """Return what a sentence adds to the standing clause that ends right before a place.

    After "Smoking is forbidden in the flat" that is " and in the stairwell" of "Smoking is
    forbidden in the flat and in the stairwell."; '' where it does not begin like that clause.
    """
    for claim in (k.claim for k in kept if k.claim.span.end == before.start):
        said = claim.text.rstrip(". ")
        whole = said.lower().endswith(claim.span.of(draft).lower())
        if whole and re.match(rf"{re.escape(said)}(?: |, wh)", text, re.IGNORECASE):
            return text[len(said) :].rstrip(". ")
    return ""


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


def _text(draft: str, correction: Correction) -> str:
    cites = correction.source and find_anchors(draft)
    return f"{correction.text} {anchor(correction.source)}" if cites else correction.text


def _closed(text: str) -> str:
    return text if text.endswith((".", "!", "?")) else f"{text}."


def point(at: int) -> Span:
    """Return the empty span before the character at ``at``."""
    return Span(start=at, end=at)
