"""The audit record of a run, and its place in the hash chain."""

from datetime import datetime
from typing import Any

from agent.domain.base import Frozen
from agent.domain.report import Mode, RiskFlag, Usage


class AuditRecord(Frozen):
    """What one run did; ``hash`` covers every field but itself, ``previous_hash`` included."""

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
    report_hash: str
    previous_hash: str = ""
    hash: str = ""
