"""Prompts: found, divided, and filled with exactly the variables they name."""

import ast
from functools import lru_cache
from pathlib import Path

import pytest

from agent import prompting
from agent.errors import PromptError
from tests.conftest import ROOT

PROMPTS = sorted(p.stem for p in (ROOT / "prompts").glob("*.md"))


@lru_cache(maxsize=1)
def calls() -> dict[str, set[str]]:
    """Return the keywords of every call ``render("name", …)`` in the code."""
    found: dict[str, set[str]] = {}
    texts = (path.read_text("utf-8") for path in (ROOT / "agent").rglob("*.py"))
    for text in (t for t in texts if "render" in t):
        for node in ast.walk(ast.parse(text)):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            if node.func.id == "render" and node.args and isinstance(node.args[0], ast.Constant):
                found[node.args[0].value] = {str(k.arg) for k in node.keywords}
    return found


def test_every_prompt_is_used_and_every_used_prompt_exists():
    assert sorted(calls()) == PROMPTS
    assert set(PROMPTS) >= {
        "plan",
        "write",
        "critique",
        "extract_claims",
        "judge",
        "queries",
        "revise",
    }


@pytest.mark.parametrize("name", PROMPTS)
def test_the_code_gives_each_prompt_exactly_its_variables(name: str):
    assert calls()[name] == prompting.variables(prompting.source(name))


@pytest.mark.parametrize("name", PROMPTS)
def test_a_missing_or_an_unused_variable_fails(name: str):
    values = dict.fromkeys(prompting.variables(prompting.source(name)), "x")
    filled = prompting.fill(name, **values)
    assert filled.system
    assert filled.user
    assert "$" not in filled.system + filled.user
    with pytest.raises(PromptError, match="not used"):
        prompting.fill(name, **values, more="x")
    values.popitem()
    with pytest.raises(PromptError, match="missing"):
        prompting.fill(name, **values)


def test_values_are_not_read_as_templates():
    filled = prompting.fill("plan", question="What do $sources and ${question} cost?")
    assert "What do $sources and ${question} cost?" in filled.user


def test_an_unknown_prompt_and_one_that_is_not_divided(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    with pytest.raises(PromptError, match="no prompt 'nothing'"):
        prompting.fill("nothing")
    (tmp_path / "whole.md").write_text("All in one.", "utf-8")
    monkeypatch.setattr(prompting, "FOLDERS", (tmp_path,))
    with pytest.raises(PromptError, match="lacks the line"):
        prompting.fill("whole")


def test_versions_change_with_the_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    before = prompting.versions()
    assert sorted(before) == [f"prompts/{name}" for name in PROMPTS]
    (tmp_path / "plan.md").write_text("Plan.\n---\n$question\n", "utf-8")
    monkeypatch.setattr(prompting, "FOLDERS", (tmp_path,))
    prompting.source.cache_clear()
    try:
        assert prompting.versions()["prompts/plan"] != before["prompts/plan"]
    finally:
        prompting.source.cache_clear()
