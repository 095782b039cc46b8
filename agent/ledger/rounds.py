"""Rounds: which draft is the best, and where its coverage came from."""

import difflib
import re
from collections.abc import Sequence

from agent.domain.ledger import LedgerEntry
from agent.domain.prose.sentences import split_sentences
from agent.domain.report import Round, Summary
from agent.domain.verdict import Label
from agent.ledger.summary import material


def best(rounds: Sequence[Round]) -> int:
    """Return the index of the best round: most gates kept, then coverage, then confidence.

    A draft that could not be judged never takes the place of one that was, and none that brings
    in a claim without evidence that of one that does not; a contradicted claim is worse than any
    gain in coverage; of equals the one that claims nothing wins, then the earlier one.
    """

    def rank(i: int) -> tuple[bool, int, int, int, float, float, bool, int]:
        summary = reported(rounds, i)
        return (
            summary.is_grounded,
            -summary.claims_unassessed,
            -intruders(rounds, i),
            -summary.claims_contradicted,
            summary.coverage,
            summary.confidence,
            is_emptied(rounds, i),
            -i,
        )

    return max(range(len(rounds)), key=rank)


def is_emptied(rounds: Sequence[Round], index: int) -> bool:
    """Tell whether revision took out every claim of the draft, since all of them failed."""
    return bool(rounds[0].ledger.entries) and not rounds[index].ledger.entries


def reported(rounds: Sequence[Round], index: int) -> Summary:
    """Return the scores of a round; one of which no claim is left covers nothing."""
    summary = rounds[index].summary
    if not is_emptied(rounds, index):
        return summary
    return summary.model_copy(update={"coverage": 0.0, "is_grounded": False})


def dropped(rounds: Sequence[Round], kept: int) -> list[LedgerEntry]:
    """Return the entries whose claims round ``kept`` does not make, each as first ruled."""
    seen = {e.claim.text for e in rounds[kept].ledger.entries}
    found: dict[str, LedgerEntry] = {}
    for entry in (e for r in rounds for e in r.ledger.entries if e.claim.text not in seen):
        found.setdefault(entry.claim.text, entry)
    return list(found.values())


def intruders(rounds: Sequence[Round], index: int) -> int:
    """Return how many claims of a round are not found and were not in the draft as it came.

    A sentence of that draft which now reads otherwise, since another one stands before it, is none,
    and neither is what a passage says word for word, though a part of it was not found.
    """
    first = {_folded(e.claim.text) for e in rounds[0].ledger.entries}
    draft = rounds[index].draft
    written = {_folded(s.of(rounds[0].draft)) for s in split_sentences(rounds[0].draft)}
    sentences = split_sentences(draft)
    kept = [s for s in sentences if _folded(s.of(draft)) in written]
    return sum(
        e.verdict.label is Label.NOT_FOUND
        and _folded(e.claim.text) not in first
        and not any(s.covers(e.claim.span) for s in kept)
        and not any(_quotes(s.of(draft), e) for s in sentences if s.covers(e.claim.span))
        for e in rounds[index].ledger.entries
    )


def _quotes(sentence: str, entry: LedgerEntry) -> bool:
    """Tell whether a passage near a claim has its whole sentence, behind a label or mark if any."""
    said = _folded(sentence.lstrip(" -*+•>"))
    whole = re.compile(rf"(?:^|[.!?:;|*+•>-] ?){re.escape(said)}(?!\w)")
    quotes = (_folded(q.quote) for q in entry.evidence if not q.superseded)
    return bool(said) and any(whole.search(text) for text in quotes)


def _folded(text: str) -> str:
    return " ".join(text.lower().split()).rstrip(".")


def difference(before: str, after: str) -> str:
    """Return the unified diff of two drafts, a sentence a line, '' where they are equal."""
    lines = difflib.unified_diff(_lines(before), _lines(after), "before", "after", lineterm="")
    return "\n".join(lines)


def _lines(draft: str) -> list[str]:
    """Return the sentences of ``draft``, each on one line, with empty lines between blocks."""
    lines, end = [], 0
    for span in split_sentences(draft):
        if draft.count("\n", end, span.start) > 1:
            lines.append("")
        lines.append(" ".join(span.of(draft).split()))
        end = span.end
    return lines


def attributed(rounds: Sequence[Round], kept: int) -> Summary:
    """Return the summary of round ``kept`` with its gain in coverage split by origin.

    ``coverage_by_evidence`` is the gain that newly covered material claims bring when measured
    on the first draft's number of material claims; ``coverage_by_deletion`` is the rest of the
    gain, which came from claims that are no longer there.
    """
    first, last = rounds[0], rounds[kept]
    gain = last.summary.coverage - first.summary.coverage
    total = len(material(first.ledger))
    before = sum(e.verdict.is_covered for e in material(first.ledger))
    after = sum(e.verdict.is_covered for e in material(last.ledger))
    by_evidence = min(max(after - before, 0) / total, max(gain, 0.0)) if total else 0.0
    return last.summary.model_copy(
        update={
            "revisions": len(rounds) - 1,
            "coverage_by_evidence": by_evidence,
            "coverage_by_deletion": max(gain - by_evidence, 0.0),
        }
    )
