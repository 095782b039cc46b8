import pytest

from agent.domain.wording import (
    CLOSEST,
    NO_ANSWER,
    NO_EVIDENCE,
    NO_PART,
    NOTHING_LEFT,
    is_refusal,
    short_source,
)


def test_own_sentences_are_known() -> None:
    for sentence in (CLOSEST, NO_ANSWER, NO_EVIDENCE, NOTHING_LEFT, NO_PART.format(part="when")):
        assert is_refusal(sentence)


def test_other_sentences_are_not() -> None:
    assert not is_refusal("The documents require a signature.")


@pytest.mark.parametrize(
    ("source", "short"),
    [
        ("docs/a.md", "docs/a.md"),
        ("my/old/docs/a.md", "my/old/docs/a.md"),
        ("/srv/files/docs/a.md", "docs/a.md"),
        ("/docs/a.md", "/docs/a.md"),
        ("/home/ann/work/docs/a.md", "docs/a.md"),
        ("/home/ann/a.md", "a.md"),
        ("/root/a.md", "a.md"),
        ("/Users/ann/a.md", "a.md"),
        ("C:\\Users\\ann\\a.md", "a.md"),
        ("file:///home/ann/a.md", "a.md"),
        ("~/docs/a.md", "~/docs/a.md"),
        ("https://example.org/home/ann/x/a.md", "https://example.org/home/ann/x/a.md"),
        ("inline:Leave", "inline:Leave"),
        ("", ""),
    ],
)
def test_long_paths_are_shortened_and_tell_no_home(source: str, short: str) -> None:
    assert short_source(source) == short
