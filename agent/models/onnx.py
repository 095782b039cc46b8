"""A text encoder as an ONNX file with its tokenizer: loaded once, run one text at a time.

Each input is run alone, the inputs spread over the cores: int8 activations are scaled over a
whole batch, so that in a batch the result for a text would depend on its neighbours.
"""

import ctypes
import json
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from agent.errors import ModelError
from agent.models.packed import read
from agent.settings import settings

WEIGHTS = "weights.npz"
SLOWER = ["SkipLayerNormFusion"]
"""Rewritings of the graph that onnxruntime's own kernels make slower than what they replace: this
one takes five times as long as the addition and normalisation that it fuses."""
EXACT = "session.x64quantprecision"
"""Setting under which x86 processors add int8 products in wider integers. The fast kernels of those
without VNNI cut off what exceeds 16 bits, which changes a third of the verdicts; those of others
are exact, and twice as fast as what this setting puts in their place."""
PRODUCTS = Path(__file__).with_name("products.onnx")
"""A MatMulInteger of rows of 8 unsigned bytes (`rows`) with 8 x 16 weights, all 127 (`sums`), by
`evals.export_products`."""

Matrix = npt.NDArray[np.float32]
Text = str | tuple[str, str]
Result = TypeVar("Result")


class OnnxModel:
    """The model in ``folder``: ``model.onnx``, ``tokenizer.json`` and ``config.json``.

    The large tensors may lie apart, packed into a file WEIGHTS. ``config.json`` names
    ``max_tokens`` (longer inputs are truncated), ``sha256`` and perhaps ``base``: a folder beside
    this one whose tokenizer and whose other large tensors are used. Weights are loaded once, by
    whichever thread first asks for them.
    """

    def __init__(self, folder: Path, output: str) -> None:
        self._folder = folder
        self._output = output
        self._lock = threading.Lock()
        self._loaded: tuple[Any, Any] | None = None

    @cached_property
    def config(self) -> dict[str, Any]:
        """The content of ``config.json``.

        Raises:
            ModelError: when it cannot be read.
        """
        try:
            config: dict[str, Any] = json.loads((self._folder / "config.json").read_text("utf-8"))
        except (OSError, ValueError) as error:
            raise ModelError(self._broken(error)) from error
        return config

    @property
    def name(self) -> str:
        """Folder name and the first digits of the weights' hash."""
        return f"{self._folder.name}@{str(self.config['sha256'])[:12]}"

    def run(self, texts: Sequence[Text]) -> Matrix:
        """Return the output of each text or pair of texts, shape (len(texts), width).

        Raises:
            ModelError: when the weights cannot be loaded, the model fails, or its output holds
                what is not a number.
        """
        session, tokenizer = self.load()
        try:
            encodings = tokenizer.encode_batch(list(texts))
            longest_first = sorted(range(len(texts)), key=lambda i: -len(encodings[i].ids))
            rows = dict(
                _shared_out(lambda i: (i, self._forward(session, encodings[i])), longest_first)
            )
        except Exception as error:
            raise ModelError(f"the model {self._folder.name} failed: {error}") from error
        result = np.stack([rows[i] for i in range(len(texts))])
        if not np.isfinite(result).all():
            raise ModelError(f"the model {self._folder.name} returned what is not a number")
        return result

    def _forward(self, session: Any, encoding: Any) -> Matrix:
        feeds = {
            "input_ids": encoding.ids,
            "attention_mask": encoding.attention_mask,
            "token_type_ids": encoding.type_ids,
        }
        arrays = {name: np.asarray([row], dtype=np.int64) for name, row in feeds.items()}
        (rows,) = session.run([self._output], arrays)
        row: Matrix = rows[0]
        return row

    def load(self) -> tuple[Any, Any]:
        """Return session and tokenizer, loaded by now.

        Raises:
            ModelError: when the weights cannot be loaded.
        """
        with self._lock:
            if self._loaded is None:
                self._loaded = self._open()
                _give_back()
            return self._loaded

    def _open(self) -> tuple[Any, Any]:
        from tokenizers import Tokenizer

        limit = int(self.config["max_tokens"])
        base = self._folder.with_name(self.config.get("base", self._folder.name))
        try:
            tokenizer = Tokenizer.from_file(str(base / "tokenizer.json"))
            tokenizer.enable_truncation(limit)
            tokenizer.no_padding()
            return open_session(self._folder / "model.onnx", base), tokenizer
        except Exception as error:
            raise ModelError(self._broken(error)) from error

    def _broken(self, error: Exception) -> str:
        return (
            f"the model in {self._folder} cannot be loaded: {error}; "
            "reinstall the package to restore its files"
        )


def open_session(graph: Path, base: Path | None = None) -> Any:
    """Return the onnxruntime session of a graph and of the WEIGHTS beside it, if there are any.

    Args:
        graph: the file.
        base: a folder whose WEIGHTS hold what those beside the graph do not; if it is another
            one, both must be there, since the base has a tensor for each that is missing.

    Raises:
        Exception: what onnxruntime or the packed file raise when they cannot be read.
    """
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    if cuts_off():
        options.add_session_config_entry(EXACT, "1")
    apart = dict[str, Any]()
    folders = dict.fromkeys((graph.parent, base or graph.parent))
    for folder in folders:
        if (packed := folder / WEIGHTS).exists() or len(folders) > 1:
            made = onnxruntime.OrtValue.ortvalue_from_numpy
            apart |= {n: made(w) for n, w in read(packed, apart)}
    if apart:
        options.add_external_initializers(list(apart), list(apart.values()))
    return onnxruntime.InferenceSession(
        str(graph), options, providers=["CPUExecutionProvider"], disabled_optimizers=SLOWER
    )


@lru_cache(maxsize=1)
def cuts_off() -> bool:
    """Tell whether this processor's fast kernels cut off the largest sums of int8 products.

    It is tried out: onnxruntime does not tell which kernels it chooses.
    """
    import onnxruntime

    session = onnxruntime.InferenceSession(str(PRODUCTS), providers=["CPUExecutionProvider"])
    (sums,) = session.run(["sums"], {"rows": np.full((2, 8), 255, dtype=np.uint8)})
    return bool((sums != 8 * 255 * 127).any())


@lru_cache(maxsize=1)
def _threads(cores: int) -> ThreadPoolExecutor:
    """Return the threads that all models run on; more would get in each other's way."""
    return ThreadPoolExecutor(cores, "affidavit-model")


def _shared_out(work: Callable[[int], Result], items: Iterable[int]) -> list[Result]:
    """Return the results of ``work`` on ``items``, in any order; each core takes the next item."""
    left, results = iter(items), list[Result]()

    def take() -> None:
        for item in left:
            results.append(work(item))

    cores = settings().cores
    for taken in [_threads(cores).submit(take) for _ in range(cores)]:
        taken.result()
    return results


def _give_back() -> None:
    """Return to the system what loading has freed; glibc alone would keep it (170 MB)."""
    with suppress(OSError, TypeError, AttributeError):  # another system's C library
        ctypes.CDLL(None).malloc_trim(0)
