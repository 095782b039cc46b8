from collections.abc import Sequence

import numpy as np

from agent.corpus.retrieval.ranking import ranked
from agent.domain.text import Chunk, Span
from agent.ports import Matrix

VECTOR = np.array([1.0, 0.0], dtype=np.float32)
SAID = "Ratings are due in May. Who starts after September 1 takes no part in the cycle."


def stored(texts: dict[str, str]) -> dict[str, tuple[Chunk, Matrix]]:
    return {
        i: (
            Chunk(
                chunk_id=i,
                document_id="d",
                title="",
                source="d.md",
                text=text,
                span=Span(start=0, end=len(text)),
            ),
            VECTOR,
        )
        for i, text in texts.items()
    }


def found(
    query: str, rankings: Sequence[Sequence[str]], texts: dict[str, str], k: int
) -> list[str]:
    known = stored(texts)

    def read(ids: Sequence[str]) -> dict[str, tuple[Chunk, Matrix]]:
        return {i: known[i] for i in ids if i in known}

    return [hit.chunk.chunk_id for hit in ranked(query, VECTOR, rankings, k, read)]


FILLED = {f"c{n:02}": f"The cycle of plan {n} has dates." for n in range(50)}


def test_what_one_search_finds_first_is_found_though_the_other_has_it_last() -> None:
    texts = {**FILLED, "said": SAID}
    near, words = [*FILLED, "said"], ["said", *reversed(FILLED)]
    assert "said" in found("who may join this?", [near, words], texts, 4)


def test_a_sentence_that_says_it_brings_its_chunk_to_the_front() -> None:
    texts = {**FILLED, "said": SAID}
    middle = [*list(FILLED)[:20], "said", *list(FILLED)[20:]]
    rankings = [middle, middle[::-1]]
    claim = "People who start after September 1 take no part in the cycle."
    assert "said" in found(claim, rankings, texts, 8)
    assert "said" not in found(claim.replace(".", "?"), rankings, texts, 8)


def test_chunks_that_are_gone_make_room_for_others() -> None:
    assert found("plan", [["gone", "c01", "c02"], ["gone", "c02", "c01"]], FILLED, 2) == [
        "c01",
        "c02",
    ]
