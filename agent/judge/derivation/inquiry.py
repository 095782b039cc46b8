"""What is asked when a number is derived: a claim, its words, and the numbers at hand."""

from collections.abc import Sequence
from dataclasses import dataclass

from agent.domain.prose.analysis import Analysis
from agent.judge.derivation.arithmetic.spelled import Spelled
from agent.judge.derivation.operands import Source
from agent.judge.quantities.binding.bindings import Bindings


@dataclass(frozen=True, slots=True)
class Inquiry:
    """A claim, with the words in it that name operations, and the numbers at hand."""

    claim: Analysis
    asked: Bindings
    words: frozenset[str]
    premises: Sequence[Analysis]
    pool: Sequence[Source]
    tolerance: float

    @property
    def spelled(self) -> Spelled:
        """Return what is asked of the claim's own reckoning."""
        return Spelled(self.asked, self.pool, self.premises, self.tolerance)
