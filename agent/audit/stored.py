"""Records as they are stored, read a page at a time."""

from typing import Any, NamedTuple

from agent.audit.chain import digest
from agent.audit.retention import payload_of
from agent.audit.session import Session, storable
from agent.errors import IntegrityError

PAGE = 200
"""Records read at once; a report may have megabytes."""
FIRST = -1
"""Lies before the sequence number of every record."""

_SELECT = (
    "SELECT sequence, audit_id, record, report, previous_hash, hash,"
    " created, retention_days, expires FROM records"
)


class Stored(NamedTuple):
    """A row of the table of records.

    An expired one has '' for ``record`` and ``report`` and no ``expires``; only it has hashes of
    its own.
    """

    sequence: int
    audit_id: str
    record: str
    report: str
    previous_hash: str
    hash: str
    created: float
    retention_days: int
    expires: float | None


def page(session: Session, workspace: str | None, last: int) -> list[Stored]:
    """Return up to ``PAGE`` records of a workspace (None: of all) after ``last``, oldest first.

    Tombstones are among them; no record at all means that there are no more.
    """
    rows = session.rows(
        f"{_SELECT} WHERE sequence > :last"
        " AND (CAST(:name AS TEXT) IS NULL OR workspace = :name)"
        " ORDER BY sequence LIMIT :page",
        last=last,
        name=workspace,
        page=PAGE,
    )
    return [Stored._make(row) for row in rows]


def stored_record(session: Session, audit_id: str) -> Stored | None:
    """Return the record of that id, or None where there is none or it has expired."""
    if not storable({"id": audit_id}):
        return None
    rows = session.rows(f"{_SELECT} WHERE audit_id = :id AND record <> ''", id=audit_id)
    return Stored._make(rows[0]) if rows else None


def intact_report(row: Stored) -> dict[str, Any]:
    """Return the report of a record that has not expired.

    Raises:
        IntegrityError: when it is not the one that was recorded.
    """
    report = payload_of(row.report)
    if digest(report) != payload_of(row.record).get("report_hash"):
        raise IntegrityError(
            f"the report of audit {row.audit_id} was changed after it was written: "
            "`affidavit audit verify` shows the extent"
        )
    return report
