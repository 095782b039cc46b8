"""A report as Markdown: the answer, its quotes as footnotes, the claims, the scores."""

import re
from collections.abc import Iterator, Sequence

from agent.domain.evidence import Evidence, Relation
from agent.domain.ledger import LedgerEntry
from agent.domain.report import Report
from agent.domain.verdict import Label
from agent.domain.wording import counted
from agent.ledger.export.words import RELATIONS, WORDS, counts, finding, one_line, place, title
from agent.ledger.pieces import pieces

SPECIAL = re.compile(r"([\\`*_\[\]<>|~])")
OPENING = re.compile(r"^(#+|[-+]|\d+[.)])(?=\s|$)")
FENCE = "~~~~"
REACHING = re.compile(r"\[(?=\^)|<(?=[!?/a-z])", re.IGNORECASE)  # opens a footnote or HTML


def as_markdown(report: Report) -> str:
    """Return ``report`` as Markdown with footnotes, which ends with a line break."""
    notes = _Footnotes()
    sections = [
        f"# {_escaped(title(report))}",
        _answer(report, notes),
        _scores(report),
        *_warnings(report),
        *_claims(report.ledger.entries, notes),
        *_revisions(report),
        *notes.lines(),
    ]
    return "\n\n".join(sections) + "\n"


class _Footnotes:
    """Numbers quotes in order of appearance; one that is used in the same way keeps its number."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, int, int, Relation], tuple[int, Evidence]] = {}

    def marks(self, evidence: Sequence[Evidence]) -> str:
        """Return the footnote marks of ``evidence``."""
        return "".join(f"[^{self._number(e)}]" for e in evidence)

    def _number(self, evidence: Evidence) -> int:
        span = evidence.span
        key = (evidence.document_id, span.start, span.end, evidence.relation)
        return self._known.setdefault(key, (len(self._known) + 1, evidence))[0]

    def lines(self) -> Iterator[str]:
        """Yield the footnotes."""
        for number, e in self._known.values():
            where = _escaped(place(e))
            yield f"[^{number}]: “{_escaped(e.quote)}” — {where} ({RELATIONS[e.relation]})"


def _answer(report: Report, notes: _Footnotes) -> str:
    """Return the answer, quoted; a claim is followed by its footnotes and its verdict if it fails.

    As a block quote, no mark that it leaves open reaches the rest of the report.
    """
    text = ""
    for piece in pieces(report):
        entries = [report.ledger.entries[r.number - 1] for r in piece.rulings]
        marks = notes.marks([e for entry in entries for e in entry.evidence])
        failed = [e.verdict.label for e in entries if e.verdict.label is not Label.SUPPORTED]
        said = ", ".join(dict.fromkeys(WORDS[label] for label in failed))
        text += REACHING.sub(r"\\\g<0>", piece.text) + (f" *({said})*" if said else "") + marks
    return "\n".join(f"> {line}".rstrip() for line in text.splitlines())


def _scores(report: Report) -> str:
    s, risk = report.summary, report.risk
    scored = (
        f"coverage {s.coverage:.0%}, "
        f"confidence {s.confidence:.2f} ({s.level.value.replace('_', ' ')}), "
        f"{counted(s.claims_checked, 'claim')} ({', '.join(counts(s))})"
    )
    lines = [
        f"**{finding(report)}**: {scored if s.claims_checked else 'no claims'}, "
        f"{counted(s.revisions, 'revision')}.",
        f"Risk {risk.level.value} ({risk.score:.2f}): {report.handling}.",
    ]
    if report.review:
        by = f" by {_escaped(report.review.by)}" if report.review.by else ""
        lines.append(f"Reviewed{by}: {report.review.action.value}.")
    if report.audit_id:
        lines.append(f"Audit record `{report.audit_id}`.")
    return "  \n".join(lines)


def _warnings(report: Report) -> Iterator[str]:
    flags = dict.fromkeys(
        f"{f.type.value.replace('_', ' ')} ({f.severity.value}): {_escaped(f.description)}"
        for f in report.risk.flags
    )
    listed = [*flags, *(f"{w.code.value}: {_escaped(w.message)}" for w in report.warnings)]
    if listed:
        yield "## Warnings"
        yield "\n".join(f"- {line}" for line in listed)


def _claims(entries: Sequence[LedgerEntry], notes: _Footnotes) -> Iterator[str]:
    if not entries:
        return
    yield "## Claims"
    yield "\n".join(_claim(n, e, notes) for n, e in enumerate(entries, start=1))


def _claim(number: int, entry: LedgerEntry, notes: _Footnotes) -> str:
    verdict = entry.verdict
    lines = [
        f"{number}. **{WORDS[verdict.label]}** ({verdict.confidence:.2f}): "
        f"{_escaped(entry.claim.text)}{notes.marks(entry.evidence)}"
    ]
    if verdict.reason:
        lines.append(f"   - {_escaped(verdict.reason)}")
    if verdict.derivation:
        lines.append(f"   - computed: {_escaped(verdict.derivation.formula)}")
    if entry.suggested_correction is not None:
        lines.append(f"   - instead: {_escaped(entry.suggested_correction) or '(remove it)'}")
    return "\n".join(lines)


def _revisions(report: Report) -> Iterator[str]:
    changed = [(n, r.diff) for n, r in enumerate(report.rounds) if r.diff]
    if not changed:
        return
    yield "## Revisions"
    for number, diff in changed:
        yield f"Revision {number}:\n\n{FENCE}diff\n{diff.rstrip()}\n{FENCE}"


def _escaped(text: str) -> str:
    """Return ``text`` on one line, so that nothing in it acts as Markdown."""
    plain = SPECIAL.sub(r"\\\1", one_line(text))
    return OPENING.sub(r"\\\1", plain)
