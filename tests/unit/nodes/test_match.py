"""Which chunks a claim is held against."""

import asyncio
from collections.abc import Sequence

from agent.domain.text import Hit
from agent.nodes.match import SHARED, bearing
from tests.fakes import FakeRetriever


class Topical(FakeRetriever):
    """Finds for a query the chunks that share a word with it, those with more words first."""

    async def search(self, queries: Sequence[str], *, k: int) -> list[list[Hit]]:
        found = []
        for query in queries:
            words = set(query.lower().split())
            shares = {i: len(words & set(c.text.lower().split())) for i, c in self.chunks.items()}
            best = sorted((i for i in shares if shares[i]), key=lambda i: (-shares[i], i))[:k]
            found.append([Hit(chunk=self.chunks[i], similarity=0.5, score=shares[i]) for i in best])
        return found


def test_a_claim_is_also_held_against_what_its_draft_speaks_of():
    texts = ["donated leave hours are returned", "leave is requested early", "parking is free"]
    claims = ["donated leave hours may be used", "they go back unused", "parking is free"]
    found = asyncio.run(bearing(Topical(texts), claims, "what happens to donated leave", 8)).each
    first, second, third = ([c.text for c in chunks] for chunks in found)
    assert first[0] == second[0] == texts[0]
    assert third[0] == texts[2]
    assert set(third) == set(texts)


def test_only_so_many_chunks_are_shared_and_none_comes_twice():
    texts = [f"leave rule {n}" for n in range(20)]
    (alone, other) = asyncio.run(bearing(Topical(texts), ["parking", "leave"], None, 10)).each
    assert len(alone) == SHARED
    assert len(other) == len({c.chunk_id for c in other}) == 10
