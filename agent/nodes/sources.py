"""What a run is held against, as its nodes ask for it."""

from agent.ports import Retriever, Tools
from agent.state import State


async def retriever_of(tools: Tools, state: State) -> Retriever:
    """Return a retriever over the documents of the run if any were given, else its workspace."""
    sources = state["sources"]
    return await tools.retriever(sources.get("workspace"), sources.get("documents"))


def is_inline(state: State) -> bool:
    """Tell whether documents came with the run."""
    return state["sources"].get("documents") is not None
