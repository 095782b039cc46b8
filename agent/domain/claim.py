"""Claims: atomic statements of a draft that can be checked."""

from enum import StrEnum

from pydantic import Field

from agent.domain.base import Frozen
from agent.domain.text import Span


class ClaimType(StrEnum):
    """What kind of statement a claim makes."""

    FACT = "fact"
    POLICY = "policy"
    NUMERIC = "numeric"
    DEFINITION = "definition"


class Importance(StrEnum):
    """How much the answer rests on a claim."""

    CRITICAL = "critical"
    MATERIAL = "material"
    MINOR = "minor"


class Claim(Frozen):
    """One atomic claim; ``text`` is self-contained, ``span`` points into the draft.

    ``citations`` are the chunk ids anchored in its sentence, in order of appearance.
    """

    claim_id: str
    text: str
    span: Span
    type: ClaimType
    importance: Importance
    citations: tuple[str, ...] = ()

    @property
    def is_material(self) -> bool:
        """Material claims, critical ones included, are those that coverage counts."""
        return self.importance is not Importance.MINOR


class Extraction(Frozen):
    """The claims of a draft in order, and how many the cap left out.

    ``unassessed`` tells, by claim id, why a claim cannot be judged: its extraction failed.
    """

    claims: tuple[Claim, ...]
    omitted: int = 0
    unassessed: dict[str, str] = Field(default_factory=dict)
