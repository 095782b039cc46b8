"""Arguments of the wrong type or kind are one clear error, from Python and in the graphs."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from agent.api import acheck, answer, check, index, verify_claims
from agent.bootstrap import Toolkit
from agent.errors import InputError
from graphs import answer as answer_graph
from graphs import check as check_graph
from tests.fakes import FakeTools

NOTES: Any = [{"title": "Ferry", "text": "The ferry leaves at noon."}]
DRAFT: Any = "The ferry leaves at noon."
HALF = "The ferry \udc80 leaves at noon."

WRONG: list[tuple[str, Callable[..., Any]]] = [
    ("the draft must be a text", lambda: check(7, documents=NOTES)),  # type: ignore[arg-type]
    ("the draft must be a text", lambda: check(b"Noon.", documents=NOTES)),  # type: ignore[arg-type]
    ("the draft must be a text", lambda: check({"a": 1}, documents=NOTES)),  # type: ignore[arg-type]
    ("the draft cannot be written", lambda: check(HALF, documents=NOTES)),
    ("the draft is no plain text: character 2 is", lambda: check("a\0b", documents=NOTES)),
    ("the question is no plain", lambda: check(DRAFT, question="\0", documents=NOTES)),
    ("the question is no plain", lambda: answer("When\0?")),
    ("the claim of a case is no plain", lambda: verify_claims([("a\0", ["a"])])),
    ("text of document 1 cannot", lambda: check(DRAFT, documents=[{"text": HALF}])),
    (
        "title of document 2 cannot",
        lambda: check(DRAFT, documents=[*NOTES, {"text": "a", "title": HALF}]),
    ),
    ("documents must be a list of paths", lambda: check(DRAFT, documents=3.5)),  # type: ignore[arg-type]
    ("documents must be a list of paths", lambda: check(DRAFT, documents="docs")),
    ("the question must be a text", lambda: check(DRAFT, documents=NOTES, question=[])),  # type: ignore[arg-type]
    ("on_event must be a function", lambda: check(DRAFT, documents=NOTES, on_event=NOTES)),
    ("the question must be a text", lambda: answer(None)),  # type: ignore[arg-type]
    ("the question cannot be written", lambda: answer(HALF)),
    ("not both", lambda: answer("When?", documents=NOTES, workspace="hr")),
    ("not both", lambda: check(DRAFT, documents=NOTES, workspace="hr")),
    ("the workspace has no name", lambda: check(DRAFT, workspace="")),
    ("the workspace has no name", lambda: answer("When?", workspace="")),
    ("no document was given", lambda: check(DRAFT, documents=[])),
    ("documents must be a list", lambda: answer("When?", documents=3.5)),  # type: ignore[arg-type]
    ("paths must be a list", lambda: index(None)),  # type: ignore[arg-type]
    ("a path to index must be a text", lambda: index([Path(), 4])),  # type: ignore[list-item]
    ("tables", lambda: index("a", tables=4)),  # type: ignore[arg-type]
    ("loader_options", lambda: index("a", loader_options=4)),  # type: ignore[arg-type]
    ("cases must be a list", lambda: verify_claims(None)),  # type: ignore[arg-type]
    ("each case must be a list of two parts", lambda: verify_claims(["ab"])),  # type: ignore[list-item]
    ("each case must have two parts", lambda: verify_claims([("a",)])),  # type: ignore[list-item]
    ("the claim of a case", lambda: verify_claims([(3, ["a"])])),  # type: ignore[list-item]
    ("the claim of a case", lambda: verify_claims([(" ", ["a"])])),
    ("evidence of a claim must be a list", lambda: verify_claims([("a", "b")])),
    ("each evidence text", lambda: verify_claims([("a", [None])])),  # type: ignore[list-item]
]


@pytest.mark.parametrize(("told", "call"), WRONG)
def test_python_names_the_argument(home: Path, told: str, call: Callable[..., Any]) -> None:
    with pytest.raises(InputError, match=told) as caught:
        call()
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("graph", "inputs", "context", "told"),
    [
        ("check", {"draft": 7}, {}, "the draft must be a text"),
        ("check", {"documents": NOTES}, {}, "give a `draft` or a `question`"),
        ("answer", {"workspace": "hr"}, {}, "give a `draft` or a `question`"),
        ("check", {"draft": HALF, "documents": NOTES}, {}, "the draft cannot be written"),
        ("check", {"draft": "a\0", "documents": NOTES}, {}, "the draft is no plain text"),
        ("answer", {"question": 7}, {}, "the question must be a text"),
        (
            "check",
            {"draft": "a"},
            {"policy": {"colour": 1}},
            r"policy\.colour: there is no such field",
        ),
        ("answer", {"question": "a"}, {"policy": {"weak_above": 0.9}}, "must not exceed"),
    ],
)
def test_graphs_name_what_is_wrong(
    graph: str, inputs: Any, context: dict[str, Any], told: str
) -> None:
    built = {"answer": answer_graph, "check": check_graph}[graph].build(FakeTools([DRAFT]))
    with pytest.raises(InputError, match=told) as caught:
        asyncio.run(built.ainvoke(inputs, context=context))
    assert "\n" not in str(caught.value)


def test_a_mapping_is_a_context_in_the_graphs() -> None:
    built = check_graph.build(FakeTools([DRAFT]))
    given: Any = {"policy": {"max_revisions": 0}}
    output = asyncio.run(built.ainvoke({"draft": DRAFT, "documents": NOTES}, context=given))
    assert output["answer"] == DRAFT


def test_other_scripts_and_signs_are_texts_like_any() -> None:
    built = check_graph.build(FakeTools([DRAFT]))
    draft = f"{DRAFT} 渡し船は正午に出る 🚢."
    output = asyncio.run(built.ainvoke({"draft": draft, "documents": NOTES}))
    assert DRAFT in output["answer"]


@pytest.mark.model
@pytest.mark.parametrize("is_asynchronous", [False, True])
def test_listeners_hear_every_event(home: Path, is_asynchronous: bool) -> None:
    heard: list[str] = []

    async def later(event: Any) -> None:
        await asyncio.sleep(0)
        heard.append(event.type)

    def listen(event: Any) -> None:
        heard.append(event.type)

    check(DRAFT, documents=NOTES, on_event=later if is_asynchronous else listen)
    assert heard[-1] == "final"
    assert "verdict" in heard


def test_a_folder_without_documents_is_named(tmp_path: Path, home: Path) -> None:
    (tmp_path / "notes.json").write_text("{}")
    with pytest.raises(InputError, match=rf"found in {tmp_path}; what is read are \.csv, .*\.pdf"):
        check(DRAFT, documents=[tmp_path])


async def test_opening_a_chat_model_holds_up_no_other_run(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow(toolkit: Toolkit, context: Any) -> None:
        time.sleep(0.5)  # as the import of a provider does
        raise InputError("no such model")

    monkeypatch.setattr(Toolkit, "check_roles", slow)
    run = asyncio.create_task(acheck(DRAFT, documents=NOTES, context={"judge": "openai:x"}))
    longest, last = 0.0, time.monotonic()
    while not run.done():
        await asyncio.sleep(0.01)
        longest, last = max(longest, time.monotonic() - last), time.monotonic()
    with pytest.raises(InputError, match="no such model"):
        await run
    assert longest < 0.4
