"""The correction that the ledger suggests for a failing claim, made or not."""

from collections.abc import Sequence

from agent.domain.anchors import strip_anchors
from agent.domain.evidence import Relation
from agent.domain.ledger import LedgerEntry
from agent.domain.policy import Policy
from agent.domain.prose.sentences import split_sentences
from agent.domain.prose.terms import overlap, terms
from agent.domain.text import Span
from agent.domain.verdict import Label
from agent.writer.revision.correction.actions import quotes
from agent.writer.revision.correction.corrections import correct
from agent.writer.revision.correction.restate import CLOSED, COMMON, MAX_WORDS, nearest, restated
from agent.writer.revision.editing.edits import apply_edits
from agent.writer.revision.language.voice import voiced
from agent.writer.revision.revise import proposals

UNSUPPORTED = "Remove this claim, or cite a document that states it."


def suggestion(entry: LedgerEntry, draft: str, others: Sequence[LedgerEntry] = ()) -> str | None:
    """Return what the sentence of ``entry`` should say, or None where it stands.

    ``others`` are further entries of the draft; the supported ones in the sentence are kept.
    """
    if entry.verdict.label in (Label.SUPPORTED, Label.UNASSESSED):
        return None
    if entry.verdict.label is Label.NOT_FOUND:
        return UNSUPPORTED
    opposed = entry.verdict.label is Label.CONTRADICTED
    if opposed and quotes(entry, Relation.SUPPORTS) and correct(entry, draft, Policy()) is None:
        return _disputed(entry)
    home = next((s for s in split_sentences(draft) if s.overlaps(entry.claim.span)), None)
    if home is None:
        return None
    stands = [e for e in others if e.verdict.label is Label.SUPPORTED and e is not entry]
    edits = proposals(draft, [entry, *stands], Policy())
    before, after = draft[: home.start], draft[home.end :]
    fences = [Span(start=0, end=len(before)), Span(start=home.end, end=len(draft))]
    changed = apply_edits(draft, edits, [f for f in fences if f.end > f.start])
    text = _plain(changed[len(before) : len(changed) - len(after)])
    if text != _plain(home.of(draft)):
        return text or _withdrawal(entry)
    said = _nearest_said(entry, draft)
    return said if said and said != text else f"{text.rstrip('.')} {Policy().weak_qualifier}."


def _withdrawal(entry: LedgerEntry) -> str:
    """Return that a claim is to be removed, with what the evidence says against it if that is told.

    It is quoted, since it may be no sentence, or not one that the draft could say.
    """
    claim, asked = entry.claim.text, terms(entry.claim.text)
    against = [(e.title, nearest(e, claim)) for e in quotes(entry, Relation.CONTRADICTS)]
    told = [
        t for t in against if len({*asked} & {*terms(t[1])}) >= COMMON and t[1].endswith(CLOSED)
    ]
    title, said = max(told, key=lambda t: overlap(asked, terms(t[1])), default=("", ""))
    if not said or len(said.split()) > MAX_WORDS:
        return UNSUPPORTED
    return f"Remove this claim: “{title}” says “{said}”"


def _nearest_said(entry: LedgerEntry, draft: str) -> str | None:
    """Return what the quote says that shares most words with the claim, if that can stand alone."""
    asked = terms(entry.claim.text)
    quoted = max(entry.evidence, key=lambda e: overlap(asked, terms(e.quote)), default=None)
    said = restated(quoted, entry.claim.text) if quoted else None
    return voiced(said, draft) if said else None


def _disputed(entry: LedgerEntry) -> str:
    """Return what to do where sources disagree and the claim is not corrected to the newer one."""
    dated = [e for e in quotes(entry, Relation.CONTRADICTS, Relation.SUPPORTS) if e.date]
    backs = Relation.SUPPORTS
    newest = max(dated, key=lambda e: (e.date, e.relation is backs, e.title), default=None)
    if newest is None:
        return "Sources disagree: name both, or settle which one holds."
    said = "this" if newest.relation is backs else "otherwise"
    return (
        f"Sources disagree; “{newest.title}” of {newest.date} says {said}: name it, or settle "
        "which one holds."
    )


def _plain(text: str) -> str:
    """Return ``text`` on one line, without its anchors."""
    return " ".join(strip_anchors(text)[0].split())
