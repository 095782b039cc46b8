from collections.abc import Sequence

import numpy as np

from agent.corpus.retrieval.ranking import ranked
from agent.domain.text import Chunk, Span
from agent.ports import Matrix

VECTOR = np.array([1.0, 0.0], dtype=np.float32)


FILLED = [f"c{n:02}" for n in range(50)]


def read(ids: Sequence[str]) -> dict[str, tuple[Chunk, Matrix]]:
    """Return the chunks that exist among ``ids``: all but the one that is gone."""
    place = {"document_id": "d", "title": "", "source": "d.md", "span": Span(start=0, end=1)}
    return {i: (Chunk(chunk_id=i, text=".", **place), VECTOR) for i in ids if i != "gone"}


def found(rankings: Sequence[Sequence[str]], k: int) -> list[str]:
    return [hit.chunk.chunk_id for hit in ranked(VECTOR, rankings, k, read)]


def test_what_one_search_finds_first_is_found_though_the_other_has_it_far_down() -> None:
    near, words = [*FILLED[:29], "said", *FILLED[29:]], ["said", *FILLED]
    assert "said" in found([near, words], 8)


def test_chunks_that_are_gone_make_room_for_others() -> None:
    assert found([["gone", "c01", "c02"], ["gone", "c02", "c01"]], 2) == ["c01", "c02"]
