"""The training loop: warm-up and cosine, moving average, checkpoints that resume."""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import torch
from torch import nn

from evals.training import batches
from evals.training.batches import Batch, Encoded
from evals.training.data import Example
from evals.training.model import EntailmentModel

NATIVE_BF16 = torch.backends.mkldnn.is_available() and torch.ops.mkldnn._is_mkldnn_bf16_supported()


@dataclass(frozen=True)
class Plan:
    """Settings of a run.

    Attributes:
        rate: Peak learning rate of the encoder.
        head_rate: Peak learning rate of the heads.
        batch: Pairs a step.
        warmup: Share (0-1) of the steps with a rising rate.
        smoothing: Label smoothing (0-1).
        words: Weight of the loss on single words.
        average: Decay of the moving average of the weights, per step.
        every: Steps between checkpoints.
        stop: Steps after which the run ends, whatever the schedule; 0 for all.
        minutes: If given, the schedule follows the clock and ends after so long; the run stops
            then, or when all batches are done.
        seed: Order of the batches and start of the heads.
    """

    rate: float = 1.5e-4
    head_rate: float = 5e-4
    batch: int = 32
    warmup: float = 0.03
    smoothing: float = 0.05
    words: float = 0.4
    average: float = 0.997
    every: int = 200
    stop: int = 0
    minutes: float = 0.0
    seed: int = 1


def pair_loss(logits: torch.Tensor, batch: Batch, smoothing: float) -> torch.Tensor:
    """Cross-entropy with soft targets; "not support" counts the sum of its two classes.

    Args:
        logits: ``[rows, 3]``.
        batch: Holds ``target`` and ``binary``.
        smoothing: Share of the target spread over all classes.

    Returns:
        Mean loss, a scalar.
    """
    logs = nn.functional.log_softmax(logits, dim=-1)
    target = batch.target * (1 - smoothing) + smoothing / 3
    soft = -(target * logs).sum(-1)
    rest = torch.logsumexp(logs[:, 1:], dim=-1)
    either = -(target[:, 0] * logs[:, 0] + (1 - target[:, 0]) * rest)
    return torch.where(batch.binary, either, soft).mean()


def word_loss(scores: torch.Tensor, wrong: torch.Tensor) -> torch.Tensor:
    """Binary cross-entropy over the words whose label is known; 0 if there are none."""
    known = wrong >= 0
    if not bool(known.any()):
        return scores.sum() * 0.0
    return nn.functional.binary_cross_entropy_with_logits(scores[known], wrong[known])


def shape(progress: float, warmup: float) -> float:
    """Return the factor (0-1) of the learning rate: linear up, then cosine down.

    Args:
        progress: Share of the run that is done, 0-1.
        warmup: Share of the run with a rising rate.
    """
    if progress < warmup:
        return 0.02 + 0.98 * progress / warmup
    return 0.02 + 0.49 * (1 + math.cos(math.pi * (progress - warmup) / (1 - warmup)))


