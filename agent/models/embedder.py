"""The local sentence embedders: int8 ONNX encoders on the CPU."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from agent.models.cache import BatchCache
from agent.models.onnx import OnnxModel
from agent.ports import Embedder, Matrix

CACHE_SIZE = 20_000  # texts; 1.5 kB each


class OnnxEmbedder:
    """Embeds texts with the weights in ``folder``; vectors are cached by text."""

    def __init__(self, folder: Path) -> None:
        self._model = OnnxModel(folder, "embedding")
        self._cache = BatchCache[str, Matrix](
            lambda texts: list(self._model.run(texts)), CACHE_SIZE
        )

    @property
    def name(self) -> str:
        """Identify model and version."""
        return self._model.name

    def load(self) -> None:
        """Load the weights, unless they are loaded.

        Raises:
            ModelError: when that fails.
        """
        self._model.load()

    async def embed(self, texts: Sequence[str]) -> Matrix:
        """Return a float32 array of shape (len(texts), dimension), rows of length 1.

        Raises:
            ModelError: when the weights cannot be loaded or the model fails.
        """
        return await asyncio.to_thread(self._embed, list(texts))

    def _embed(self, texts: list[str]) -> Matrix:
        if not texts:
            return np.zeros((0, int(self._model.config["dimension"])), dtype=np.float32)
        return np.stack(self._cache.get(texts))


class TaughtEmbedder:
    """Embeds the texts of an index with a quick student, questions with its teacher.

    The student has learnt to put a text where its teacher would, so the vectors of both belong to
    one space; an index is built in little more than half the time, a question costs what it did.
    """

    def __init__(self, student: Embedder, teacher: Embedder) -> None:
        self._student = student
        self._teacher = teacher

    @property
    def name(self) -> str:
        """Identify the student, whose vectors are stored."""
        return self._student.name

    async def embed(self, texts: Sequence[str]) -> Matrix:
        """Return the student's vectors of texts; see ``OnnxEmbedder.embed``."""
        return await self._student.embed(texts)

    async def embed_queries(self, queries: Sequence[str]) -> Matrix:
        """Return the teacher's vectors of questions; see ``OnnxEmbedder.embed``."""
        return await self._teacher.embed(queries)
