"""What computes does so beside the event loop: a long draft must not hold up other clients."""

import threading
from collections import defaultdict
from importlib import import_module
from typing import Any

import pytest

from agent.api import acheck

pytestmark = pytest.mark.model

HEAVY = (
    ("agent.corpus.retrieval.guarded", "guarded"),
    ("agent.nodes.assess", "suggestion"),
    ("agent.nodes.assess", "entry"),
    ("agent.nodes.assess", "difference"),
    ("agent.writer.revision.revise", "proposals"),
    ("agent.judge.nli", "told_for"),
    ("agent.judge.nli", "nearest"),
    ("agent.judge.nli", "match"),
    ("agent.judge.nli", "check"),
    ("agent.judge.nli", "rule"),
    ("agent.models.parser", "SpacyParser.parse"),
    ("agent.models.onnx", "OnnxModel.run"),
    ("agent.skeptic.rules", "objections"),
)


async def test_the_event_loop_computes_nothing(home: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: dict[str, set[int]] = defaultdict(set)

    def watched(name: str, original: Any) -> Any:
        def spy(*args: Any, **more: Any) -> Any:
            seen[name].add(threading.get_ident())
            return original(*args, **more)

        return spy

    for module, path in HEAVY:
        holder: Any = import_module(module)
        *owner, name = path.split(".")
        holder = getattr(holder, owner[0]) if owner else holder
        monkeypatch.setattr(holder, name, watched(path, getattr(holder, name)))
    report = await acheck(
        "Full-time staff of depot 61 receive 30 days of paid leave. The canteen has soup.",
        documents=[{"text": "Full-time staff of depot 61 receive 25 days of paid leave."}],
    )
    assert report.summary.revisions
    assert seen.keys() == {path for _, path in HEAVY}
    assert [name for name, threads in seen.items() if threading.get_ident() in threads] == []
