"""Documents that came with a request, kept beside its record so that it can be replayed.

A document is stored once a workspace, however many records refer to it, and goes with the last
of them. A record names its documents by the digest of the stored text.
"""

import hashlib
import json
from collections.abc import Sequence
from typing import Any

from agent.audit.chain import Payload, canonical
from agent.audit.session import Session
from agent.domain.audit import DocumentRef
from agent.domain.text import Document
from agent.errors import IntegrityError


def reference(document: Document, *, kept: bool) -> DocumentRef:
    """Return what a record says of ``document``; ``kept`` if it is stored with the record."""
    return DocumentRef(
        document_id=document.document_id,
        title=document.title,
        source=document.source,
        content_hash=document.content_hash,
        stored=_digest(_text(document)) if kept else None,
    )


def attach(session: Session, workspace: str, audit_id: str, documents: Sequence[Document]) -> None:
    """Store ``documents`` with the record of that id."""
    for text in dict.fromkeys(map(_text, documents)):
        values = {"workspace": workspace, "digest": _digest(text)}
        session.run(
            "INSERT INTO documents VALUES (:workspace, :digest, :text)"
            " ON CONFLICT (workspace, digest) DO NOTHING",
            text=text,
            **values,
        )
        session.run(
            "INSERT INTO attachments VALUES (:workspace, :digest, :id)", id=audit_id, **values
        )


def detach(session: Session, workspace: str, audit_id: str) -> None:
    """Drop what is stored with a record, unless another record of the workspace needs it."""
    digests = session.rows("SELECT digest FROM attachments WHERE audit_id = :id", id=audit_id)
    session.run("DELETE FROM attachments WHERE audit_id = :id", id=audit_id)
    for (digest,) in digests:
        session.run(
            "DELETE FROM documents WHERE workspace = :workspace AND digest = :digest"
            " AND NOT EXISTS (SELECT 1 FROM attachments"
            " WHERE workspace = :workspace AND digest = :digest)",
            workspace=workspace,
            digest=digest,
        )


def attached(session: Session, payload: Payload) -> list[Document]:
    """Return the documents that are stored with a record, in its order.

    Raises:
        IntegrityError: when one is missing or is not the one that was stored.
    """
    found = _stored(session, payload)
    wrong = [name for name, text in found.items() if _digest(text) != name]
    if wrong:
        raise IntegrityError(
            f"a stored document of audit {payload.get('audit_id')} is missing or was changed: "
            "`affidavit audit verify` shows the extent"
        )
    return [Document.model_validate(json.loads(text)) for text in found.values()]


def is_intact(session: Session, payload: Payload) -> bool:
    """Tell whether every document that is stored with a record is there and unchanged."""
    return all(_digest(text) == name for name, text in _stored(session, payload).items())


def strays(session: Session, workspace: str) -> list[str]:
    """Return the ids of records for which documents are stored, and that are not there."""
    rows = session.rows(
        "SELECT DISTINCT audit_id FROM attachments WHERE workspace = :workspace"
        " AND audit_id NOT IN (SELECT audit_id FROM records) ORDER BY audit_id",
        workspace=workspace,
    )
    return [audit_id for (audit_id,) in rows]


def _stored(session: Session, payload: Payload) -> dict[str, str]:
    """Return the stored texts by the digests that the record names; '' for a missing one."""
    statement = "SELECT document FROM documents WHERE workspace = :workspace AND digest = :digest"
    found: dict[str, str] = {}
    for digest in _names(payload):
        rows = session.rows(statement, workspace=payload.get("workspace"), digest=digest)
        found[digest] = rows[0][0] if rows else ""
    return found


def _names(payload: Payload) -> list[str]:
    inputs: Any = payload.get("inputs")
    listed = inputs.get("documents", ()) if isinstance(inputs, dict) else ()
    return [d["stored"] for d in listed if isinstance(d, dict) and d.get("stored")]


def _text(document: Document) -> str:
    return canonical(document.model_dump(mode="json"))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
