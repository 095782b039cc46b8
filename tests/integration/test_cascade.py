"""The cascade in whole runs: who is asked, what it costs, and what happens when it fails."""

from pathlib import Path
from typing import Any

import pytest

from agent.api import check
from agent.bootstrap import toolkit
from agent.domain.report import WarningCode
from agent.domain.verdict import Label
from agent.errors import RoleError
from tests.chat_actor import Actor
from tests.scripted_server import Reply, ScriptedServer

pytestmark = pytest.mark.model

TRUE = "Full-time employees receive 28 days of paid leave."
FALSE = "Full-time employees receive 45 days of paid leave."
DOCUMENTS = [{"title": "Handbook", "text": f"{TRUE} Parking is free for visitors."}]


@pytest.fixture(autouse=True)
def _home(home: Path) -> None:
    """Every test has a home of its own."""


def context(server: ScriptedServer, lower: float, upper: float) -> dict[str, Any]:
    return {
        "judge": "cascade:openai:scripted",
        "base_url": server.url,
        "chat": {"timeout_seconds": 5, "cache_seconds": 0, "max_retries": 0},
        "policy": {"undecided": {"lower": lower, "upper": upper}, "max_revisions": 0},
    }


def test_what_is_decided_costs_nothing():
    with ScriptedServer(Actor()) as server:
        report = check(f"{TRUE} {FALSE}", documents=DOCUMENTS, context=context(server, 0, 0))
    assert server.requests == []
    assert report.usage.model_calls == 0
    assert report.usage.escalation_rate == 0.0
    assert report.usage.cost_usd == 0.0
    labels = [e.verdict.label for e in report.ledger.entries]
    assert labels == [Label.SUPPORTED, Label.CONTRADICTED]


def test_what_is_undecided_goes_to_the_chat_model_in_one_call():
    with ScriptedServer(Actor()) as server:
        report = check(f"{TRUE} {FALSE}", documents=DOCUMENTS, context=context(server, 0, 1))
    assert len(server.requests) == 1
    used = report.usage
    assert (used.model_calls, used.tokens_in, used.tokens_out) == (1, 10, 5)
    assert used.by_role["judge"].claims == 2
    assert used.escalation_rate == 1.0
    assert used.cost_usd is None  # a server of one's own has no listed price
    assert {e.verdict.reason for e in report.ledger.entries} == {"as read"}


def test_a_failing_chat_model_leaves_the_embedded_verdict_and_a_warning():
    with ScriptedServer(lambda _: Reply(status=400, body="no")) as server:
        report = check(TRUE, documents=DOCUMENTS, context=context(server, 0, 1))
    (entry,) = report.ledger.entries
    assert entry.verdict.label is Label.SUPPORTED
    assert "second judge failed" in entry.verdict.reason
    assert WarningCode.MODEL_FAILED in {w.code for w in report.warnings}


@pytest.mark.parametrize("role", ["cascade:", "cascade:oracle"])
def test_a_cascade_needs_a_chat_model(role: str):
    with pytest.raises(RoleError, match="PROVIDER:MODEL"):
        toolkit().judge(role)
