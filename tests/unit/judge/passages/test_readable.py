import pytest

from agent.judge.passages.readable import readable


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("Notice shall be given.", "Notice must be given."),
        ("Claims are to be filed by May.", "Claims must be filed by May."),
        ("The door is not to be opened.", "The door must not be opened."),
        ("The aim is to be ready by May.", "The aim is to be ready by May."),
        ("It falls to \N{MINUS SIGN}4 degrees.", "It falls to -4 degrees."),
    ],
)
def test_both_sides_are_told_in_the_words_that_readers_know(text: str, read: str) -> None:
    assert readable(text, text) == (read, read)
