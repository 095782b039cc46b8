"""Encoded pairs in batches of like length."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import torch
from tokenizers import Tokenizer

from evals.training.data import NOT_SUPPORT, SUPPORT, Example

PAD_TO = 16
UNKNOWN = -1.0


@dataclass(frozen=True)
class Encoded:
    """One encoded pair: token ids, segment ids and, per token, 1 wrong / 0 right / -1 unknown."""

    ids: list[int]
    types: list[int]
    wrong: list[float]


@dataclass(frozen=True)
class Batch:
    """Tensors of one step; rows are pairs.

    Attributes:
        ids: ``[rows, tokens]``, also ``mask`` and ``types``.
        target: Class probabilities ``[rows, 3]``.
        binary: True where only "not support" is known, ``[rows]``.
        wrong: Word labels ``[rows, tokens]``, -1 where there is none.
    """

    ids: torch.Tensor
    mask: torch.Tensor
    types: torch.Tensor
    target: torch.Tensor
    binary: torch.Tensor
    wrong: torch.Tensor


def load_tokenizer(folder: Path, max_tokens: int) -> Tokenizer:
    """Load a tokenizer that cuts pairs to ``max_tokens`` by shortening the premise only."""
    tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
    tokenizer.no_padding()
    tokenizer.enable_truncation(max_tokens, strategy="only_first")
    return tokenizer


def _word_labels(example: Example, types: Sequence[int],
                 offsets: Sequence[tuple[int, int]]) -> list[float]:  # fmt: skip
    if example.wrong is None:
        return [UNKNOWN] * len(types)
    start, end = example.wrong
    if start == end and example.target != SUPPORT:
        return [UNKNOWN] * len(types)
    return [
        float(left < end and right > start) if kind == 1 and right > left else UNKNOWN
        for kind, (left, right) in zip(types, offsets, strict=True)
    ]


def encode(examples: Sequence[Example], tokenizer: Tokenizer, max_tokens: int) -> list[Encoded]:
    """Encode pairs; a hypothesis that leaves no room for its premise is cut to 100 words."""
    found: list[Encoded] = []
    for start in range(0, len(examples), 2000):
        part = examples[start : start + 2000]
        pairs = [(e.premise, " ".join(e.hypothesis.split(" ")[: max_tokens // 2])) for e in part]
        for example, item in zip(part, tokenizer.encode_batch(pairs), strict=True):
            labels = _word_labels(example, item.type_ids, item.offsets)
            found.append(Encoded(item.ids, item.type_ids, labels))
    return found


def collate(encoded: Sequence[Encoded], examples: Sequence[Example]) -> Batch:
    """Pad pairs to a common length, a multiple of ``PAD_TO``."""
    longest = max(len(item.ids) for item in encoded)
    width = -(-longest // PAD_TO) * PAD_TO
    gaps = [width - len(item.ids) for item in encoded]
    rows = list(zip(encoded, gaps, strict=True))
    return Batch(
        ids=torch.tensor([item.ids + [0] * gap for item, gap in rows]),
        mask=torch.tensor([[1] * len(item.ids) + [0] * gap for item, gap in rows]),
        types=torch.tensor([item.types + [0] * gap for item, gap in rows]),
        target=torch.tensor([example.target for example in examples]),
        binary=torch.tensor([example.target == NOT_SUPPORT for example in examples]),
        wrong=torch.tensor([item.wrong + [UNKNOWN] * gap for item, gap in rows]),
    )


def order(lengths: Sequence[int], size: int, rng: Random, pool: int = 60) -> list[list[int]]:
    """Group indices into batches of like length.

    Args:
        lengths: Tokens of each pair.
        size: Pairs a batch.
        rng: Shuffles pairs and batches.
        pool: Batches that are sorted together; the larger, the less padding.
    """
    indices = list(range(len(lengths)))
    rng.shuffle(indices)
    batches: list[list[int]] = []
    for start in range(0, len(indices), size * pool):
        part = sorted(indices[start : start + size * pool], key=lambda i: lengths[i])
        group = [part[i : i + size] for i in range(0, len(part), size)]
        rng.shuffle(group)
        batches += group
    return batches


def iterate(examples: Sequence[Example], encoded: Sequence[Encoded],
            batches: Sequence[Sequence[int]]) -> Iterator[Batch]:  # fmt: skip
    """Yield the batches of a pass."""
    for indices in batches:
        yield collate([encoded[i] for i in indices], [examples[i] for i in indices])
