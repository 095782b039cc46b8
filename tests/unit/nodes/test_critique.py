"""Which chunks the skeptic may hold a draft against."""

import asyncio
from collections.abc import Sequence
from typing import Any, cast

import pytest

from agent.domain.text import Chunk, Hit
from agent.nodes.critique import CHUNKS, reachable
from agent.ports import Tools
from agent.state import State
from tests.fakes import FakeRetriever

OLD, NEW = "The limit of the card is 30 days.", "The limit of the card is 45 days."


class Exact(FakeRetriever):
    """Finds for a query the chunks whose first words it has."""

    async def search(self, queries: Sequence[str], *, k: int) -> list[list[Hit]]:
        hits = [Hit(chunk=c, similarity=0.5, score=1.0) for c in self.chunks.values()]
        return [[h for h in hits if h.chunk.text[:9] == q[:9]][:k] for q in queries]


class Opened:
    """Tools with nothing but a retriever."""

    def __init__(self, texts: list[str]) -> None:
        self.texts = texts

    async def retriever(self, *_: Any) -> Exact:
        return Exact(self.texts)


def reached(texts: list[str], **state: Any) -> dict[str, Chunk]:
    begun = cast(State, {"sources": {}, **state})
    return asyncio.run(reachable(cast(Tools, Opened(texts)), begun, 8))


def test_a_draft_without_question_and_citations_is_held_against_what_it_speaks_of() -> None:
    assert {c.text for c in reached([OLD, NEW], draft=OLD).values()} == {OLD, NEW}


def test_it_is_shown_only_so_many() -> None:
    texts = [f"Rule {n:03}." for n in range(99)]
    assert len(reached(texts, draft=" ".join(texts))) == CHUNKS


@pytest.mark.parametrize("draft", ["", " "])
def test_of_an_empty_draft_nothing_is_sought(draft: str) -> None:
    assert reached([OLD], draft=draft) == {}


def test_what_is_cited_is_enough() -> None:
    assert list(reached([OLD, NEW], draft="The limit is 30 days [cite:d0-1].")) == ["d0-1"]
