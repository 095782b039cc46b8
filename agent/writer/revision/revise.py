"""The rule reviser: changes failing spans to what the evidence says, and nothing else."""

import asyncio
import re
from collections.abc import Sequence

from agent.domain.anchors import anchor, find_anchors
from agent.domain.ledger import Edit, LedgerEntry
from agent.domain.policy import Policy
from agent.domain.prose.casing import capital
from agent.domain.prose.figures import figures
from agent.domain.prose.sentences import split_sentences
from agent.domain.prose.terms import terms
from agent.domain.text import Span
from agent.domain.verdict import Label
from agent.ports import NO_OBJECTIONS, Objections
from agent.writer.revision.correction.actions import Action, Correction
from agent.writer.revision.correction.corrections import correct
from agent.writer.revision.correction.elsewhere import from_others
from agent.writer.revision.correction.lending import spoken_for
from agent.writer.revision.correction.queries import queries
from agent.writer.revision.correction.sections import within_sections
from agent.writer.revision.editing.answers import unanswered
from agent.writer.revision.editing.columns import by_column
from agent.writer.revision.editing.doubling import undoubled
from agent.writer.revision.editing.edits import edited, is_apposition
from agent.writer.revision.editing.exchange import exchanged
from agent.writer.revision.editing.joints import unopposed
from agent.writer.revision.editing.repetition import bare, deduplicated, repeats, unmarked
from agent.writer.revision.editing.replacing import (
    DRASTIC,
    Mended,
    partial,
    point,
    unsaid_of,
    whole,
)
from agent.writer.revision.editing.tables import filled, pieces
from agent.writer.revision.language.clauses import body
from agent.writer.revision.language.completeness import is_complete

LISTED = re.compile(r"[*_ ]*:[*_ ]*\s*\n\s*(?:[-*+•]|\(?\d{1,3}[.)])\s")
REPLACING = (Action.SWAP, Action.RESTATE, Action.REMOVE)


class RuleReviser:
    """Implements ``ports.Reviser`` without a language model."""

    async def queries(self, entries: Sequence[LedgerEntry]) -> list[list[str]]:
        """Return up to three targeted queries for the claim of each of ``entries``."""
        return [queries(entry) for entry in entries]

    async def propose(
        self,
        draft: str,
        entries: Sequence[LedgerEntry],
        policy: Policy,
        objections: Objections = NO_OBJECTIONS,
    ) -> list[Edit]:
        """Return edits for the failing ones of ``entries``; objections are not read."""
        return await asyncio.to_thread(proposals, draft, entries, policy)


def proposals(draft: str, entries: Sequence[LedgerEntry], policy: Policy) -> list[Edit]:
    """Return disjoint edits in order of place; entries that stand are left alone.

    ``entries`` should hold all claims of the draft, so that a sentence which also holds a
    supported claim loses only its failing part.
    """
    entries = within_sections(draft, entries)
    found = [(e, _correction(draft, e, entries, policy)) for e in entries]
    mended = inheriting(draft, [(e, c) for e, c in found if c is not None])
    waiting = {e.claim.claim_id for e, c in found if c} - {e.claim.claim_id for e, _ in mended}
    edits: list[Edit] = []
    for sentence in pieces(draft):
        here = [m for m in mended if _home(m[0], sentence)]
        leaving = {_id(e) for e, c in here if c.action in DRASTIC}
        stands = [
            e
            for e in entries
            if _home(e, sentence) and (_stands(e) or _id(e) in waiting) and _id(e) not in leaving
        ]
        if here:
            said = unmarked(draft, sentence)
            made = exchanged(draft, said, here, entries)
            made = made or sentence_edits(draft, said, here, stands)
            made = _unless_echo(draft, said, made, edits, stands)
            edits += unanswered(draft, sentence, made)
    changing = [e for e in edits if not repeats(draft, e)]
    supported = [e.claim for e in entries if e.verdict.label is Label.SUPPORTED]
    standing = [c.text for c in supported if not any(c.span.overlaps(x.span) for x in changing)]
    return filled(draft, deduplicated(draft, changing, [*standing, *_swapped(draft, changing)]))


