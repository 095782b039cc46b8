"""Retention: which records have expired, and their removal without breaking the chain."""

import json
import sqlite3
from datetime import UTC, datetime
from typing import Any


def epoch(moment: datetime) -> float:
    """Return seconds since 1970; a time without a zone is taken as UTC."""
    aware = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    return aware.timestamp()


def sweep_workspace(
    connection: sqlite3.Connection, workspace: str, now: datetime, days: int | None
) -> int:
    """Delete the expired records at the start of a chain; return how many.

    ``days`` is the retention of the workspace; None leaves each record its own. Only an
    unbroken run of expired records from the oldest on is removed, so that what stays is one
    chain, anchored at the hash of the last removed record.
    """
    (last,) = connection.execute(
        "SELECT MAX(sequence) FROM records WHERE workspace = ?1 AND sequence < IFNULL("
        " (SELECT sequence FROM records WHERE workspace = ?1"
        "  AND created + IFNULL(?2, retention_days) * 86400 > ?3"
        "  ORDER BY sequence LIMIT 1), sequence + 1)",
        (workspace, days, epoch(now)),
    ).fetchone()
    if last is None:
        return 0
    (text,) = connection.execute(
        "SELECT record FROM records WHERE sequence = ?", (last,)
    ).fetchone()
    removed = connection.execute(
        "DELETE FROM records WHERE workspace = ? AND sequence <= ?", (workspace, last)
    ).rowcount
    connection.execute(
        "UPDATE chains SET anchor = ?, swept = swept + ? WHERE workspace = ?",
        (str(payload_of(text).get("hash", "")), removed, workspace),
    )
    return removed


def payload_of(text: str) -> dict[str, Any]:
    """Return the JSON object in ``text``; an empty one where it was made unreadable."""
    try:
        value = json.loads(text, parse_constant=_reject)
    except (TypeError, ValueError):
        return {}
    return value if isinstance(value, dict) else {}


def _reject(constant: str) -> float:
    raise ValueError(f"{constant} is not JSON")
