import hashlib
import re
from collections.abc import Sequence

import numpy as np
import pytest

from agent.ports import Matrix


class WordEmbedder:
    """Bag of hashed words: texts that share words are near, equal texts have cosine 1."""

    def __init__(self, name: str = "words") -> None:
        self.name = name
        self.texts: list[str] = []

    async def embed(self, texts: Sequence[str]) -> Matrix:
        self.texts += texts
        rows = np.zeros((len(texts), 64), dtype=np.float32)
        for row, text in zip(rows, texts, strict=True):
            row[0] = 0.1
            for word in re.findall(r"\w+", text.lower()):
                row[int(hashlib.md5(word.encode()).hexdigest(), 16) % 64] += 1.0
        rows /= np.linalg.norm(rows, axis=1, keepdims=True)
        return rows

    async def embed_queries(self, queries: Sequence[str]) -> Matrix:
        return await self.embed(queries)


@pytest.fixture
def embedder() -> WordEmbedder:
    return WordEmbedder()
