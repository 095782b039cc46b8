"""The audit record of a run, made from its state and stored before the run reports."""

import asyncio
import datetime
import uuid
from collections.abc import Sequence

from langgraph.config import get_config

from agent.audit.attachments import reference
from agent.audit.record import Origin, build
from agent.context import Context
from agent.corpus.inline.documents import inline_documents
from agent.domain.audit import Inputs
from agent.domain.report import Mode, Report
from agent.domain.text import Document
from agent.errors import RecordedError
from agent.nodes.sources import is_inline, retriever_of
from agent.ports import Tools
from agent.state import State

_RUNS = uuid.UUID("a1f1da57-0000-5000-8000-0a0d17000000")


def audit_id() -> str:
    """Return the id of the record that the running task writes: 32 hexadecimal digits.

    LangGraph gives a task that it repeats, after a crash between two checkpoints, the name that
    it had, so that a run has one record however often its last step was tried.
    """
    task = (get_config().get("configurable") or {}).get("checkpoint_ns")
    return uuid.uuid5(_RUNS, task).hex if task else uuid.uuid4().hex


async def recorded(
    tools: Tools, state: State, context: Context, made: Report, now: datetime.datetime
) -> Report:
    """Return the report that the audit log holds for the run once it is durable there.

    It is ``made``, or what was stored when the run came this far before.
    """
    documents = await _documents(tools, state)
    inputs = await asyncio.to_thread(_inputs, state, context, documents, made.mode)
    record = build(
        made,
        Origin(
            session=context.session,
            user=context.user,
            workspace=state["sources"].get("workspace") or "",
            query=state.get("question") or state["rounds"][0].draft,
            created=now,
            inputs=inputs,
        ),
        chunk_ids=list(state.get("chunks") or {}),
        versions=await asyncio.to_thread(tools.versions),
        policy=context.policy.model_dump(mode="json"),
    )
    kept = [d for d, known in zip(documents, inputs.documents, strict=True) if known.stored]
    log = tools.audit_log()
    try:
        await log.append(record, made.model_dump(mode="json"), kept)
    except RecordedError:
        return Report.model_validate(await log.report(made.audit_id))
    return made


def _inputs(state: State, context: Context, documents: Sequence[Document], mode: Mode) -> Inputs:
    inline = is_inline(state)
    kept = inline and context.policy.keep_documents
    return Inputs(
        question=state.get("question"),
        draft=state["rounds"][0].draft if mode is Mode.DRAFT else None,
        inline=inline,
        documents=tuple(reference(d, kept=kept) for d in documents),
        context=context.model_dump(mode="json", exclude={"policy", "user", "session"}),
    )


async def _documents(tools: Tools, state: State) -> Sequence[Document]:
    """Return the documents of the request, or those that the retrieved chunks belong to."""
    if is_inline(state):
        return await asyncio.to_thread(inline_documents, state["sources"]["documents"] or ())
    used = dict.fromkeys(c.document_id for c in (state.get("chunks") or {}).values())
    if not used:
        return []
    retriever = await retriever_of(tools, state)
    return list((await retriever.documents(list(used))).values())
