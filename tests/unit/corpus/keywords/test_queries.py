import sqlite3

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent.corpus.keywords.queries import MAX_TERMS, match_expression, terms

CASES = [
    ("How long is the parental leave?", ["long", "parental", "leave"]),
    ("What is it?", ["what", "is", "it"]),
    ("leave LEAVE Leave", ["leave"]),
    ('AES-256 "NEAR(" * ^', ["aes", "256", "near"]),
    ("", []),
    ("?!", []),
]


@pytest.mark.parametrize(("text", "expected"), CASES)
def test_terms_drop_stop_words_unless_nothing_is_left(text: str, expected: list[str]) -> None:
    assert terms(text) == expected


def test_expression_quotes_every_word() -> None:
    assert match_expression("sick OR leave") == '"sick" OR "leave"'


def test_long_texts_are_bounded() -> None:
    assert len(terms(" ".join(f"w{i}" for i in range(1000)))) == MAX_TERMS


@given(st.text() | st.lists(st.sampled_from(list("\"'*()^-+:{} AND OR NOT NEAR a"))).map("".join))
def test_no_text_breaks_the_full_text_query(text: str) -> None:
    db = sqlite3.connect(":memory:")
    try:
        db.execute("CREATE VIRTUAL TABLE t USING fts5 (head, body)")
        expression = match_expression(text)
        if expression:
            db.execute("SELECT * FROM t WHERE t MATCH ?", (expression,)).fetchall()
    finally:
        db.close()
