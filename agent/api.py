"""Affidavit from Python: ask, check, index and judge, each also in asynchronous form."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from agent.bootstrap import DEFAULT_WORKSPACE, toolkit
from agent.context import Context, parse_context
from agent.corpus.indexing import Progress
from agent.domain.events import EVENT, AnyEvent
from agent.domain.policy import Policy, parse_policy
from agent.domain.report import IndexReport, Report
from agent.domain.text import Passage
from agent.domain.verdict import Case, Verdict
from agent.errors import AffidavitError, InputError

Result = TypeVar("Result")
Listener = Callable[[AnyEvent], None]


async def aanswer(
    question: str,
    *,
    workspace: str = DEFAULT_WORKSPACE,
    context: Context | Mapping[str, Any] | None = None,
    on_event: Listener | None = None,
) -> Report:
    """Answer ``question`` from the documents of ``workspace``.

    Args:
        question: one question, possibly of several parts.
        workspace: the workspace that `index` filled.
        context: roles and policy; None for the defaults.
        on_event: called with each stream event as it happens.

    Raises:
        InputError: when the question is empty or the context is wrong.
        NotFoundError: when there is no such workspace.
    """
    from graphs.answer import graph

    return await _run(graph, {"question": question, "workspace": workspace}, context, on_event)


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
            ``url``, or paths of files and folders; nothing of them is kept.
        workspace: used when there are no ``documents``; the default workspace if None.
        question: what the draft answers, if known.
        context: roles and policy; None for the defaults.
        on_event: called with each stream event as it happens.

    Raises:
        InputError: when the draft is empty, or documents and workspace are both given.
        NotFoundError: when there is no such workspace.
        LoadError: when a named document cannot be read.
    """
    from graphs.check import graph

    if documents is not None and workspace is not None:
        raise InputError("give either documents or a workspace, not both")
    inputs: dict[str, Any] = {"draft": draft, "question": question}
    if documents is None:
        inputs["workspace"] = workspace or DEFAULT_WORKSPACE
    else:
        inputs["documents"], inputs["unreadable"] = await toolkit().corpus().load(documents)
    return await _run(graph, inputs, context, on_event)


async def aindex(
    paths: Sequence[str | Path] | str | Path,
    *,
    workspace: str = DEFAULT_WORKSPACE,
    progress: Callable[[Progress], None] | None = None,
) -> IndexReport:
    """Index files and folders into ``workspace``; unchanged files cost nothing.

    Raises:
        InputError: when a path does not exist or the workspace name is not valid.
        CorpusBusyError: when another process is indexing.
    """
    listed = [paths] if isinstance(paths, str | Path) else list(paths)
    return (
        await toolkit()
        .corpus()
        .index([Path(p) for p in listed], workspace=workspace, progress=progress)
    )


async def averify_claims(
    cases: Sequence[tuple[str, Sequence[str]]],
    *,
    policy: Policy | Mapping[str, Any] | None = None,
) -> list[Verdict]:
    """Judge claims alone: each case is a claim and the evidence texts to hold it against.

    Args:
        cases: (claim, evidence texts) pairs; each text counts as a source of its own.
        policy: thresholds; None for the defaults.

    Returns:
        One verdict a case, in order; quote indices count the case's evidence texts.
    """
    ruling = Policy() if policy is None else parse_policy(policy)
    prepared = [_case(claim, texts) for claim, texts in cases]
    return await toolkit().judge(Context().judge).judge(prepared, ruling)


def answer(
    question: str,
    *,
    workspace: str = DEFAULT_WORKSPACE,
    context: Context | Mapping[str, Any] | None = None,
    on_event: Listener | None = None,
) -> Report:
    """Answer ``question``; see `aanswer`."""
    return _wait(aanswer(question, workspace=workspace, context=context, on_event=on_event))


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
    return _wait(
        acheck(
            draft,
            documents=documents,
            workspace=workspace,
            question=question,
            context=context,
            on_event=on_event,
        )
    )


def index(
    paths: Sequence[str | Path] | str | Path,
    *,
    workspace: str = DEFAULT_WORKSPACE,
    progress: Callable[[Progress], None] | None = None,
) -> IndexReport:
    """Index files and folders; see `aindex`."""
    return _wait(aindex(paths, workspace=workspace, progress=progress))


def verify_claims(
    cases: Sequence[tuple[str, Sequence[str]]],
    *,
    policy: Policy | Mapping[str, Any] | None = None,
) -> list[Verdict]:
    """Judge claims alone; see `averify_claims`."""
    return _wait(averify_claims(cases, policy=policy))


async def _run(
    graph: Any,
    inputs: Mapping[str, Any],
    context: Context | Mapping[str, Any] | None,
    on_event: Listener | None,
) -> Report:
    settings = parse_context(context)
    toolkit().check_roles(settings)
    report: Report | None = None
    async for payload in graph.astream(
        inputs,
        context=settings,
        stream_mode="custom",
        subgraphs=True,
    ):
        event = EVENT.validate_python(payload[-1])
        if event.type == "final":
            report = event.report
        if on_event is not None:
            on_event(event)
    if report is None:
        raise AffidavitError("the run ended without a report")
    return report


def _case(claim: str, texts: Sequence[str]) -> Case:
    if not isinstance(claim, str) or not claim.strip():
        raise InputError(f"a claim must be a text that is not empty (got {claim!r})")
    if isinstance(texts, str) or not all(isinstance(t, str) for t in texts):
        raise InputError("the evidence of a claim must be a list of texts")
    passages = (Passage(text=text, document_id=str(i)) for i, text in enumerate(texts))
    return Case(claim=claim, passages=tuple(passages))


def _wait(work: Coroutine[Any, Any, Result]) -> Result:
    """Run ``work`` to its end; inside a running event loop (a notebook) in a thread."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return asyncio.run(work)
    with ThreadPoolExecutor(max_workers=1) as pool:
        return pool.submit(asyncio.run, work).result()
