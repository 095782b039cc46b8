"""How a document was indexed: the rules of chunking and the embedder."""

from agent.corpus.chunking import CHUNKING


def recipe(embedder: str) -> str:
    """Return the recipe of documents indexed now with the embedder of that name."""
    return f"{CHUNKING}/{embedder}"


def embedder_of(recipe: str) -> str:
    """Return the name of the embedder in a recipe."""
    return recipe.partition("/")[2]
