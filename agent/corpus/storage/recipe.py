"""How a document was indexed: the rules of reading and of chunking, and the embedder."""

from collections.abc import Iterable

from agent.corpus.chunking.chunks import CHUNKING
from agent.errors import IntegrityError

READING = "3"
"""Version of the loaders; another one makes the stored texts of files stale."""


def recipe(embedder: str) -> str:
    """Return the recipe of documents indexed now with the embedder of that name."""
    return f"{READING}.{CHUNKING}/{embedder}"


def embedder_of(recipe: str) -> str:
    """Return the name of the embedder in a recipe."""
    return recipe.partition("/")[2]


def check_embedder(recipes: Iterable[str], embedder: str) -> None:
    """Refuse to search what another embedder than ``embedder`` indexed.

    Raises:
        IntegrityError: naming both.
    """
    others = sorted({embedder_of(r) for r in recipes} - {embedder})
    if others:
        raise IntegrityError(
            f"these documents were indexed with the embedder {', '.join(others)}, the one in "
            f"use is {embedder}: index them again"
        )
