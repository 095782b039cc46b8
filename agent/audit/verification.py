"""Verification of all that is stored of a workspace: chain, reports and documents."""

from collections.abc import Iterator

from agent.audit.attachments import is_intact, strays
from agent.audit.chain import BrokenLink, Payload, Tombstone, broken_links, digest
from agent.audit.retention import Filing, filing_of, payload_of, retention_days
from agent.audit.session import Session
from agent.audit.stored import FIRST, Stored, page

LOST = (
    "no record has the head that was written down: records were removed or replaced up to the end "
    "of the chain, or all that was written up to it has expired"
)
STRAY = "documents are stored for this record, which is not there"


def verified(session: Session, workspace: str, known_head: str | None = None) -> list[BrokenLink]:
    """Return every place where the chain of a workspace or what belongs to it was changed.

    ``known_head`` is a head that this chain once had; it must still be one of its links.
    """
    chain = session.rows("SELECT anchor, head FROM chains WHERE workspace = :name", name=workspace)
    anchor, head = chain[0] if chain else ("", "")
    kept = retention_days(session, workspace)
    contents: list[BrokenLink] = []
    hashes = [anchor]

    def links() -> Iterator[Payload | Tombstone]:
        for position, row in enumerate(_all(session, workspace)):
            link = _link(row)
            yield link
            problems = _changed_columns(row, link, kept)
            if not isinstance(link, Tombstone):
                problems += _changed_contents(session, row, link, workspace)
            contents.extend(_broken(position, row.audit_id, problem) for problem in problems)
            hashes.append(link.hash if isinstance(link, Tombstone) else link.get("hash", ""))

    found = broken_links(links(), anchor=anchor, head=head)
    end = len(hashes) - 1
    contents += [_broken(end, audit_id, STRAY) for audit_id in strays(session, workspace)]
    if known_head is not None and known_head not in hashes:
        contents.append(_broken(end, "", LOST))
    return sorted([*found, *contents], key=lambda link: link.position)


def _broken(position: int, audit_id: str, problem: str) -> BrokenLink:
    return BrokenLink(position=position, audit_id=audit_id, problem=problem)


def _all(session: Session, workspace: str) -> Iterator[Stored]:
    last = FIRST
    while rows := page(session, workspace, last):
        yield from rows
        last = rows[-1].sequence


def _link(row: Stored) -> Payload | Tombstone:
    if row.record:
        return payload_of(row.record)
    return Tombstone(audit_id=row.audit_id, previous_hash=row.previous_hash, hash=row.hash)


def _changed_columns(row: Stored, link: Payload | Tombstone, kept: int | None) -> list[str]:
    """Tell where what stands beside a record is not what follows from it."""
    if isinstance(link, Tombstone):
        empty = not row.report and row.expires is None
        return [] if empty else ["an expired record was filled in again"]
    filed = Filing(row.created, row.retention_days, row.expires or 0.0)
    meant = filing_of(link, kept)
    hashes = row.hash or row.previous_hash
    if meant in (None, filed) and not hashes:
        return []
    return ["the time, expiry or hash beside the record was changed after it was written"]


def _changed_contents(session: Session, row: Stored, payload: Payload, workspace: str) -> list[str]:
    problems = []
    if row.audit_id != payload.get("audit_id"):
        problems.append(f"the record was filed under another id, {row.audit_id}")
    if payload.get("workspace") != workspace:
        problems.append("the record was filed under another workspace")
    if digest(payload_of(row.report)) != payload.get("report_hash"):
        problems.append("the stored report was changed after it was written")
    if not is_intact(session, payload):
        problems.append("a stored document was changed or removed after it was written")
    return problems