class Trainer:
    """One run over a fixed list of batches."""

    def __init__(self, model: EntailmentModel, plan: Plan, work: Path) -> None:
        """Set up the optimiser and the moving average.

        Args:
            model: What to train.
            plan: Settings.
            work: Folder of checkpoints and log.
        """
        self.model, self.plan, self.work = model, plan, work
        heads = [p for n, p in model.named_parameters() if not n.startswith("encoder")]
        body = [p for p in model.encoder.parameters() if p.requires_grad]
        self.optimiser = torch.optim.AdamW(
            [{"params": body, "peak": plan.rate}, {"params": heads, "peak": plan.head_rate}],
            lr=plan.rate,
            weight_decay=0.01,
            fused=True,
        )
        self.learning = {n: p for n, p in model.named_parameters() if p.requires_grad}
        self.mean = {n: p.detach().clone() for n, p in self.learning.items()}
        self.step, self.seconds = 0, 0.0

    def resume(self) -> None:
        """Continue from the last checkpoint of the work folder, if there is one."""
        path = self.work / "last.pt"
        if not path.exists():
            return
        state: dict[str, Any] = torch.load(path, weights_only=True)
        self.model.load_state_dict(state["model"], strict=False)
        self.optimiser.load_state_dict(state["optimiser"])
        self.mean, self.step = state["mean"], state["step"]
        self.seconds = state.get("seconds", 0.0)

    def save(self) -> None:
        """Write the state to resume from and the averaged weights of this step."""
        learnt = {n: p.detach() for n, p in self.learning.items()}
        state = {"model": learnt, "optimiser": self.optimiser.state_dict(), "mean": self.mean}
        torch.save(state | {"step": self.step, "seconds": self.seconds}, self.work / "part.pt")
        (self.work / "part.pt").replace(self.work / "last.pt")
        torch.save(self.mean, self.work / f"mean-{self.step:05d}.pt")

    def update(self, batch: Batch, progress: float) -> float:
        """Do one step at a share (0-1) of the run; returns its loss on pairs."""
        factor = shape(min(progress, 1.0), self.plan.warmup)
        for group in self.optimiser.param_groups:
            group["lr"] = group["peak"] * factor
        with torch.autocast("cpu", torch.bfloat16, enabled=NATIVE_BF16):
            states = self.model.states(batch.ids, batch.mask, batch.types).float()
        logits = self.model.classify(states, batch.types * batch.mask)
        loss = pair_loss(logits, batch, self.plan.smoothing)
        words = word_loss(self.model.words(states).squeeze(-1), batch.wrong)
        torch.autograd.backward(loss + self.plan.words * words)
        nn.utils.clip_grad_norm_(self.learning.values(), 1.0)
        self.optimiser.step()
        self.optimiser.zero_grad(set_to_none=True)
        decay = min(self.plan.average, (1 + self.step) / (10 + self.step))
        parts = [self.mean[n] for n in self.learning]
        torch._foreach_lerp_(parts, [p.detach() for p in self.learning.values()], 1 - decay)
        self.step += 1
        return float(loss.detach())

    def run(self, examples: Sequence[Example], encoded: Sequence[Encoded],
            check: Callable[[dict[str, torch.Tensor]], str]) -> None:  # fmt: skip
        """Train over all pairs once.

        Args:
            examples: The pass.
            encoded: The same pairs as tokens.
            check: Called with the averaged weights at every checkpoint; returns a line to log.
        """
        lengths = [len(item.ids) for item in encoded]
        todo = batches.order(lengths, self.plan.batch, Random(self.plan.seed))
        end = self.plan.stop or len(todo)
        self.model.train()
        begin, losses, first = time.monotonic(), list[float](), self.step
        for batch in batches.iterate(examples, encoded, todo[first:end]):
            before = time.monotonic()
            progress = self.progress(len(todo))
            losses.append(self.update(batch, progress))
            self.seconds += time.monotonic() - before
            if self.step % 50 == 0:
                rate = (self.step - first) * self.plan.batch / (time.monotonic() - begin)
                recent = sum(losses[-50:]) / len(losses[-50:])
                self.log(f"step {self.step}/{len(todo)} loss {recent:.4f} pairs/s {rate:.1f}")
            last = self.step == end or self.progress(len(todo)) >= 1
            if self.step % self.plan.every == 0 or last:
                self.save()
                self.log(check(self.mean))
                self.model.train()
            if last:
                return

    def progress(self, steps: int) -> float:
        """Return the share of the run that is done: of ``steps`` or, if more, of its minutes."""
        allowed = 60 * self.plan.minutes
        return max(self.step / steps, self.seconds / allowed if allowed else 0.0)

    def log(self, line: str) -> None:
        """Print a line and keep it in ``log.txt`` of the work folder."""
        stamped = f"{time.strftime('%H:%M:%S')} {line}"
        sys.stderr.write(stamped + "\n")
        with (self.work / "log.txt").open("a", encoding="utf-8") as handle:
            handle.write(stamped + "\n")
