"""What the model and the strict rules say of one window, put together."""

from agent.domain.base import Frozen
from agent.domain.evidence import Entailment
from agent.domain.finding import Finding, Outcome
from agent.judge.windows import Window

MISSING_CAP = 0.45  # a premise that lacks an item of the claim supports it in part at most
CONFLICT_FLOOR = 0.9  # a rule's conflict outweighs any wording


class Scored(Frozen):
    """A window with the model's scores, its similarity to the claim, and the rules' findings."""

    window: Window
    entailment: Entailment
    similarity: float
    overlap: float
    findings: tuple[Finding, ...] = ()

    def outcome(self, rule: str) -> Outcome:
        """Return what ``rule`` found, ``none`` when it was not asked."""
        return next((f.outcome for f in self.findings if f.rule == rule), Outcome.NONE)

    def has(self, outcome: Outcome) -> bool:
        """Tell whether any rule came to ``outcome``."""
        return any(f.outcome is outcome for f in self.findings)

    @property
    def derived(self) -> bool:
        """Tell whether the claim's number was computed from this window."""
        return any(f.derivation is not None for f in self.findings)

    @property
    def support(self) -> float:
        """Support after the rules, 0–1."""
        if self.has(Outcome.CONFLICT):
            return min(self.entailment.support, 1 - CONFLICT_FLOOR)
        if self.has(Outcome.MISSING):
            return min(self.entailment.support, MISSING_CAP)
        return self.entailment.support

    @property
    def contradiction(self) -> float:
        """Contradiction after the rules, 0–1."""
        if self.has(Outcome.CONFLICT):
            return max(self.entailment.contradict, CONFLICT_FLOOR)
        return self.entailment.contradict


def best_support(windows: list[Scored]) -> Scored:
    """Return the window that supports most; the shorter, then the smaller text, wins a tie."""
    return min(windows, key=lambda s: (-s.support, len(s.window.premise), s.window.premise))


def best_contradiction(windows: list[Scored]) -> Scored:
    """Return the window that contradicts most; ties as for support."""
    return min(windows, key=lambda s: (-s.contradiction, len(s.window.premise), s.window.premise))