def _correction(
    draft: str, entry: LedgerEntry, entries: Sequence[LedgerEntry], policy: Policy
) -> Correction | None:
    """Return the correction of an entry, by the quotes of other ones where its own lend none."""
    others = spoken_for(entry, entries)
    found = correct(entry, draft, policy, others)
    if _may_be_replaced(entry, found, policy):
        found = by_column(entry, entries, draft) or found
    if found and found.action is Action.REMOVE:
        if _leads_in(entry, entries) or _announces(draft, entry):
            return None
        return from_others(entry, entries, draft, others) or found
    return found


def _may_be_replaced(entry: LedgerEntry, found: Correction | None, policy: Policy) -> bool:
    if entry.verdict.label is Label.WEAK:
        return policy.weak_strategy == "soften"
    corrects = policy.contradicted_strategy == "correct"
    return corrects and found is not None and found.action in REPLACING


def _leads_in(entry: LedgerEntry, entries: Sequence[LedgerEntry]) -> bool:
    """Tell whether items of a list stand that are read with a claim which is merely not found."""
    opening = f"{entry.claim.text.rstrip('. ')}: "
    led = (e for e in entries if e.claim.text.startswith(opening))
    return entry.verdict.label is Label.NOT_FOUND and any(e.verdict.is_covered for e in led)


def _announces(draft: str, entry: LedgerEntry) -> bool:
    """Tell whether a claim with no figure, merely not found, only says that a list follows.

    It goes with the last of the items.
    """
    opens = LISTED.match(draft, entry.claim.span.end) is not None
    plain = entry.verdict.label is Label.NOT_FOUND and not figures(entry.claim.text)
    return opens and plain


def _swapped(draft: str, edits: Sequence[Edit]) -> list[str]:
    """Return what those sentences say in which words are exchanged and nothing else is done."""
    found = []
    for sentence in split_sentences(draft):
        inner = [e for e in edits if sentence.covers(e.span)]
        words = [e for e in inner if e.span.of(draft) and _is_phrase(e.replacement)]
        found += [bare(edited(draft, sentence, inner))] if inner and words == inner else []
    return found


def _is_phrase(text: str) -> bool:
    return bool(text) and not is_complete(text)


def inheriting(draft: str, mended: Sequence[Mended]) -> list[Mended]:
    """Return ``mended`` without the claims that only inherit what is being corrected elsewhere.

    In "up to 10 days carry over, but they must be taken by March", the second claim speaks of the
    10 days too; once the first says 5, it is judged anew.
    """
    swapped = [
        (entry, span.of(draft).lower())
        for entry, correction in mended
        if correction.action is Action.SWAP
        for span, _ in correction.swaps
    ]
    return [
        (entry, correction)
        for entry, correction in mended
        if correction.action is Action.SWAP
        or not any(
            other is not entry
            and words in entry.claim.text.lower()
            and words not in entry.claim.span.of(draft).lower()
            for other, words in swapped
        )
    ]


def _id(entry: LedgerEntry) -> str:
    return entry.claim.claim_id


def _unless_echo(
    draft: str,
    sentence: Span,
    made: Sequence[Edit],
    before: Sequence[Edit],
    stands: Sequence[LedgerEntry],
) -> list[Edit]:
    """Return ``made``, or the removal of the sentence where it would say another one again."""
    if stands or not made:
        return list(made)
    echo = bare(edited(draft, sentence, made))
    others = [s for s in split_sentences(draft) if not s.overlaps(sentence)]
    said = {bare(edited(draft, s, before)) for s in others}
    if len(echo.split()) > 3 and echo in said:
        reason = "said already"
        return [made[0].model_copy(update={"span": sentence, "replacement": "", "reason": reason})]
    return list(made)


