"""FINALIZE: keep the best round, weigh the risk, record the run, report."""

import datetime
import uuid

from langgraph.runtime import Runtime

from agent.audit.record import Origin, build
from agent.context import Context, context_of
from agent.domain.anchors import find_anchors
from agent.domain.events import FinalEvent
from agent.domain.report import Mode, Report, Usage
from agent.ledger.report import Run, report
from agent.nodes.stage import Node, Update, emit, stage
from agent.ports import Tools
from agent.state import State


def finalize(tools: Tools) -> Node:
    """Return the node that turns the rounds into a report, durable in the audit log."""

    @stage("finalize")
    async def node(state: State, runtime: Runtime[Context]) -> Update:
        context, now = context_of(runtime), datetime.datetime.now(datetime.UTC)
        made = report(_run(state), context.policy, now.date(), uuid.uuid4().hex)
        record = build(
            made,
            Origin(
                session=context.session,
                user=context.user,
                workspace=state.get("workspace") or "",
                query=state.get("question") or state["rounds"][0].draft,
                created=now,
            ),
            chunk_ids=list(state.get("chunks") or {}),
            versions=tools.versions(),
            policy=context.policy.model_dump(mode="json"),
        )
        await tools.audit_log().append(record, made.model_dump(mode="json"))
        emit(FinalEvent(report=made))
        return {name: getattr(made, name) for name in Report.model_fields}

    return node


def _run(state: State) -> Run:
    chunks = state.get("chunks") or {}
    cited = [i for i, _ in find_anchors(state["rounds"][0].draft)]
    found = state.get("has_evidence")
    stages = state.get("stages_ms") or {}
    return Run(
        question=state.get("question"),
        mode=Mode.ANSWER if "plan" in state else Mode.DRAFT,
        rounds=tuple(state["rounds"]),
        usage=Usage(stages_ms=dict(stages), total_ms=sum(stages.values())),
        has_evidence=bool(chunks) if found is None else found,
        unreadable=tuple(state.get("unreadable") or ()),
        omitted=state.get("omitted", 0),
        invalid=tuple(dict.fromkeys(i for i in cited if i not in chunks)),
    )
