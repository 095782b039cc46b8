"""Small, honest implementations of the ports, for tests of the wiring."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from agent.domain.anchors import find_anchors
from agent.domain.audit import AuditRecord
from agent.domain.claim import Claim, ClaimType, Extraction, Importance
from agent.domain.critique import Issue
from agent.domain.evidence import Entailment, Quote, Relation
from agent.domain.ledger import Edit, LedgerEntry
from agent.domain.policy import Policy
from agent.domain.prose.sentences import split_sentences
from agent.domain.text import Chunk, Document, Hit, Plan, Span
from agent.domain.verdict import Case, Label, Verdict, unassessed
from agent.errors import RecordedError


def document(text: str, name: str = "d") -> Document:
    return Document(document_id=name, title=name, source=f"{name}.md", text=text, content_hash="0")


def chunk(text: str, name: str = "d") -> Chunk:
    return Chunk(
        chunk_id=f"{name}-1",
        document_id=name,
        title=name,
        source=f"{name}.md",
        text=text,
        span=Span(start=0, end=len(text)),
    )


class FakeRetriever:
    """Returns every chunk for every query."""

    def __init__(self, texts: Sequence[str]) -> None:
        self.chunks = {f"d{i}-1": chunk(t, f"d{i}") for i, t in enumerate(texts)}
        self.texts = {f"d{i}": document(t, f"d{i}") for i, t in enumerate(texts)}

    async def search(self, queries: Sequence[str], *, k: int) -> list[list[Hit]]:
        hits = [Hit(chunk=c, similarity=0.5, score=1.0) for c in self.chunks.values()]
        return [hits[:k] for _ in queries]

    async def fetch(self, chunk_ids: Sequence[str]) -> dict[str, Chunk]:
        return {i: self.chunks[i] for i in chunk_ids if i in self.chunks}

    async def documents(self, document_ids: Sequence[str]) -> dict[str, Document]:
        return {i: self.texts[i] for i in document_ids if i in self.texts}


class SentenceExtractor:
    """One material claim a sentence, none a question."""

    async def extract(self, draft: str, question: str | None, max_claims: int) -> Extraction:
        spans = [s for s in split_sentences(draft) if not s.of(draft).endswith("?")]
        claims = [
            Claim(
                claim_id=f"c{n}",
                text=span.of(draft),
                span=span,
                type=ClaimType.FACT,
                importance=Importance.MATERIAL,
                citations=tuple(i for i, _ in find_anchors(span.of(draft))),
            )
            for n, span in enumerate(spans)
            if not span.of(draft).endswith("?")
        ]
        return Extraction(claims=tuple(claims[:max_claims]), omitted=len(claims[max_claims:]))


class VerbatimJudge:
    """Supports what a passage holds word for word; contradicts what contains WRONG."""

    async def judge(self, cases: Sequence[Case], policy: Policy) -> list[Verdict]:
        return [self._rule(c) for c in cases]

    def _rule(self, case: Case) -> Verdict:
        if "CRASH" in case.claim:
            return unassessed("the model crashed")
        for i, passage in enumerate(case.passages):
            at = passage.text.find(case.claim)
            if at >= 0:
                return self._verdict(Label.SUPPORTED, i, at, case.claim, Relation.SUPPORTS)
        if "WRONG" in case.claim and case.passages:
            quote = case.passages[0].text
            return self._verdict(Label.CONTRADICTED, 0, 0, quote, Relation.CONTRADICTS)
        return Verdict(label=Label.NOT_FOUND, confidence=0.9, support=0.1, reason="absent")

    def _verdict(
        self, label: Label, index: int, at: int, quote: str, relation: Relation
    ) -> Verdict:
        supported = label is Label.SUPPORTED
        return Verdict(
            label=label,
            confidence=0.95,
            support=0.95 if supported else 0.02,
            reason="verbatim",
            evidence=(
                Quote(
                    index=index,
                    quote=quote,
                    span=Span(start=at, end=at + len(quote)),
                    relation=relation,
                    similarity=1.0,
                    entailment=Entailment(support=0.9, neutral=0.05, contradict=0.05),
                ),
            ),
        )


class ScriptedReviser:
    """Proposes whatever ``script`` returns for a draft and its entries."""

    def __init__(self, script: Callable[[str, Sequence[LedgerEntry]], list[Edit]]) -> None:
        self.script = script

    async def queries(self, entries: Sequence[LedgerEntry]) -> list[list[str]]:
        return [[e.claim.text] for e in entries]

    async def propose(
        self,
        draft: str,
        entries: Sequence[LedgerEntry],
        policy: Policy,
        objections: Mapping[str, Sequence[str]] = MappingProxyType({}),
    ) -> list[Edit]:
        return self.script(draft, entries)


class QuietSkeptic:
    """Objects to nothing."""

    async def critique(
        self, draft: str, question: str | None, chunks: Mapping[str, Chunk], policy: Policy
    ) -> list[Issue]:
        return []


class EchoWriter:
    """Drafts the text of the first hit."""

    async def plan(self, question: str) -> Plan:
        return Plan(question=question, sub_questions=(question,))

    async def draft(self, plan: Plan, hits: Sequence[Sequence[Hit]]) -> str:
        return hits[0][0].chunk.text


class MemoryAudit:
    """Keeps records and their reports in memory."""

    def __init__(self) -> None:
        self.records: list[AuditRecord] = []
        self.reports: dict[str, dict[str, Any]] = {}

    async def append(
        self,
        record: AuditRecord,
        report: Mapping[str, Any],
        documents: Sequence[Document] = (),
    ) -> AuditRecord:
        if record.audit_id in self.reports:
            raise RecordedError(f"{record.audit_id} exists already")
        self.records.append(record)
        self.reports[record.audit_id] = dict(report)
        return record

    async def read(
        self,
        workspace: str | None = None,
        audit_id: str | None = None,
        limit: int | None = None,
    ) -> list[AuditRecord]:
        return self.records[::-1][:limit]

    async def report(self, audit_id: str) -> dict[str, Any]:
        return self.reports[audit_id]


def remove_failing(draft: str, entries: Sequence[LedgerEntry]) -> list[Edit]:
    """Propose to remove every claim that is contradicted or not found."""
    return [
        Edit(claim_id=e.claim.claim_id, span=e.claim.span, replacement="", reason="remove")
        for e in entries
        if e.verdict.label in (Label.CONTRADICTED, Label.NOT_FOUND)
    ]


@dataclass
class FakeTools:
    """Implements ``ports.Tools`` over fakes; every role name gives the same one."""

    texts: Sequence[str]
    script: Callable[[str, Sequence[LedgerEntry]], list[Edit]] = remove_failing
    audit: MemoryAudit = field(default_factory=MemoryAudit)

    def writer(self, role: str) -> EchoWriter:
        return EchoWriter()

    def reviser(self, role: str) -> ScriptedReviser:
        return ScriptedReviser(self.script)

    def skeptic(self, role: str) -> QuietSkeptic:
        return QuietSkeptic()

    def extractor(self, role: str) -> SentenceExtractor:
        return SentenceExtractor()

    def judge(self, role: str) -> VerbatimJudge:
        return VerbatimJudge()

    async def retriever(self, workspace: str | None, documents: Sequence[Any] | None) -> Any:
        return FakeRetriever(self.texts)

    def check_roles(self, context: Any) -> None:
        """Every role is there."""

    def classify(self, texts: Sequence[str]) -> list[frozenset[str]]:
        return [frozenset() for _ in texts]

    def audit_log(self) -> MemoryAudit:
        return self.audit

    def versions(self) -> dict[str, str]:
        return {"fakes": "1"}
