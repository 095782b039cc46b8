"""The audit log over a database: one hash chain a workspace, durable, shared by processes."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from datetime import datetime
from typing import Any

from pydantic import ValidationError

from agent.audit.attachments import attach, attached
from agent.audit.chain import BrokenLink, Chain, canonical, seal
from agent.audit.retention import (
    epoch,
    filing,
    keep_for,
    payload_of,
    retention_days,
    sweep_workspace,
)
from agent.audit.session import Database, Session, storable
from agent.audit.stored import FIRST, Stored, intact_report, page, stored_record
from agent.audit.verification import verified
from agent.domain.audit import AuditRecord
from agent.domain.text import Document
from agent.errors import IntegrityError, NotFoundError, RecordedError

EVERYTHING = 2**62


class StoredAuditLog:
    """Implements ``ports.AuditLog``; safe across threads and processes.

    Records are kept for the days that are set for their workspace (``keep_for``); in other
    workspaces for the ``retention_days`` of the policy that the run had.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(
        self,
        record: AuditRecord,
        report: Mapping[str, Any],
        documents: Sequence[Document] = (),
    ) -> AuditRecord:
        """Chain and store ``record`` with its report and documents; durable when this returns.

        Records of the same workspace that have expired by ``record.created`` are swept.

        Raises:
            RecordedError: when there is a record of that id already.
            IntegrityError: when the database is damaged.
        """
        return await asyncio.to_thread(self._append, record, report, documents)

    async def read(
        self,
        workspace: str | None = None,
        audit_id: str | None = None,
        limit: int | None = None,
    ) -> list[AuditRecord]:
        """Return records, newest first, of a workspace or of one id; at most ``limit``.

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

    async def documents(self, audit_id: str) -> list[Document]:
        """Return the documents that were stored with a record, in their order.

        Raises:
            IntegrityError: when one of them is not the one that was recorded.
        """
        return await asyncio.to_thread(self._documents, audit_id)

    async def export(self, workspace: str | None = None) -> AsyncIterator[dict[str, Any]]:
        """Yield the records of a workspace (None: of all) with their reports, oldest first.

        Raises:
            IntegrityError: when a report is not the one that was recorded.
        """
        last = FIRST
        while page := await asyncio.to_thread(self._page, workspace, last):
            for row in page:
                if row.record:
                    yield {"record": payload_of(row.record), "report": intact_report(row)}
            last = page[-1].sequence

    async def chains(self) -> list[Chain]:
        """Return the chain of every workspace of which anything is stored, by name."""
        return await asyncio.to_thread(self._chains)

    async def verify(self, workspace: str, known_head: str | None = None) -> list[BrokenLink]:
        """Return every place where the chain, a report or a stored document was tampered with.

        ``known_head``, a head that the chain once had, must still be part of it.
        """
        return await asyncio.to_thread(self._verify, workspace, known_head)

    async def sweep(self, now: datetime) -> int:
        """Remove the records that have expired by ``now``; return how many.

        What is left of each chain stays verifiable.
        """
        return await asyncio.to_thread(self._sweep, now)

    async def keep_for(self, workspace: str, days: int | None) -> None:
        """Keep the records of a workspace for ``days``, past and future ones.

        None gives the decision back to the policy of each run.

        Raises:
            InputError: when ``days`` is not between 1 and 36,500.
        """
        await asyncio.to_thread(self._keep_for, workspace, days)

    def close(self) -> None:
        """Give connections back; the next use opens new ones."""
        self._database.close()

    def _append(
        self, record: AuditRecord, report: Mapping[str, Any], documents: Sequence[Document]
    ) -> AuditRecord:
        with self._database.writing(record.workspace) as session:
            sweep_workspace(session, record.workspace, record.created)
            sealed = seal(record, report, _head(session, record.workspace))
            _insert(session, sealed, canonical(report))
            attach(session, record.workspace, record.audit_id, documents)
        return sealed

    def _read(
        self, workspace: str | None, audit_id: str | None, limit: int | None
    ) -> list[AuditRecord]:
        values = {"name": workspace, "id": audit_id, "limit": limit or EVERYTHING}
        if not storable(values):
            return []
        with self._database.reading() as session:
            rows = session.rows(
                "SELECT audit_id, record FROM records WHERE record <> ''"
                " AND (CAST(:name AS TEXT) IS NULL OR workspace = :name)"
                " AND (CAST(:id AS TEXT) IS NULL OR audit_id = :id)"
                " ORDER BY sequence DESC LIMIT :limit",
                **values,
            )
        return [_parsed(*row) for row in rows]

    def _report(self, audit_id: str) -> dict[str, Any]:
        with self._database.reading() as session:
            found = stored_record(session, audit_id)
        if found is None:
            raise NotFoundError(
                f"no audit record has the id {audit_id!r}: `affidavit audit list` shows all ids"
            )
        return intact_report(found)

    def _documents(self, audit_id: str) -> list[Document]:
        with self._database.reading() as session:
            found = stored_record(session, audit_id)
            return attached(session, payload_of(found.record)) if found else []

    def _page(self, workspace: str | None, last: int) -> list[Stored]:
        with self._database.reading() as session:
            return page(session, workspace, last)

    def _chains(self) -> list[Chain]:
        with self._database.reading() as session:
            rows = session.rows(
                "SELECT named.workspace, COALESCE(head, ''), COALESCE(swept, 0),"
                " (SELECT COUNT(*) FROM records WHERE"
                " records.workspace = named.workspace AND record <> ''), days"
                " FROM (SELECT workspace FROM chains UNION SELECT workspace FROM retention"
                " UNION SELECT workspace FROM records UNION SELECT workspace FROM attachments)"
                " named"
                " LEFT JOIN chains ON chains.workspace = named.workspace"
                " LEFT JOIN retention ON retention.workspace = named.workspace"
                " ORDER BY named.workspace"
            )
        return [
            Chain(workspace=w, head=h, swept=s, records=n, retention_days=d)
            for w, h, s, n, d in rows
        ]

    def _verify(self, workspace: str, known_head: str | None) -> list[BrokenLink]:
        with self._database.reading() as session:
            return verified(session, workspace, known_head)

    def _sweep(self, now: datetime) -> int:
        with self._database.reading() as session:
            names = [
                name
                for (name,) in session.rows(
                    "SELECT DISTINCT workspace FROM records WHERE expires <= :now", now=epoch(now)
                )
            ]
        return sum(self._sweep_all_of(name, now) for name in names)

    def _sweep_all_of(self, workspace: str, now: datetime) -> int:
        removed = 0
        while True:
            with self._database.writing(workspace) as session:
                swept = sweep_workspace(session, workspace, now)
            removed += swept
            if not swept:
                return removed

    def _keep_for(self, workspace: str, days: int | None) -> None:
        with self._database.writing(workspace) as session:
            keep_for(session, workspace, days)


def _head(session: Session, workspace: str) -> str:
    found = session.rows("SELECT head FROM chains WHERE workspace = :name", name=workspace)
    return str(found[0][0]) if found else ""


def _insert(session: Session, sealed: AuditRecord, report: str) -> None:
    kept = retention_days(session, sealed.workspace)
    filed = filing(sealed.created, sealed.policy, kept)
    added = session.run(
        "INSERT INTO records"
        " (workspace, audit_id, created, retention_days, expires, record, report)"
        " VALUES (:workspace, :id, :created, :days, :expires, :record, :report)"
        " ON CONFLICT (audit_id) DO NOTHING",
        workspace=sealed.workspace,
        id=sealed.audit_id,
        created=filed.created,
        days=filed.retention_days,
        expires=filed.expires,
        record=canonical(sealed.model_dump(mode="json")),
        report=report,
    )
    if not added:
        raise RecordedError(f"an audit record with the id {sealed.audit_id} exists already")
    session.run(
        "INSERT INTO chains (workspace, head) VALUES (:workspace, :head)"
        " ON CONFLICT (workspace) DO UPDATE SET head = excluded.head",
        workspace=sealed.workspace,
        head=sealed.hash,
    )


def _parsed(audit_id: str, text: str) -> AuditRecord:
    try:
        return AuditRecord.model_validate_json(text)
    except ValidationError as error:
        raise IntegrityError(
            f"the audit record {audit_id} is not readable: "
            "`affidavit audit verify` shows what was changed"
        ) from error
