"""The hash chain: sealing a record, and finding where a chain was tampered with.

A record is handled here as its *payload*, the JSON object that is stored: hashes of records
that an older version wrote stay valid when the record type gains fields.

The chain shows every later change made record by record. Who can rewrite the whole database can
rewrite or remove the whole chain too; a copy of the head hash kept elsewhere shows that as well.
Of a record that was emptied just as one that has expired is, only its link can be verified.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any

from agent.domain.audit import AuditRecord
from agent.domain.base import Frozen
from agent.errors import IntegrityError

Payload = Mapping[str, Any]


class BrokenLink(Frozen):
    """A place where the chain fails.

    ``position`` counts the stored records from 0; ``audit_id`` is '' where none there is to blame.
    """

    position: int
    audit_id: str
    problem: str


class Tombstone(Frozen):
    """What stays of an expired record inside a chain: its link, not its contents."""

    audit_id: str
    previous_hash: str
    hash: str


class Chain(Frozen):
    """The chain of a workspace.

    ``head`` is its newest hash, ``records`` counts what it holds and ``swept`` what has expired;
    ``retention_days`` is set for the workspace, or None where each run's policy decides.
    """

    workspace: str
    head: str
    records: int
    swept: int
    retention_days: int | None = None


def canonical(value: Any) -> str:
    """Return ``value`` as the one JSON text that equal values share: sorted, ASCII, no blanks.

    Raises:
        IntegrityError: when ``value`` holds what JSON cannot express (NaN, infinity, objects).
    """
    try:
        return json.dumps(value, sort_keys=True, separators=(",", ":"), allow_nan=False)
    except (TypeError, ValueError) as error:
        raise IntegrityError(f"cannot be written to the audit log as JSON: {error}") from error


def digest(value: Any) -> str:
    """Return the sha256 of the canonical JSON of ``value``, 64 hexadecimal digits."""
    return hashlib.sha256(canonical(value).encode("ascii")).hexdigest()


def record_hash(payload: Payload) -> str:
    """Return the hash that ``payload`` should carry: of every field but ``hash`` itself."""
    return digest({key: value for key, value in payload.items() if key != "hash"})


def seal(record: AuditRecord, report: Payload, previous_hash: str) -> AuditRecord:
    """Return ``record`` bound to ``report`` and to the record before it.

    ``report_hash``, ``previous_hash`` and ``hash`` are computed; what ``record`` carried there
    is replaced. ``previous_hash`` is '' for the first record of a chain.
    """
    bound = record.model_copy(
        update={"report_hash": digest(report), "previous_hash": previous_hash, "hash": ""}
    )
    return bound.model_copy(update={"hash": record_hash(bound.model_dump(mode="json"))})


def broken_links(
    links: Iterable[Payload | Tombstone], *, anchor: str = "", head: str | None = None
) -> list[BrokenLink]:
    """Return the places where a chain fails, in order; none when it is intact.

    Args:
        links: the records of one workspace, oldest first; expired ones as tombstones.
        anchor: hash of the record before the first one ('' at the start of a chain).
        head: hash that the last record should carry; None when that is not known.
    """
    found: list[BrokenLink] = []
    previous, position = anchor, -1
    for position, link in enumerate(links):
        payload = link.model_dump() if isinstance(link, Tombstone) else link
        problems = [] if isinstance(link, Tombstone) else _changes(payload)
        found += [
            BrokenLink(position=position, audit_id=str(payload.get("audit_id", "")), problem=text)
            for text in [*problems, *_gaps(payload, previous)]
        ]
        previous = str(payload.get("hash", ""))
    if head is not None and previous != head:
        found.append(
            BrokenLink(
                position=position + 1,
                audit_id="",
                problem="the newest record is not the last one that was written: "
                "a record was removed from the end or replaced",
            )
        )
    return found


def _changes(payload: Payload) -> list[str]:
    if payload.get("hash") == record_hash(payload):
        return []
    return ["the record was changed after it was written"]


def _gaps(payload: Payload, previous: str) -> list[str]:
    if payload.get("previous_hash") == previous:
        return []
    return [
        "the record does not follow the one before it: "
        "a record was removed, inserted, moved or replaced"
    ]
