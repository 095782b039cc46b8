"""The local sentence embedder: an int8 ONNX encoder on the CPU."""

import asyncio
import json
import os
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from agent.errors import ModelError
from agent.ports import Matrix


class OnnxEmbedder:
    """Embeds texts with the weights in ``folder``, loaded on first use.

    The folder holds ``model.onnx`` (output: unit vectors), ``tokenizer.json`` and ``config.json``
    (dimension, max_tokens, sha256). Texts beyond ``max_tokens`` word pieces are truncated.

    Each text is run alone: the int8 activations are scaled over a whole batch, so that in a batch
    the vector of a text would depend on its neighbours (cosine down to 0.985 to itself). The texts
    are spread over the cores instead, one inference thread each, which is also faster than
    padded batches.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._lock = threading.Lock()
        self._model: tuple[Any, Any, dict[str, Any]] | None = None
        self._name = ""

    @property
    def name(self) -> str:
        """Folder name and the first digits of the weights' hash; reads ``config.json`` only."""
        if not self._name:
            digest = str(self._config().get("sha256", ""))[:12]
            self._name = f"{self._folder.name}@{digest}" if digest else self._folder.name
        return self._name

    async def embed(self, texts: Sequence[str]) -> Matrix:
        """Return a float32 array of shape (len(texts), dimension), rows of length 1.

        Raises:
            ModelError: when the weights cannot be loaded or the model fails.
        """
        return await asyncio.to_thread(self._embed, list(texts))

    def _embed(self, texts: list[str]) -> Matrix:
        session, tokenizer, config = self._loaded()
        if not texts:
            return np.zeros((0, int(config["dimension"])), dtype=np.float32)
        try:
            encodings = tokenizer.encode_batch(texts)
            longest_first = sorted(range(len(texts)), key=lambda i: -len(encodings[i].ids))
            with ThreadPoolExecutor(_workers(len(texts))) as pool:
                rows = list(pool.map(lambda i: _forward(session, encodings[i].ids), longest_first))
        except Exception as error:
            raise ModelError(f"the sentence embedder failed: {error}") from error
        result = np.empty((len(texts), rows[0].shape[0]), dtype=np.float32)
        result[longest_first] = np.stack(rows)
        if not np.isfinite(result).all():
            raise ModelError("the sentence embedder returned a vector that is not a number")
        return result

    def _loaded(self) -> tuple[Any, Any, dict[str, Any]]:
        with self._lock:
            if self._model is None:
                self._model = self._load()
            return self._model

    def _load(self) -> tuple[Any, Any, dict[str, Any]]:
        import onnxruntime
        from tokenizers import Tokenizer

        config = self._config()
        try:
            tokenizer = Tokenizer.from_file(str(self._folder / "tokenizer.json"))
            tokenizer.enable_truncation(int(config["max_tokens"]))
            tokenizer.no_padding()
            options = onnxruntime.SessionOptions()
            options.intra_op_num_threads = 1
            session = onnxruntime.InferenceSession(
                str(self._folder / "model.onnx"), options, providers=["CPUExecutionProvider"]
            )
        except Exception as error:
            raise ModelError(self._broken(error)) from error
        return session, tokenizer, config

    def _config(self) -> dict[str, Any]:
        try:
            config: dict[str, Any] = json.loads((self._folder / "config.json").read_text("utf-8"))
        except (OSError, ValueError) as error:
            raise ModelError(self._broken(error)) from error
        return config

    def _broken(self, error: Exception) -> str:
        return (
            f"the sentence embedder in {self._folder} cannot be loaded: {error}; "
            "reinstall the package to restore its model files"
        )


def _workers(texts: int) -> int:
    return max(1, min(texts, os.cpu_count() or 1))


def _forward(session: Any, ids: list[int]) -> Matrix:
    tokens = np.asarray([ids], dtype=np.int64)
    feeds = {
        "input_ids": tokens,
        "attention_mask": np.ones_like(tokens),
        "token_type_ids": np.zeros_like(tokens),
    }
    (vectors,) = session.run(["embedding"], feeds)
    row: Matrix = vectors[0]
    return row
