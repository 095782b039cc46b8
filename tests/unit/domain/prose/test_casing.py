"""The first letter of a text at the beginning of a sentence and within one."""

import pytest

from agent.domain.prose.casing import capital, small


@pytest.mark.parametrize(
    ("within", "opening"),
    [("the ferry", "The ferry"), ("x", "X"), ("3 ferries", "3 ferries"), ("", "")],
)
def test_the_first_letter_alone_changes(within: str, opening: str):
    assert capital(within) == capital(opening) == opening
    assert small(opening) == small(within) == within
    assert capital("the Ferry") == "The Ferry"
    assert small("The Ferry") == "the Ferry"
