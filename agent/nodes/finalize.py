"""FINALIZE: keep the best round, weigh the risk, record the run, report."""

import datetime

from langgraph.runtime import Runtime

from agent.context import Context, context_of
from agent.domain.events import FinalEvent
from agent.domain.report import Report
from agent.ledger.report import report
from agent.nodes.outcome import run_of
from agent.nodes.recording import audit_id, recorded
from agent.nodes.stage import Node, Update, emit, stage
from agent.ports import Tools
from agent.state import State


def finalize(tools: Tools) -> Node:
    """Return the node that turns the rounds into a report, durable in the audit log."""

    @stage("finalize")
    async def node(state: State, runtime: Runtime[Context]) -> Update:
        context, now = context_of(runtime, state.get("held")), datetime.datetime.now(datetime.UTC)
        made = report(run_of(state), context.policy, now.date(), audit_id())
        made = await recorded(tools, state, context, made, now)
        emit(FinalEvent(report=made))
        return {name: getattr(made, name) for name in Report.model_fields}

    return node
