"""What the parser does once for several who ask."""

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
