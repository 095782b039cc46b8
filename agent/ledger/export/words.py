"""Words that every export of a report uses."""

from agent.domain.evidence import Evidence, Relation
from agent.domain.report import Mode, Report, Summary
from agent.domain.verdict import Label
from agent.domain.wording import short_source

WORDS = {
    Label.SUPPORTED: "supported",
    Label.WEAK: "weak",
    Label.CONTRADICTED: "contradicted",
    Label.NOT_FOUND: "not found",
    Label.UNASSESSED: "not assessed",
}
RELATIONS = {
    Relation.SUPPORTS: "supports",
    Relation.CONTRADICTS: "contradicts",
    Relation.MENTIONS: "nearest passage",
}


def title(report: Report) -> str:
    """Return the heading: the question, or what kind of report it is."""
    if report.question:
        return report.question
    return "Answer" if report.mode is Mode.ANSWER else "Checked draft"


def place(evidence: Evidence) -> str:
    """Return where a quote stands: title, source, page or row, characters, and date."""
    parts = [evidence.title]
    if evidence.source not in ("", evidence.title):
        parts.append(short_source(evidence.source))
    if evidence.page is not None:
        parts.append(f"page {evidence.page}")
    if evidence.row is not None:
        parts.append(f"row {evidence.row}")
    parts.append(f"characters {evidence.span.start}–{evidence.span.end}")
    if evidence.date is not None:
        parts.append(evidence.date.isoformat())
    return ", ".join(parts)


def finding(report: Report) -> str:
    """Return whether the answer is grounded, and what besides its claims keeps it from that."""
    if report.summary.is_vacuous:
        return "Nothing to check"
    if report.summary.is_grounded:
        return "Grounded"
    told = ", ".join(report.shortfalls)
    return f"Not grounded ({told})" if told else "Not grounded"


def counts(summary: Summary) -> list[str]:
    """Return how many claims got each verdict, those that occur: ``3 supported``."""
    found = ((label, getattr(summary, f"claims_{label.value}")) for label in Label)
    return [f"{count} {WORDS[label]}" for label, count in found if count]


def one_line(text: str) -> str:
    """Return ``text`` with every run of white space as one blank."""
    return " ".join(text.split())
