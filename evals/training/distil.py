"""A sentence embedder of fewer layers that learns to embed as a deeper one does.

The student starts from some of the teacher's layers; its word embeddings stay the teacher's. It
learns from texts alone, no labels: sentences, and passages as long as those of an index.
"""

from __future__ import annotations

import copy
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import torch
from tokenizers import Tokenizer
from torch import nn

from evals import datasets
from evals.training.batches import PAD_TO
from evals.training.loop import NATIVE_BF16, shape

Texts = list[list[int]]
"""Token ids, the special tokens included."""


class SentenceEmbedder(nn.Module):  # type: ignore[misc]  # torch is untyped here
    """MiniLM encoder with mean pooling and unit length, as sentence-transformers defines it."""

    def __init__(self, folder: Path) -> None:
        """Load the encoder.

        Args:
            folder: Holds ``config.json`` and ``model.safetensors``.
        """
        super().__init__()
        from transformers import AutoModel

        self.encoder = AutoModel.from_pretrained(
            folder,
            attn_implementation="eager",
            add_pooling_layer=False,
            hidden_dropout_prob=0.0,
            attention_probs_dropout_prob=0.0,
        )

    def with_layers(self, kept: Sequence[int]) -> SentenceEmbedder:
        """Return a copy that has only these layers, counted from 0."""
        made = copy.deepcopy(self)
        layers = made.encoder.encoder.layer
        made.encoder.encoder.layer = nn.ModuleList([layers[i] for i in kept])
        made.encoder.config.num_hidden_layers = len(kept)
        return made

    def states(
        self, ids: torch.Tensor, mask: torch.Tensor, types: torch.Tensor
    ) -> tuple[torch.Tensor, ...]:
        """Return what goes into each layer and comes out of the last, ``[batch, tokens, 384]``."""
        found = self.encoder(
            input_ids=ids, attention_mask=mask, token_type_ids=types, output_hidden_states=True
        )
        return tuple(found.hidden_states)

    def forward(
        self, input_ids: torch.Tensor, attention_mask: torch.Tensor, token_type_ids: torch.Tensor
    ) -> torch.Tensor:
        """Embed ``[batch, tokens]`` ids; returns ``[batch, 384]`` of unit length."""
        return pooled(self.states(input_ids, attention_mask, token_type_ids)[-1], attention_mask)


