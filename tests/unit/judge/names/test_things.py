"""Names of several words that a text holds."""

import pytest

from agent.judge.names.things import names_in


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Meet at Gate 5.", ["Gate 5"]),
        ("Birch House has a kitchen.", ["Birch House"]),
        ("A salary of EUR 1,800 is needed.", []),
        ("A stay costs EUR 50.", []),
        ("Unit 9 pays CHF 20.", ["Unit 9"]),
    ],
)
def test_amounts_are_no_names(text: str, names: list[str]) -> None:
    assert [n.text for n in names_in(text)] == names
