"""What the parser does once for several who ask."""

import importlib
import sys

import pytest

from agent.models import parser
from agent.models.parser import SpacyParser

TEXT = "Ada Lovelace moved to Oslo in 1840."


def test_a_text_known_with_its_entities_is_not_parsed_again_without(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    parses = SpacyParser()
    (named,) = parses.parse([TEXT])
    asked: list[str] = []
    parse = parser._parse
    monkeypatch.setattr(parser, "_parse", lambda r: asked.extend(x.text for x in r) or parse(r))
    plain, other = parses.parse([TEXT, "It rains."], entities=False)
    assert asked == ["It rains."]
    assert {t.entity for t in named.tokens} > {""} == {t.entity for t in plain.tokens}
    assert plain == SpacyParser().parse([TEXT], entities=False)[0]
    assert other.text == "It rains."


@pytest.mark.parametrize(
    ("text", "last"),
    [
        ("The lamp consumes 720 W.", ["720", "W", "."]),
        ("The fuse is rated for 16 A.", ["16", "A", "."]),
        ("It was signed by John D.", ["John", "D."]),
    ],
)
def test_a_unit_is_no_initial(text: str, last: list[str]) -> None:
    (parsed,) = SpacyParser().parse([text], entities=False)
    assert [t.text for t in parsed.tokens][-len(last) :] == last


def test_what_is_not_needed_is_not_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "colorsys", raising=False)
    with parser._untouched("colorsys"), pytest.raises(ImportError):
        importlib.import_module("colorsys")
    loaded = importlib.import_module("colorsys")
    with parser._untouched("colorsys"):
        assert importlib.import_module("colorsys") is loaded


def test_where_pipelines_may_run_on_it_torch_is_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "colorsys", raising=False)
    monkeypatch.setattr(parser, "TORCH_USERS", ("json",))
    with parser._untouched("colorsys"):
        assert importlib.import_module("colorsys")
