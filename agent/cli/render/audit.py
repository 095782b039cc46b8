"""Audit records in a list, one record in full, and the result of a verification."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from agent.audit.chain import BrokenLink, Chain
from agent.cli.render.marks import Signs
from agent.cli.render.plain import one_line, shortened, visible
from agent.domain.audit import AuditRecord, Outcome, Replay
from agent.domain.report import Usage
from agent.domain.wording import counted

QUERY_LIMIT = 76
NO_WORKSPACE = "(none)"


def records(found: Sequence[AuditRecord], signs: Signs) -> RenderableType:
    """Return two lines a record: id, time, coverage and workspace, then the query."""
    if not found:
        return Text("No audit records.")
    lines: list[Text] = []
    for record in found:
        workspace = one_line(record.workspace) or NO_WORKSPACE
        facts = f"{record.created:%Y-%m-%d %H:%M}  {_reached(record)}  {workspace}"
        query = shortened(record.query, QUERY_LIMIT).replace("…", signs.ellipsis)
        lines.append(Text.assemble((visible(record.audit_id), "bold"), f"  {facts}"))
        lines.append(Text(f"  {query}"))
    return Group(*lines)


def _reached(found: AuditRecord) -> str:
    """Return the coverage, before revisions too, or how the run ended where it came to none."""
    if found.outcome is not Outcome.FINISHED:
        return found.outcome.value
    reached = f"{found.coverage:4.0%}" if found.claim_count else "no claims"
    return f"{reached}{_revised(found)}"


def _revised(found: AuditRecord) -> str:
    if not found.revisions:
        return ""
    return f" revised {len(found.revisions)}x from {found.first_coverage:.0%}"


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
        "outcome": f"{found.outcome.value}: {found.why}" if found.why else found.outcome.value,
        "verdicts": verdicts,
        "coverage": f"{found.coverage:.0%}{_revised(found)}",
        "unsupported": f"{found.unsupported_rate:.0%} of {counted(found.claim_count, 'claim')}",
        "flags": ", ".join(f"{f.type.value} ({f.severity.value})" for f in found.flags) or "none",
        "chunks": f"{len(found.chunk_ids)} retrieved",
        "usage": _usage(found.usage),
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
        lines.append(Text(f"  head {chain.head or '(none)'}", "dim"))
        lines += [Text(f"  {_where(link)}: {link.problem}") for link in links]
    return Group(*lines)


def _where(link: BrokenLink) -> str:
    """Return the record at which a chain is broken, or the chain where it has none there."""
    if not link.audit_id:
        return "the chain"
    return f"record {link.position + 1} {visible(link.audit_id)}"


def replay(found: Replay, signs: Signs) -> RenderableType:
    """Return the result of a replay, then each difference and what may explain it."""
    if found.same:
        lines = [Text(f"{signs.supported} replayed with the same verdicts", "green")]
    else:
        count = counted(len(found.differences), "difference")
        lines = [Text(f"{signs.contradicted} replayed with {count}", "bold red")]
    lines.append(Text(f"  recorded {found.audit_id}, replayed {found.replay_id}", "dim"))
    for difference in found.differences:
        lines += _then_and_now(difference.where, difference.recorded, difference.replayed, signs)
    for name, (old, new) in found.versions.items():
        lines += _then_and_now(f"version of {name}", old or "(none)", new or "(none)", signs)
    for document in found.documents:
        where = f"document {document.where}"
        lines += _then_and_now(where, document.recorded, document.replayed, signs)
    return Group(*lines)


def retention(chains: Sequence[Chain], removed: int) -> RenderableType:
    """Return how long each workspace keeps its records, a line each."""
    lines = [Text(f"{counted(removed, 'expired record')} removed")] if removed else []
    for chain in chains:
        name = one_line(chain.workspace) or NO_WORKSPACE
        days = chain.retention_days
        kept = counted(days, "day") if days else "as the policy of each run says"
        lines.append(Text(f"{name}: kept {kept} ({counted(chain.records, 'record')})"))
    return Group(*(lines or [Text("No audit records.")]))


def _then_and_now(where: str, then: str, now: str, signs: Signs) -> list[Text]:
    """Return two texts below each other, from a little before the place where they part."""
    same = next((i for i, (a, b) in enumerate(zip(then, now, strict=False)) if a != b), 0)
    start = max(0, same - QUERY_LIMIT // 3) if max(len(then), len(now)) > QUERY_LIMIT else 0

    def short(text: str) -> str:
        part = signs.ellipsis + text[start:] if start else text
        return shortened(part, QUERY_LIMIT).replace("…", signs.ellipsis)

    return [
        Text(f"  {one_line(where)}"),
        Text(f"    then: {short(then)}"),
        Text(f"    now:  {short(now)}"),
    ]


def _usage(usage: Usage) -> str:
    used = [f"{usage.total_ms / 1000:.2f} s", counted(usage.model_calls, "model call")]
    if usage.model_calls:
        used.append(f"{usage.tokens_in} + {usage.tokens_out} tokens")
    return ", ".join(used)
