"""The local entailment model: an int8 ONNX cross-encoder on the CPU."""

import asyncio
import json
import os
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from agent.domain.evidence import Entailment
from agent.errors import ModelError

CACHE_SIZE = 50_000

Logits = npt.NDArray[np.float32]


class OnnxEntailment:
    """Scores (premise, hypothesis) pairs with the weights in ``folder``.

    The folder holds ``model.onnx``, ``tokenizer.json`` and ``config.json`` (labels, max_tokens,
    temperature). Weights are loaded on first use; scores are cached by pair.

    Each pair is run alone, the pairs spread over the cores: int8 activations are scaled over a
    whole batch, so that in a batch a pair's scores would depend on its neighbours.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._lock = threading.Lock()
        self._session: Any = None
        self._tokenizer: Any = None
        self._config: dict[str, Any] = {}
        self._cache: dict[tuple[str, str], Entailment] = {}

    @property
    def name(self) -> str:
        """Identify model and version."""
        config = json.loads((self._folder / "config.json").read_text("utf-8"))
        return f"{self._folder.name} {config['sha256'][:12]}"

    async def entail(self, pairs: Sequence[tuple[str, str]]) -> list[Entailment]:
        """Return one distribution a pair, in order.

        Raises:
            ModelError: when the weights cannot be loaded or the model fails.
        """
        return await asyncio.to_thread(self._entail, list(pairs))

    def _entail(self, pairs: list[tuple[str, str]]) -> list[Entailment]:
        with self._lock:
            missing = [p for p in dict.fromkeys(pairs) if p not in self._cache]
            if missing:
                self._load()
                if len(self._cache) + len(missing) > CACHE_SIZE:
                    self._cache.clear()
                fresh = dict(zip(missing, self._score(missing), strict=True))
                known = {p: self._cache[p] for p in pairs if p not in fresh}
                self._cache.update(fresh)
                return [(fresh.get(p) or known[p]) for p in pairs]
            return [self._cache[p] for p in pairs]

    def _load(self) -> None:
        if self._session is not None:
            return
        import onnxruntime
        from tokenizers import Tokenizer

        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        try:
            self._config = json.loads((self._folder / "config.json").read_text("utf-8"))
            tokenizer = Tokenizer.from_file(str(self._folder / "tokenizer.json"))
            session = onnxruntime.InferenceSession(
                str(self._folder / "model.onnx"), options, providers=["CPUExecutionProvider"]
            )
        except Exception as error:
            message = f"the entailment model in {self._folder} cannot be loaded: {error}"
            raise ModelError(message) from error
        tokenizer.no_padding()
        tokenizer.enable_truncation(self._config["max_tokens"])
        self._tokenizer, self._session = tokenizer, session

    def _score(self, pairs: list[tuple[str, str]]) -> list[Entailment]:
        columns = [self._config["labels"].index(c) for c in ("support", "neutral", "contradict")]
        try:
            encodings = self._tokenizer.encode_batch(pairs)
            with ThreadPoolExecutor(min(len(pairs), os.cpu_count() or 1)) as pool:
                logits = np.concatenate(list(pool.map(self._forward, encodings)))
        except Exception as error:
            raise ModelError(f"the entailment model failed: {error}") from error
        return distributions(logits[:, columns], float(self._config.get("temperature", 1.0)))

    def _forward(self, encoding: Any) -> Logits:
        feeds = {
            "input_ids": encoding.ids,
            "attention_mask": encoding.attention_mask,
            "token_type_ids": encoding.type_ids,
        }
        arrays = {name: np.asarray([row], dtype=np.int64) for name, row in feeds.items()}
        (logits,) = self._session.run(["logits"], arrays)
        return np.asarray(logits, dtype=np.float32)


def distributions(logits: Logits, temperature: float) -> list[Entailment]:
    """Return the softmax of ``logits / temperature``; rows are support, neutral, contradict.

    Args:
        logits: shape (pairs, 3).
        temperature: positive; from Guo et al. 2017, fitted on development data.

    Raises:
        ModelError: when a row holds NaN or infinity.
    """
    if not np.isfinite(logits).all():
        raise ModelError("entailment model returned a score that is not a number")
    shifted = logits.astype(np.float64) / temperature
    shifted -= shifted.max(axis=1, keepdims=True)
    odds = np.exp(shifted)
    rows = odds / odds.sum(axis=1, keepdims=True)
    return [
        Entailment.model_construct(support=float(s), neutral=float(n), contradict=float(c))
        for s, n, c in rows
    ]
