"""Words of a sentence that stand in one another's place: "red for meat, green for fish"."""

from collections.abc import Sequence
from difflib import SequenceMatcher

from agent.domain.evidence import Evidence
from agent.domain.ledger import Edit, LedgerEntry
from agent.domain.prose.casing import capital, small
from agent.domain.prose.terms import terms
from agent.domain.text import Span
from agent.writer.revision.correction.restate import nearest
from agent.writer.revision.editing.edits import accepted, protected_spans
from agent.writer.revision.editing.replacing import Mended
from agent.writer.revision.language.phrases import WORD

LEAST = 2  # claims of one sentence that fail where things are exchanged


def exchanged(
    draft: str, sentence: Span, mended: Sequence[Mended], entries: Sequence[LedgerEntry]
) -> list[Edit]:
    """Return the edits that put each thing in the place that a quote has it in, or none.

    Two claims of the sentence or more must fail, and the quote have the very same content words in
    another order. Mended one by one, each half would be made what the other says already.
    """
    failing = [entry for entry, _ in mended]
    said = sentence.of(draft)
    if len(failing) < LEAST:
        return []
    for evidence in (q for e in failing for q in e.evidence):
        right = nearest(evidence, said)
        if sorted(terms(right)) == sorted(terms(said)):
            made = _edits(draft, sentence, right, failing[0], evidence)
            if made and len(accepted(draft, made, protected_spans(draft, entries))) == len(made):
                return made
    return []


def _edits(
    draft: str, sentence: Span, right: str, entry: LedgerEntry, evidence: Evidence
) -> list[Edit]:
    """Return the edits by which a sentence gets the words of another one in their order."""
    own, theirs = list(WORD.finditer(sentence.of(draft))), list(WORD.finditer(right))
    one, other = ([m[0].lower() for m in found] for found in (own, theirs))
    found = []
    for tag, start, end, first, last in SequenceMatcher(None, one, other, False).get_opcodes():
        if tag == "equal":
            continue
        if tag != "replace":
            return []
        text = right[theirs[first].start() : theirs[last - 1].end()]
        cased = capital if own[start][0][:1].isupper() else small if first == 0 else str
        span = Span(start=own[start].start(), end=own[end - 1].end()).shift(sentence.start)
        reason = f"“{evidence.title}” has these the other way round"
        name = entry.claim.claim_id
        found.append(Edit(claim_id=name, span=span, replacement=cased(text), reason=reason))
    return found
