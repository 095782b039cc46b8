"""The audit record of a run, and its place in the hash chain."""

import re
from datetime import datetime
from enum import StrEnum
from typing import Any

from pydantic import Field

from agent.domain.base import Frozen
from agent.domain.report import Mode, RiskFlag, Usage

_COVERED = re.compile(r"revision 1: coverage (\d\.\d+)")


class Outcome(StrEnum):
    """How a run ended; one ``expired`` waited for a review that never came."""

    FINISHED = "finished"
    FAILED = "failed"
    CANCELLED = "cancelled"
    EXPIRED = "expired"


class DocumentRef(Frozen):
    """A document that a run used; ``stored`` names the copy kept with the record, if any."""

    document_id: str
    title: str
    source: str
    content_hash: str
    stored: str | None = None


class Inputs(Frozen):
    """What a run was given, so that it can be run again.

    ``documents`` are those that came with the request (``inline``), or those of the workspace
    that retrieved chunks belong to. ``context`` holds the roles and every other setting of the
    run but its policy.
    """

    question: str | None
    draft: str | None
    inline: bool
    documents: tuple[DocumentRef, ...]
    context: dict[str, Any]


class AuditRecord(Frozen):
    """What one run did; ``hash`` covers every field but itself, ``previous_hash`` included.

    Records of older versions have no ``inputs``, and those of runs that did not finish neither;
    ``why`` says what ended them.
    """

    audit_id: str
    session: str
    created: datetime
    user: str
    workspace: str
    query: str
    mode: Mode
    chunk_ids: tuple[str, ...]
    revisions: tuple[str, ...]
    coverage: float
    unsupported_rate: float
    claim_count: int
    verdicts: dict[str, int]
    flags: tuple[RiskFlag, ...]
    usage: Usage
    versions: dict[str, str]
    policy: dict[str, Any]
    inputs: Inputs | None = None
    outcome: Outcome = Outcome.FINISHED
    why: str = ""
    report_hash: str
    previous_hash: str = ""
    hash: str = ""

    @property
    def first_coverage(self) -> float:
        """Coverage of the draft as it came, before any revision."""
        told = _COVERED.match(self.revisions[0]) if self.revisions else None
        return float(told[1]) if told else self.coverage


class Difference(Frozen):
    """One thing that a replay did otherwise; ``where`` names it, e.g. `round 0, claim c3`."""

    where: str
    recorded: str
    replayed: str


class Replay(Frozen):
    """A recorded run, run again.

    ``same`` says that all rounds, verdicts and the answer came out as recorded. The changed
    versions (name: then, now) and documents are what may explain a difference.
    """

    audit_id: str
    replay_id: str
    same: bool
    differences: tuple[Difference, ...] = ()
    versions: dict[str, tuple[str, str]] = Field(default_factory=dict)
    documents: tuple[Difference, ...] = ()
