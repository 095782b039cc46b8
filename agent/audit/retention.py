"""Retention: how long records are kept, and their removal without breaking the chain.

An expired record leaves a tombstone, its place in the chain without its contents. Tombstones at
the start of a chain are cut off; the chain is then anchored at the hash of the last of them.
"""

import json
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, NamedTuple

from agent.audit.attachments import detach
from agent.audit.session import Session
from agent.domain.policy import Policy
from agent.errors import InputError

DAY_SECONDS = 86_400.0
MAX_DAYS = 36_500
BATCH = 500
"""So many records are removed in one transaction: who waits to write waits for that long."""


def epoch(moment: datetime) -> float:
    """Return seconds since 1970; a time without a zone is taken as UTC."""
    aware = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    return aware.timestamp()


class Filing(NamedTuple):
    """What the columns beside a record say of it; times in seconds since 1970."""

    created: float
    retention_days: int
    expires: float


def filing(created: datetime, policy: Mapping[str, Any], kept: int | None) -> Filing:
    """Return how a record is filed where its workspace keeps records for ``kept`` days."""
    days, began = int(policy.get("retention_days", Policy().retention_days)), epoch(created)
    return Filing(began, days, began + (kept or days) * DAY_SECONDS)


def filing_of(payload: Mapping[str, Any], kept: int | None) -> Filing | None:
    """Return how a stored record is to be filed; None where it was made unreadable."""
    try:
        return filing(datetime.fromisoformat(payload["created"]), payload["policy"], kept)
    except (AttributeError, KeyError, TypeError, ValueError, OverflowError):
        return None


def retention_days(session: Session, workspace: str) -> int | None:
    """Return the days that are set for a workspace; None where the policy of each run decides."""
    found = session.rows("SELECT days FROM retention WHERE workspace = :name", name=workspace)
    return int(found[0][0]) if found else None


def keep_for(session: Session, workspace: str, days: int | None) -> None:
    """Keep the records of a workspace for ``days``, those that it holds included.

    None gives the decision back to the policy of each run.

    Raises:
        InputError: when ``days`` is not between 1 and 36,500.
    """
    if days is not None and not 1 <= days <= MAX_DAYS:
        raise InputError(f"records are kept for 1 to {MAX_DAYS} days (got {days})")
    session.run("DELETE FROM retention WHERE workspace = :name", name=workspace)
    if days is not None:
        session.run("INSERT INTO retention VALUES (:name, :days)", name=workspace, days=days)
    session.run(
        "UPDATE records SET expires = created + :day * COALESCE(CAST(:days AS INTEGER),"
        " retention_days) WHERE workspace = :name AND record <> ''",
        name=workspace,
        days=days,
        day=DAY_SECONDS,
    )


def sweep_workspace(session: Session, workspace: str, now: datetime) -> int:
    """Empty up to ``BATCH`` records of a workspace that have expired by ``now``; return how many.

    Fewer than ``BATCH`` means that none is left. A record whose own words say that it is to be
    kept stays, whatever the column beside it says, for `verification` to tell.
    """
    kept = retention_days(session, workspace)
    found = session.rows(
        "SELECT sequence, audit_id, record FROM records"
        " WHERE workspace = :name AND expires <= :now ORDER BY expires LIMIT :batch",
        name=workspace,
        now=epoch(now),
        batch=BATCH,
    )
    read = [(sequence, audit_id, payload_of(text)) for sequence, audit_id, text in found]
    expired = [row for row in read if _is_due(row[2], kept, epoch(now))]
    for sequence, audit_id, payload in expired:
        _bury(session, sequence, payload)
        detach(session, workspace, audit_id)
    if expired:
        session.run(
            "UPDATE chains SET swept = swept + :count WHERE workspace = :name",
            name=workspace,
            count=len(expired),
        )
        _cut_off(session, workspace)
    return len(expired)


def payload_of(text: str) -> dict[str, Any]:
    """Return the JSON object in ``text``; an empty one where it was made unreadable."""
    try:
        value = json.loads(text, parse_constant=_reject)
    except (TypeError, ValueError):
        return {}
    return value if isinstance(value, dict) else {}


def _is_due(payload: dict[str, Any], kept: int | None, now: float) -> bool:
    filed = filing_of(payload, kept)
    return filed is None or filed.expires <= now


def _bury(session: Session, sequence: int, payload: dict[str, Any]) -> None:
    """Leave nothing of a record but its link."""
    session.run(
        "UPDATE records SET record = '', report = '', expires = NULL, hash = :hash,"
        " previous_hash = :previous WHERE sequence = :sequence",
        sequence=sequence,
        hash=str(payload.get("hash", "")),
        previous=str(payload.get("previous_hash", "")),
    )


def _cut_off(session: Session, workspace: str) -> None:
    """Remove the tombstones before the first record that is still kept."""
    kept = session.rows(
        "SELECT sequence FROM records WHERE workspace = :name AND record <> ''"
        " ORDER BY sequence LIMIT 1",
        name=workspace,
    )
    leading = "workspace = :name AND (CAST(:kept AS BIGINT) IS NULL OR sequence < :kept)"
    values = {"name": workspace, "kept": kept[0][0] if kept else None}
    last = session.rows(
        f"SELECT hash FROM records WHERE {leading} ORDER BY sequence DESC LIMIT 1",  # noqa: S608
        **values,
    )
    if last:
        session.run(f"DELETE FROM records WHERE {leading}", **values)  # noqa: S608
        session.run(
            "UPDATE chains SET anchor = :anchor WHERE workspace = :name",
            anchor=last[0][0],
            name=workspace,
        )


def _reject(constant: str) -> float:
    raise ValueError(f"{constant} is not JSON")
