"""What the strict rules find in one window."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from agent.domain.finding import Finding, Outcome
from agent.judge.agreement.measure import Agreement
from agent.judge.names.check import RULE as NAMES


class Checked(NamedTuple):
    """What the rules find in one window, and how far the window says what the claim says."""

    findings: tuple[Finding, ...]
    agreement: Agreement

    def of(self, rule: str) -> Finding | None:
        """Return what a rule finds in the window, None where it finds nothing."""
        return next((f for f in self.findings if f.rule == rule), None)

    def corrected(self, findings: Iterable[Finding], *, limited: bool = False) -> "Checked":
        """Return it with other findings, by which the window does not say what the claim says."""
        limited = limited or self.agreement.limited
        return Checked(tuple(findings), self.agreement._replace(stated=False, limited=limited))

    def replacing(self, old: Finding, new: Finding) -> "Checked":
        """Return it with one finding in the place of another."""
        return self.corrected(new if f is old else f for f in self.findings)

    def unless_opposed(self, found: Finding, *, limited: bool = False) -> "Checked":
        """Return it with what a rule finds now, but where the same rule found a conflict."""
        findings = (
            found if f.rule == found.rule and f.outcome is not Outcome.CONFLICT else f
            for f in self.findings
        )
        return self.corrected(findings, limited=limited)


def said_of_another(checked: Checked, reason: str) -> Checked:
    """Return what was found in a window, and that it says so of another than the claim's."""
    missing = Finding(rule=NAMES, outcome=Outcome.MISSING, reason=reason)
    return checked.unless_opposed(missing)


def in_row(checked: Checked, other: Finding | None) -> Checked:
    """Return what was found in a window, and that it says it of another row of a table."""
    if other is None or Outcome.CONFLICT in {f.outcome for f in checked.findings}:
        return checked
    return checked.unless_opposed(other)


def in_context(checked: Checked, wider: Sequence[Checked]) -> Checked:
    """Return what was found in a window, and that windows around it say it of others."""
    others = {f.rule: f for w in reversed(wider) for f in w.findings if f.elsewhere}
    findings = tuple(
        others.get(f.rule, f) if f.outcome in (Outcome.NONE, Outcome.MATCH) else f
        for f in checked.findings
    )
    if findings == checked.findings:
        return checked
    return checked.corrected(findings)
