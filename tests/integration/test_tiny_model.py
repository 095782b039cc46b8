"""A real model behind a real OpenAI-compatible server: it invents, and nothing of it leaves."""

import json
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from agent.api import answer, check, index
from agent.domain.report import Report, WarningCode
from agent.domain.verdict import Label
from tests.tiny_model import MISSING, is_installed, tiny_model

pytestmark = [
    pytest.mark.llm,
    pytest.mark.model,
    pytest.mark.skipif(not is_installed(), reason=MISSING),
]

ROLE = "openai:smollm2-135m"
QUESTION = "How many days of leave do staff get, and how many can be carried over?"
BLINDLY = (
    "Write two short sentences for our staff: how many days of paid leave they get a year, and how "
    "many unused days may be carried over. Use numbers."
)
TEXT = (
    "# Leave\n\nStaff get 25 days of paid leave a year. "
    "Up to 5 unused days may be carried over and must be taken by 31 March.\n\n"
    "# Visits\n\nVisitors must sign in at the front desk and wear a badge.\n"
)
DOCUMENTS = [{"title": "Handbook", "text": TEXT}]
FAILING = (Label.CONTRADICTED, Label.NOT_FOUND)


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with tiny_model() as url:
        yield url


@pytest.fixture(autouse=True)
def _home(home: Path) -> None:
    """Every test has a home of its own."""


def context(server: str, *roles: str, **policy: Any) -> dict[str, Any]:
    return {
        **dict.fromkeys(roles, ROLE),
        "base_url": server,
        "chat": {"timeout_seconds": 900, "max_output_tokens": 200, "cache_seconds": 0},
        "policy": policy,
    }


def written_blindly(server: str) -> str:
    """Return what the model writes about the leave of a staff that it knows nothing of."""
    asked = {"temperature": 0, "max_tokens": 90, "messages": [{"role": "user", "content": BLINDLY}]}
    request = urllib.request.Request(
        f"{server}/chat/completions",
        data=json.dumps(asked).encode(),
        headers={"content-type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=900) as reply:
        return str(json.load(reply)["choices"][0]["message"]["content"])


def quotes(report: Report) -> list[str]:
    return [e.quote for entry in report.ledger.entries for e in entry.evidence]


def test_what_the_model_invents_is_caught_and_revised_away(server: str):
    draft = written_blindly(server)
    report = check(draft, documents=DOCUMENTS)
    first = [e.verdict.label for e in report.rounds[0].ledger.entries]
    assert any(label in FAILING for label in first), draft
    assert report.summary.revisions > 0
    assert report.summary.claims_contradicted == 0, report.answer
    assert all(quote in TEXT for quote in quotes(report))


def test_the_answer_of_the_tiny_writer_leaves_without_a_contradicted_claim(
    server: str, tmp_path: Path
):
    (tmp_path / "handbook.md").write_text(TEXT)
    index([tmp_path])
    report = answer(QUESTION, context=context(server, "writer"))
    writer = report.usage.by_role["writer"]
    assert writer.model_calls >= 2  # the plan and the draft
    assert writer.tokens_out > 0
    assert report.summary.claims_contradicted == 0, report.answer
    failed = {w.code for w in report.warnings} & {WarningCode.MODEL_FAILED}
    assert report.ledger.entries or failed, report.answer


def test_a_tiny_model_plays_skeptic_extractor_and_judge(server: str):
    settings = context(server, "skeptic", "extractor", "judge", max_revisions=0)
    report = check("Staff get 25 days of paid leave.", documents=DOCUMENTS, context=settings)
    used = report.usage.by_role
    assert used["skeptic"].tokens_in > 0
    assert used["extractor"].tokens_in > 0
    assert all(e.verdict.reason for e in report.ledger.entries)
    assert all(quote in TEXT for quote in quotes(report))
    assert used["judge"].escalated == used["judge"].claims
