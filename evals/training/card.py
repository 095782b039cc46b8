"""The model card of the judge, written from measured figures."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from sklearn.metrics import roc_auc_score

from evals.training import score
from evals.training.pack import Drift


@dataclass(frozen=True)
class Figures:
    """Everything measured on the development data, without the product's rules.

    Attributes:
        threshold: The one threshold on support used throughout.
        dev: Balanced accuracy of each dev set at ``threshold``.
        areas: Area under the ROC curve of each dev set.
        at_half: Mean balanced accuracy at threshold 0.5.
        kinds: (right, cases) of each challenge kind.
        challenge: Balanced accuracy over all challenge cases.
        challenge_area: Area under the ROC curve over all challenge cases.
        twins: Share of challenge pairs judged right on both sides.
        errors: Count of challenge errors by (kind, label).
    """

    threshold: float
    dev: dict[str, float]
    areas: dict[str, float]
    at_half: float
    kinds: dict[str, tuple[int, int]]
    challenge: float
    challenge_area: float
    twins: float
    errors: Counter[tuple[str, str]]

    @property
    def mean(self) -> float:
        """Mean balanced accuracy over the dev sets."""
        return float(np.mean(list(self.dev.values())))


def measure(dev: Sequence[score.Case], hard: Sequence[score.Case], scorer: score.Scorer) -> Figures:
    """Score a model on the dev sets and on the challenge.

    Args:
        dev: Development cases.
        hard: Challenge cases.
        scorer: From pairs to class probabilities.
    """
    scores, judged = score.support(dev, scorer), score.support(hard, scorer)
    threshold, _ = score.best_threshold(dev, scores)
    truth = np.array([case.supported for case in hard])
    right = (judged > threshold) == truth
    kinds = {
        kind: (int(right[index].sum()), len(index)) for kind, index in score.by_group(hard).items()
    }
    errors = Counter(
        (case.group, case.label) for case, ok in zip(hard, right, strict=True) if not ok
    )
    return Figures(
        threshold=threshold,
        dev=score.accuracies(dev, scores, threshold),
        areas=score.areas(dev, scores),
        at_half=float(np.mean(list(score.accuracies(dev, scores, 0.5).values()))),
        kinds=kinds,
        challenge=score.balanced(truth, judged > threshold),
        challenge_area=float(roc_auc_score(truth, judged)),
        twins=score.pairs_right(hard, judged, threshold),
        errors=errors,
    )


def dev_table(figures: Figures) -> str:
    """Return the dev figures as a Markdown table."""
    lines = ["| dev set | balanced accuracy | AUC |", "| --- | --- | --- |"]
    for name in sorted(figures.dev):
        lines.append(f"| {name} | {figures.dev[name]:.3f} | {figures.areas[name]:.3f} |")
    area = float(np.mean(list(figures.areas.values())))
    lines.append(f"| **mean of {len(figures.dev)}** | **{figures.mean:.3f}** | **{area:.3f}** |")
    return "\n".join(lines)


def challenge_table(figures: Figures) -> str:
    """Return the challenge figures by kind as a Markdown table, with the errors by label."""
    lines = ["| kind | right | errors by true label |", "| --- | --- | --- |"]
    ranked = sorted(figures.kinds, key=lambda k: figures.kinds[k][0] / figures.kinds[k][1])
    for kind in ranked:
        right, total = figures.kinds[kind]
        wrong = sorted((label, n) for (k, label), n in figures.errors.items() if k == kind)
        text = ", ".join(f"{label} {n}" for label, n in wrong)
        lines.append(f"| {kind} | {right} / {total} | {text} |")
    return "\n".join(lines)


def licences(sources: Path, used: Sequence[str]) -> str:
    """Return origin and licence of the public sets used, as Markdown lines."""
    entries = json.loads(sources.read_text(encoding="utf-8"))
    lines = [
        f"- {entry['dataset']}: {entry['repo']} — {entry['licence']}"
        for entry in entries
        if entry["dataset"] in used
    ]
    return "\n".join(lines)


def write(path: Path, figures: Figures, drift: Drift, parts: dict[str, str]) -> None:
    """Write the card.

    Args:
        path: ``README.md`` of the model folder.
        figures: Development figures.
        drift: What int8 costs.
        parts: ``name``, ``about``, ``sha256``, ``temperature``, ``data`` (Markdown), ``recipe`` and
            ``tries``, ``weights`` (the file that holds them) and ``size`` (the option to rebuild).
    """
    text = f"""# {parts["name"]}

{parts["about"]}
Licence: Apache-2.0.

- Input: premise (evidence) first, hypothesis (claim) second, encoded as a BERT pair:
  `input_ids`, `attention_mask`, `token_type_ids`, each `[batch, tokens]` int64. At most 256 tokens,
  cut from the premise only.
- Output: `logits` `[batch, 3]` in the order support, neutral, contradict. Divide by `temperature`
  ({parts["temperature"]}, fitted on the dev sets) before the softmax.
- Weights (`{parts["weights"]}`) sha256 `{parts["sha256"]}`.
- As stored against float32: logits differ by {drift.mean_logit:.3f} on average (at most
  {drift.most_logit:.2f}), support by {drift.mean_support:.4f}; the top class is the same in
  {drift.same_class:.1%} of pairs.
- On x86 without VNNI set onnxruntime's `session.x64quantprecision` to 1, as the product does: the
  fast int8 kernels cut sums off there, and the output is noise.
- Rebuild: `python -m evals.train_judge --data DIR --work DIR --size {parts["size"]}` (extra `hf`).

It was made for premises of one to three sentences (15-90 words), headings in front, rows of
tables as sentences, and joined windows of several sources. English only. Arithmetic, unit
conversion and exact comparison of numbers are the business of the product's rules.

## Figures

Without rules. The support of a claim is that of its best window (runs of one to three sentences,
the six nearest by words, and the whole or the nearest 120 words); of a claim of several sentences,
the lowest of them. One threshold
({figures.threshold:.2f}) for all sets, chosen on them; at 0.5 the mean is {figures.at_half:.3f}.
No row of these sets was trained on; threshold, temperature and length of training were chosen on
them.

{dev_table(figures)}

Challenge (499 hand-written cases, supported against the rest): balanced accuracy
{figures.challenge:.3f}, AUC {figures.challenge_area:.3f}, both twins of a pair right
{figures.twins:.3f}.

{challenge_table(figures)}

## Training

{parts["recipe"]}

{parts["tries"]}

## Data

{parts["data"]}
"""
    path.write_text(text, encoding="utf-8")
