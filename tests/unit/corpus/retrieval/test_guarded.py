import pytest

from agent.corpus.loaders.html import read_html
from agent.corpus.retrieval.guarded import UNTITLED, GuardedRetriever, guarded
from agent.domain.prose.markup import readable
from agent.domain.text import InjectionKind
from tests.fakes import FakeRetriever, chunk
from tests.injections import ORDER

TEXT = f"Staff get 25 days.\n\n{ORDER}\n\nTea is free."


async def test_chunks_come_without_what_addresses_the_model() -> None:
    retriever = GuardedRetriever(FakeRetriever([TEXT]))
    ((hit,),) = await retriever.search(["leave"], k=3)
    fetched = await retriever.fetch(["d0-1"])
    for seen in (hit.chunk, fetched["d0-1"]):
        assert seen.text.split("\n\n")[0::2] == ["Staff get 25 days.", "Tea is free."]
        assert ORDER not in seen.text
        assert [i.span.of(TEXT) for i in seen.injections] == [ORDER]


async def test_documents_keep_their_text() -> None:
    retriever = GuardedRetriever(FakeRetriever([TEXT]))
    assert (await retriever.documents(["d0"]))["d0"].text == TEXT


def test_a_clean_chunk_is_the_same_object() -> None:
    clean = chunk("Staff get 25 days.")
    assert guarded(clean) is clean


def test_titles_and_headings_are_guarded_too() -> None:
    seen = guarded(
        chunk("Staff get 25 days.").model_copy(
            update={"title": ORDER, "heading": f"Leave > {ORDER}"}
        )
    )
    assert (seen.title, seen.heading, seen.text) == (UNTITLED, "Leave", "Staff get 25 days.")
    assert [i.excerpt for i in seen.injections] == [ORDER]


@pytest.mark.parametrize(
    "hidden",
    [
        "<p style='display:none'>{}</p>",
        "<p hidden>{}</p>",
        "<span style='font-size: 0'>{}</span>",
        "<!-- {} -->",
        "<div style='position:absolute;left:-5000px'><p>{}</p></div>",
    ],
)
def test_hidden_orders_of_a_page_are_told_of_but_not_read(hidden: str) -> None:
    page = f"<body><p>Tea is free.</p>{hidden.format(ORDER)}<p>So is coffee.</p></body>"
    text = read_html(page.encode(), "page.html").text
    assert " ".join(readable(text)[0].split()) == "Tea is free. So is coffee."
    seen = guarded(chunk(text))
    assert [i.kind for i in seen.injections] == [InjectionKind.INSTRUCTION]


def test_hidden_text_without_orders_is_dropped_silently() -> None:
    page = b"<body><p>Tea is free.</p><p style='display:none'>Beer is free.</p></body>"
    assert read_html(page, "page.html").text == "Tea is free."
