"""The evaluator that LangSmith and openevals users plug in."""

import uuid
from pathlib import Path
from typing import Any

import langsmith
import pytest
from langchain_core.documents import Document
from langchain_core.messages import AIMessage, HumanMessage
from langsmith.schemas import Example

from agent.errors import InputError
from evals.groundedness import affidavit_groundedness, affidavit_groundedness_async
from tests.chat_actor import Actor
from tests.scripted_server import Reply, ScriptedServer

pytestmark = pytest.mark.model

TRUE = "Full-time employees receive 28 days of paid leave."
FALSE = "Full-time employees receive 45 days of paid leave."
ABSENT = "The cafeteria serves waffles on Fridays."
TEXT = f"{TRUE} Parking is free for visitors."
NOWHERE = "http://127.0.0.1:9"
SOURCES = [{"title": "Handbook", "text": TEXT}]


@pytest.fixture(autouse=True)
def _home(home: Path) -> None:
    """Every test has a home of its own."""


@pytest.mark.parametrize(
    ("answer", "score", "said"),
    [
        (TRUE, 1.0, "every claim is supported"),
        (FALSE, 0.0, "contradicted: "),
        (f"{TRUE} {FALSE}", 0.0, "contradicted: "),
        (f"{TRUE} {ABSENT}", 0.5, "not_found: "),
        ("Shall we begin?", 1.0, "no claim that could be checked"),
    ],
)
def test_the_score_is_coverage_and_nothing_where_a_claim_is_contradicted(
    answer: str, score: float, said: str
) -> None:
    result = affidavit_groundedness(outputs=answer, context=SOURCES)
    assert result["key"] == "affidavit_groundedness"
    assert result["score"] == pytest.approx(score)
    assert said in result["comment"]
    assert result["metadata"]["claims_checked"] == answer.count(".")


@pytest.mark.parametrize(
    "outputs",
    [
        {"answer": TRUE},
        {"output": {"content": TRUE}},
        {"generated_reply": TRUE},
        {"messages": [{"role": "user", "content": "How many?"}, {"role": "ai", "content": TRUE}]},
        {"messages": [HumanMessage("How many?"), AIMessage(TRUE)]},
        [HumanMessage("How many?"), AIMessage([{"type": "text", "text": TRUE}])],
        AIMessage(TRUE),
    ],
    ids=lambda o: type(o).__name__ + "/".join(o if isinstance(o, dict) else ""),
)
@pytest.mark.parametrize(
    "place",
    [
        {"context": TEXT},
        {"context": [TEXT, " "]},
        {"inputs": {"question": "How many days?", "context": [{"page_content": TEXT}]}},
        {"reference_outputs": {"documents": [Document(TEXT, metadata={"source": "a.md"})]}},
    ],
    ids=["text", "texts", "inputs", "reference"],
)
def test_answers_and_documents_come_in_many_shapes(outputs: Any, place: dict[str, Any]) -> None:
    assert affidavit_groundedness(outputs=outputs, **place)["score"] == 1.0


def test_the_date_of_a_document_is_heeded() -> None:
    for old in (
        Document(TEXT, metadata={"title": "Old handbook", "date": "2001-05-01"}),
        {"title": "Old handbook", "text": TEXT, "date": "2001-05-01"},
    ):
        result = affidavit_groundedness(outputs=TRUE, context=[old])
        assert result["score"] == 1.0
        assert "outdated_source: " in result["comment"]


async def test_it_can_be_awaited() -> None:
    result = await affidavit_groundedness_async(outputs=FALSE, context=SOURCES)
    assert result["score"] == 0.0
    assert affidavit_groundedness(outputs=TRUE, context=SOURCES)["score"] == 1.0  # in a loop too


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"outputs": {"answer": " "}, "context": SOURCES}, "no answer"),
        ({"outputs": {"a": "x", "b": "y"}, "context": SOURCES}, "no answer"),
        ({"outputs": TRUE}, "no documents"),
        ({"outputs": TRUE, "context": []}, "no documents"),
        ({"outputs": TRUE, "context": [" ", {"title": "x"}]}, "no text"),
    ],
)
def test_what_is_missing_is_said(given: dict[str, Any], message: str) -> None:
    with pytest.raises(InputError, match=message):
        affidavit_groundedness(**given)


def test_a_policy_that_holds_answers_does_not_hold_an_evaluation(home: Path) -> None:
    held = "risk: {actions: {low: review, medium: review, high: review}}\n"
    home.mkdir(exist_ok=True)
    (home / "policy.yaml").write_text(held)
    assert affidavit_groundedness(outputs=FALSE, context=SOURCES)["score"] == 0.0


def test_a_failure_is_no_score(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with ScriptedServer(Actor(instead={"judge": lambda _: Reply(status=400)})) as server:
        run = {"judge": "openai:scripted", "base_url": server.url, "chat": {"max_retries": 0}}
        monkeypatch.setattr("evals.groundedness.RUN", run)
        result = affidavit_groundedness(outputs=TRUE, context=SOURCES)
    assert result["score"] is None
    assert "unassessed: " in result["comment"]


@pytest.mark.filterwarnings("ignore:'upload_(results|runs)' parameter is in beta")
def test_langsmith_runs_it_over_a_data_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGSMITH_TRACING", "false")
    examples = [
        Example(
            id=uuid.uuid4(),
            dataset_id=uuid.uuid4(),
            inputs={"question": "How many days?", "documents": SOURCES},
            outputs={"answer": answer},
        )
        for answer in (TRUE, FALSE)
    ]
    answers = {str(e.id): e.outputs["answer"] for e in examples}
    queue = list(answers.values())
    results = langsmith.evaluate(
        lambda inputs: {"answer": queue.pop(0)},
        data=examples,
        evaluators=[affidavit_groundedness],
        client=langsmith.Client(api_url=NOWHERE, api_key="none", tracing_sampling_rate=0),
        upload_results=False,
        max_concurrency=0,
    )
    found = {
        row["run"].outputs["answer"]: row["evaluation_results"]["results"][0] for row in results
    }
    assert (found[TRUE].score, found[FALSE].score) == (1.0, 0.0)
    assert found[FALSE].key == "affidavit_groundedness"
    assert "contradicted" in found[FALSE].comment
