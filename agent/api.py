"""Affidavit from Python: ask, check, index and judge, each also in asynchronous form."""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from agent.bootstrap import DEFAULT_WORKSPACE, toolkit
from agent.context import Context, parse_context
from agent.corpus.indexing.progress import Progress
from agent.corpus.sources.selection import parse_selection
from agent.domain.given import given_cases, given_list, given_text
from agent.domain.injection.detect import muted
from agent.domain.policy import Policy, parse_policy
from agent.domain.report import IndexReport, Report
from agent.domain.review import parse_review
from agent.domain.text import Passage
from agent.domain.verdict import Case, Verdict
from agent.errors import InputError
from agent.judge.editions import in_force
from agent.runs import Listener, resume, run, waited_for


async def aanswer(
    question: str,
    *,
    documents: Sequence[Any] | None = None,
    workspace: str | None = None,
    context: Context | Mapping[str, Any] | None = None,
    on_event: Listener | None = None,
) -> Report:
    """Answer ``question`` from ``documents``, or from an indexed ``workspace``.

    Args:
        question: one question, possibly of several parts.
        documents: as `acheck` takes them.
        workspace: used when there are no ``documents``: one that `index` filled; the default
            workspace if None.
        context: roles and policy; None for the defaults.
        on_event: called with each stream event as it happens, and awaited if that is needed.

    Raises:
        InputError: when the question is empty, the context is wrong, or documents and workspace
            are both given.
        NotFoundError: when there is no such workspace.
        LoadError: when a named document cannot be read.
        ReviewRequired: when the policy holds the answer; see `areview`.
    """
    inputs = {"question": question, **(await _sources(documents, workspace))}
    return await run("answer", inputs, context, on_event)


async def acheck(  # noqa: PLR0913 - the published contract
    draft: str,
    *,
    documents: Sequence[Any] | None = None,
    workspace: str | None = None,
    question: str | None = None,
    context: Context | Mapping[str, Any] | None = None,
    on_event: Listener | None = None,
) -> Report:
    """Check every claim of ``draft`` against ``documents`` or an indexed ``workspace``.

    Args:
        draft: the text to be checked, with or without ``[cite:…]`` anchors.
        documents: mappings or objects with ``title``, ``text`` and optional ``date`` and
            ``url``, or paths of files and folders; they are kept beside the audit record
            of the run, to replay it, unless the policy's ``keep_documents`` is false.
        workspace: used when there are no ``documents``; the default workspace if None.
        question: what the draft answers, if known.
        context: roles and policy; None for the defaults.
        on_event: called with each stream event as it happens.

    Raises:
        InputError: when the draft is empty, or documents and workspace are both given.
        NotFoundError: when there is no such workspace.
        LoadError: when a named document cannot be read.
        ReviewRequired: when the policy holds the answer; see `areview`.
    """
    inputs = {"draft": draft, "question": question, **(await _sources(documents, workspace))}
    return await run("check", inputs, context, on_event)


async def areview(
    thread_id: str,
    action: str,
    text: str | None = None,
    *,
    by: str = "",
    on_event: Listener | None = None,
) -> Report:
    """Decide on an answer that `answer` or `check` held for review, and return its report.

    Args:
        thread_id: that of the ``ReviewRequired`` error.
        action: ``approve``, ``edit`` (``text`` is verified again) or ``reject``.
        text: the edited answer; given with ``edit`` only.
        by: who decides, for the report and the audit record.
        on_event: called with each stream event as it happens.

    Raises:
        InputError: when the action is unknown or does not fit ``text``.
        NotFoundError: when no run of that id waits for review.
    """
    return await resume(thread_id, parse_review(action, text, by), on_event)


