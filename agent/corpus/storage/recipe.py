"""How a document was indexed: the rules of reading and of chunking, and the embedder."""

from agent.corpus.chunking.chunks import CHUNKING

READING = "3"
"""Version of the loaders; another one makes the stored texts of files stale."""


def recipe(embedder: str) -> str:
    """Return the recipe of documents indexed now with the embedder of that name."""
    return f"{READING}.{CHUNKING}/{embedder}"


def embedder_of(recipe: str) -> str:
    """Return the name of the embedder in a recipe."""
    return recipe.partition("/")[2]