def pooled(states: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    """Return the mean of the states of real tokens, of unit length, ``[batch, 384]``."""
    weights = mask.unsqueeze(-1).to(states.dtype)
    mean = (states * weights).sum(1) / weights.sum(1).clamp(min=1e-9)
    return mean / mean.pow(2).sum(1, keepdim=True).sqrt().clamp(min=1e-12)


@dataclass(frozen=True)
class Plan:
    """How a student is made and taught.

    Attributes:
        layers: The teacher's layers that it starts from, counted from 0.
        matched: Outputs of its layers that are held to the teacher's: (its layer, the teacher's),
            counted from 1, 0 being the word embeddings.
        minutes: Length of the run; the learning rate follows the clock.
        tokens: Tokens of a batch, padding included.
        longest: Most tokens of a text.
        joined: Share (0-1) of texts that are made of several, as long as a passage of an index.
        rate: Peak learning rate.
        warmup: Share (0-1) of the run in which the rate grows.
        seed: Seed of texts and order.
    """

    layers: tuple[int, ...] = (0, 4, 5)
    matched: tuple[tuple[int, int], ...] = ((3, 6),)
    minutes: float = 42.0
    tokens: int = 3072
    longest: int = 224
    joined: float = 0.5
    rate: float = 5e-4
    warmup: float = 0.05
    seed: int = 1


def read_texts(folders: Iterable[Path]) -> list[str]:
    """Return each evidence text and claim of the training data once, in order.

    Args:
        folders: Folders of JSON Lines; the training claims of ``evals/data`` are added.
    """
    files = [path for folder in folders for path in sorted(folder.glob("*.jsonl"))]
    files += sorted(datasets.OWN.glob("*-train.jsonl.gz"))
    rows = (row for path in files for row in datasets.read(path))
    return list(dict.fromkeys(text for row in rows for text in (*row.evidence, row.claim)))


def passages(texts: Texts, plan: Plan, random: Random) -> Iterator[list[int]]:
    """Yield texts without end: single ones and, as often as the plan says, several joined."""
    while True:
        order = random.sample(range(len(texts)), len(texts))
        while order:
            ids = texts[order.pop()]
            if random.random() < plan.joined:
                wanted = random.randint(plan.longest // 4, plan.longest)
                while order and len(ids) + len(texts[order[-1]]) - 2 <= wanted:
                    ids = ids[:-1] + texts[order.pop()][1:]
            yield ids


def batched(source: Iterator[list[int]], plan: Plan, random: Random) -> Iterator[Texts]:
    """Yield batches of texts of like length, about ``plan.tokens`` tokens each."""
    while True:
        pool = sorted((next(source) for _ in range(4096)), key=len)
        made, start = [], 0
        while start < len(pool):
            end = start + 1
            while end < len(pool) and (end + 1 - start) * len(pool[end]) <= plan.tokens:
                end += 1
            made.append(pool[start:end])
            start = end
        random.shuffle(made)
        yield from made


def padded(texts: Texts) -> tuple[torch.Tensor, torch.Tensor]:
    """Return ids and mask, ``[texts, tokens]``."""
    width = -(-max(map(len, texts)) // PAD_TO) * PAD_TO
    ids = torch.zeros((len(texts), width), dtype=torch.long)
    for row, text in zip(ids, texts, strict=True):
        row[: len(text)] = torch.tensor(text)
    return ids, (ids > 0).long()


def distance(
    learnt: Sequence[torch.Tensor], told: Sequence[torch.Tensor], mask: torch.Tensor, plan: Plan
) -> tuple[torch.Tensor, torch.Tensor]:
    """Return the loss of a batch, and the mean cosine of its embeddings with the teacher's.

    The loss has three parts: one minus that cosine; the mean square by which similarities
    between texts of the batch differ; and the mean square by which states of tokens differ, in
    units of the teacher's.
    """
    mine, target = (pooled(states[-1].float(), mask) for states in (learnt, told))
    cosine = (mine * target).sum(1).mean()
    between = (mine @ mine.T - target @ target.T).pow(2).mean()
    real = mask.bool()
    apart = mine.new_zeros(())
    for own, other in plan.matched:
        wanted = told[other][real].float()
        apart = apart + (learnt[own][real].float() - wanted).pow(2).mean() / wanted.pow(2).mean()
    return 1 - cosine + 10 * between + apart, cosine.detach()


def distil(
    teacher: SentenceEmbedder, tokenizer: Tokenizer, texts: Sequence[str], plan: Plan
) -> SentenceEmbedder:
    """Return a student of ``teacher``; progress goes to the standard error stream.

    Args:
        teacher: The embedder to be imitated.
        tokenizer: Its tokenizer, without padding.
        texts: What it learns from.
        plan: How.
    """
    torch.manual_seed(plan.seed)
    random = Random(plan.seed)
    tokenizer.enable_truncation(plan.longest)
    encoded = [item.ids for item in tokenizer.encode_batch(list(texts))]
    teacher.eval()
    student = teacher.with_layers(plan.layers)
    student.encoder.embeddings.requires_grad_(requires_grad=False)
    learning = list(student.encoder.encoder.parameters())
    optimiser = torch.optim.AdamW(learning, lr=plan.rate, weight_decay=0.01)
    begin, recent = time.monotonic(), list[float]()
    for step, batch in enumerate(batched(passages(encoded, plan, random), plan, random)):
        progress = (time.monotonic() - begin) / (60 * plan.minutes)
        if progress >= 1:
            break
        optimiser.param_groups[0]["lr"] = plan.rate * shape(progress, plan.warmup)
        loss, cosine = compare(teacher, student, batch, plan)
        torch.autograd.backward(loss)
        nn.utils.clip_grad_norm_(learning, 1.0)
        optimiser.step()
        optimiser.zero_grad(set_to_none=True)
        recent.append(float(cosine))
        if step % 50 == 49:
            mean = sum(recent[-50:]) / 50
            sys.stderr.write(f"step {step + 1}, {progress:.0%} done, cosine {mean:.4f}\n")
    student.eval()
    return student


def compare(
    teacher: SentenceEmbedder, student: SentenceEmbedder, batch: Texts, plan: Plan
) -> tuple[torch.Tensor, torch.Tensor]:
    """Return what ``distance`` returns for a batch of texts."""
    ids, mask = padded(batch)
    types = torch.zeros_like(ids)
    with torch.autocast("cpu", torch.bfloat16, enabled=NATIVE_BF16):
        with torch.no_grad():
            told = teacher.states(ids, mask, types)
        learnt = student.states(ids, mask, types)
    return distance(learnt, told, mask, plan)
