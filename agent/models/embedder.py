"""The local sentence embedder: an int8 ONNX encoder on the CPU."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from agent.models.cache import BatchCache
from agent.models.onnx import OnnxModel
from agent.ports import Matrix

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
