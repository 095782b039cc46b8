"""Verdicts: what the judge rules on a claim."""

from collections.abc import Sequence
from enum import StrEnum

from pydantic import Field

from agent.domain.base import Frozen
from agent.domain.evidence import Quote
from agent.domain.text import Passage


class Label(StrEnum):
    """The five rulings; ``unassessed`` means that a model or tool failed."""

    SUPPORTED = "supported"
    WEAK = "weak"
    CONTRADICTED = "contradicted"
    NOT_FOUND = "not_found"
    UNASSESSED = "unassessed"


class Operand(Frozen):
    """A number that a derivation uses, as written in evidence text ``index``."""

    text: str
    value: float
    unit: str = ""
    index: int = Field(ge=0)
    quote: str


class Derivation(Frozen):
    """How a number of the claim follows from numbers of the evidence."""

    formula: str = Field(description="e.g. '40 + 75 = 115'")
    operands: tuple[Operand, ...]


class Verdict(Frozen):
    """The ruling on one claim.

    ``confidence`` (0–1) is the certainty of ``label``; ``support`` (0–1) is the calibrated
    probability that the evidence supports the claim, whatever the label.
    """

    label: Label
    confidence: float = Field(ge=0, le=1)
    support: float = Field(ge=0, le=1)
    reason: str
    evidence: tuple[Quote, ...] = ()
    derivation: Derivation | None = None

    @property
    def is_covered(self) -> bool:
        """Supported and weak claims count as covered."""
        return self.label in (Label.SUPPORTED, Label.WEAK)


def placed(verdict: Verdict, places: Sequence[int]) -> Verdict:
    """Return ``verdict`` with its evidence counted anew: passage i becomes ``places[i]``."""
    quotes = tuple(q.model_copy(update={"index": places[q.index]}) for q in verdict.evidence)
    derivation = verdict.derivation
    if derivation is not None:
        operands = tuple(
            o.model_copy(update={"index": places[o.index]}) for o in derivation.operands
        )
        derivation = derivation.model_copy(update={"operands": operands})
    return verdict.model_copy(update={"evidence": quotes, "derivation": derivation})


class Case(Frozen):
    """A claim's text and the passages that may support or contradict it.

    ``context`` is the text that the claim stands in and the question that it answers, if known:
    it tells which of several passages is meant, and is no evidence. Nor are ``objections``, what a
    skeptic said against the claim. The first ``cited`` passages are those that the claim cites.
    ``question`` is what the claim answers: what it tells of the asker's own case, such as *our 30
    seats*, needs no evidence.
    """

    claim: str
    passages: tuple[Passage, ...] = ()
    context: str = ""
    question: str = ""
    objections: tuple[str, ...] = ()
    cited: int = Field(default=0, ge=0)


def unassessed(reason: str) -> Verdict:
    """Return the verdict of a claim that could not be judged, with the reason."""
    return Verdict(label=Label.UNASSESSED, confidence=0.0, support=0.0, reason=reason)
