"""Build the reader of questions: ``python -m evals.train_answers --work DIR``.

The upper layers of the large entailment model learn to tell whether a statement answers a
question; the lower ones, its embeddings and its tokenizer are shared. It is trained as it is
stored, on the questions of ``evals.training.questions``, and looked at on organisations in sight.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import torch

from agent.writer.drafting.relevance import READ
from evals import datasets
from evals.training import batches, encoders, pack, questions, torch_scores
from evals.training.loop import Plan, Trainer
from evals.training.model import build
from evals.training.questions import Asked
from evals.training.stored import Stored

WEIGHTS = Path(__file__).parents[1] / "agent/models/weights"
BASE, DEFAULT_OUT = WEIGHTS / "nli-mpnet-base", WEIGHTS / "answers-mpnet-base"
SHARED = 6  # layers
MAX_TOKENS = 160
IN_SIGHT = ("asks-hospital", "asks-transport", "asks-housing")


def in_sight() -> list[Asked]:
    """Return the questions on organisations that are in sight."""
    found = list[Asked]()
    for name in IN_SIGHT:
        folder = datasets.OWN / name
        documents = {
            str(path.relative_to(folder / "corpus")): path.read_text("utf-8")
            for path in sorted((folder / "corpus").rglob("*"))
            if path.is_file()
        }
        lines = (folder / "questions.jsonl").read_text("utf-8").splitlines()
        asked = [json.loads(line) for line in lines]
        rows = [
            {"question": r["question"], "answers": [{"file": "", "text": q} for q in r["quotes"]]}
            for r in asked
        ]
        row = {"name": name, "documents": documents, "questions": rows}
        found += questions.of_organisation(row)
    return found


def figures(asked: Sequence[Asked], read: Sequence[np.ndarray]) -> str:
    """Return how often a statement that answers is put first, and how sure the first one is.

    Args:
        asked: questions.
        read: the probability that each of its first ``READ`` statements answers it.
    """
    first = [int(np.argmax(p)) in a.right for a, p in zip(asked, read, strict=True) if _answered(a)]
    own = [0 in a.right for a in asked if _answered(a)]
    most = [(bool(a.right), float(p.max())) for a, p in zip(asked, read, strict=True)]
    sure = [np.mean([m for right, m in most if right is wanted]) for wanted in (True, False)]
    return (
        f"first {np.mean(first):.3f} of {len(first)}, by the signals {np.mean(own):.3f};"
        f" most sure where answered {sure[0]:.2f}, where not {sure[1]:.2f}"
    )


def _answered(asked: Asked) -> bool:
    return any(i < READ for i in asked.right)


def main() -> None:
    """Train, then write the folder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--work", type=Path, required=True, help="checkpoints and log")
    parser.add_argument("--minutes", type=float, default=60, help="length of the training")
    parser.add_argument("--passes", type=int, default=2, help="most passes over the questions")
    parser.add_argument("--out", type=Path, default=DEFAULT_OUT, help="model folder to write")
    options = parser.parse_args()
    folder = options.work / "answers"
    folder.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(5)
    encoder = encoders.folder(encoders.MPNET, options.work)
    stored, shadow = Stored(BASE, encoder), build(encoder)
    stored.fix(SHARED)
    plan = Plan(
        rate=6e-5, head_rate=1.2e-4, smoothing=0.02, words=0.0, average=0.99, every=1000,
        minutes=options.minutes, seed=5,
    )  # fmt: skip
    trainer = Trainer(stored.model, plan, folder)
    trainer.resume()
    known = in_sight()
    asked = list(questions.asked())
    pairs = [e for i in range(options.passes) for e in questions.examples(asked, 5 + i)]
    encoded = batches.encode(pairs, batches.load_tokenizer(encoder, MAX_TOKENS), MAX_TOKENS)
    trainer.log(f"{len(pairs)} pairs, {sum(e.target[0] == 1 for e in pairs)} of them answers")

    def check(mean: dict[str, torch.Tensor]) -> str:
        shadow.load_state_dict(stored.plain(mean), strict=False)
        scorer = torch_scores.scorer(shadow, encoder, MAX_TOKENS)
        read = [scorer([(s.in_place, a.question) for s in a.offered[:READ]])[:, 0] for a in known]
        return figures(known, read)

    trainer.run(pairs, encoded, check)
    newest = max(folder.glob("mean-*.pt"))
    stored.write(torch.load(newest, weights_only=True), options.out, beside=True)
    sha256 = pack.set_temperature(options.out, 1.0)
    sys.stdout.write(f"{options.out}: {sha256}\n")


if __name__ == "__main__":
    main()
