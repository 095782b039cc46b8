"""Verification of all that is stored of a workspace: chain, reports and documents."""

from collections.abc import Iterator

from agent.audit.attachments import is_intact
from agent.audit.chain import BrokenLink, Payload, Tombstone, broken_links, digest
from agent.audit.retention import payload_of
from agent.audit.session import Session
from agent.audit.stored import FIRST, Stored, page


def verified(session: Session, workspace: str) -> list[BrokenLink]:
    """Return every place where the chain of a workspace or what belongs to it was changed."""
    chain = session.rows("SELECT anchor, head FROM chains WHERE workspace = :name", name=workspace)
    anchor, head = chain[0] if chain else ("", "")
    contents: list[BrokenLink] = []

    def links() -> Iterator[Payload | Tombstone]:
        for position, row in enumerate(_all(session, workspace)):
            link = _link(row)
            yield link
            if not isinstance(link, Tombstone):
                contents.extend(
                    BrokenLink(position=position, audit_id=row.audit_id, problem=problem)
                    for problem in _changed_contents(session, row, link)
                )

    found = broken_links(links(), anchor=anchor, head=head)
    return sorted([*found, *contents], key=lambda link: link.position)


def _all(session: Session, workspace: str) -> Iterator[Stored]:
    last = FIRST
    while rows := page(session, workspace, last):
        yield from rows
        last = rows[-1].sequence


def _link(row: Stored) -> Payload | Tombstone:
    if row.record:
        return payload_of(row.record)
    return Tombstone(audit_id=row.audit_id, previous_hash=row.previous_hash, hash=row.hash)


def _changed_contents(session: Session, row: Stored, payload: Payload) -> list[str]:
    problems = []
    if row.audit_id != payload.get("audit_id"):
        problems.append(f"the record was filed under another id, {row.audit_id}")
    if digest(payload_of(row.report)) != payload.get("report_hash"):
        problems.append("the stored report was changed after it was written")
    if not is_intact(session, payload):
        problems.append("a stored document was changed or removed after it was written")
    return problems
