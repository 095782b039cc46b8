"""The local entailment model: an int8 ONNX cross-encoder on the CPU."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from agent.domain.evidence import Entailment
from agent.models.cache import BatchCache
from agent.models.onnx import Matrix, OnnxModel

CACHE_SIZE = 16_384  # pairs, of about 1 kB; verdicts are remembered on their own
CLASSES = ("support", "neutral", "contradict")

Pair = tuple[str, str]


class OnnxEntailment:
    """Scores (premise, hypothesis) pairs with the weights in ``folder``; cached by pair.

    ``config.json`` also names ``labels``, the order of the classes, and ``temperature``.
    """

    def __init__(self, folder: Path) -> None:
        self._model = OnnxModel(folder, "logits")
        self._cache = BatchCache[Pair, Entailment](self._score, CACHE_SIZE)

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

    async def entail(self, pairs: Sequence[Pair]) -> list[Entailment]:
        """Return one distribution a pair, in order.

        Raises:
            ModelError: when the weights cannot be loaded or the model fails.
        """
        return await asyncio.to_thread(self._cache.get, list(pairs))

    def _score(self, pairs: list[Pair]) -> list[Entailment]:
        logits = self._model.run(pairs)
        config = self._model.config
        columns = [config["labels"].index(name) for name in CLASSES]
        return distributions(logits[:, columns], float(config["temperature"]))


def distributions(logits: Matrix, temperature: float) -> list[Entailment]:
    """Return the softmax of ``logits / temperature``; columns are support, neutral, contradict.

    Args:
        logits: shape (pairs, 3).
        temperature: positive (Guo et al. 2017), fitted on development data.
    """
    shifted = logits.astype(np.float64) / temperature
    shifted -= shifted.max(axis=1, keepdims=True)
    odds = np.exp(shifted)
    rows = odds / odds.sum(axis=1, keepdims=True)
    return [
        Entailment.model_construct(support=float(s), neutral=float(n), contradict=float(c))
        for s, n, c in rows
    ]
