import sys
from collections.abc import Mapping
from types import ModuleType
from typing import Any

import pytest

from agent.domain.ledger import Ledger
from agent.domain.policy import Policy
from agent.domain.report import Action, Mode, Report, Risk, RiskLevel, Usage
from agent.errors import InputError
from agent.ledger.summary import summarise


def report(draft: str, question: str | None = None) -> Report:
    """A report on a draft without claims."""
    return Report(
        answer=draft,
        question=question,
        mode=Mode.DRAFT,
        ledger=Ledger(entries=()),
        summary=summarise(Ledger(entries=()), Policy()),
        rounds=(),
        risk=Risk(score=0.1, level=RiskLevel.LOW, action=Action.PASS),
        warnings=(),
        usage=Usage(),
        audit_id="a1",
    )


class Api(ModuleType):
    """Stands for agent.api: echoes drafts, refuses empty ones, breaks on BREAK, fails as told."""

    def __init__(self) -> None:
        super().__init__("agent.api")
        self.seen: list[dict[str, Any]] = []
        self.error: tuple[Exception, str] | None = None

    async def acheck(self, draft: str, **more: Any) -> Report:
        self.seen.append({"draft": draft, **more})
        if self.error and draft == self.error[1]:
            raise self.error[0]
        if "BREAK" in draft:
            raise ZeroDivisionError("oh")
        if not draft.strip():
            raise InputError("the draft is empty")
        return report(draft, more["question"])

    async def aanswer(self, question: str, *, context: Mapping[str, Any], **more: Any) -> Report:
        self.seen.append({"question": question, **more})
        return report("answered", question)


@pytest.fixture
def api(monkeypatch: pytest.MonkeyPatch) -> Api:
    fake = Api()
    monkeypatch.setitem(sys.modules, "agent.api", fake)
    return fake
