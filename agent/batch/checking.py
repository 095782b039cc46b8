"""One row in, one record out: checked, held for review, or set aside with the reason."""

import asyncio
import sqlite3
from collections.abc import Mapping
from typing import Any

from agent.batch.rows import Row
from agent.domain.given import given_text
from agent.domain.report import Report
from agent.errors import AffidavitError, InputError, ReviewRequired, StorageError

KNOWN = frozenset({"id", "draft", "question", "documents", "workspace"})

Record = dict[str, Any]


async def checked(row: Row, context: Mapping[str, Any], workspace: str | None) -> Record:
    """Return the record of a row, whatever the row holds.

    ``status`` is ``done``, ``review`` (a person must decide) or ``rejected`` (with ``reason``).

    Raises:
        StorageError: when the state cannot be kept, for which no row is to blame.
    """
    fields = row.fields or {}
    record: Record = {"row": row.number, "id": None}
    try:
        record["id"] = _id(fields.get("id"))
        if row.fields is None:
            raise InputError(row.reason)
        report, thread = await _report(fields, context, workspace)
    except (StorageError, sqlite3.Error) as error:
        raise StorageError(f"{error}; what is done is kept: run the same command again") from error
    except AffidavitError as error:
        return {**record, "status": "rejected", "reason": str(error), "input": row.raw}
    except Exception as error:  # one row must not end the run of a million
        reason = f"internal error: {type(error).__name__}: {error}"
        return {**record, "status": "rejected", "reason": reason, "input": row.raw}
    status = "review" if thread else "done"
    return {**record, "status": status, "thread_id": thread, **_summary(report)}


async def checked_all(
    rows: list[Row], context: Mapping[str, Any], workspace: str | None, at_once: int
) -> list[Record]:
    """Return one record a row in order, ``at_once`` of them worked on at a time."""
    places = asyncio.Semaphore(at_once)

    async def one(row: Row) -> Record:
        async with places:
            return await checked(row, context, workspace)

    return await asyncio.gather(*map(one, rows))


async def _report(
    fields: Mapping[str, Any], context: Mapping[str, Any], workspace: str | None
) -> tuple[Report, str | None]:
    from agent.api import aanswer, acheck

    draft, question, documents = _arguments(fields)
    space = fields.get("workspace") or (workspace if documents is None else None)
    try:
        if draft is None:
            return await aanswer(
                question or "", documents=documents, workspace=space, context=context
            ), None
        return await acheck(
            draft, question=question, documents=documents, workspace=space, context=context
        ), None
    except ReviewRequired as held:
        return held.request.report, held.thread_id


def _arguments(fields: Mapping[str, Any]) -> tuple[str | None, str | None, list[Any] | None]:
    unknown = sorted(set(fields) - KNOWN)
    if unknown:
        raise InputError(
            f"unknown fields {', '.join(unknown)}; known are {', '.join(sorted(KNOWN))}"
        )
    draft, question = fields.get("draft"), fields.get("question")
    documents = fields.get("documents")
    for name, value in (
        ("draft", draft),
        ("question", question),
        ("workspace", fields.get("workspace")),
    ):
        if value is not None and not isinstance(value, str):
            raise InputError(f"{name} must be a text")
    if not (draft or question):
        raise InputError("it has neither a draft nor a question")
    if documents is not None and not _are_texts(documents):
        raise InputError("documents must be a list of {title, text, date?, url?}")
    return draft, question, documents


def _are_texts(documents: Any) -> bool:
    return isinstance(documents, list) and all(isinstance(d, Mapping) for d in documents)


def _summary(report: Report) -> Record:
    plain = report.model_dump(mode="json")
    return {
        "mode": plain["mode"],
        "answer": plain["answer"],
        **plain["summary"],
        "risk_score": plain["risk"]["score"],
        "risk_level": plain["risk"]["level"],
        "risk_action": plain["risk"]["action"],
        "audit_id": plain["audit_id"],
        "report": plain,
    }


def _id(value: Any) -> str | None:
    return None if value is None else given_text(str(value), "the id")
