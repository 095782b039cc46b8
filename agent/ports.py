"""What the nodes need from the outside, as protocols over domain types.

All methods are asynchronous; implementations run inference and disk access in threads.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from agent.domain.analysis import Analysis
from agent.domain.audit import AuditRecord
from agent.domain.claim import Extraction
from agent.domain.critique import Issue
from agent.domain.evidence import Entailment
from agent.domain.ledger import Edit, LedgerEntry
from agent.domain.policy import Policy
from agent.domain.text import Chunk, Document, Hit, Plan
from agent.domain.verdict import Case, Verdict

Matrix = npt.NDArray[np.float32]


class Embedder(Protocol):
    """Turns texts into unit vectors."""

    @property
    def name(self) -> str:
        """Identify model and version; vectors of different names never mix."""

    async def embed(self, texts: Sequence[str]) -> Matrix:
        """Return a float32 array of shape (len(texts), dimension), rows of length 1."""


class EntailmentModel(Protocol):
    """Scores premise → hypothesis pairs."""

    async def entail(self, pairs: Sequence[tuple[str, str]]) -> list[Entailment]:
        """Return one distribution a (premise, hypothesis) pair, in order.

        Raises:
            ModelError: when the model fails.
        """


class Parser(Protocol):
    """Parses English text; synchronous, since rules on a parse run in the caller's thread."""

    def parse(self, texts: Sequence[str]) -> list[Analysis]:
        """Return one analysis a text, in order."""


class Retriever(Protocol):
    """Finds chunks of one workspace, or of the documents that came with a request."""

    async def search(self, queries: Sequence[str], *, k: int) -> list[list[Hit]]:
        """Return up to ``k`` hits a query, best first, in the order of the queries."""

    async def fetch(self, chunk_ids: Sequence[str]) -> dict[str, Chunk]:
        """Return the chunks that exist among ``chunk_ids``; the others are left out."""

    async def documents(self, document_ids: Sequence[str]) -> dict[str, Document]:
        """Return the documents that exist among ``document_ids``."""


class Writer(Protocol):
    """Drafts an answer from chunks."""

    async def plan(self, question: str) -> Plan:
        """Split the question into the sub-questions that together answer it."""

    async def draft(self, plan: Plan, hits: Sequence[Sequence[Hit]]) -> str:
        """Return a cited draft; ``hits`` are those of each sub-question, in order."""


class Reviser(Protocol):
    """Proposes changes for failing claims."""

    async def propose(
        self, draft: str, entries: Sequence[LedgerEntry], policy: Policy
    ) -> list[Edit]:
        """Return edits for the failing ones of ``entries``; spans point into ``draft``."""


class Skeptic(Protocol):
    """Attacks a draft."""

    async def critique(
        self, draft: str, question: str | None, chunks: Mapping[str, Chunk], policy: Policy
    ) -> list[Issue]:
        """Return objections to ``draft``; ``chunks`` are those it may cite, by id."""


class Extractor(Protocol):
    """Splits a draft into atomic claims."""

    async def extract(self, draft: str, question: str | None, max_claims: int) -> Extraction:
        """Return the claims of ``draft`` in order, at most ``max_claims``."""


class Judge(Protocol):
    """Rules on claims."""

    async def judge(self, cases: Sequence[Case], policy: Policy) -> list[Verdict]:
        """Return one verdict a case, in order; a failure is an ``unassessed`` verdict."""


class AuditLog(Protocol):
    """Keeps audit records in a hash chain."""

    async def append(self, record: AuditRecord, report: Mapping[str, Any]) -> AuditRecord:
        """Chain and store the record with its report; durable when this returns."""

    async def read(
        self, workspace: str | None = None, audit_id: str | None = None
    ) -> list[AuditRecord]:
        """Return records, newest first, of a workspace or of one id."""


class Tools(Protocol):
    """Hands the nodes their collaborators; implementations are chosen in one place only."""

    def writer(self, role: str) -> Writer:
        """Return the writer of that name."""

    def reviser(self, role: str) -> Reviser:
        """Return the reviser that belongs to the writer of that name."""

    def skeptic(self, role: str) -> Skeptic:
        """Return the skeptic of that name."""

    def extractor(self, role: str) -> Extractor:
        """Return the extractor of that name."""

    def judge(self, role: str) -> Judge:
        """Return the judge of that name."""

    async def retriever(self, workspace: str | None, documents: Sequence[Any] | None) -> Retriever:
        """Return a retriever over ``documents`` if given, else over ``workspace``."""

    def audit_log(self) -> AuditLog:
        """Return the log that this process writes to."""

    def versions(self) -> dict[str, str]:
        """Return names and versions of the models and rules in use, for the audit record."""
