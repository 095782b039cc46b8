"""Which chunks are found for a question, and which come with them."""

from agent.nodes.retrieve import found
from tests.fakes import FakeRetriever

ROOMS = "# Rooms\n\n| Room | Price |\n| --- | --- |\n| Elm | 40 EUR |\n| Oak | 25 EUR |\n"


class Known(FakeRetriever):
    """Knows its chunks by whatever id they are asked for."""

    async def fetch(self, chunk_ids):
        return {i: next(iter(self.chunks.values())) for i in chunk_ids}


async def test_a_question_about_rows_comes_with_whole_tables():
    asked = ["Which room is the cheapest?", "What does Elm cost?"]
    rows, one = await found(Known([ROOMS]), asked, 8)
    assert [h.whole for h in rows] == [False, True]
    assert [h.whole for h in one] == [False]