def _home(entry: LedgerEntry, sentence: Span) -> bool:
    """Tell whether the claim begins in ``sentence``."""
    return sentence.start <= entry.claim.span.start < sentence.end


def _stands(entry: LedgerEntry) -> bool:
    return entry.verdict.label in (Label.SUPPORTED, Label.WEAK, Label.UNASSESSED)


def sentence_edits(
    draft: str, sentence: Span, mended: Sequence[Mended], kept: Sequence[LedgerEntry]
) -> list[Edit]:
    """Return the edits of one sentence, given its corrections and the claims that stand."""
    drastic = [m for m in mended if m[1].action in DRASTIC]
    gentle = [m for m in mended if m not in drastic]
    said_again = all(_is_said(t, drastic) for m in gentle for t in _saying(draft, m))
    if (kept or gentle) and said_again and all(_is_told(k, drastic) for k in kept):
        return [whole(draft, sentence, drastic, [])]
    edits = [x for m in gentle for x in _gentle(draft, sentence, m)]
    swapped = any(c.action is Action.SWAP for _, c in gentle)
    named = [k for k in kept if is_apposition(draft, k.claim)]
    if drastic and len(named) == len(kept) and not swapped:
        return [whole(draft, sentence, drastic, named)]
    told = [k.claim.text for k in kept] + [t for m in gentle for t in _saying(draft, m)]
    beside = [*kept, *(e for e, _ in gentle)]
    for entry, correction in drastic:
        edits += partial(draft, sentence, (entry, unsaid_of(correction, told)), kept, beside)
    return [*edits, *unopposed(draft, sentence, edits)]


def _is_told(entry: LedgerEntry, drastic: Sequence[Mended]) -> bool:
    """Tell whether what is said in place of another clause also says a claim borne out in part."""
    return entry.verdict.label is Label.WEAK and _is_said(entry.claim.text, drastic)


def _is_said(text: str, drastic: Sequence[Mended]) -> bool:
    """Tell whether what is said in place of a clause has all content words of ``text``."""
    return any(set(terms(text)) <= set(terms(c.text)) for _, c in drastic)


def _saying(draft: str, mended: Mended) -> list[str]:
    """Return what a clause says once its swaps are made."""
    entry, correction = mended
    said = entry.claim.span
    edits = [Edit(claim_id="", span=s, replacement=t, reason="") for s, t in correction.swaps]
    return [edited(draft, said, edits)]


def _gentle(draft: str, sentence: Span, mended: Mended) -> list[Edit]:
    """Return the edits of a swap, a qualification or a missing citation."""
    entry, correction = mended
    name, reason = entry.claim.claim_id, correction.reason
    edits = [
        Edit(
            claim_id=name,
            span=s,
            replacement=_cased(draft, s, undoubled(draft, sentence, s, t)),
            reason=reason,
        )
        for s, t in correction.swaps
    ]
    if correction.action is Action.QUALIFY:
        at = min(entry.claim.span.end, body(draft, sentence).end)
        while at > entry.claim.span.start and draft[at - 1] in " .!?,;:":
            at -= 1
        text = f" {correction.text}"
        edits.append(Edit(claim_id=name, span=point(at), replacement=text, reason=reason))
    cited = {i for i, _ in find_anchors(sentence.of(draft))}
    if correction.source and correction.source not in cited and find_anchors(draft):
        text = f" {anchor(correction.source)}"
        edits.append(Edit(claim_id=name, span=point(sentence.end), replacement=text, reason=reason))
    return edits


def _cased(draft: str, span: Span, text: str) -> str:
    """Return ``text`` for a place of the draft: with a capital at its start, one full stop behind.

    It gets the capital of a word that it replaces.
    """
    first = span.of(draft)[:1]
    text = text.removesuffix(".") if draft.startswith(".", span.end) else text
    before = draft[: span.start].rstrip()
    starts = not before or before.endswith((".", "!", "?", "\n", "]"))
    return capital(text) if first.isupper() and starts else text
