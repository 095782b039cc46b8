"""The evidence ledger: each claim with its verdict, its quotes and where they stand."""

from collections.abc import Iterator, Sequence
from itertools import chain

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from agent.cli.render.marks import STYLES, WORDS, Signs
from agent.cli.render.plain import shortened, visible
from agent.domain.evidence import Evidence, Relation
from agent.domain.ledger import LedgerEntry
from agent.domain.verdict import Derivation, Label
from agent.domain.wording import short_source

QUOTE_LIMIT = 400
RELATIONS = {Relation.SUPPORTS: "for", Relation.CONTRADICTS: "against", Relation.MENTIONS: "near"}
Line = tuple[str, Text]


def ledger(
    entries: Sequence[LedgerEntry], signs: Signs, nothing: str = "No claims were checked."
) -> RenderableType:
    """Return the claims one below the other, numbered from 1 as in the answer, or ``nothing``."""
    if not entries:
        return Text(f"{nothing}\n")
    blocks = (
        (_entry(e, f"{signs.mark(e.verdict.label)}{n}", signs), Text())
        for n, e in enumerate(entries, start=1)
    )
    return Group(*chain.from_iterable(blocks))


def mended(entries: Sequence[LedgerEntry], signs: Signs) -> RenderableType:
    """Return claims of an earlier draft one below the other, without numbers."""
    blocks = ((_entry(e, signs.mark(e.verdict.label), signs), Text()) for e in entries)
    return Group(*chain.from_iterable(blocks))


def _entry(entry: LedgerEntry, mark: str, signs: Signs) -> RenderableType:
    label, claim = entry.verdict.label, entry.claim
    style = STYLES[label]
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    head = Text(visible(claim.text), "bold")
    state = Text.assemble(
        (WORDS[label], style),
        "" if label is Label.UNASSESSED else f", confidence {entry.verdict.confidence:.2f}",
        (f"{signs.dot}{claim.importance.value}, {claim.type.value}", "dim"),
    )
    table.add_row(Text(mark, f"bold {style}"), Group(head, state))
    lines = list(_lines(entry, signs))
    if lines:
        table.add_row("", _details(lines))
    return table


def _details(lines: Sequence[Line]) -> RenderableType:
    table = Table.grid(padding=(0, 1))
    table.add_column(style="dim", no_wrap=True)
    table.add_column(ratio=1)
    for name, text in lines:
        table.add_row(name, text)
    return table


def _lines(entry: LedgerEntry, signs: Signs) -> Iterator[Line]:
    if entry.verdict.reason:
        yield "why", Text(visible(entry.verdict.reason))
    for evidence in entry.evidence:
        yield from _quote(evidence, signs)
    if entry.verdict.derivation:
        yield "computed", _formula(entry.verdict.derivation, signs)
    if entry.suggested_correction is not None:
        correction = visible(entry.suggested_correction)
        yield "instead", Text(correction) if correction else Text("(remove it)", "italic")


def _quote(evidence: Evidence, signs: Signs) -> Iterator[Line]:
    yield RELATIONS[evidence.relation], Text(_quoted(evidence.quote, signs))
    yield "", Text(place(evidence, signs), "dim")


def place(evidence: Evidence, signs: Signs) -> str:
    """Return where a quote stands: title, source, page or row (else characters), and date."""
    title, source = evidence.title, short_source(evidence.source)
    parts = [title if source in ("", title) else f"{title} ({source})"]
    if evidence.page is not None:
        parts.append(f"page {evidence.page}")
    if evidence.row is not None:
        parts.append(f"row {evidence.row}")
    if evidence.page is None and evidence.row is None:
        parts.append(f"characters {evidence.span.start}-{evidence.span.end}")
    if evidence.date is not None:
        parts.append(evidence.date.isoformat())
    return visible(signs.dot.join(parts))


def _formula(derivation: Derivation, signs: Signs) -> Text:
    operands = (_quoted(operand.quote, signs) for operand in derivation.operands)
    return Text(visible(derivation.formula) + "".join(f"\nfrom {quote}" for quote in operands))


def _quoted(quote: str, signs: Signs) -> str:
    text = shortened(quote, QUOTE_LIMIT).replace("…", signs.ellipsis)
    return f"{signs.open_quote}{text}{signs.close_quote}"
