"""What the audit keeps of a run: the record of a report, before it joins the chain."""

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime
from itertools import pairwise
from typing import Any

from agent.audit.chain import digest
from agent.domain.audit import AuditRecord, Inputs
from agent.domain.base import Frozen
from agent.domain.report import Report, Round


class Origin(Frozen):
    """Where a run came from; ``query`` is the question, or the draft where none was asked."""

    session: str
    user: str
    workspace: str
    query: str
    created: datetime
    inputs: Inputs | None = None


def build(
    report: Report,
    origin: Origin,
    *,
    chunk_ids: Sequence[str],
    versions: Mapping[str, str],
    policy: Mapping[str, Any],
) -> AuditRecord:
    """Return the record of ``report``; its hashes are filled in when the log appends it.

    Args:
        report: the finished report; its ``audit_id`` becomes that of the record.
        origin: session, user, workspace, query and time of the run.
        chunk_ids: the retrieved chunks, in order of retrieval.
        versions: names of models, prompts and rules, each with its version.
        policy: the effective policy as JSON values.
    """
    verdicts = Counter(entry.verdict.label.value for entry in report.ledger.entries)
    return AuditRecord(
        audit_id=report.audit_id,
        mode=report.mode,
        **dict(origin),
        chunk_ids=tuple(chunk_ids),
        revisions=revision_history(report.rounds),
        coverage=report.summary.coverage,
        unsupported_rate=report.summary.unsupported_rate,
        claim_count=len(report.ledger.entries),
        verdicts=dict(sorted(verdicts.items())),
        flags=report.risk.flags,
        usage=report.usage,
        versions={**versions, "policy": digest(policy)[:12]},
        policy=dict(policy),
        report_hash="",
    )


def revision_history(rounds: Sequence[Round]) -> tuple[str, ...]:
    """Return one line a revision: how coverage and failing claims changed."""
    return tuple(
        f"revision {number}: coverage {a.coverage:.2f} -> {b.coverage:.2f}, "
        f"contradicted {a.claims_contradicted} -> {b.claims_contradicted}, "
        f"not found {a.claims_not_found} -> {b.claims_not_found}"
        for number, (a, b) in enumerate(pairwise(r.summary for r in rounds), start=1)
    )
