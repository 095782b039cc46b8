"""Tables that are given whole where a few of their rows were found."""

from agent.corpus.chunking.chunks import chunk
from agent.corpus.retrieval.tables import ROWS, has_rows, whole_tables
from agent.domain.text import Hit
from tests.fakes import FakeRetriever, document

TABLE = "# Rooms\n\n| Room | Price |\n| --- | --- |\n"


class Cut(FakeRetriever):
    """Has its documents cut as an index has them."""

    def __init__(self, texts: list[str]) -> None:
        super().__init__(texts)
        self.chunks = {c.chunk_id: c for d in self.texts.values() for c in chunk(d)}

    def first(self) -> list[Hit]:
        part = next(iter(self.chunks.values()))
        return [Hit(chunk=part, similarity=0.5, score=1.0)]


def rows(count: int) -> str:
    return TABLE + "".join(f"| Room {n} with a view | {n} EUR a night |\n" for n in range(count))


async def test_all_chunks_of_the_tables_come_and_are_marked() -> None:
    retriever = Cut([rows(60) + "\nTea is free.\n\n" + "Coffee is not. " * 300])
    found = await whole_tables(retriever, retriever.first())
    tabular = [c for c in chunk(document(retriever.texts["d0"].text, "d0")) if has_rows(c)]
    assert [h.chunk.chunk_id for h in found] == [c.chunk_id for c in tabular]
    assert 1 < len(found) < len(retriever.chunks)
    assert all(h.whole for h in found)


async def test_prose_and_tables_that_are_too_long_give_nothing() -> None:
    for text in ("Tea is free.", rows(40 * ROWS)):
        retriever = Cut([text])
        assert await whole_tables(retriever, retriever.first()) == []
