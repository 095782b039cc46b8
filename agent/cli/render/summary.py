"""The end of a report: scores, risk, warnings, audit id and, on request, what it cost."""

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from agent.cli.render.marks import STYLES, WORDS, Signs
from agent.cli.render.plain import visible
from agent.domain.critique import Severity
from agent.domain.report import Report, RiskLevel, Summary, Usage
from agent.domain.verdict import Label
from agent.domain.wording import counted

SEVERITY_STYLES = {Severity.HIGH: "red", Severity.MEDIUM: "yellow", Severity.LOW: "dim"}
LEVEL_STYLES = {RiskLevel.HIGH: "red", RiskLevel.MEDIUM: "yellow", RiskLevel.LOW: "green"}


def summary(report: Report, signs: Signs, *, verbose: bool = False) -> RenderableType:
    """Return the closing lines of ``report``; ``verbose`` adds usage and stage times."""
    lines = [scores(report.summary, signs, report.shortfalls), *_risk(report)]
    lines += [
        Text.assemble(("warning ", "yellow"), f"{w.code.value}: {visible(w.message)}")
        for w in report.warnings
    ]
    if verbose:
        lines.append(usage(report.usage, signs))
    if report.audit_id:  # a run that waits is recorded when it ends
        lines.append(Text(f"audit {report.audit_id}", "dim"))
    return Group(*lines)


def scores(scored: Summary, signs: Signs, shortfalls: Sequence[str] = ()) -> Text:
    """Return one line of scores: grounded or not and why, coverage, confidence, counts."""
    text = Text()
    if scored.is_vacuous and not shortfalls:
        text.append("nothing to check", "bold")
    elif scored.is_grounded and not shortfalls:
        text.append(f"{signs.supported} grounded", "bold green")
    else:
        text.append(f"{signs.contradicted} not grounded", "bold red")
    for told in shortfalls:
        text.append(f"{signs.dot}{told}", "red")
    if scored.claims_checked:
        level = scored.level.value.replace("_", " ")
        text.append(f"{signs.dot}coverage {scored.coverage:.0%}")
        text.append(f"{signs.dot}confidence {scored.confidence:.2f} ({level})")
    text.append(f"{signs.dot}{counted(scored.claims_checked, 'claim')}")
    for label in Label:
        count = getattr(scored, f"claims_{label.value}")
        if count:
            text.append(f"{signs.dot}{count} {WORDS[label]}", STYLES[label])
    if scored.revisions:
        text.append(f"{signs.dot}{counted(scored.revisions, 'revision')}{_gains(scored)}")
    return text


def _gains(scored: Summary) -> str:
    gains = {"evidence": scored.coverage_by_evidence, "deletion": scored.coverage_by_deletion}
    parts = [f"{gain:+.0%} by {name}" for name, gain in gains.items() if gain]
    return f" (coverage {', '.join(parts)})" if parts else ""


def _risk(report: Report) -> Iterator[Text]:
    risk = report.risk
    yield Text.assemble(
        "risk ",
        (risk.level.value, LEVEL_STYLES[risk.level]),
        f" {risk.score:.2f}: {report.handling}",
    )
    # The same flag may stand on many claims; one line says so.
    alike = Counter((f.type, f.severity, f.description) for f in risk.flags)
    for (kind, severity, description), count in alike.items():
        times = f" ({count} claims)" if count > 1 else ""
        yield Text.assemble(
            ("flag ", SEVERITY_STYLES[severity]),
            f"{kind.value} ({severity.value}): {visible(description)}{times}",
        )


def usage(used: Usage, signs: Signs) -> Text:
    """Return one line of what the run used."""
    cost = "unknown cost" if used.cost_usd is None else f"${used.cost_usd:.4f}"
    parts = [
        f"{used.total_ms / 1000:.2f} s",
        *(f"{name} {ms:.0f} ms" for name, ms in used.stages_ms.items()),
        counted(used.model_calls, "model call"),
        f"{used.tokens_in} tokens in, {used.tokens_out} out",
        cost,
    ]
    return Text("used " + signs.dot.join(parts), "dim")
