"""Records and reports of made-up runs."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from agent.domain.audit import AuditRecord
from agent.domain.report import Mode, Usage

START = datetime(2026, 1, 1, tzinfo=UTC)


@pytest.fixture
def make_record() -> Callable[..., AuditRecord]:
    def make(audit_id: str, *, day: float = 0.0, workspace: str = "w", **more: Any) -> AuditRecord:
        fields: dict[str, Any] = {
            "audit_id": audit_id,
            "session": "s",
            "created": START + timedelta(days=day),
            "user": "ann",
            "workspace": workspace,
            "query": "How many days?",
            "mode": Mode.ANSWER,
            "chunk_ids": ("c1", "c2"),
            "revisions": (),
            "coverage": 1 / 3,
            "unsupported_rate": 0.1,
            "claim_count": 3,
            "verdicts": {"supported": 3},
            "flags": (),
            "usage": Usage(),
            "versions": {"judge": "1"},
            "policy": {},
            "report_hash": "",
        }
        return AuditRecord(**{**fields, **more})

    return make
