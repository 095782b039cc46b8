"""A report as one HTML file: nothing is loaded from elsewhere, nothing runs, no HTML passes."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from html import escape
from pathlib import Path

from agent.domain.evidence import Evidence
from agent.domain.ledger import LedgerEntry
from agent.domain.report import Report
from agent.ledger.export.markup import as_markup
from agent.ledger.export.words import RELATIONS, WORDS, counts, finding, place, title
from agent.ledger.pieces import pieces

NONE = "–"
STYLE = Path(__file__).with_name("style.css")


def as_html(report: Report) -> str:
    """Return ``report`` as a complete HTML document."""
    head = escape(title(report))
    sections = [
        f"<h1>{head}</h1>",
        f"<p class=soft>{_verdict(report)}</p>",
        _scores(report),
        '<h2 id="answer">Answer</h2>',
        f'<div class="answer">{as_markup(pieces(report))}</div>',
        *_warnings(report),
        *_claims(report.ledger.entries),
        *_revisions(report),
        _footer(report),
    ]
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; '
        "style-src 'unsafe-inline'\">\n"
        f"<title>{head}</title>\n<style>\n{_style()}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(sections)
        + "\n</main>\n</body>\n</html>\n"
    )


@lru_cache(maxsize=1)
def _style() -> str:
    return STYLE.read_text("utf-8")


def _verdict(report: Report) -> str:
    said = f"{finding(report)}."
    if said == "Grounded.":
        said = "Grounded: every gate passed."
    if report.review:
        by = f" by {escape(report.review.by)}" if report.review.by else ""
        said += f" Reviewed{by}: {report.review.action.value}."
    return said


def _scores(report: Report) -> str:
    s, risk = report.summary, report.risk
    tiles = (
        ("Coverage", f"{s.coverage:.0%}" if s.claims_checked else NONE),
        (
            "Confidence",
            f"{s.confidence:.2f} {s.level.value.replace('_', ' ')}" if s.claims_checked else NONE,
        ),
        ("Claims", f"{s.claims_checked}<small> {', '.join(counts(s))}</small>"),
        ("Revisions", f"{s.revisions}"),
        ("Risk", f"{risk.level.value} {risk.score:.2f}<small> {report.handling}</small>"),
    )
    items = (f"<li>{name}<b>{value}</b></li>" for name, value in tiles)
    return f'<ul class="scores">{"".join(items)}</ul>'


def _warnings(report: Report) -> Iterator[str]:
    flags = dict.fromkeys(
        f"{f.type.value.replace('_', ' ')} ({f.severity.value}): {f.description}"
        for f in report.risk.flags
    )
    listed = [*flags, *(w.message for w in report.warnings)]
    if listed:
        items = "".join(f"<li>{escape(line)}</li>" for line in listed)
        yield f"<h2>Warnings</h2>\n<ul>{items}</ul>"


def _claims(entries: Sequence[LedgerEntry]) -> Iterator[str]:
    if entries:
        yield "<h2>Claims and evidence</h2>"
    for number, entry in enumerate(entries, start=1):
        yield _claim(number, entry)


def _claim(number: int, entry: LedgerEntry) -> str:
    verdict, label = entry.verdict, entry.verdict.label
    body = [f"<p class=soft>{escape(verdict.reason)}</p>"] if verdict.reason else []
    body += map(_quote, entry.evidence)
    if verdict.derivation:
        body.append(f"<p>Computed: {escape(verdict.derivation.formula)}</p>")
    if entry.suggested_correction is not None:
        instead = escape(entry.suggested_correction) or "<i>remove it</i>"
        body.append(f"<p><b>Instead:</b> {instead}</p>")
    return (
        f'<details id="claim-{number}" class="{label.value}" open><summary>{number}. '
        f'<span class="badge">{WORDS[label]} {verdict.confidence:.2f}</span> '
        f"{escape(entry.claim.text)}</summary>\n" + "\n".join(body) + "</details>"
    )


def _quote(evidence: Evidence) -> str:
    return (
        f"<blockquote><p>“{escape(evidence.quote)}”</p>"
        f"<small>{RELATIONS[evidence.relation]} · {escape(place(evidence))}</small></blockquote>"
    )


def _revisions(report: Report) -> Iterator[str]:
    for number, made in enumerate(report.rounds):
        if made.diff:
            lines = "\n".join(map(_diff_line, made.diff.splitlines()))
            yield f"<h2>Revision {number}</h2>\n<pre>{lines}</pre>"


def _diff_line(line: str) -> str:
    text = escape(line)
    if line.startswith("+") and not line.startswith("+++"):
        return f"<ins>{text}</ins>"
    if line.startswith("-") and not line.startswith("---"):
        return f"<del>{text}</del>"
    return text


def _footer(report: Report) -> str:
    used = report.usage
    cost = "unknown cost" if used.cost_usd is None else f"${used.cost_usd:.4f}"
    record = f"Audit record {escape(report.audit_id)}. " if report.audit_id else ""
    return (
        f"<footer class=soft>{record}{used.total_ms / 1000:.2f} s, {used.model_calls} model "
        f"calls, {used.tokens_in + used.tokens_out} tokens, {cost}.</footer>"
    )
