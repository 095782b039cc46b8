"""A recorded run, run again from its audit record, and what came out otherwise."""

import asyncio

from agent.api import aanswer, acheck
from agent.audit.comparison import changed_documents, changed_versions, differences
from agent.bootstrap import toolkit
from agent.context import parse_context
from agent.domain.audit import AuditRecord, Difference, Inputs, Outcome, Replay
from agent.domain.policy import Policy, parse_policy
from agent.domain.report import Action, Report
from agent.errors import InputError, NotFoundError

ROLES = ("writer", "skeptic", "extractor", "judge")


async def areplay(audit_id: str, *, anyway: bool = False) -> Replay:
    """Run the recorded run of that id again and compare drafts, verdicts and answer.

    The replay leaves a record of its own. A policy that would hold the answer for review flags
    it instead.

    Args:
        audit_id: the id of a record.
        anyway: also replay a run whose roles a chat model played, which may differ each time.

    Raises:
        NotFoundError: when there is no such record, or its workspace is gone.
        InputError: when the record does not hold what a replay needs.
        IntegrityError: when what is stored was changed.
    """
    log = toolkit().audit_log()
    recorded = Report.model_validate(await log.report(audit_id))
    (record,) = await log.read(audit_id=audit_id)
    inputs = _inputs(record, anyway=anyway)
    replayed = await _run(record, inputs)
    (repeated,) = await log.read(audit_id=replayed.audit_id)
    found = differences(recorded, replayed)
    return Replay(
        audit_id=audit_id,
        replay_id=replayed.audit_id,
        same=not found,
        differences=tuple(found),
        versions=changed_versions(record.versions, repeated.versions),
        documents=tuple(await _changed(record, inputs)),
    )


def replay(audit_id: str, *, anyway: bool = False) -> Replay:
    """Replay a recorded run; see `areplay`."""
    return asyncio.run(areplay(audit_id, anyway=anyway))


def _inputs(record: AuditRecord, *, anyway: bool) -> Inputs:
    inputs = record.inputs
    if record.outcome is not Outcome.FINISHED:
        raise InputError(
            f"the run {record.audit_id} cannot be replayed: it did not finish "
            f"({record.outcome.value})"
        )
    if inputs is None:
        raise InputError(
            f"the run {record.audit_id} cannot be replayed: its record was written by a version "
            "that did not keep what a run was given"
        )
    chat = [f"{r} {inputs.context[r]}" for r in ROLES if ":" in str(inputs.context.get(r))]
    if chat and not anyway:
        raise InputError(
            f"the run {record.audit_id} is not deterministic ({', '.join(chat)}): "
            "its verdicts may differ each time (--anyway replays it nevertheless)"
        )
    if inputs.inline and not all(d.stored for d in inputs.documents):
        raise InputError(
            f"the run {record.audit_id} cannot be replayed: its documents were not kept "
            "(policy value keep_documents)"
        )
    return inputs


async def _run(record: AuditRecord, inputs: Inputs) -> Report:
    context = parse_context({**inputs.context, "policy": _unheld(parse_policy(record.policy))})
    context = context.model_copy(update={"session": f"replay of {record.audit_id}"})
    documents = await toolkit().audit_log().documents(record.audit_id) if inputs.inline else None
    workspace = None if inputs.inline else record.workspace
    if inputs.draft is None:
        question = inputs.question or record.query
        return await aanswer(question, documents=documents, workspace=workspace, context=context)
    return await acheck(
        inputs.draft,
        documents=documents,
        workspace=workspace,
        question=inputs.question,
        context=context,
    )


def _unheld(policy: Policy) -> Policy:
    """Return ``policy`` without pauses: nobody is there to decide again."""
    actions = {
        level: Action.FLAG if action is Action.REVIEW else action
        for level, action in policy.risk.actions.items()
    }
    risk = policy.risk.model_copy(update={"actions": actions})
    return policy.model_copy(update={"risk": risk})


async def _changed(record: AuditRecord, inputs: Inputs) -> list[Difference]:
    """Return the documents of a workspace that are not what they were."""
    if inputs.inline:
        return []
    try:
        retriever = await toolkit().retriever(record.workspace, None)
        found = await retriever.documents([d.document_id for d in inputs.documents])
    except NotFoundError:
        found = {}
    return changed_documents(inputs.documents, {i: d.content_hash for i, d in found.items()})
