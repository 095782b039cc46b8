"""Audit records in a list, one record in full, and the result of a verification."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from agent.audit.chain import BrokenLink, Chain
from agent.cli.render.marks import Signs
from agent.cli.render.plain import counted, one_line, shortened, visible
from agent.domain.audit import AuditRecord

QUERY_LIMIT = 76
NO_WORKSPACE = "(none)"


def records(found: Sequence[AuditRecord], signs: Signs) -> RenderableType:
    """Return two lines a record: id, time, workspace and coverage, then the query."""
    if not found:
        return Text("No audit records.")
    lines: list[Text] = []
    for record in found:
        workspace = one_line(record.workspace) or NO_WORKSPACE
        facts = f"{record.created:%Y-%m-%d %H:%M}  {record.coverage:4.0%}  {workspace}"
        query = shortened(record.query, QUERY_LIMIT).replace("…", signs.ellipsis)
        lines.append(Text.assemble((visible(record.audit_id), "bold"), f"  {facts}"))
        lines.append(Text(f"  {query}"))
    return Group(*lines)


def record(found: AuditRecord, signs: Signs) -> RenderableType:
    """Return the fields of one record, a line each."""
    verdicts = ", ".join(f"{n} {name}" for name, n in found.verdicts.items()) or "none"
    rows = {
        "audit": found.audit_id,
        "time": found.created.isoformat(timespec="seconds"),
        "user": found.user or "(unknown)",
        "session": found.session or "(none)",
        "workspace": found.workspace or NO_WORKSPACE,
        "mode": found.mode.value,
        "query": shortened(found.query, 3 * QUERY_LIMIT).replace("…", signs.ellipsis),
        "verdicts": verdicts,
        "coverage": f"{found.coverage:.0%}",
        "chunks": f"{len(found.chunk_ids)} retrieved",
        "revisions": "\n".join(found.revisions) or "none",
        "versions": "\n".join(f"{k} {v}" for k, v in found.versions.items()) or "none",
        "hash": found.hash,
        "follows": found.previous_hash or "(the first record)",
    }
    table = Table.grid(padding=(0, 1))
    table.add_column(style="dim", no_wrap=True)
    table.add_column(ratio=1, overflow="fold")
    for name, value in rows.items():
        table.add_row(name, Text(visible(value)))
    return table


def verification(
    results: Sequence[tuple[Chain, Sequence[BrokenLink]]], signs: Signs
) -> RenderableType:
    """Return one line a chain, and one for each place where it is broken."""
    if not results:
        return Text("No audit records.")
    lines: list[Text] = []
    for chain, links in results:
        name = one_line(chain.workspace) or NO_WORKSPACE
        count = f"{counted(chain.records, 'record')} ({chain.swept} older expired)"
        if links:
            lines.append(Text(f"{signs.contradicted} {name}: {count}, BROKEN", "bold red"))
        else:
            lines.append(Text(f"{signs.supported} {name}: {count}, intact", "green"))
        lines.append(Text(f"  head {chain.head}", "dim"))
        lines += [
            Text(f"  record {link.position + 1} {visible(link.audit_id)}: {link.problem}")
            for link in links
        ]
    return Group(*lines)
