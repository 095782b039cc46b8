"""Swaps leave the marks of emphasis and code in pairs."""

import pytest

from agent.domain.text import Span
from agent.writer.revision.language.marks import placed, plain


@pytest.mark.parametrize(
    ("clause", "old", "new", "wanted"),
    [
        ("tried within *30 seconds* again", "within 30 seconds", "within 10 seconds", "*10 sec"),
        ("it lasts **90 days", "90 days", "30 days", "it lasts **30 days"),
        ("the default is `info` here", "info", "warn", "is `warn` here"),
        ("it costs 5 euros", "5 euros", "7 euros", "it costs 7 euros"),
        ("use `a b` or **c d** now", "a b or c d", "x", None),
        ("it takes **3 days** only", "takes 3", "lasts 4", None),
    ],
)
def test_a_swap_is_made_around_marks(clause: str, old: str, new: str, wanted: str | None) -> None:
    words, places = plain(clause)
    start = words.index(old)
    found = placed([(Span(start=start, end=start + len(old)), new)], clause, places)
    if found is None or wanted is None:
        assert found is wanted
    else:
        ((span, text),) = found
        assert wanted in f"{clause[: span.start]}{text}{clause[span.end :]}"
