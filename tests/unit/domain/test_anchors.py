import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent.domain.anchors import anchor, find_anchors, strip_anchors

CASES = [
    ("Plain text.", []),
    ("Leave is 30 days [cite:ab12].", ["ab12"]),
    ("One. [cite:a1] Two. [cite:b2]", ["a1", "b2"]),
    ("Two sources [cite:a1][cite:b2].", ["a1", "b2"]),
    ("Two in one [cite: abc, def].", ["abc", "def"]),
    ("Semicolons [cite:abc;def].", ["abc", "def"]),
    ("Repeated prefix [cite:abc, cite:def].", ["abc", "def"]),
    ("Empty [cite:].", [""]),
    ("Half empty [cite:abc,].", ["abc", ""]),
    ("Upper case [Cite: abc].", ["abc"]),
    ("No anchor [citation needed] [1].", []),
    ("Unclosed [cite:abc", []),
    ("Nested [[cite:abc]].", ["abc"]),
    ("Not across lines [cite:abc\ndef].", []),
]


@pytest.mark.parametrize(("text", "ids"), CASES)
def test_ids_of_anchors(text: str, ids: list[str]) -> None:
    assert [chunk_id for chunk_id, _ in find_anchors(text)] == ids


def test_spans_cover_the_anchor() -> None:
    text = "Leave is 30 days [cite: ab, cd]."
    assert [span.of(text) for _, span in find_anchors(text)] == ["[cite: ab, cd]"] * 2


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Days [cite:ab].", "Days."),
        ("Days. [cite:ab] Next.", "Days. Next."),
        ("A [cite:a] [cite:b] c", "A c"),
        ("[cite:a] First", " First"),
        ("One\n\n[cite:a] Two", "One\n\n Two"),
        ("The pool opens at six. [cite:", "The pool opens at six."),
        ("The pool opens at six [cite: ab-12 ", "The pool opens at six"),
        ("At six [CITE:4be0350aa1. Then lunch.", "At six. Then lunch."),
        ("At six [cite:4be0350a\nThen lunch [cite:ab].", "At six\nThen lunch."),
        ("As they say [cite: Pool rules, page 3.", "As they say [cite: Pool rules, page 3."),
        ("Write [cite:ID] or [cites", "Write or [cites"),
        ("", ""),
    ],
)
def test_strip(text: str, plain: str) -> None:
    assert strip_anchors(text)[0] == plain


def test_an_anchor_is_found_again() -> None:
    assert find_anchors(anchor("ff00"))[0][0] == "ff00"


@given(st.lists(st.sampled_from(["days", " ", ". ", "[cite:ab]", "[cite:", "]", "\n", "[x]"])))
def test_the_map_points_at_the_kept_characters(parts: list[str]) -> None:
    text = "".join(parts)
    plain, offsets = strip_anchors(text)
    assert plain == "".join(text[i] for i in offsets)
    assert offsets == sorted(set(offsets))
    lost = set(range(len(text))) - set(offsets)
    anchored = {i for _, span in find_anchors(text) for i in range(span.start, span.end)}
    assert anchored <= lost
    ends = re.finditer(r"\[cite: *(days)* *(?=\n|\Z)", text)
    broken = {i for match in ends for i in range(*match.span())}
    assert all(text[i] in " \t" for i in lost - anchored - broken)
