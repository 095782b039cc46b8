"""The audit log in SQLite: one hash chain a workspace, durable, shared between processes."""

import asyncio
import sqlite3
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from agent.audit.chain import BrokenLink, Chain, broken_links, canonical, digest, seal
from agent.audit.database import opened, writing
from agent.audit.retention import epoch, payload_of, sweep_workspace
from agent.domain.audit import AuditRecord
from agent.domain.policy import Policy
from agent.errors import IntegrityError, NotFoundError


class SqliteAuditLog:
    """Implements ``ports.AuditLog`` on the file ``path``; safe across threads and processes.

    A record is kept for the days that ``retention_days`` names for its workspace; for other
    workspaces, for the ``retention_days`` of the policy that its run had.
    """

    def __init__(self, path: Path, retention_days: Mapping[str, int] | None = None) -> None:
        self._path = path
        self._retention = dict(retention_days or {})

    async def append(self, record: AuditRecord, report: Mapping[str, Any]) -> AuditRecord:
        """Chain and store ``record`` with its report; durable when this returns.

        Records of the same workspace that have expired by ``record.created`` are swept.

        Raises:
            IntegrityError: when the id is taken, or the database is damaged.
        """
        return await asyncio.to_thread(self._append, record, report)

    async def read(
        self, workspace: str | None = None, audit_id: str | None = None, limit: int = -1
    ) -> list[AuditRecord]:
        """Return records, newest first, of a workspace or of one id; at most ``limit`` (-1: all).

        Raises:
            IntegrityError: when a stored record is not readable.
        """
        return await asyncio.to_thread(self._read, workspace, audit_id, limit)

    async def report(self, audit_id: str) -> dict[str, Any]:
        """Return the stored report of a run, as JSON values.

        Raises:
            NotFoundError: when there is no such record.
            IntegrityError: when the report is not the one that was recorded.
        """
        return await asyncio.to_thread(self._report, audit_id)

    async def chains(self) -> list[Chain]:
        """Return the chain of every workspace, by name."""
        return await asyncio.to_thread(self._chains)

    async def verify(self, workspace: str) -> list[BrokenLink]:
        """Return every place where the chain or a stored report was tampered with."""
        return await asyncio.to_thread(self._verify, workspace)

    async def sweep(self, now: datetime) -> int:
        """Delete the records that have expired by ``now``; return how many.

        Each chain keeps the hash of its last swept record, so that it stays verifiable.
        """
        return await asyncio.to_thread(self._sweep, now)

    def _append(self, record: AuditRecord, report: Mapping[str, Any]) -> AuditRecord:
        with opened(self._path) as connection, writing(connection):
            sweep_workspace(
                connection, record.workspace, record.created, self._retention.get(record.workspace)
            )
            sealed = seal(record, report, _head(connection, record.workspace))
            _insert(connection, sealed, canonical(report))
        return sealed

    def _read(self, workspace: str | None, audit_id: str | None, limit: int) -> list[AuditRecord]:
        with opened(self._path) as connection:
            rows = connection.execute(
                "SELECT audit_id, record FROM records WHERE (?1 IS NULL OR workspace = ?1)"
                " AND (?2 IS NULL OR audit_id = ?2) ORDER BY sequence DESC LIMIT ?3",
                (workspace, audit_id, limit),
            ).fetchall()
        return [_parsed(*row) for row in rows]

    def _report(self, audit_id: str) -> dict[str, Any]:
        with opened(self._path) as connection:
            row = connection.execute(
                "SELECT record, report FROM records WHERE audit_id = ?", (audit_id,)
            ).fetchone()
        if row is None:
            raise NotFoundError(
                f"no audit record has the id {audit_id!r}: `affidavit audit list` shows all ids"
            )
        report = payload_of(row[1])
        if digest(report) != payload_of(row[0]).get("report_hash"):
            raise IntegrityError(
                f"the report of audit {audit_id} was changed after it was written: "
                "`affidavit audit verify` shows the extent"
            )
        return report

    def _chains(self) -> list[Chain]:
        with opened(self._path) as connection:
            rows = connection.execute(
                "SELECT workspace, head, swept, (SELECT COUNT(*) FROM records"
                " WHERE records.workspace = chains.workspace) FROM chains ORDER BY workspace"
            ).fetchall()
        return [Chain(workspace=w, head=h, swept=s, records=n) for w, h, s, n in rows]

    def _verify(self, workspace: str) -> list[BrokenLink]:
        with opened(self._path) as connection:
            # One read transaction, so that a record appended meanwhile does not look like damage.
            connection.execute("BEGIN")
            chain = connection.execute(
                "SELECT anchor, head FROM chains WHERE workspace = ?", (workspace,)
            ).fetchone()
            rows = connection.execute(
                "SELECT record, report FROM records WHERE workspace = ? ORDER BY sequence",
                (workspace,),
            ).fetchall()
            connection.execute("COMMIT")
        anchor, head = chain or ("", "")
        payloads = [payload_of(record) for record, _ in rows]
        links = broken_links(payloads, anchor=anchor, head=head)
        links += [
            BrokenLink(
                position=position,
                audit_id=str(payload.get("audit_id", "")),
                problem="the stored report was changed after it was written",
            )
            for position, (payload, (_, report)) in enumerate(zip(payloads, rows, strict=True))
            if digest(payload_of(report)) != payload.get("report_hash")
        ]
        return sorted(links, key=lambda link: link.position)

    def _sweep(self, now: datetime) -> int:
        with opened(self._path) as connection, writing(connection):
            names = [name for (name,) in connection.execute("SELECT workspace FROM chains")]
            return sum(
                sweep_workspace(connection, name, now, self._retention.get(name)) for name in names
            )


def _head(connection: sqlite3.Connection, workspace: str) -> str:
    row = connection.execute("SELECT head FROM chains WHERE workspace = ?", (workspace,)).fetchone()
    return str(row[0]) if row else ""


def _insert(connection: sqlite3.Connection, sealed: AuditRecord, report: str) -> None:
    payload = sealed.model_dump(mode="json")
    days = sealed.policy.get("retention_days", Policy().retention_days)
    try:
        connection.execute(
            "INSERT INTO records (workspace, audit_id, created, retention_days, record, report)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            (
                sealed.workspace,
                sealed.audit_id,
                epoch(sealed.created),
                days,
                canonical(payload),
                report,
            ),
        )
    except sqlite3.IntegrityError as error:
        raise IntegrityError(
            f"an audit record with the id {sealed.audit_id} exists already"
        ) from error
    connection.execute(
        "INSERT INTO chains (workspace, head) VALUES (?, ?)"
        " ON CONFLICT (workspace) DO UPDATE SET head = excluded.head",
        (sealed.workspace, sealed.hash),
    )


def _parsed(audit_id: str, text: str) -> AuditRecord:
    try:
        return AuditRecord.model_validate_json(text)
    except ValidationError as error:
        raise IntegrityError(
            f"the audit record {audit_id} is not readable: "
            "`affidavit audit verify` shows what was changed"
        ) from error
