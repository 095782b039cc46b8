"""Which chunks a claim is held against."""

import asyncio
from collections.abc import Sequence
from typing import Any, cast

from agent.domain.claim import Claim
from agent.domain.policy import Policy
from agent.domain.text import Hit, Span
from agent.nodes.match import SHARED, bearing, matched
from agent.ports import Tools
from agent.state import State
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


def test_what_a_draft_speaks_of_is_told_once():
    texts = ["donated leave hours are returned", "parking is free", "parking needs a permit"]
    retriever = Topical(texts)
    first = asyncio.run(bearing(retriever, ["donated leave", "leave hours"], None, 8))
    later = asyncio.run(bearing(retriever, ["parking"], "what of parking", 8, first.shared))
    assert later.shared == first.shared
    assert [c.text for c in later.each[0]] == [*texts[1:], texts[0]]


class Shelf:
    """Tools that have nothing but documents."""

    def __init__(self, texts: list[str]) -> None:
        self._texts = texts

    async def retriever(self, workspace: str | None, documents: list[Any] | None) -> Topical:
        return Topical(self._texts)


def claimed(text: str) -> Claim:
    span = Span(start=0, end=len(text))
    return Claim(claim_id=text, text=text, span=span, type="fact", importance="minor")


def test_a_claim_meets_the_same_chunks_however_others_were_revised():
    texts = [f"{word} rule {n}" for word in ("leave", "parking") for n in range(9)]
    tools, policy = cast("Tools", Shelf(texts)), Policy(chunks_per_query=2)
    stays, goes = claimed("leave is paid"), claimed("parking rule 8")
    first = asyncio.run(matched(tools, State(sources={}), [stays, goes], policy))
    rounds = cast("State", {"sources": {}, "rounds": [None], **first})
    then = asyncio.run(matched(tools, rounds, [stays], policy))["candidates"]
    anew = asyncio.run(matched(tools, State(sources={}), [stays], policy))["candidates"]
    assert then[stays.claim_id] == first["candidates"][stays.claim_id] != anew[stays.claim_id]
