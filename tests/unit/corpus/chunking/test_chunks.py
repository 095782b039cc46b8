import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent.corpus.chunking.chunks import MAX_PIECES, chunk, index_text
from agent.corpus.chunking.splitting import Sizes, word_pieces
from agent.corpus.metadata.frontmatter import front_matter
from agent.domain.prose.markup import readable
from agent.domain.text import Document, Locator, Span


def document(text: str, title: str = "Guide", locators: tuple[Locator, ...] = ()) -> Document:
    return Document(
        document_id="d1", title=title, source="g.md", text=text, content_hash="0", locators=locators
    )


WORDS = "leave must be approved by your supervisor in advance "

PARTS = [
    "# Head one\n",
    "\n## Head two\n",
    "#### 3. Numbered head\n",
    "Setext head\n====\n",
    "\n\n",
    WORDS * 3 + ".\n",
    (WORDS + ". ") * 40 + "\n",
    "- item " + WORDS + "\n",
    "1. step one\n   - below it\n",
    "The following apply:\n",
    "| A | B |\n|---|---|\n",
    "| 1 | 2 |\n",
    "```\ncode # x\n```\n",
    "```\n",
    "x" * 3000 + "\n",
    "漢字" * 300 + "\n",
    "{% alert %}\n",
    "---\n",
    "\r\n",
    "\t",
    "a",
]
texts = st.lists(st.sampled_from(PARTS) | st.text(max_size=20), max_size=25).map("".join)


@given(texts)
def test_chunks_are_exact_ranges_that_lose_no_word(text: str) -> None:
    chunks = chunk(document(text))
    body = front_matter(text)[1]
    assert all(c.text == c.span.of(text) and c.text.strip() for c in chunks)
    spans = [c.span for c in chunks]
    assert all(a.end <= b.start for a, b in itertools.pairwise(spans))
    kept = "".join(text[s.start : s.end] for s in spans)
    assert "".join(kept.split()) == "".join(text[body:].split())


@given(texts)
def test_chunks_stay_within_the_size_that_the_embedder_reads(text: str) -> None:
    for item in chunk(document(text)):
        assert word_pieces(readable(item.text)[0]) <= MAX_PIECES + 5
        assert word_pieces(" ".join(index_text(item))) <= 256


@given(texts)
def test_ids_are_deterministic_and_distinct(text: str) -> None:
    ids = [c.chunk_id for c in chunk(document(text))]
    assert ids == [c.chunk_id for c in chunk(document(text))]
    assert len(set(ids)) == len(ids)
    assert all(len(i) == 12 and int(i, 16) >= 0 for i in ids)


def test_equal_chunks_differ_by_their_occurrence() -> None:
    section = "## Same\n\n" + WORDS * 10 + ".\n\n"
    first, second = chunk(document(section * 2))
    assert first.text == second.text
    assert first.chunk_id != second.chunk_id


def test_headings_form_a_path_without_the_title() -> None:
    filler = WORDS * 10 + ".\n\n"
    text = f"# Guide\n\n## A\n\n{filler}### B *x*\n\n{filler}## C\n\n{filler}"
    assert [c.heading for c in chunk(document(text))] == ["A", "A > B x", "C"]


def test_small_sections_share_a_chunk_under_their_common_heading() -> None:
    text = "## A\n\n### One\n\nShort.\n\n### Two\n\nShort too.\n"
    (only,) = chunk(document(text))
    assert only.heading == "A"
    assert "### Two" in only.text


def test_a_list_keeps_the_line_that_leads_to_it() -> None:
    lead = "To be eligible you must have all of the following:\n"
    items = "".join(f"- condition {n}: {WORDS}\n" for n in range(5))
    chunks = chunk(document((WORDS * 12 + ".\n\n") + lead + items))
    (holder,) = [c for c in chunks if "eligible" in c.text]
    assert holder.text.startswith("To be eligible")
    assert "condition 4" in holder.text


def test_a_long_list_is_cut_between_its_items() -> None:
    items = "".join(f"- condition {n}: {WORDS}\n" for n in range(60))
    chunks = chunk(document("All of these:\n" + items))
    assert len(chunks) > 2
    assert chunks[0].text.startswith("All of these:\n- condition 0")
    assert all(c.text.startswith("- condition") for c in chunks[1:])


def test_later_parts_of_a_table_name_its_columns() -> None:
    rows = "".join(f"| Tent number {n} | {n}.5 kg |\n" for n in range(60))
    chunks = chunk(document("## Tents\n\n| Product | Weight |\n|---|---|\n" + rows))
    assert len(chunks) > 1
    assert all(c.heading == "Tents > Product, Weight" for c in chunks[1:])
    assert all(c.text.startswith("| Tent number") for c in chunks[1:])


def test_front_matter_is_in_no_chunk() -> None:
    text = "---\ntitle: Secret words\n---\nThe body.\n"
    (only,) = chunk(document(text))
    assert only.text == "The body."


def test_chunks_do_not_cross_pages_and_know_their_page() -> None:
    pages = ["Page one says a.", "Page two says b."]
    text = "\n\n".join(pages)
    second = text.index("Page two")
    locators = (
        Locator(span=Span(start=0, end=16), page=1),
        Locator(span=Span(start=second, end=len(text)), page=2),
    )
    assert [(c.text, c.page) for c in chunk(document(text, locators=locators))] == [
        (pages[0], 1),
        (pages[1], 2),
    ]


def test_each_table_row_is_a_chunk_with_its_number() -> None:
    lines = ["T, row 2. A: x.", "T, row 3. A: y."]
    text = "\n".join(lines)
    locators = (
        Locator(span=Span(start=0, end=15), row=2),
        Locator(span=Span(start=16, end=31), row=3),
    )
    assert [(c.text, c.row) for c in chunk(document(text, locators=locators))] == [
        (lines[0], 2),
        (lines[1], 3),
    ]


def test_search_reads_title_headings_and_readable_text() -> None:
    (only,) = chunk(document("## Leave\n\nYou *must* [ask](http://x/y) first.\n"))
    assert index_text(only) == ("Guide. Leave", "Leave You must ask first.")


def test_long_titles_are_cut() -> None:
    (only,) = chunk(document("text", title=WORDS * 30))
    assert word_pieces(index_text(only)[0]) < 40


@pytest.mark.parametrize(
    ("text", "pieces"),
    [("leave must", 2), ("accommodations", 2), ("2024", 2), ("a-b", 3), ("漢字", 2), ("", 0)],
)
def test_word_pieces(text: str, pieces: int) -> None:
    assert word_pieces(text) == pieces


def test_splitting_prefers_sentences_then_lines_then_words() -> None:
    sentences = "One two three. Four five six. Seven eight nine."
    cut = [s.of(sentences) for s in Sizes(sentences).split(Span(start=0, end=len(sentences)), 9)]
    assert cut == ["One two three. Four five six.", "Seven eight nine."]
    words = "one two three four"
    cut = [s.of(words) for s in Sizes(words).split(Span(start=0, end=len(words)), 3)]
    assert cut == ["one two three", "four"]
