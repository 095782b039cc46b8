"""What the strict rules find in one window."""

from typing import NamedTuple

from agent.domain.finding import Finding, Outcome
from agent.judge.agreement.measure import Agreement
from agent.judge.names.check import RULE as NAMES


class Checked(NamedTuple):
    """What the rules find in one window, and how far the window says what the claim says."""

    findings: tuple[Finding, ...]
    agreement: Agreement


def said_of_another(checked: Checked, reason: str) -> Checked:
    """Return what was found in a window, and that it says so of another than the claim's."""
    missing = Finding(rule=NAMES, outcome=Outcome.MISSING, reason=reason)
    findings = tuple(
        missing if f.rule == NAMES and f.outcome is not Outcome.CONFLICT else f
        for f in checked.findings
    )
    return Checked(findings, checked.agreement._replace(stated=False))