async def aindex(  # noqa: PLR0913 - a documented surface
    paths: Sequence[str | Path] | str | Path,
    *,
    workspace: str = DEFAULT_WORKSPACE,
    tables: Sequence[str] = (),
    query: str | None = None,
    loader: str | None = None,
    loader_options: Mapping[str, Any] | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> IndexReport:
    """Index files, folders and databases into ``workspace``; what did not change costs nothing.

    Args:
        paths: files, folders, or URLs of databases such as ``sqlite:///shop.db``.
        workspace: where to; it is made if it is new.
        tables: tables of the databases to read; none for all.
        query: a SELECT to read instead.
        loader: a LangChain document loader as ``module:Class`` that takes each path.
        loader_options: its keyword arguments.
        progress: called after each document.

    Raises:
        InputError: when a path does not exist or the workspace name is not valid.
        LoadError: when a database or a loader fails.
        CorpusBusyError: when another process is indexing.
    """
    selection = parse_selection(tables, query, loader, loader_options)
    return (
        await toolkit()
        .corpus()
        .index(_listed(paths), workspace=workspace, selection=selection, progress=progress)
    )


def awatch(
    paths: Sequence[str | Path] | str | Path,
    *,
    workspace: str = DEFAULT_WORKSPACE,
    progress: Callable[[Progress], None] | None = None,
) -> AsyncIterator[IndexReport]:
    """Index files and folders, then again whenever something in them changes, without end.

    Yields the report of each run; see `aindex`.
    """
    return toolkit().corpus().watch(_listed(paths), workspace=workspace, progress=progress)


def _listed(paths: Sequence[str | Path] | str | Path) -> list[str | Path]:
    found = [paths] if isinstance(paths, str | Path) else given_list(paths, "paths", "paths")
    return [p if isinstance(p, Path) else given_text(p, "a path to index") for p in found]


async def averify_claims(
    cases: Sequence[tuple[str, Sequence[str]]],
    *,
    policy: Policy | Mapping[str, Any] | None = None,
) -> list[Verdict]:
    """Judge claims alone: each case is a claim and the evidence texts to hold it against.

    Args:
        cases: (claim, evidence texts) pairs; each text counts as a source of its own.
        policy: thresholds, laid over those of the process; None for these alone.

    Returns:
        One verdict a case, in order; quote indices count the case's evidence texts. What
        addresses the model in a text is not read.
    """
    given = parse_policy({} if policy is None else policy)
    context = parse_context(Context(policy=given))
    pairs = given_cases(cases)
    prepared = [_case(claim, texts) for claim, texts in pairs]
    verdicts = await in_force(toolkit().judge(context.judge).judge, prepared, context.policy)
    return [_quoting(v, texts) for v, (_, texts) in zip(verdicts, pairs, strict=True)]


def answer(
    question: str,
    *,
    documents: Sequence[Any] | None = None,
    workspace: str | None = None,
    context: Context | Mapping[str, Any] | None = None,
    on_event: Listener | None = None,
) -> Report:
    """Answer ``question``; see `aanswer`."""
    return waited_for(
        aanswer(
            question,
            documents=documents,
            workspace=workspace,
            context=context,
            on_event=on_event,
        )
    )


def check(  # noqa: PLR0913 - the published contract
    draft: str,
    *,
    documents: Sequence[Any] | None = None,
    workspace: str | None = None,
    question: str | None = None,
    context: Context | Mapping[str, Any] | None = None,
    on_event: Listener | None = None,
) -> Report:
    """Check ``draft``; see `acheck`."""
    return waited_for(
        acheck(
            draft,
            documents=documents,
            workspace=workspace,
            question=question,
            context=context,
            on_event=on_event,
        )
    )


def review(
    thread_id: str,
    action: str,
    text: str | None = None,
    *,
    by: str = "",
    on_event: Listener | None = None,
) -> Report:
    """Decide on a held answer; see `areview`."""
    return waited_for(areview(thread_id, action, text, by=by, on_event=on_event))


def index(  # noqa: PLR0913 - a documented surface
    paths: Sequence[str | Path] | str | Path,
    *,
    workspace: str = DEFAULT_WORKSPACE,
    tables: Sequence[str] = (),
    query: str | None = None,
    loader: str | None = None,
    loader_options: Mapping[str, Any] | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> IndexReport:
    """Index files, folders and databases; see `aindex`."""
    return waited_for(
        aindex(
            paths,
            workspace=workspace,
            tables=tables,
            query=query,
            loader=loader,
            loader_options=loader_options,
            progress=progress,
        )
    )


def verify_claims(
    cases: Sequence[tuple[str, Sequence[str]]],
    *,
    policy: Policy | Mapping[str, Any] | None = None,
) -> list[Verdict]:
    """Judge claims alone; see `averify_claims`."""
    return waited_for(averify_claims(cases, policy=policy))


async def _sources(documents: Sequence[Any] | None, workspace: str | None) -> dict[str, Any]:
    """Return the inputs of a run that tell its documents: those given, or a workspace.

    Raises:
        InputError: when both are given, a document cannot be used, or the name is empty.
    """
    if workspace == "":
        raise InputError("the workspace has no name: give one, or none at all for the default one")
    if documents is None:
        return {"workspace": workspace or DEFAULT_WORKSPACE}
    if workspace is not None:
        raise InputError("give either documents or a workspace, not both")
    loaded, unreadable = await toolkit().corpus().load(documents)
    return {"documents": loaded, "unreadable": unreadable}


def _case(claim: str, texts: Sequence[str]) -> Case:
    passages = (Passage(text=muted(text), document_id=str(i)) for i, text in enumerate(texts))
    return Case(claim=claim, passages=tuple(passages))


def _quoting(verdict: Verdict, texts: Sequence[str]) -> Verdict:
    """Return ``verdict`` with its quotes as the texts have them."""
    quotes = (q.model_copy(update={"quote": q.span.of(texts[q.index])}) for q in verdict.evidence)
    return verdict.model_copy(update={"evidence": tuple(quotes)})
