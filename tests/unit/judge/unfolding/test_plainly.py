"""Sentences told plainly, without who says so."""

import pytest

from agent.judge.unfolding.plainly import plainly


@pytest.mark.parametrize(
    ("text", "claim", "plain"),
    [
        (
            "The file states that the hall was designed by Otto Frey in 1911.",
            "The hall was designed by Karl Moser.",
            ["The hall was designed by Otto Frey.", "Otto Frey designed the hall."],
        ),
        (
            "According to the book, he was born in Graz.",
            "He was born in Linz.",
            ["He was born in Graz."],
        ),
        ("The exam is in Room 4, says the list.", "It is.", ["The exam is in Room 4."]),
        ("The room list says that the exam is in Room 4.", "It is.", ["The exam is in Room 4."]),
        (
            "The register records the poet's birth in Burgas.",
            "The poet was born in Varna.",
            ["The poet was born in Burgas."],
        ),
        (
            "The file says that the shop was closed in 1911.",
            "The shop was open.",
            ["The shop was closed in 1911."],
        ),
        ("No source says that the server is in Bergen.", "The server is in Oslo.", []),
        ("A rumour says that the server is in Bergen.", "The server is in Oslo.", []),
        ("The server is in Bergen.", "The server is in Oslo.", []),
    ],
)
def test_plainly(text: str, claim: str, plain: list[str]) -> None:
    assert list(plainly(text, claim)) == plain
