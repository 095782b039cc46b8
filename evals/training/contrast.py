"""An embedder that learns to put a claim near the sentence that decides it.

It starts from a general sentence embedder. Of a batch every sentence but those that decide a claim
is one to tell apart from them: some of what was retrieved for the same claim, that which shares
most words with it above all, and what decides other claims.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

import torch
from tokenizers import Tokenizer
from torch import nn

from agent.judge.alignment.lexical import overlap
from agent.judge.passages.matching import asking
from agent.judge.passages.windows import sentences
from evals.labelled import Labelled
from evals.quoting import words
from evals.training.distil import SentenceEmbedder, padded
from evals.training.loop import NATIVE_BF16, shape

HELD = 0.8  # least share of a quote's words in a sentence that decides
APART = 0.5  # a sentence with fewer of them does not
NEAREST = 12  # so many of those that share most words with a claim are told apart from others
LEAST = 3  # sentences that do not decide a claim, for it to be learnt from


@dataclass(frozen=True)
class Example:
    """A claim and the sentences retrieved for it.

    Attributes:
        claim: with the question that its draft answers, see `matching.asking`.
        alone: the claim without that.
        place: where its documents belong; one sentence may decide claims of one place only.
        right: sentences that decide it.
        wrong: sentences that do not, those that share most words with it first.
    """

    claim: str
    alone: str
    place: str
    right: tuple[str, ...]
    wrong: tuple[str, ...]


@dataclass(frozen=True)
class Plan:
    """How the embedder is taught.

    Attributes:
        minutes: Length of the run; the learning rate follows the clock.
        size: Claims of a batch.
        against: Sentences of a claim's own that do not decide it, in a batch.
        alone: Share (0-1) of claims that are told without their question.
        longest: Most tokens of a text.
        together: Texts embedded at once.
        temperature: What cosines are divided by.
        rate: Peak learning rate.
        warmup: Share (0-1) of the run in which the rate grows.
        seed: Seed of the order.
    """

    minutes: float = 24.0
    size: int = 64
    against: int = 3
    alone: float = 0.5
    longest: int = 96
    together: int = 64
    temperature: float = 0.05
    rate: float = 2e-4
    warmup: float = 0.05
    seed: int = 1


def examples(cases: Sequence[Labelled]) -> list[Example]:
    """Return the claims of which a sentence decides, with the sentences of their passages."""
    return [e for e in map(_example, cases) if e.right and len(e.wrong) >= LEAST]


def _example(labelled: Labelled) -> Example:
    case, quotes = labelled.case, [set(words(q)) for q in labelled.quotes]
    told = dict.fromkeys(s.text for found in sentences(case.passages) for s in found)
    held = {t: max((len(q & set(words(t))) / len(q) for q in quotes if q), default=0) for t in told}
    wrong = [t for t, share in held.items() if share < APART]
    return Example(
        claim=asking(case),
        alone=case.claim,
        place=labelled.group.split("/")[0],
        right=tuple(t for t, share in held.items() if share >= HELD),
        wrong=tuple(sorted(wrong, key=lambda t: -overlap(case.claim, t))),
    )


def teach(
    embedder: SentenceEmbedder, tokenizer: Tokenizer, learnt: Sequence[Example], plan: Plan
) -> SentenceEmbedder:
    """Return the embedder once it has learnt; progress goes to the standard error stream.

    Args:
        embedder: What it starts from; it is changed.
        tokenizer: Its tokenizer, without padding.
        learnt: What it learns from.
        plan: How.
    """
    torch.manual_seed(plan.seed)
    random = Random(plan.seed)
    tokenizer.enable_truncation(plan.longest)
    embedder.encoder.embeddings.word_embeddings.requires_grad_(requires_grad=False)
    learning = [p for p in embedder.parameters() if p.requires_grad]
    optimiser = torch.optim.AdamW(learning, lr=plan.rate, weight_decay=0.01)
    begin, recent = time.monotonic(), list[float]()
    for step, batch in enumerate(_batches(learnt, plan, random)):
        progress = (time.monotonic() - begin) / (60 * plan.minutes)
        if progress >= 1:
            break
        optimiser.param_groups[0]["lr"] = plan.rate * shape(progress, plan.warmup)
        loss = _loss(embedder, tokenizer, batch, plan, random)
        torch.autograd.backward(loss)
        nn.utils.clip_grad_norm_(learning, 1.0)
        optimiser.step()
        optimiser.zero_grad(set_to_none=True)
        recent.append(float(loss.detach()))
        if step % 20 == 19:
            mean = sum(recent[-20:]) / 20
            sys.stderr.write(f"step {step + 1}, {progress:.0%} done, loss {mean:.3f}\n")
    embedder.eval()
    return embedder


def _batches(learnt: Sequence[Example], plan: Plan, random: Random) -> Iterator[list[Example]]:
    while True:
        order = random.sample(list(learnt), len(learnt))
        for start in range(0, len(order) - plan.size + 1, plan.size):
            yield order[start : start + plan.size]


def _loss(
    embedder: SentenceEmbedder,
    tokenizer: Tokenizer,
    batch: Sequence[Example],
    plan: Plan,
    random: Random,
) -> torch.Tensor:
    """Return the cross entropy of the sentence that decides each claim among all of the batch."""
    chosen = [random.choice(e.right) for e in batch]
    told: dict[tuple[str, str], int] = {}
    for example, right in zip(batch, chosen, strict=True):
        near = random.choices(example.wrong[:NEAREST], k=plan.against - 1)
        for text in (right, *near, random.choice(example.wrong)):
            told.setdefault((example.place, text), len(told))
    claims = [e.alone if random.random() < plan.alone else e.claim for e in batch]
    found = _embedded(embedder, tokenizer, claims, plan)
    scores = found @ _embedded(embedder, tokenizer, [t for _, t in told], plan).T
    wanted = [told[e.place, right] for e, right in zip(batch, chosen, strict=True)]
    also = torch.zeros(scores.shape, dtype=torch.bool)
    for row, example, own in zip(also, batch, wanted, strict=True):
        other = [told[e] for t in example.right if (e := (example.place, t)) in told]
        row[[i for i in other if i != own]] = True
    scores = scores.masked_fill(also, -1.0) / plan.temperature
    return nn.functional.cross_entropy(scores, torch.tensor(wanted))


def _embedded(
    embedder: SentenceEmbedder, tokenizer: Tokenizer, texts: Sequence[str], plan: Plan
) -> torch.Tensor:
    """Return the embeddings of texts, `[texts, 384]`, worked out with others of like length."""
    ids = [item.ids for item in tokenizer.encode_batch(list(texts))]
    order = sorted(range(len(ids)), key=lambda i: len(ids[i]))
    parts = []
    for start in range(0, len(order), plan.together):
        tokens, mask = padded([ids[i] for i in order[start : start + plan.together]])
        with torch.autocast("cpu", torch.bfloat16, enabled=NATIVE_BF16):
            parts.append(embedder(tokens, mask, torch.zeros_like(tokens)).float())
    back = torch.argsort(torch.tensor(order))
    return torch.cat(parts)[back]
