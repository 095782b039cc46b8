"""CRITIQUE: let the skeptic attack the draft. `check` enters here."""

import asyncio
from itertools import chain, islice, zip_longest

from langgraph.runtime import Runtime

from agent.context import Context, context_of
from agent.domain.anchors import find_anchors, strip_anchors
from agent.domain.critique import Issue
from agent.domain.events import IssueEvent
from agent.domain.given import given_draft, given_words
from agent.domain.prose.sentences import split_sentences
from agent.domain.text import Chunk
from agent.domain.wording import NOT_WRITTEN
from agent.errors import ModelError
from agent.models.chat.session import current
from agent.nodes.sources import retriever_of
from agent.nodes.stage import Node, Update, emit, stage
from agent.ports import Retriever, Tools
from agent.state import State

SENTENCES = 64  # of a draft that cites nothing, searched for
NEAR = 3  # chunks a sentence: sources that disagree are both near
CHUNKS = 24  # chunks that a skeptic is shown of a draft that cites nothing


def critique(tools: Tools) -> Node:
    """Return the node that turns ``draft`` into ``issues``, fetching the chunks it cites."""

    @stage("critique")
    async def node(state: State, runtime: Runtime[Context]) -> Update:
        context, draft = context_of(runtime), state.get("draft", "")
        if not state.get("plan"):  # it comes from the caller
            draft = await asyncio.to_thread(given_draft, draft, "the draft")
        if (question := state.get("question")) is not None:
            given_words(question, "the question")
        await asyncio.to_thread(tools.check_roles, context)
        chunks = await reachable(tools, state, context.policy.chunks_per_query)
        skeptic = tools.skeptic(context.skeptic)
        issues: list[Issue] = []
        try:
            if draft != NOT_WRITTEN:
                issues = await skeptic.critique(draft, question, chunks, context.policy)
        except ModelError as error:
            current().note("skeptic", error, "the draft was not attacked")
        for issue in issues:
            emit(IssueEvent(issue=issue))
        return {"issues": issues, "chunks": chunks}

    return node


async def reachable(tools: Tools, state: State, k: int) -> dict[str, Chunk]:
    """Return the chunks that the draft cites or that answer the question, by id.

    Where there are none, those that its sentences speak of.
    """
    chunks = dict(state.get("chunks") or {})
    retriever = await retriever_of(tools, state)
    cited = [i for i, _ in find_anchors(state["draft"]) if i and i not in chunks]
    if cited:
        chunks.update(await retriever.fetch(cited))
    question = state.get("question")
    if question and not state.get("hits"):
        (hits,) = await retriever.search([question], k=k)
        chunks.update({h.chunk.chunk_id: h.chunk for h in hits})
    return chunks or await _spoken_of(retriever, state["draft"])


async def _spoken_of(retriever: Retriever, draft: str) -> dict[str, Chunk]:
    """Return the chunks that the first SENTENCES of a draft speak of, at most CHUNKS, by id."""
    plain = strip_anchors(draft)[0]
    asked = [s.of(plain) for s in split_sentences(plain)[:SENTENCES]]
    found = await retriever.search(asked, k=NEAR) if asked else []
    ranked = chain.from_iterable(zip_longest(*found))
    chunks = {h.chunk.chunk_id: h.chunk for h in ranked if h is not None}
    return dict(islice(chunks.items(), CHUNKS))
