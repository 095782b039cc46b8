"""How fast the judge is: `affidavit eval speed`."""

import asyncio
import importlib.util
import resource
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any

from agent.api import verify_claims
from agent.bootstrap import toolkit

PLACES = "Arden Brixham Calder Dunmore Elsford Farley Glenross Halden Ilford Jarrow".split()
THINGS = "depot library clinic warehouse museum office station bakery school harbour".split()
FACTS = (
    "The {thing} in {place} employs {a} people and serves about {b} visitors a week.",
    "Since {year} the {thing} in {place} has opened at {h} in the morning on weekdays.",
    "Repairs of the {thing} in {place} cost {b} euros and took {a} days to complete.",
    "Staff of the {thing} in {place} must report damage within {h} hours of noticing it.",
    "The {thing} in {place} was rebuilt in {year} after a fire had destroyed its roof.",
)
REWORDED = (
    ("employs", "has a staff of"),
    ("people and serves about", "and receives roughly"),
    ("has opened at", "opens its doors at"),
    ("cost", "came to"),
    ("took", "needed"),
    ("must report damage within", "have to report any damage no later than"),
    ("of noticing", "after noticing"),
    ("was rebuilt", "was built again"),
    ("had destroyed", "destroyed"),
)
COMPARED = {"deberta-v3-base": 20, "flan-t5-large": 4}  # pairs to time; they are slow


def facts(count: int, seed: int) -> list[str]:
    """Return ``count`` different sentences with names, numbers and dates."""
    random = Random(seed)
    return [
        random.choice(FACTS).format(
            thing=random.choice(THINGS),
            place=random.choice(PLACES),
            a=random.randint(2, 400),
            b=random.randint(500, 9000),
            h=random.randint(2, 11),
            year=random.randint(1990, 2024),
        )
        for _ in range(count)
    ]


def cases(count: int, seed: int) -> list[tuple[str, list[str]]]:
    """Return claims, each with five evidence sentences of which one says it in other words."""
    texts = facts(count * 5, seed)
    return [(reworded(texts[5 * i]), texts[5 * i : 5 * i + 5]) for i in range(count)]


def reworded(fact: str) -> str:
    """Return what ``fact`` says, in other words."""
    for old, new in REWORDED:
        fact = fact.replace(old, new)
    return fact


def run() -> dict[str, Any]:
    """Return milliseconds a pair and a claim, seconds for 180 claims, and peak memory in MB."""
    verify_claims(cases(4, seed=1))
    single = sorted(_milliseconds(partial(verify_claims, [c])) for c in cases(200, seed=2))
    pairs = [(evidence[0], claim) for claim, evidence in cases(400, seed=3)]
    pair_ms = _milliseconds(lambda: asyncio.run(toolkit().entailment.entail(pairs))) / len(pairs)
    draft = cases(180, seed=4)
    return {
        "pair_ms": pair_ms,
        "claim_ms_p50": statistics.median(single),
        "claim_ms_p95": single[int(len(single) * 0.95)],
        "draft_180_claims_s": _milliseconds(lambda: verify_claims(draft)) / 1000,
        "rss_mb": peak_mb(),
        "compared_pair_ms": compared(pairs),
    }


def compared(pairs: Sequence[tuple[str, str]]) -> dict[str, float | str]:
    """Return milliseconds a pair of larger models with random weights, where torch is there.

    Their speed does not depend on their weights; texts are stood for by as many random tokens.
    """
    if importlib.util.find_spec("torch") is None:
        return dict.fromkeys(COMPARED, "not measured: torch is not installed (extra `hf`)")
    import torch

    tokens = round(statistics.mean(len(f"{p} {c}".split()) * 1.3 for p, c in pairs))
    found: dict[str, float | str] = {}
    for name, count in COMPARED.items():
        forward = _random_model(name, tokens)
        with torch.inference_mode():
            forward()
            spent = [_milliseconds(forward) for _ in range(count)]
        found[name] = statistics.median(spent)
    return found


def _random_model(name: str, tokens: int) -> Callable[[], Any]:
    import torch
    from transformers import (
        DebertaV2Config,
        DebertaV2ForSequenceClassification,
        T5Config,
        T5ForConditionalGeneration,
    )

    ids = torch.randint(10, 30_000, (1, tokens))
    if name == "deberta-v3-base":
        config = DebertaV2Config(
            vocab_size=128_100,
            relative_attention=True,
            position_buckets=256,
            pos_att_type=["p2c", "c2p"],
            norm_rel_ebd="layer_norm",
            share_att_key=True,
            position_biased_input=False,
            type_vocab_size=0,
        )
        classifier = DebertaV2ForSequenceClassification(config).eval()
        return lambda: classifier(input_ids=ids)
    config = T5Config(
        d_model=1024,
        d_kv=64,
        d_ff=2816,
        num_layers=24,
        num_heads=16,
        feed_forward_proj="gated-gelu",
    )
    writer = T5ForConditionalGeneration(config).eval()
    start = torch.zeros((1, 1), dtype=torch.long)
    return lambda: writer(input_ids=ids, decoder_input_ids=start)


def _milliseconds(work: Callable[[], Any]) -> float:
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def peak_mb() -> float:
    """Return the most memory that this process has used, in MB."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1024 * 1024 if sys.platform == "darwin" else 1024)
