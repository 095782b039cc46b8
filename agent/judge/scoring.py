"""What the model and the strict rules say of one window, put together."""

from agent.domain.base import Frozen
from agent.domain.evidence import Entailment
from agent.domain.finding import Finding, Outcome
from agent.judge.windows import Window

MISSING_CAP = 0.45  # a premise that lacks an item of the claim supports it in part at most
SLACK = 0.03  # a longer quote must add more than this
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
    """Return the shortest of the windows that support as much as any, but for SLACK."""
    return _shortest(windows, [s.support for s in windows])


def best_contradiction(windows: list[Scored]) -> Scored:
    """Return the shortest of the windows that contradict as much as any, but for SLACK."""
    return _shortest(windows, [s.contradiction for s in windows])


def _shortest(windows: list[Scored], scores: list[float]) -> Scored:
    """Return the window with the shortest premise near the top score; equal ones by text."""
    enough = max(scores) - SLACK
    near = [w for w, score in zip(windows, scores, strict=True) if score >= enough]
    return min(near, key=lambda s: (len(s.window.premise), s.window.premise))
