"""What the model and the strict rules say of one window, put together."""

from collections.abc import Sequence
from typing import NamedTuple

from agent.domain.base import Frozen
from agent.domain.evidence import Entailment
from agent.domain.finding import Finding, Outcome
from agent.judge.agreement.measure import Agreement
from agent.judge.checked import Checked
from agent.judge.passages.matching import Matched
from agent.judge.passages.windows import Window
from agent.judge.passages.wordings import readable

MISSING_CAP = 0.45  # a premise that lacks an item of the claim supports it in part at most
PARTLY = 0.5  # support that the model must find once the wider value stands in the claim
SLACK = 0.03  # a longer quote must add more than this
CONFLICT_FLOOR = 0.9  # a rule's conflict outweighs any wording
STATED_FLOOR = 0.9  # what a window says in so many words is supported whatever the model reads


class Scored(Frozen):
    """A window with the model's scores, its similarity to the claim, and the rules' findings."""

    window: Window
    entailment: Entailment
    similarity: float
    overlap: float
    findings: tuple[Finding, ...] = ()
    agreement: Agreement = Agreement()

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
    def operands(self) -> frozenset[tuple[int, str]]:
        """The numbers from which the claim's was computed: passage, and text as it stands there."""
        return frozenset(
            (o.index, o.text)
            for f in self.findings
            if f.derivation is not None and f.outcome is Outcome.MATCH
            for o in f.derivation.operands
        )

    def pair(self, claim: str) -> tuple[str, str]:
        """Return premise and hypothesis with what the rules have settled taken out of the way.

        Numbers that the rules found to be the same are written as the evidence writes them, and
        what they computed stands in the premise; the words are then left to the model.
        """
        computed = [f.derivation.formula for f in self.findings if f.derivation is not None]
        premise = " ".join([self.window.premise, *(f"({formula})" for formula in computed)])
        left = len(claim)
        for start, end, text in sorted((t for f in self.findings for t in f.terms), reverse=True):
            written = text.casefold() in claim[start:end].casefold()
            if not written and end <= left:  # of numbers that overlap one is written anew
                claim, left = claim[:start] + text + claim[end:], start
        return readable(premise, claim)

    @property
    def stated(self) -> bool:
        """Tell whether the window says the claim, as far as rules can tell."""
        return self.agreement.stated

    @property
    def doubted(self) -> bool:
        """Tell whether a rule misses something in the window or objects to it."""
        return self.has(Outcome.MISSING) or self.has(Outcome.CONFLICT)

    @property
    def wider(self) -> bool:
        """Tell whether the window has a wider value than the claim: *Q1* for *March*."""
        return any(f.covered for f in self.findings) and not self.has(Outcome.CONFLICT)

    @property
    def apart(self) -> bool:
        """Tell whether the window is about another thing than the one that bears the claim out."""
        return any(f.twin for f in self.findings)

    @property
    def partly(self) -> bool:
        """Tell whether the window says the claim but for its value, as it was last read."""
        return self.wider and self.entailment.support > PARTLY

    @property
    def bonded(self) -> float:
        """Share of the claim's words and bonds in one sentence (0-1), 0 where a rule objects."""
        return 0.0 if self.doubted else self.agreement.sentence * self.agreement.bonds

    @property
    def support(self) -> float:
        """Support after the rules, 0–1."""
        if self.stated:
            return max(self.entailment.support, STATED_FLOOR)
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


def best_support(windows: Sequence[Scored]) -> Scored:
    """Return the shortest of the windows that support as much as any, but for SLACK."""
    return _shortest(windows, [s.support for s in windows])


def best_contradiction(windows: Sequence[Scored]) -> Scored:
    """Return the shortest of the windows that contradict as much as any, but for SLACK."""
    return _shortest(windows, [s.contradiction for s in windows])


def _shortest(windows: Sequence[Scored], scores: list[float]) -> Scored:
    """Return the window with the shortest premise near the top score; equal ones by text."""
    enough = max(scores) - SLACK
    near = [w for w, score in zip(windows, scores, strict=True) if score >= enough]
    return min(near, key=lambda s: (len(s.window.premise), s.window.premise))


class Entailed(NamedTuple):
    """A matched case with the model's scores of its windows and what the rules find in them.

    ``checked`` is the exception where a rule failed.
    """

    matched: Matched
    scores: list[Entailment]
    checked: list[Checked] | Exception

    def scored(self) -> list[Scored]:
        """Return the windows with all that is known of them.

        Raises:
            Exception: what a rule raised.
        """
        if isinstance(self.checked, Exception):
            raise self.checked
        matched = self.matched
        columns = (matched.windows, self.scores, matched.similarities, matched.overlaps)
        return [
            Scored(
                window=w,
                entailment=e,
                similarity=s,
                overlap=o,
                findings=c.findings,
                agreement=c.agreement,
            )
            for w, e, s, o, c in zip(*columns, self.checked, strict=True)
        ]
