"""Sections of a draft: whose matter a claim is that stands under the name of a document."""

from collections.abc import Iterator, Sequence

from agent.domain.evidence import Evidence, Relation
from agent.domain.ledger import LedgerEntry
from agent.domain.prose.blocks import BlockKind, split_blocks
from agent.domain.prose.terms import terms


def within_sections(draft: str, entries: Sequence[LedgerEntry]) -> list[LedgerEntry]:
    """Return ``entries`` without what documents say of other matters than their section.

    Under the heading "The pool" the document "Gym" has nothing to correct while there is one
    that is called "Pool". What supports a claim is kept wherever it stands.
    """
    titles = {q.title for e in entries for q in e.evidence}
    return [_at_home(e, _named(draft, e.claim.span.start, titles)) for e in entries]


def _at_home(entry: LedgerEntry, named: set[str]) -> LedgerEntry:
    def speaks(quote: Evidence) -> bool:
        return quote.title in named or quote.relation is Relation.SUPPORTS

    if not named or all(map(speaks, entry.evidence)):
        return entry
    return entry.model_copy(update={"evidence": tuple(filter(speaks, entry.evidence))})


def _named(draft: str, at: int, titles: set[str]) -> set[str]:
    """Return those of ``titles`` that the nearest telling heading above a place names."""
    for heading in _headings(draft, at):
        words = set(terms(heading))
        found = {t for t in titles if _same_name(words, set(terms(t)))}
        if found:
            return found
    return set()


def _same_name(one: set[str], other: set[str]) -> bool:
    return bool(one and other) and (one <= other or other <= one)


def _headings(draft: str, at: int) -> Iterator[str]:
    """Yield the headings under which a place of the draft stands, the nearest first."""
    above = [b for b in split_blocks(draft[:at]) if b.kind is BlockKind.HEADING]
    level = 7
    for block in reversed(above):
        text = draft[block.start : block.end].strip()
        depth = len(text) - len(text.lstrip("#"))
        if depth < level:
            yield text
            level = depth
