"""What the nodes need from the outside, as protocols over domain types.

All methods are asynchronous; implementations run inference and disk access in threads.
"""

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Protocol, TypeVar, runtime_checkable

import numpy as np
import numpy.typing as npt
from pydantic import BaseModel

from agent.domain.audit import AuditRecord
from agent.domain.claim import Extraction
from agent.domain.critique import Issue
from agent.domain.evidence import Entailment
from agent.domain.ledger import Edit, LedgerEntry
from agent.domain.policy import Policy
from agent.domain.prompt import Prompt
from agent.domain.prose.analysis import Analysis
from agent.domain.text import Chunk, Document, Hit, Plan
from agent.domain.verdict import Case, Verdict
from agent.errors import ModelError

Objections = Mapping[str, Sequence[str]]
NO_OBJECTIONS: Objections = MappingProxyType({})
Matrix = npt.NDArray[np.float32]
Reply = TypeVar("Reply", bound=BaseModel)


class Embedder(Protocol):
    """Turns texts into unit vectors."""

    @property
    def name(self) -> str:
        """Identify model and version; vectors of different names never mix."""

    async def embed(self, texts: Sequence[str]) -> Matrix:
        """Return a float32 array of shape (len(texts), dimension), rows of length 1."""


class IndexEmbedder(Embedder, Protocol):
    """Embeds the texts of an index, and questions into the same space.

    ``name`` and ``embed`` are those of the texts, whose vectors are stored.
    """

    async def embed_queries(self, queries: Sequence[str]) -> Matrix:
        """Return a float32 array of shape (len(queries), dimension), rows of length 1."""


class EntailmentModel(Protocol):
    """Scores premise → hypothesis pairs."""

    async def entail(self, pairs: Sequence[tuple[str, str]]) -> list[Entailment]:
        """Return one distribution a (premise, hypothesis) pair, in order.

        Raises:
            ModelError: when the model fails.
        """


class ChatModel(Protocol):
    """A chat model that plays one role, within the budget of the run that is under way."""

    @property
    def name(self) -> str:
        """The role string, ``PROVIDER:MODEL``."""

    async def text(self, prompt: Prompt) -> str:
        """Return the reply as text.

        Raises:
            ModelError: when there is no complete reply; `BudgetError` when none was asked for,
                `CutError` when it ends at the token limit.
        """

    def stream(self, prompt: Prompt) -> AsyncIterator[str]:
        """Yield the reply piece by piece.

        Raises:
            ModelError: as `text`, possibly after some pieces.
        """

    async def structured(self, prompt: Prompt, schema: type[Reply]) -> Reply:
        """Return the reply as an instance of ``schema``.

        Raises:
            ModelError: as `text`; also when two replies in a row do not fit the schema.
        """

    def note(self, error: ModelError, undone: str) -> None:
        """Put into the run's warnings what was not done because of ``error``."""


class Parser(Protocol):
    """Parses English text; synchronous, since rules on a parse run in the caller's thread."""

    def parse(
        self, texts: Sequence[str], *, entities: bool | Collection[str] = True
    ) -> list[Analysis]:
        """Return one analysis a text, in order; with entity types for all, none or those named."""


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


@runtime_checkable
class StreamingWriter(Writer, Protocol):
    """A writer whose draft can be read while it is being written."""

    def stream(self, plan: Plan, hits: Sequence[Sequence[Hit]]) -> AsyncIterator[str]:
        """Yield the draft as it grows, each time all that is final; the last one is whole.

        Raises:
            ModelError: also after some pieces.
        """


class Reviser(Protocol):
    """Looks for evidence for failing claims once more, and proposes changes for them."""

    async def queries(self, entries: Sequence[LedgerEntry]) -> list[list[str]]:
        """Return targeted queries for the claim of each of ``entries``, in order."""

    async def propose(
        self,
        draft: str,
        entries: Sequence[LedgerEntry],
        policy: Policy,
        objections: Objections = NO_OBJECTIONS,
    ) -> list[Edit]:
        """Return edits for the failing ones of ``entries``; spans point into ``draft``.

        ``objections`` are what the skeptic said against a claim, by its id.
        """


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


@runtime_checkable
class StagedJudge(Judge, Protocol):
    """A judge that asks a chat model, but for claims on which it can rule at once."""

    async def at_once(self, cases: Sequence[Case], policy: Policy) -> list[Verdict | None]:
        """Return the verdicts that need no chat model, None for the others, in order."""


class AuditLog(Protocol):
    """Keeps audit records in a hash chain."""

    async def append(
        self,
        record: AuditRecord,
        report: Mapping[str, Any],
        documents: Sequence[Document] = (),
    ) -> AuditRecord:
        """Chain and store the record with its report; durable when this returns.

        ``documents`` are those that came with the request, to be kept beside the record.

        Raises:
            RecordedError: when there is a record of that id already.
        """

    async def read(
        self,
        workspace: str | None = None,
        audit_id: str | None = None,
        limit: int | None = None,
    ) -> list[AuditRecord]:
        """Return records, newest first, of a workspace or of one id; at most ``limit``."""

    async def report(self, audit_id: str) -> dict[str, Any]:
        """Return the stored report of a run, as JSON values."""


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

    def check_roles(self, context: Any) -> None:
        """Fail when a role of the run's ``context`` names nothing; blocks.

        Raises:
            RoleError: naming the role and what there is.
        """

    def audit_log(self) -> AuditLog:
        """Return the log that this process writes to."""

    def classify(self, texts: Sequence[str]) -> list[frozenset[str]]:
        """Return the impact classes that this process's own classifier names for each text."""

    def versions(self) -> dict[str, str]:
        """Return names and versions of the models and rules in use, for the audit record."""
