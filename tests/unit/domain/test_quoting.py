"""Quotations are found where they stand, or not at all."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent.domain.quoting import find_quote

TEXT = "Staff  get “28 days” of leave.\nVisitors don’t park in the yard – ever."


@pytest.mark.parametrize(
    ("quote", "found"),
    [
        ("of leave", "of leave"),
        ("staff get", "Staff  get"),
        ('get "28 days" of leave', "get “28 days” of leave"),
        ("leave. Visitors don't park", "leave.\nVisitors don’t park"),
        ("in the yard - ever.", "in the yard – ever."),
        ("in the garden", None),
        ("", None),
        ("   ", None),
    ],
)
def test_blanks_case_and_marks_do_not_matter(quote: str, found: str | None):
    span = find_quote(quote, TEXT)
    assert (span.of(TEXT) if span else None) == found


@pytest.mark.parametrize(
    ("quote", "found"),
    [
        ("Visitors do not park in the yard", "Visitors don’t park in the yard"),
        ("Visitors don't parks in the yrad", "Visitors don’t park in the yard"),
        ("Staff get “82 days” of leave", None),
        ("Employees are given many holidays", None),
    ],
)
def test_fuzzy_alignment_forgives_letters_but_no_number(quote: str, found: str | None):
    assert find_quote(quote, TEXT) is None
    span = find_quote(quote, TEXT, fuzzy=True)
    assert (span.of(TEXT) if span else None) == found


@given(st.text(min_size=1, max_size=60), st.data())
def test_whatever_is_copied_is_found(text: str, data: st.DataObject):
    start = data.draw(st.integers(0, len(text) - 1))
    end = data.draw(st.integers(start + 1, len(text)))
    quote = text[start:end]
    span = find_quote(quote, text)
    if quote.strip():
        assert span is not None
        assert span.of(text) == quote.strip()
    else:
        assert span is None


@given(st.text(max_size=40), st.text(max_size=80))
def test_spans_lie_inside_the_text(quote: str, text: str):
    span = find_quote(quote, text, fuzzy=True)
    assert span is None or 0 <= span.start < span.end <= len(text)
