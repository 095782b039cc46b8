"""What every retriever promises, on disk and in memory."""

import hashlib
import re
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import numpy as np
import pytest

from agent.corpus.corpus import Corpus
from agent.corpus.remote.places import RemotePlaces
from agent.ports import Matrix, Retriever
from tests.cluster import Cluster

TEXTS = {
    "Leave": "# Leave\n\nEmployees may take 30 days of annual leave.\n\n"
    "## Sick leave\n\nSick leave needs a medical note after the third day of absence.\n",
    "Travel": "# Travel\n\nBook flights through Concur. The per diem is 59 USD.\n",
    "Clearance": "---\nupdated: 2024-05-01\n---\n\nYou have 7 days to complete the eQIP form.\n",
}


class WordEmbedder:
    name = "words"

    async def embed(self, texts: Sequence[str]) -> Matrix:
        rows = np.full((len(texts), 64), 0.01, dtype=np.float32)
        for row, text in zip(rows, texts, strict=True):
            for word in re.findall(r"\w+", text.lower()):
                row[int(hashlib.sha256(word.encode()).hexdigest(), 16) % 64] += 1.0
        rows /= np.linalg.norm(rows, axis=1, keepdims=True)
        return rows

    async def embed_queries(self, queries: Sequence[str]) -> Matrix:
        return await self.embed(queries)


REMOTE = pytest.param("remote", marks=pytest.mark.postgres)


@pytest.fixture(params=["disk", "memory", REMOTE])
async def retriever(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Retriever]:
    places = None
    if request.param == "remote":
        server: Cluster = request.getfixturevalue("postgres")
        chroma = request.getfixturevalue("chroma")
        places = RemotePlaces(server.database(), chroma, WordEmbedder())
    corpus = Corpus(tmp_path / "home", WordEmbedder(), places=places)
    documents = [{"title": t, "text": x} for t, x in TEXTS.items()]
    if request.param == "memory":
        yield await corpus.inline(documents)
        return
    for title, text in TEXTS.items():
        (tmp_path / f"{title}.md").write_text(text)
    paths = [tmp_path / f"{title}.md" for title in TEXTS]
    await corpus.index(paths, workspace="w")
    await corpus.add_documents([{"title": "Other", "text": "eQIP secrets"}], workspace="other")
    yield corpus.retriever("w")
    if places:
        places.close()


async def test_the_best_chunk_comes_first(retriever: Retriever) -> None:
    queries = ["How long to complete the eQIP?", "per diem in USD"]
    first, second = await retriever.search(queries, k=2)
    assert [len(first), len(second)] == [2, 2]
    assert first[0].chunk.title == "Clearance"
    assert second[0].chunk.title == "Travel"


async def test_hits_are_exact_ranges_of_their_documents(retriever: Retriever) -> None:
    (hits,) = await retriever.search(["leave"], k=10)
    found = await retriever.documents([h.chunk.document_id for h in hits])
    assert {h.chunk.title for h in hits} == set(TEXTS)
    for hit in hits:
        document = found[hit.chunk.document_id]
        assert hit.chunk.text == hit.chunk.span.of(document.text)
        assert (hit.chunk.title, hit.chunk.source) == (document.title, document.source)
        assert hit.chunk.date == document.date
        assert document.text == TEXTS[document.title]


async def test_scores_fall_and_similarity_is_a_cosine(retriever: Retriever) -> None:
    (hits,) = await retriever.search(["medical note for sick leave"], k=10)
    scores = [h.score for h in hits]
    assert scores == sorted(scores, reverse=True)
    assert all(-1.0 <= h.similarity <= 1.0 for h in hits)
    assert max(hits, key=lambda h: h.similarity) == hits[0]
    assert len({h.chunk.chunk_id for h in hits}) == len(hits)


async def test_the_same_search_gives_the_same_hits(retriever: Retriever) -> None:
    queries = ["leave", "travel", "note"]
    once = await retriever.search(queries, k=3)
    assert once == await retriever.search(queries, k=3)
    assert once[::-1] == await retriever.search(queries[::-1], k=3)


async def test_fetch_knows_its_chunks_and_leaves_out_others(retriever: Retriever) -> None:
    (hits,) = await retriever.search(["leave"], k=2)
    ids = [h.chunk.chunk_id for h in hits]
    assert await retriever.fetch([*ids, "000000000000", ""]) == {
        h.chunk.chunk_id: h.chunk for h in hits
    }
    assert await retriever.fetch([]) == {}
    assert await retriever.documents(["none"]) == {}


@pytest.mark.parametrize("query", ['"', "AND OR NOT", "NEAR(a b)", "*", "", "   ", "the", "é 漢字"])
async def test_any_query_text_is_safe(retriever: Retriever, query: str) -> None:
    (hits,) = await retriever.search([query], k=3)
    assert len(hits) <= 3


async def test_nothing_asked_nothing_found(retriever: Retriever) -> None:
    assert await retriever.search([], k=3) == []
    assert await retriever.search(["leave"], k=0) == [[]]
